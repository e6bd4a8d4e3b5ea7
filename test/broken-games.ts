/** Games with one defect, each under the law that it breaks. */

import { nuts, spec } from '../examples/nuts/rules/index.ts';
import { KINDS } from '../examples/nuts/rules/kinds.ts';
import { type NutsRules, rules } from '../examples/nuts/rules/rules.ts';
import { oneDrawn } from '../src/engine/chance.ts';
import { tell, whisper } from '../src/engine/facts.ts';
import { defineGame, type Imagined } from '../src/engine/game.ts';
import { openQuestion } from '../src/engine/kernel.ts';
import { phrase } from '../src/engine/phrases.ts';
import { each, SEATS } from '../src/engine/seats.ts';
import type { LawName } from './laws.ts';

type Spec = typeof spec & Pick<typeof nuts, 'imagine'>;
type Broken = { readonly law: LawName; readonly how: string; readonly game: Imagined };

const broken = (
  law: LawName,
  how: string,
  { imagine = nuts.imagine, ...wrong }: Partial<Spec>,
  wrongRules: Partial<NutsRules> = {},
): Broken => ({
  law,
  how,
  game: { ...defineGame({ ...spec, ...wrong }, { ...rules, ...wrongRules }), imagine },
});

let moves = 0;
let games = 0;

