/** The beliefs, risks and disguises of Tribunal's expert. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS } from '../../../bots/levels.ts';
import type { Temper } from '../../../bots/tempers.ts';
import { oneOf, seeded } from '../../../engine/chance.ts';
import type { Imagined, Sight } from '../../../engine/game.ts';
import { play } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { sight, sightOf } from '../../../engine/sight.ts';
import { letBotMove, newBots } from '../../../host/bots.ts';
import { awaited, look, openTable, submit } from '../../../host/table.ts';
import { tribunal } from '../rules/index.ts';
import { beliefs } from './beliefs.ts';
import { expertBot } from './expert.ts';
import { think } from './index.ts';
import { tribunalLevel } from './levels.ts';
import { calledBy, pardon } from './talk.ts';
import { tempered } from './tempers.ts';

type Made = readonly (readonly [Seat, string])[];

const seenBy = (seat: Seat, deal: readonly string[], moves: Made): Sight => {
  const seats = deal.filter((line) => /^[A-H]:/.test(line)).length;
  let { state, facts } = startGame(tribunal, {
    game: 'tribunal',
    options: {},
    seats,
    seed: 'x',
    deal,
    chance: 'scripted',
  });
  for (const [by, move] of moves) {
    const done = play(tribunal, state, by, move);
    state = done.state;
    facts = [...facts, ...done.facts];
  }
  return sight(tribunal, state, facts, seat);
};

const counted = (list: readonly (string | undefined)[]): Record<string, number> => {
  const times: Record<string, number> = {};
  for (const one of list) times[one ?? ''] = (times[one ?? ''] ?? 0) + 1;
  return times;
};
const hundred = Array.from({ length: 100 }, (_, i) => i);
const answersOf = (...table: Parameters<typeof seenBy>) => {
  const seen = seenBy(...table);
  return counted(hundred.map((i) => expertBot.answer(seen, seeded(`answer ${i}`))));
};
const asidesOf = (...table: Parameters<typeof seenBy>) => {
  const seen = seenBy(...table);
  return counted(hundred.map((i) => expertBot.aside?.(seen, seeded(`aside ${i}`))));
};
const guiltOf = (seat: Seat, deal: readonly string[], moves: Made, eyes: 'own' | 'public' = 'own') =>
  beliefs(think(seenBy(seat, deal, moves), seeded('x'), 0), eyes);

const FIVE = ['A: judge', 'B: mafia', 'C: judge', 'D: mafia', 'E: judge', 'clerk: E'];

test('beliefs are exact: they sum to the number of mafiosi, a judge counts as judge for themselves, others start equal', () => {
  const own = guiltOf('A', [...FIVE, 'phase: deliberation'], []);
  assert.deepEqual(own, { A: 0, B: 0.5, C: 0.5, D: 0.5, E: 0.5 });
  const seen = guiltOf('A', [...FIVE, 'phase: deliberation'], [], 'public');
  for (const chance of Object.values(seen)) assert.ok(Math.abs(chance - 0.4) < 1e-12);
  const mafioso = guiltOf('B', [...FIVE, 'phase: deliberation'], []);
  assert.deepEqual(mafioso, { A: 0, B: 1, C: 0, D: 1, E: 0 });
});

test('a player who speaks against another is unlikely to be their mate; a victim is unlikely to be a mafioso', () => {
  const words: Made = [
    ['B', 'say suspect C'],
    ['B', 'say suspect C'],
    ['D', 'say trust E'],
  ];
  const odds = guiltOf('A', [...FIVE, 'phase: deliberation'], words);
  assert.ok(odds.D + odds.E > odds.B + odds.C);
  assert.ok(Math.abs(odds.B + odds.C + odds.D + odds.E - 2) < 1e-9);
  const night: Made = [
    ...(['A', 'B', 'C', 'D'] as const).map(
      (seat) => [seat, seat === 'B' || seat === 'D' ? 'plot C' : `protect ${seat}`] as const,
    ),
    ['E', 'protect E'],
  ];
  const told = guiltOf('A', [...FIVE, 'phase: night-vote'], [...night, ['E', 'announce plot C protect none']]);
  assert.ok(told.C < 0.1 && told.B > 0.6);
});

test('mafiosi predict the vote and accuse the judge already named, never a mate', () => {
  const day = ['A: judge', 'B: mafia', 'C: judge', 'D: mafia', 'E: judge', 'clerk: A', 'phase: pleas'];
  const pleas: Made = [
    ['A', 'plead D'],
    ['A', 'rest'],
    ['B', 'rest'],
    ['C', 'plead E'],
    ['C', 'rest'],
    ['D', 'rest'],
    ['E', 'rest'],
  ];
  assert.deepEqual(answersOf('B', day, pleas), { 'accuse E': 100 });
  assert.deepEqual(answersOf('D', day, pleas), { 'accuse E': 100 });
});

test('a plotter objects to a false victim; a mafioso often objects if nobody is struck, never against a mate', () => {
  const night = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: D', 'phase: night-vote'];
  const voted = (a: string): Made => [
    ['A', a],
    ['B', 'plot C'],
    ['C', 'protect C'],
    ['D', 'protect D'],
  ];
  const said = (plot: string): [Seat, string] => ['D', `announce plot ${plot} protect none`];
  assert.deepEqual(answersOf('A', night, [...voted('plot B'), said('C')]), { contest: 100 });
  assert.deepEqual(answersOf('A', night, [...voted('protect A'), said('none')]), { pass: 100 });
  const doubts = answersOf('B', night, [...voted('protect A'), said('none')]).contest ?? 0;
  assert.ok(doubts > 55 && doubts < 95, `${doubts}`);
  assert.deepEqual(answersOf('B', night, [...voted('protect A'), said('C')]), { pass: 100 });
  const mate = ['A: judge', 'B: mafia', 'C: judge', 'D: mafia', 'E: judge', 'clerk: D', 'phase: night-vote'];
  const five: Made = [...voted('protect A').slice(0, 3), ['D', 'plot A'], ['E', 'protect E']];
  assert.deepEqual(answersOf('B', mate, [...five, ['D', 'announce plot A protect none']]), { pass: 100 });
});

test('a mafioso who sees a plot too many reports the last judge, but not one of several; a judge reports nobody', () => {
  const night = (clerk: Seat, fourth = 'judge, informer, 1 lives') => [
    'A: mafia',
    'B: judge',
    'C: judge',
    `D: ${fourth}`,
    `clerk: ${clerk}`,
    'phase: night-vote',
  ];
  const voted: Made = [
    ['A', 'plot C'],
    ['B', 'plot B'],
    ['C', 'protect C'],
    ['D', 'pass'],
  ];
  const three: Made = [...voted.slice(0, 3), ['D', 'protect B']];
  assert.deepEqual(asidesOf('A', night('A'), voted), { '': 100 });
  const left = ['A: mafia', 'B: judge', 'C: judge, informer, 1 lives', 'D: judge, informer, 1 lives'];
  const alone: Made = [
    ['A', 'plot B'],
    ['B', 'plot A'],
    ['C', 'pass'],
    ['D', 'pass'],
  ];
  assert.deepEqual(asidesOf('A', [...left, 'clerk: A', 'phase: night-vote'], alone), { 'report B': 100 });
  assert.deepEqual(asidesOf('A', night('A', 'judge'), three), { '': 100 });
  assert.deepEqual(asidesOf('C', night('C'), voted), { '': 100 });
});

test('a forbidden card is reported when the card count proves it, even after an elimination', () => {
  const day = (...of: string[]) => ['A: mafia', ...of, 'clerk: E', 'phase: accusation'];
  const voted = (...moves: string[]): Made =>
    moves.map((move, i): [Seat, string] => [(['A', 'B', 'C', 'D', 'E'] as const)[i] ?? 'A', move]);
  const one = day('B: judge, holds intimidated', 'C: judge, condemned 1', 'D: judge', 'E: mafia');
  // C is eliminated by the verdict, but C's card still lies there
  assert.deepEqual(asidesOf('A', one, voted('accuse C', 'pass', 'accuse A', 'accuse C', 'accuse C')), { '': 100 });
  const all = voted('accuse C', 'accuse A', 'accuse A', 'accuse C', 'accuse C');
  assert.deepEqual(asidesOf('A', one, all), { 'report B': 100 });
  assert.deepEqual(asidesOf('A', one, [...all, ['D', 'report B']]), { '': 100 });
  // the eliminated player's extra card has no owner
  const framed = day('B: judge, holds intimidated', 'C: judge, holds framed, condemned 1', 'D: judge', 'E: mafia');
  const extra = seenBy('A', framed, voted('accuse C', 'pass', 'accuse A', 'accuse C', 'accuse C'));
  const heard = [['C', 'drew', 'mafia', 'framed'], ...extra.heard];
  assert.equal(expertBot.aside?.({ ...extra, heard }, seeded('x')), undefined);
  // one of two: neither is certain until the other is cleared
  const two = day('B: judge, holds intimidated', 'C: judge', 'D: judge, holds intimidated', 'E: mafia');
  const either = voted('accuse C', 'pass', 'accuse E', 'accuse E', 'accuse E');
  assert.deepEqual(asidesOf('A', two, either), { '': 100 });
  assert.deepEqual(asidesOf('A', two, [...either, ['E', 'report B']]), { 'report D': 100 });
  const both = voted('accuse E', 'accuse E', 'accuse E', 'accuse E', 'accuse C');
  assert.deepEqual(asidesOf('A', two, both), { 'report B': 100 });
});

test('a confined mafioso’s own forbidden card is not blamed on others', () => {
  const night = ['A: mafia, holds confined', 'B: mafia', 'C: judge', 'D: judge', 'E: judge, holds confined'];
  const voted: Made = [
    ['A', 'plot C'],
    ['B', 'plot C'],
    ['C', 'protect C'],
    ['D', 'protect D'],
    ['E', 'pass'],
  ];
  assert.deepEqual(asidesOf('A', [...night, 'clerk: A', 'phase: night-vote'], voted), { '': 100 });
});

/** With one life each: a single trial. */
const trial = (deal: readonly string[]): string[] =>
  deal.map((line) => (/^[A-H]:/.test(line) ? `${line}, 1 lives` : line));

