/** Every move of Tribunal has its place in the court room. */
import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealt } from '../../../../../test/web/saved-games.ts';
import { botsFor } from '../../../../bots/index.ts';
import { mix, seeded } from '../../../../engine/chance.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { letBotSpeak, newBots } from '../../../../host/bots.ts';
import { awaited, look, openTable, submit, type Table } from '../../../../host/table.ts';
import { tribunal } from '../../rules/index.ts';
import { isTribunal, type TribunalView } from '../../rules/typed-view.ts';
import {
  askingOf,
  cheatsOf,
  dealingsWith,
  dueFrom,
  firstAim,
  isFair,
  mayMurmur,
  mayWrite,
  named,
  phrasesAbout,
  plainPhrases,
  reasonsOf,
  truthIn,
} from '../../web/choices.ts';

const seen = (table: Table, seat: Seat): TribunalView => {
  const { view } = look(table, seat);
  assert.ok(isTribunal(view));
  return view;
};
const opened = (...deal: string[]): Table => openTable(tribunal, JSON.parse(dealt('tribunal', deal)).record);

const offered = (view: TribunalView): string[] => {
  const asking = askingOf(view);
  const names: (Seat | 'none')[] = ['none', ...view.seats];
  const asked: Readonly<Record<typeof asking.kind, () => string[]>> = {
    wait: () => [],
    look: () => ['look'],
    gavel: () => ['gavel'],
    plead: () => ['rest', ...named(view, 'plead').map((seat) => `plead ${seat}`)],
    aim: () =>
      asking.kind === 'aim'
        ? [...asking.verbs.flatMap(({ at, move }) => at.map(move)), ...(asking.passes ? ['pass'] : [])]
        : [],
    announce: () => names.flatMap((plot) => names.map((protect) => `announce plot ${plot} protect ${protect}`)),
    contest: () => ['contest', 'pass', 'use witness'],
    use: () => ['pass', ...(asking.kind === 'use' ? asking.cards.map((card) => `use ${card}`) : [])],
    answer: () => ['believe', 'contest'],
    blame: () => [],
  };
  return [
    ...asked[asking.kind](),
    ...cheatsOf(view).flatMap(({ move, verb }) => [
      ...(move === undefined ? [] : [move]),
      ...(verb?.at.map(verb.move) ?? []),
    ]),
    ...(view.hand ?? []).flatMap((card) => dealingsWith(view, card)),
    ...dueFrom(view).map((seat) => `blame ${seat}`),
    ...(['report', 'watch'] as const).flatMap((verb) => named(view, verb).map((seat) => `${verb} ${seat}`)),
    ...plainPhrases(view),
    ...view.seats.flatMap((seat) => [
      ...phrasesAbout(view, seat),
      ...phrasesAbout(view, seat).flatMap((claim) => (reasonsOf(view, claim).length > 0 ? [`${claim} because …`] : [])),
      ...(mayWrite(view, seat) ? [`say to ${seat}: …`] : []),
      ...(mayMurmur(view, seat) ? [`say to ${seat} …`] : []),
    ]),
    ...(mayWrite(view) ? ['say: …'] : []),
    // with their own buttons, wherever legal
    'ready',
    'object',
    'order …',
  ];
};

for (const [seats, options] of [
  [3, {}],
  [5, {}],
  [8, {}],
  [5, { speech: 'strict' }],
] as const)
  test(`with ${seats} players, ${JSON.stringify(options)}: every legal move can be chosen somewhere`, () => {
    const table = openTable(tribunal, { game: 'tribunal', options, seats, seed: `liveTable ${seats}` });
    const rng = seeded('room');
    const { simple, random } = botsFor('tribunal');
    const bots = newBots(() => simple);
    for (let i = 0; i < 300 && table.state.over === undefined; i++) {
      for (const seat of table.state.seats) {
        const view = seen(table, seat);
        const can = new Set(offered(view));
        const lost = (view.legal ?? []).filter((move) => !can.has(move));
        assert.deepEqual(lost, [], `${seat} in ${view.phase}`);
      }
      const [seat] = mix(rng, awaited(table));
      if (seat === undefined) break;
      submit(table, seat, (i % 3 === 0 ? random : simple).answer(look(table, seat), rng));
      letBotSpeak(bots, table, (one, move) => submit(table, one, move));
    }
  });

test('T74 a judge’s plot is in the drawer of offences, not among the answers', () => {
  const table = opened('A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: night-vote');
  const asking = askingOf(seen(table, 'A'));
  assert.deepEqual(asking.kind === 'aim' && asking.verbs.map(({ verb }) => verb), ['protect']);
  assert.ok(cheatsOf(seen(table, 'A')).some(({ cheat }) => cheat === 'plot'));
  const theirs = askingOf(seen(table, 'B'));
  assert.deepEqual(theirs.kind === 'aim' && theirs.verbs.map(({ verb }) => verb), ['protect', 'plot']);
});

test('a vote is preset to the promise, a plot to the pact', () => {
  const table = opened('A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge', 'clerk: C', 'phase: recognition');
  submit(table, 'C', 'order D B');
  submit(table, 'C', 'gavel');
  submit(table, 'C', 'gavel');
  const aim = (seat: Seat) => firstAim(seen(table, seat), look(table, seat).heard);
  submit(table, 'C', 'rest');
  submit(table, 'D', 'rest');
  submit(table, 'E', 'rest');
  submit(table, 'A', 'plead E');
  submit(table, 'A', 'rest');
  submit(table, 'B', 'rest');
  assert.deepEqual(
    [aim('A'), aim('B')],
    [
      { verb: 'accuse', at: 'E' },
      { verb: 'accuse', at: undefined },
    ],
  );
  for (const seat of table.state.seats) submit(table, seat, 'accuse A');
  while (look(table, undefined).view.phase !== 'night-vote') {
    const [seat = 'A'] = awaited(table);
    submit(table, seat, look(table, seat).answers[0] ?? '');
  }
  assert.deepEqual(aim('A'), { verb: 'plot', at: 'D' });
});

test('T71 T73 speaking out of turn or against a card is an offence, in free text or phrases', () => {
  const court = ['B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation'];
  const fair = (...deal: string[]) => {
    const view = seen(opened(...deal), 'A');
    return ['say agree', 'say to B agree', 'say: hm', 'say to B: hm'].map((word) => isFair(view, word));
  };
  assert.deepEqual(fair('A: judge', ...court), [true, true, true, true]);
  assert.deepEqual(fair('A: judge, holds laconic', ...court), [true, true, false, false]);
  assert.deepEqual(fair('A: judge, holds gagged', ...court), [false, false, false, false]);
  assert.deepEqual(fair('A: judge', ...court.slice(0, -1), 'phase: pleas'), [false, false, false, false]);
});

test('T41 the clerk’s announcement is preset to the truth', () => {
  const table = opened('A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge', 'clerk: B', 'phase: night-vote');
  for (const [seat, card] of [
    ['A', 'plot D'],
    ['B', 'protect B'],
    ['C', 'plot D'],
    ['D', 'protect B'],
    ['E', 'protect E'],
  ] as const)
    submit(table, seat, card);
  assert.deepEqual(truthIn(seen(table, 'B')), { plot: 'D', protect: 'B' });
});