export const BROKEN: readonly Broken[] = [
  broken(
    'someoneActs',
    'a player with two nuts cannot drop any',
    {},
    {
      drop: {
        ...rules.drop,
        moves: (s, seat) => (s.players[seat].hand.length === 2 ? [] : rules.drop.moves(s, seat)),
      },
    },
  ),
  broken(
    'conserves',
    'a shell comes from nowhere',
    {},
    {
      reap(s, out, seat) {
        s.bank += 1;
        rules.reap(s, out, seat);
      },
    },
  ),
  broken(
    'lists',
    'a pair can be dropped twice',
    {},
    {
      drop: { ...rules.drop, moves: (s, seat) => s.players[seat].hand.map((nut) => phrase('drop', nut)) },
    },
  ),
  broken('lists', 'a legal move throws', {
    asides: () => ['cry'],
    aside: () => {
      throw new Error('no tears');
    },
  }),
  broken('lists', 'the sample of a pattern does not fit it', {
    patterns: [{ pattern: 'say: …', fits: () => false, sample: () => 'say: what' }],
  }),
  broken('refuses', 'checking whether a text fits changes the state', {
    patterns: [
      {
        pattern: 'say: …',
        fits(s, seat, move) {
          if (s.winked.length < 20) s.winked.push(seat);
          return move === 'say: crack';
        },
        sample: () => 'say: crack',
      },
    ],
  }),
  broken('views', 'a table holds an undefined value', {
    table: (s, common) => ({ ...spec.table(s, common), odd: undefined }),
  }),
  broken('views', 'a hand has null instead of a missing field', {
    hand: (s, seat, common) => ({ ...spec.hand(s, seat, common), odd: null }),
  }),
  broken('views', 'a hand holds a value that is not JSON', {
    hand: (s, seat, common) => ({ ...spec.hand(s, seat, common), odd: new Map() }),
  }),
  broken('views', 'the seats to act are in the order of the answers', {
    table: (s, common) => ({
      ...spec.table(s, common),
      toAct: [...(openQuestion(s)?.asked ?? [])].reverse(),
    }),
  }),
  broken('views', 'a watcher has legal moves', {
    table: (s, common) => ({ ...spec.table(s, common), legal: ['draw'] }),
  }),
  broken('views', 'a hand repeats fields of players from the table', {
    hand: (s, seat, common) => ({
      ...spec.hand(s, seat, common),
      players: each(s.seats, (one) => ({ shells: s.players[one].shells })),
    }),
  }),
  broken('views', 'only the first hand has fields of players', {
    hand: (s, seat, common) =>
      seat === 'A' ? { ...spec.hand(s, seat, common), players: each(s.seats, () => ({})) } : spec.hand(s, seat, common),
  }),
  broken(
    'late',
    'a timeout may drop a nut that the player does not hold',
    {},
    {
      drop: { ...rules.drop, late: () => phrase('drop', 'walnut') },
    },
  ),
  broken(
    'leadsOn',
    'the active player is asked twice',
    {},
    { turn: { ...rules.turn, who: (_, seat) => [seat, seat] } },
  ),
  broken('laysOpen', 'the top of the pile lies open', {
    table: (s, common) => ({ ...spec.table(s, common), top: s.pile[0] ?? 'none' }),
  }),
  broken('laysOpen', 'the table shows the random state', {
    table: (s, common) => ({ ...spec.table(s, common), rng: s.chance.rng[0] }),
  }),
  broken('laysOpen', 'the table shows the nuts of the first seat', {
    table: (s, common) => ({ ...spec.table(s, common), hand: [...s.players.A.hand] }),
  }),
  broken('imagines', 'each sees the top of the pile', {
    hand: (s, seat, common) => ({ ...spec.hand(s, seat, common), top: s.pile[0] ?? 'none' }),
  }),
  broken('imagines', "each player sees their neighbour's nuts", {
    hand: (s, seat, common) => ({
      ...spec.hand(s, seat, common),
      next: s.players[seat === 'A' ? 'B' : 'A'].hand.join(),
    }),
  }),
  broken('imagines', 'all imagined hands are walnuts', {
    imagine(sight, rng) {
      const t = nuts.imagine(sight, rng);
      for (const seat of t.seats) if (seat !== sight.view.me) t.players[seat].hand.fill('walnut');
      return t;
    },
  }),
  broken(
    'keepsSecrets',
    'a viewer may choose from what others hold',
    {},
    {
      vote: {
        ...rules.vote,
        moves: (s, seat, ...rest) =>
          rules.vote.moves(s, seat, ...rest).filter((_, i) => i === 0 || !s.players.A.hand.includes('almond')),
      },
    },
  ),
  broken('imagines', 'imagining throws', {
    imagine: () => {
      throw new Error('no fantasy');
    },
  }),
  broken(
    'pure',
    'the outcome depends on how often the move was played',
    {},
    {
      reap(s, out, seat) {
        moves += 1;
        tell(out, seat, 'counted', moves);
        rules.reap(s, out, seat);
      },
    },
  ),
  broken('pure', 'a view advances the random state', {
    table: (s, common) => ({
      ...spec.table(s, common),
      pile: s.pile.length + 0 * oneDrawn(s.chance, [1, 2]),
    }),
  }),
  broken('survivesJson', 'the state holds a set', {
    start: (set) => Object.assign(spec.start(set), { seen: new Set(['A']) }),
  }),
  broken('survivesJson', 'the state holds a sparse list', {
    start: (set) => Object.assign(spec.start(set), { seen: [undefined] }),
  }),
  broken('seals', 'all see how many have answered', {
    table: (s, common) => ({ ...spec.table(s, common), given: openQuestion(s)?.answers.length ?? 0 }),
  }),
  broken('seals', 'each hand shows how many have answered', {
    hand: (s, seat, common) => ({ ...spec.hand(s, seat, common), given: openQuestion(s)?.answers.length ?? 0 }),
  }),
  broken('asidesStand', 'a wink takes back answers', {
    aside(s, out, seat, move) {
      openQuestion(s)?.answers.splice(0);
      return spec.aside?.(s, out, seat, move);
    },
  }),
  broken('asidesStand', 'a wink closes the question silently', {
    aside(s, _, seat) {
      s.winked.push(seat);

      if (s.agenda.length > 1) s.agenda.pop();
    },
  }),
  broken(
    'staysOpen',
    'all hear what was drawn',
    {},
    {
      turn: {
        ...rules.turn,
        ask: 'one',
        then(s, out, answer, seat) {
          const steps = rules.turn.then(s, out, answer, seat);
          if (answer[0] === 'draw') tell(out, seat, 'holds', s.players[seat].hand.at(-1) ?? '');
          return steps;
        },
      },
    },
  ),
  broken(
    'keepsSecrets',
    'a neighbour hears what was drawn',
    {},
    {
      turn: {
        ...rules.turn,
        ask: 'one',
        then(s, out, answer, seat) {
          const steps = rules.turn.then(s, out, answer, seat);
          const other = s.seats.find((one) => one !== seat);
          if (answer[0] === 'draw' && other !== undefined)
            whisper(out, [other], seat, 'holds', s.players[seat].hand.at(-1) ?? '');
          return steps;
        },
      },
    },
  ),
  broken(
    'staysOpen',
    'a player with a pair is not asked which nut to drop',
    {},
    {
      drop: {
        ...rules.drop,
        given(s, seat) {
          const kinds = KINDS.filter((kind) => s.players[seat].hand.includes(kind));
          const [only, another] = kinds;
          return only !== undefined && another === undefined ? phrase('drop', only) : undefined;
        },
      },
    },
  ),
  broken(
    'staysOpen',
    'only holders of the claimed nut are asked to doubt',
    {},
    {
      doubt: {
        ...rules.doubt,
        who: (s, by, nut) => rules.doubt.who(s, by).filter((seat) => s.players[seat].hand.includes(nut)),
      },
    },
  ),
  broken(
    'staysOpen',
    'a true claim pays at once',
    {},
    {
      turn: {
        ...rules.turn,
        ask: 'one',
        then(s, out, answer, seat) {
          const steps = rules.turn.then(s, out, answer, seat);
          const [verb, nut] = answer;
          if (verb === 'claim' && nut !== undefined && s.players[seat].hand.includes(nut) && s.bank > 1) {
            s.bank -= 1;
            s.players[seat].shells += 1;
          }
          return steps;
        },
      },
    },
  ),
  broken('neverThrows', 'four cannot be dealt', {
    start(set) {
      if (set.seats.length === 4) throw new Error('too few nuts');
      return spec.start(set);
    },
  }),
  broken('neverThrows', 'the hand of a missing seat is read', {
    asides: () => ['point at …'],
    aside() {},
    patterns: [
      {
        pattern: 'point at …',
        fits: (s, _, move) => SEATS.some((seat) => move === `point at ${seat}` && s.players[seat].hand.length > 0),
        sample: (s) => `point at ${s.seats.find((seat) => s.players[seat].hand.length > 0)}`,
      },
    ],
  }),
  broken('ends', 'the bank never runs out', { longest: () => 30 }),
  broken('replays', 'the first player depends on the number of games played', {
    start(set) {
      games += 1;
      return spec.start({ ...set, first: set.seats[games % 2] });
    },
  }),
];