const CLERK_C = (of: string) => ['A: mafia', 'B: judge', `C: ${of}`, 'D: judge', 'clerk: C', 'phase: night-vote'];
const AGAINST_C: Made = [
  ['A', 'plot C'],
  ['B', 'protect B'],
  ['C', 'protect C'],
  ['D', 'protect B'],
];

test('in a single round a clerk tells the truth, unless it eliminates them', () => {
  const [safe, struck] = [CLERK_C('judge'), CLERK_C('judge, holds missed')].map(trial);
  assert.deepEqual(answersOf('C', struck ?? [], AGAINST_C), { 'announce plot none protect B': 100 });
  assert.ok((answersOf('C', safe ?? [], AGAINST_C)['announce plot C protect B'] ?? 0) > 80);
});

test('in a longer game with few players clerks name a false victim, but no protection for themselves; after an objection they stop', () => {
  const calm = seenBy('C', CLERK_C('judge'), AGAINST_C);
  const lies = (...more: readonly string[][]): number =>
    hundred.filter((i) => {
      const said = expertBot.answer({ ...calm, heard: [...calm.heard, ...more] }, seeded(`answer ${i}`));
      return /^announce plot [ABD] protect B$/.test(said);
    }).length;
  const contested = ['A', 'contested', 'C'];
  assert.ok(lies() > 50, `${lies()}`);
  assert.ok(lies(['B', 'contested', 'D']) > 50);
  assert.equal(lies(contested), 0);
  const five: Made = [...AGAINST_C, ['E', 'protect B']];
  assert.equal(answersOf('C', [...CLERK_C('judge'), 'E: mafia'], five)['announce plot A protect B'], undefined);
});

