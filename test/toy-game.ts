/** Nuts: a small game of bluff that uses all the engine has. The tests of the engine and of the laws stand on it. */
import { draw, mix, type Rng } from '../src/engine/chance.ts';
import { tell, type Viewer, whisper } from '../src/engine/facts.ts';
import type { GameSpec, Rules, Sight, StateOf } from '../src/engine/game.ts';
import { dropRest, finish, newState } from '../src/engine/kernel.ts';
import { choice, knownOptions } from '../src/engine/options.ts';
import { phrase, phrases, words } from '../src/engine/phrases.ts';
import { type Each, each, others, SEATS, type Seat } from '../src/engine/seats.ts';
import { imagineState } from '../src/engine/sight.ts';

export const KINDS = ['almond', 'hazel', 'walnut'] as const;
export type Nut = (typeof KINDS)[number];
const isNut = (word: unknown): word is Nut => KINDS.some((kind) => kind === word);

const COPIES = 6;
const HAND = 3;
const SHELLS = 8;

export type Steps = {
  deal: [];
  turn: [Seat];
  next: [];
  doubt: [by: Seat, nut: Nut];
  reap: [Seat];
  drop: [Seat];
  vote: [];
  wink: [at: Seat, by: Seat];
};
export type Asks = {
  turn: readonly ['draw' | 'call'] | readonly ['claim', Nut];
  doubt: readonly ['doubt'];
  drop: readonly ['drop', Nut];
  vote: readonly ['for', Seat];
  wink: readonly ['smile' | 'frown'];
};

type Player = { hand: Nut[]; shells: number; dropped: Nut[] };
export type Nuts = StateOf<Steps> & {
  readonly fair: boolean;
  players: Each<Player>;
  pile: Nut[];
  bank: number;
  turn: Seat;
  /** Who has winked this turn. */
  winked: Seat[];
};

export type NutsView = {
  readonly turn: Seat;
  readonly fair: boolean;
  readonly pile: number;
  readonly bank: number;
  readonly winked: readonly Seat[];
  readonly claim: { readonly by: Seat; readonly nut: Nut } | null;
  readonly players: Each<{ readonly nuts: number; readonly shells: number; readonly dropped: readonly Nut[] }>;
  readonly hand?: readonly Nut[];
};

const CLAIM = phrases('claim', KINDS);
const DROP = phrases('drop', KINDS);
const FOR = phrases('for', SEATS);
const [DRAW, CALL, DOUBT] = [phrase('draw'), phrase('call'), phrase('doubt')];
const [SMILE, FROWN] = [phrase('smile'), phrase('frown')];

const alive = (s: Nuts, seat: Seat): boolean => s.players[seat].hand.length > 0;
const rivals = (s: Nuts, seat: Seat): Seat[] => others(s.seats, seat).filter((other) => alive(s, other));

export type NutsRules = Rules<Nuts, Steps, Asks>;

export const rules = {
  deal(s, out) {
    for (const seat of s.seats) whisper(out, [seat], seat, 'got', ...s.players[seat].hand);
  },

  next(s) {
    const [seat] = rivals(s, s.turn);
    s.winked = [];
    if (seat === undefined) return;
    s.turn = seat;
    return [['turn', seat], ['next']];
  },

  // claim a nut for a shell, draw a nut and drop one, or call a vote
  turn: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: (s) => [...(s.pile.length > 0 ? [DRAW] : []), CALL, ...KINDS.map((nut) => CLAIM[nut])],
    then(s, out, [verb, nut], seat) {
      tell(out, seat, 'announced', verb, ...(nut === undefined ? [] : [nut]));
      if (verb === 'claim' && nut !== undefined)
        return [
          ['doubt', seat, nut],
          ['reap', seat],
        ];
      if (verb === 'call') return [['vote']];
      drawNut(s, out, seat);
      return [['drop', seat]];
    },
  },

  doubt: {
    ask: 'any',
    fair: (s) => s.fair,
    who: (s, by) => rivals(s, by),
    moves: () => [DOUBT],
    then(s, out, doubter, by, nut) {
      if (doubter === undefined) return;
      tell(out, doubter.seat, 'doubted', by);
      const { hand } = s.players[by];
      if (!hand.includes(nut)) {
        dropRest(s);
        tell(out, by, 'bluffed', nut);
        return [['drop', by]];
      }
      tell(out, by, 'showed', nut);
      hand.splice(hand.indexOf(nut), 1);
      s.pile.push(nut);
      drawNut(s, out, by);
      return [['drop', doubter.seat]];
    },
  },

  reap(s, out, seat) {
    s.bank -= 1;
    s.players[seat].shells += 1;
    tell(out, seat, 'reaped');
    if (s.bank === 0) end(s, out);
  },

  drop: {
    ask: 'one',
    who: (s, seat) => (alive(s, seat) ? [seat] : []),
    moves: (s, seat) => [...new Set(s.players[seat].hand)].map((nut) => DROP[nut]),
    given(s, seat) {
      const [only, another] = s.players[seat].hand;
      return only !== undefined && another === undefined ? DROP[only] : undefined;
    },
    then(s, out, [, nut], seat) {
      const { hand, dropped } = s.players[seat];
      hand.splice(hand.indexOf(nut), 1);
      dropped.push(nut);
      tell(out, seat, 'dropped', nut);
      if (s.seats.filter((one) => alive(s, one)).length === 1) end(s, out);
    },
  },

  // everybody votes; one who is late votes for nobody
  vote: {
    ask: 'all',
    who: (s) => s.seats.filter((seat) => alive(s, seat)),
    moves: (s, seat) => rivals(s, seat).map((at) => FOR[at]),
    late: () => undefined,
    then(s, out, answers) {
      for (const { seat, words: said } of answers) tell(out, seat, 'voted', said[1]);
      const votes = (at: Seat) => answers.filter(({ words: said }) => said[1] === at).length;
      const most = Math.max(...s.seats.map(votes));
      const [only, another] = s.seats.filter((seat) => votes(seat) === most);
      if (most > 0 && only !== undefined && another === undefined) return [['drop', only]];
    },
  },

  wink: {
    ask: 'one',
    who: (_, at) => [at],
    moves: () => [FROWN, SMILE],
    then(_, out, [word], at, by) {
      tell(out, at, word === 'smile' ? 'smiled' : 'frowned', by);
    },
  },
} satisfies NutsRules;

