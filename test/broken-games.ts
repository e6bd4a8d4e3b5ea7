/** Games with one thing wrong, each under the law that it breaks. */

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
    'one who holds two nuts cannot drop any',
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
  broken('lists', 'what a random player says does not fit', {
    patterns: [{ pattern: 'say: …', fits: () => false, sample: () => 'say: what' }],
  }),
  broken('refuses', 'asking whether a text fits leaves a trace', {
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
  broken('views', 'a hand says null where nothing is', {
    hand: (s, seat, common) => ({ ...spec.hand(s, seat, common), odd: null }),
  }),
  broken('views', 'a hand holds something that is no JSON', {
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
  broken('views', 'a hand says of players what the table says', {
    hand: (s, seat, common) => ({
      ...spec.hand(s, seat, common),
      players: each(s.seats, (one) => ({ shells: s.players[one].shells })),
    }),
  }),
  broken('views', 'the first hand alone speaks of players', {
    hand: (s, seat, common) =>
      seat === 'A' ? { ...spec.hand(s, seat, common), players: each(s.seats, () => ({})) } : spec.hand(s, seat, common),
  }),
  broken(
    'late',
    'one who is late drops a nut that he may not have',
    {},
    {
      drop: { ...rules.drop, late: () => phrase('drop', 'walnut') },
    },
  ),
  broken(
    'leadsOn',
    'the active player is asked twice over',
    {},
    { turn: { ...rules.turn, who: (_, seat) => [seat, seat] } },
  ),
  broken('laysOpen', 'the top of the pile lies open', {
    table: (s, common) => ({ ...spec.table(s, common), top: s.pile[0] ?? 'none' }),
  }),
  broken('laysOpen', 'the table shows chance itself', {
    table: (s, common) => ({ ...spec.table(s, common), rng: s.chance.rng[0] }),
  }),
  broken('laysOpen', 'the table shows the nuts of the first seat, as they see them', {
    table: (s, common) => ({ ...spec.table(s, common), hand: [...s.players.A.hand] }),
  }),
  broken('imagines', 'each sees the top of the pile', {
    hand: (s, seat, common) => ({ ...spec.hand(s, seat, common), top: s.pile[0] ?? 'none' }),
  }),
  broken('imagines', 'each sees the nuts of their neighbour', {
    hand: (s, seat, common) => ({
      ...spec.hand(s, seat, common),
      next: s.players[seat === 'A' ? 'B' : 'A'].hand.join(),
    }),
  }),
  broken('imagines', 'everybody imagines that everybody holds walnuts', {
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
  broken('imagines', 'nothing can be imagined', {
    imagine: () => {
      throw new Error('no fantasy');
    },
  }),
  broken(
    'pure',
    'what happens depends on how often it was played',
    {},
    {
      reap(s, out, seat) {
        moves += 1;
        tell(out, seat, 'counted', moves);
        rules.reap(s, out, seat);
      },
    },
  ),
  broken('pure', 'looking costs chance', {
    table: (s, common) => ({
      ...spec.table(s, common),
      pile: s.pile.length + 0 * oneDrawn(s.chance, [1, 2]),
    }),
  }),
  broken('survivesJson', 'the state holds a set', {
    start: (set) => Object.assign(spec.start(set), { seen: new Set(['A']) }),
  }),
  broken('survivesJson', 'the state holds a hole in a list', {
    start: (set) => Object.assign(spec.start(set), { seen: [undefined] }),
  }),
  broken('seals', 'all see how many have answered', {
    table: (s, common) => ({ ...spec.table(s, common), given: openQuestion(s)?.answers.length ?? 0 }),
  }),
  broken('seals', 'each sees how many have answered', {
    hand: (s, seat, common) => ({ ...spec.hand(s, seat, common), given: openQuestion(s)?.answers.length ?? 0 }),
  }),
  broken('asidesStand', 'a wink takes back what was answered', {
    aside(s, out, seat, move) {
      openQuestion(s)?.answers.splice(0);
      return spec.aside?.(s, out, seat, move);
    },
  }),
  broken('asidesStand', 'a wink closes the question without a word', {
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
    'one who holds a pair is not asked which nut to drop',
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
    'only those are asked to doubt who hold the nut claimed',
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
  broken('neverThrows', 'the hand of an absent seat is looked up', {
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
  broken('replays', 'who begins depends on how many games were played', {
    start(set) {
      games += 1;
      return spec.start({ ...set, first: set.seats[games % 2] });
    },
  }),
];