/** How many of 100 nights a judge with a Mafia card plots, having heard this. */
const spoiltBy = (deal: readonly string[], ...more: readonly string[][]): number => {
  const calm = seenBy('B', deal, []);
  const heard = [...calm.heard, ...more];
  return hundred.filter((i) => expertBot.answer({ ...calm, heard }, seeded(`answer ${i}`)).startsWith('plot ')).length;
};
const struckNight = (...more: string[]) => [
  'A: mafia',
  'B: judge, holds missed',
  'C: judge',
  'D: judge',
  ...more,
  'clerk: B',
  'phase: night-vote',
];
const CAUGHT = ['D', 'caught', 'plot'];
const GUESSED = [
  ['opened', 'count'],
  ['A', 'misreported', 'D'],
];

test('in a single round a judge facing elimination often spoils the plot, most with six, never with five, rarely after an offender was caught', () => {
  const six = trial(struckNight('E: mafia', 'F: judge'));
  const [before, after] = [spoiltBy(six), spoiltBy(six, CAUGHT)];
  const few = spoiltBy(trial(struckNight()), CAUGHT);
  assert.equal(spoiltBy(trial(struckNight('E: mafia'))), 0);
  assert.ok(before > 50 && before < 80, `${before}`);
  assert.ok(after < 10, `${after}`);
  assert.ok(few > 8 && few < 40, `${few}`);
});