const drawNut = (s: Nuts, out: Parameters<typeof tell>[0], seat: Seat): void => {
  const nut = draw(s.chance, s.pile);
  s.players[seat].hand.push(nut);
  tell(out, seat, 'drew');
  whisper(out, [seat], seat, 'got', nut);
};

const end = (s: Nuts, out: Parameters<typeof tell>[0]): void => {
  const best = Math.max(...s.seats.map((seat) => s.players[seat].shells));
  const winners = s.seats.filter((seat) => s.players[seat].shells === best);
  tell(out, 'over', ...winners);
  finish(s, winners);
};

const OPTIONS = [{ name: 'doubts', of: ['first', 'fair'], default: 'first' }];

const deck = (): Nut[] => KINDS.flatMap((kind) => Array.from({ length: COPIES }, () => kind));

const claimOf = (s: Nuts): NutsView['claim'] => {
  const step = s.agenda.at(-1)?.steps[0];
  return step?.[0] === 'doubt' ? { by: step[1], nut: step[2] } : null;
};

export const spec: GameSpec<Nuts, 'first' | 'fair', NutsView> = {
  id: 'nuts',
  version: 3,
  players: [2, 5],
  options: OPTIONS,
  read(raw) {
    knownOptions(raw, OPTIONS);
    return choice(raw, 'doubts', ['first', 'fair']);
  },
  start(set) {
    const { seats, chance } = set;
    const pile = deck();
    const players = each(seats, (seat): Player => {
      const line =
        set.deal
          ?.find(({ key }) => key === seat)
          ?.text.split(' ')
          .filter(isNut) ?? [];
      return { hand: line.map((nut) => pile.splice(pile.indexOf(nut), 1)[0] ?? nut), shells: 0, dropped: [] };
    });
    for (const seat of seats) while (players[seat].hand.length < HAND) players[seat].hand.push(draw(chance, pile));
    const turn = set.first ?? 'A';
    return {
      ...newState<Steps>(set, [['deal'], ['turn', turn], ['next']]),
      fair: set.options === 'fair',
      players,
      pile,
      bank: SHELLS,
      turn,
      winked: [],
    };
  },
  view: (s, viewer: Viewer) => ({
    turn: s.turn,
    fair: s.fair,
    pile: s.pile.length,
    bank: s.bank,
    winked: [...s.winked],
    claim: claimOf(s),
    players: each(s.seats, (seat) => {
      const { hand, shells, dropped } = s.players[seat];
      return { nuts: hand.length, shells, dropped: [...dropped] };
    }),
    ...(viewer === undefined ? {} : { hand: [...s.players[viewer].hand] }),
  }),

  // one may wink once a turn, whatever is asked, and say a word at any time
  asides: (s, seat) =>
    alive(s, seat)
      ? [...(s.winked.includes(seat) ? [] : rivals(s, seat).map((at) => `wink ${at}`)), 'say: …']
      : ['say: …'],
  aside(s, out, seat, move) {
    if (move.startsWith('say: ')) return tell(out, seat, 'says', move.slice('say: '.length));
    const at = s.seats.find((one) => one === words(move)[1]);
    s.winked.push(seat);
    tell(out, seat, 'winked', at ?? '');
    return at === undefined ? undefined : [['wink', at, seat]];
  },
  patterns: [
    {
      pattern: 'say: …',
      fits: (_, __, move) => /^say: [a-z ]{1,20}$/.test(move),
      sample: (_, __, rng) => `say: ${mix(rng, ['crack', 'shell', 'tree']).join(' ')}`,
    },
  ],
  imagine(sight: Sight<NutsView>, rng: Rng) {
    const { view } = sight;
    const pool = mix(rng, deck());
    const remove = (nuts: readonly Nut[]) => nuts.map((nut) => pool.splice(pool.indexOf(nut), 1)[0] ?? nut);
    const mine = remove(view.hand ?? []);
    for (const seat of view.seats) remove(view.players[seat].dropped);
    return {
      ...imagineState<Steps>(sight, rng),
      fair: view.fair,
      players: each(view.seats, (seat) => {
        const { nuts, shells, dropped } = view.players[seat];
        return { hand: seat === view.me ? mine : pool.splice(0, nuts), shells, dropped: [...dropped] };
      }),
      pile: pool,
      bank: view.bank,
      turn: view.turn,
      winked: [...view.winked],
    };
  },
  releases: ['got', 'showed', 'bluffed', 'dropped'],
  conserved: (s) => ({
    shells: s.seats.reduce((sum, seat) => sum + s.players[seat].shells, s.bank),
    nuts: [...s.pile, ...s.seats.flatMap((seat) => [...s.players[seat].hand, ...s.players[seat].dropped])]
      .sort()
      .join(' '),
  }),
  longest: (players) => 400 * players,
};