test('in a longer game judges spoil plots, except where reports make it risky and few suspects remain', () => {
  const [few, many] = [struckNight(), struckNight('E: mafia')];
  const two = many.map((line) => (line.startsWith('D:') ? 'D: judge, informer, 2 lives' : line));
  for (const table of [many, two]) assert.ok(spoiltBy(table) > 75);
  for (const told of [[CAUGHT], GUESSED]) {
    assert.equal(spoiltBy(few, ...told), 100);
    assert.ok(spoiltBy(many, ...told) > 75);
    assert.ok(spoiltBy(two, ...told) < 10);
  }
  const byDay = [
    ['opened', 'deliberation', '1'],
    ['A', 'misreported', 'D'],
  ];
  assert.ok(spoiltBy(two, ...byDay) > 75);
});

test('a lone mafioso strikes the victim of a plot again; in a single round any judge, to stay hidden', () => {
  const four = struckNight();
  assert.deepEqual(answersOf('A', four, []), { 'plot B': 100 });
  const even = answersOf('A', trial(four), []);
  assert.ok((even['plot B'] ?? 0) < 60 && (even['plot C'] ?? 0) > 15, JSON.stringify(even));
});

test('an expert’s moves do not depend on what its seat cannot see', () => {
  const game: Imagined = tribunal;
  let seen = 0;
  for (let i = 0; i < 3; i++) {
    const table = openTable(tribunal, { game: tribunal.id, options: {}, seats: 4 + i, seed: `secret ${i}` });
    const bots = newBots(() => expertBot);
    for (let n = 0; n < 150 && table.state.over === undefined; n++) {
      const rng = seeded(`secret ${i} ${n}`);
      const seat = oneOf(rng, awaited(table));
      const mine = look(table, seat);
      const again = sightOf(game, game.imagine(mine, rng), [...mine.heard], seat);
      const chance = `chance ${n}`;
      assert.equal(expertBot.answer(again, seeded(chance)), expertBot.answer(mine, seeded(chance)));
      assert.equal(expertBot.aside?.(again, seeded(chance)), expertBot.aside?.(mine, seeded(chance)));
      seen += 1;
      letBotMove(bots, table, (by, move) => submit(table, by, move));
    }
  }
  assert.ok(seen > 200);
});

test('every level plays whole games', () => {
  for (const level of LEVELS) {
    const table = openTable(tribunal, { game: tribunal.id, options: { lives: '1' }, seats: 5, seed: level });
    const bots = newBots(() => tribunalLevel({ level }));
    while (letBotMove(bots, table, (by, move) => submit(table, by, move)) !== undefined);
    assert.ok(table.state.over !== undefined, level);
  }
});

test('each temper sometimes deviates from its level, always with legal moves', () => {
  const debate = seenBy('A', [...FIVE, 'phase: deliberation'], []);
  const often = (manner: Temper, move: string) => {
    const bot = tempered({ answer: () => move, aside: () => move }, manner);
    const said = hundred.map((i) => bot.aside?.(debate, seeded(`manner ${i}`)));
    for (const one of said)
      assert.ok(one === undefined || one === move || one === 'ready' || one.startsWith('say '), `${one}`);
    return said.filter((one) => one !== move).length;
  };
  const seldom = [
    ['miser', 'use pardon'],
    ['hothead', 'ready'],
    ['diplomat', 'report B'],
    ['quiet', 'say suspect B'],
  ] as const;
  for (const [manner, move] of seldom) {
    const left = often(manner, move);
    assert.ok(left > 20 && left < 80, `${manner}: ${left}`);
    assert.equal(often(manner, 'plead B'), 0);
  }
});

test('in a single round it names a suspect and, among few players, insists; among more it does not', () => {
  const table = (...more: string[]) =>
    trial(['A: judge', 'B: mafia', 'C: judge', ...more, 'clerk: C', 'phase: deliberation']);
  const few = table('D: judge');
  assert.deepEqual(asidesOf('A', few, [['A', 'say suspect C']]), { 'say liar C because hunch': 100 });
  const insisted: Made = [
    ['A', 'say suspect C'],
    ['A', 'say liar C'],
  ];
  assert.deepEqual(asidesOf('A', few, insisted), { ready: 100 });
  assert.deepEqual(asidesOf('A', table('D: mafia', 'E: judge'), [['A', 'say suspect C']]), { ready: 100 });
});

test('when accused it answers with a reason, and questions accusers without one', () => {
  const five = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'E: mafia', 'clerk: D', 'phase: deliberation'];
  const words = (moves: Made, table = five) => asidesOf('A', table, moves);
  const denied: Made = [
    ['A', 'say suspect B'],
    ['B', 'say suspect A'],
  ];
  for (const table of [five, trial(five)])
    for (const word of Object.keys(words(denied, table))) assert.match(word, /^say \w+ [A-E] because /);
  const asks = (accused: Seat) =>
    words(
      [
        ['B', 'say trust C'], // a possible subject for a remark
        ['A', `say suspect ${accused}`],
        ['C', 'say suspect B'],
        ['D', 'say suspect B'],
      ],
      trial(five),
    )['say why D'] ?? 0;
  assert.ok(asks('E') > 15 && asks('B') === 0, `${asks('E')} ${asks('B')}`);
});

test('in a single round it sticks to its suspect, and does not defend them', () => {
  const five = trial(['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'E: mafia', 'clerk: A', 'phase: deliberation']);
  const named: Made = [['A', 'say suspect C']];
  assert.deepEqual(asidesOf('A', five, [...named, ['A', 'gavel']]), { 'plead C': 100 });
  const trusts = (accused: Seat): number => {
    const calm = seenBy('A', five, [
      ['A', `say suspect ${accused}`],
      ['D', 'say suspect C'],
    ]);
    const view = { ...calm.view, grounds: { C: ['silent', 'struck'] } };
    const trust = 'say trust C because struck';
    return hundred.filter((i) => expertBot.aside?.({ ...calm, view }, seeded(`aside ${i}`)) === trust).length;
  };
  assert.equal(trusts('C'), 0);
  assert.ok(trusts('B') > 15);
});

test('in a longer game it says what makes it look better, and stays consistent', () => {
  const four = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: deliberation'];
  assert.equal(Object.keys(asidesOf('A', four, [])).length > 1, true, 'one of equally good ones, at random');
  const aimed: Made = [
    ['B', 'say suspect A because hunch'],
    ['B', 'say liar A because hunch'],
  ];
  const back = 'say suspect B because accuses A';
  assert.deepEqual(asidesOf('A', four, aimed), { [back]: 100 });
  assert.deepEqual(asidesOf('A', four, [...aimed, ['A', back], ['A', 'gavel']]), { 'plead B': 100 });
  for (const next of Object.keys(asidesOf('A', four, [...aimed, ['A', 'say trust B']])))
    assert.doesNotMatch(next, /(suspect|liar) B/);
  const trusting = ['B', 'C', 'D'].map((seat): readonly [Seat, string] => ['A', `say trust ${seat}`]);
  assert.deepEqual(asidesOf('A', four, [...trusting, ['A', 'gavel']]), { '': 100 });
});

test('T78 a question is not an accusation, and needs no pardon', () => {
  const four = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: deliberation'];
  const pardons = (word: string): string | undefined => {
    const mind = think(seenBy('A', four, [['B', `say ${word} A`]]), seeded('x'), 0);
    const call = calledBy(mind);
    assert.ok(call !== undefined);
    return pardon(mind, call)?.move;
  };
  assert.equal(pardons('suspect'), 'say trust B because accuses A');
  assert.equal(pardons('why'), undefined);
});
