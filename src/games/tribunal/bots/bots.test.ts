import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsFor } from '../../../../test/all-words.ts';
import { someOf } from '../../../../test/at-length.ts';
import type { Bot } from '../../../bots/bot.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { Sight } from '../../../engine/game.ts';
import { answers, play } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { sight, view } from '../../../engine/sight.ts';
import { LANGS } from '../../../words/languages.ts';
import { tribunal } from '../rules/index.ts';
import { lyingBot, tribunalBot, truthfulBot } from './index.ts';

/** Throws if a bot's move is illegal. */
const playOut = (
  bot: Bot,
  seats: number,
  seed: string,
  look: (s: ReturnType<typeof begin>['state']) => void,
): Fact[] => {
  const rng = seeded(`${seed} bots`);
  let { state: s, facts } = begin(seats, seed);
  const make = (seat: (typeof s.seats)[number], move: string) => {
    const done = play(tribunal, s, seat, move);
    s = done.state;
    facts = [...facts, ...done.facts];
  };
  for (let moves = 0; s.over === undefined; moves++) {
    assert.ok(moves < 2000, 'no end in sight');
    look(s);
    const seat = s.seats.find((one) => answers(tribunal, s, one).length > 0);
    assert.ok(seat !== undefined);
    const answer = bot.answer(sight(tribunal, s, facts, seat), rng);
    assert.ok(answers(tribunal, s, seat).includes(answer), `${answer} is no answer`);
    make(seat, answer);
    for (const other of s.seats) {
      const beside = s.over === undefined ? bot.aside?.(sight(tribunal, s, facts, other), rng) : undefined;
      if (beside !== undefined) make(other, beside);
    }
  }
  return facts;
};

const begin = (seats: number, seed: string) => startGame(tribunal, { game: 'tribunal', options: {}, seats, seed });

const announced = (facts: readonly Fact[]): { all: number; lies: number } => {
  let [truth, all, lies] = ['', 0, 0];
  for (const { said } of facts) {
    if (said[0] === 'truth') truth = said.slice(1).join(' ');
    if (said[1] !== 'announced') continue;
    all += 1;
    if (said.slice(2).join(' ') !== truth) lies += 1;
  }
  return { all, lies };
};

test('whole games end; a truthful clerk never lies, a lying one does', () => {
  const honest = announced(playOut(truthfulBot, 5, 'court', () => {}));
  assert.ok(honest.all > 0);
  assert.equal(honest.lies, 0);
  const liars = announced(playOut(lyingBot, 5, 'court', () => {}));
  assert.ok(liars.lies > 0);
});

test('mafiosi agree on one order and follow it; judges accuse and name suspects', () => {
  const facts = playOut(tribunalBot, 6, 'order', () => {});
  const orders = facts.filter(({ said }) => said[1] === 'ordered').map(({ said }) => said.slice(2).join(' '));
  assert.ok(orders.length >= 2);
  assert.equal(orders[0], orders[1]);
  assert.ok(facts.some(({ said }) => said[1] === 'said' && said[2] === 'suspect'));
  assert.ok(facts.some(({ said }) => said[1] === 'struck'));
});

const seenBy = (seat: Seat, deal: readonly string[], moves: readonly (readonly [Seat, string])[]): Sight => {
  const seats = deal.filter((line) => /^[A-H]:/.test(line)).length;
  const opening = startGame(tribunal, { game: 'tribunal', options: {}, seats, seed: 'x', deal, chance: 'scripted' });
  let { state: s, facts } = opening;
  for (const [by, move] of moves) {
    const done = play(tribunal, s, by, move);
    s = done.state;
    facts = [...facts, ...done.facts];
  }
  return sight(tribunal, s, facts, seat);
};

const answersOf = (...table: Parameters<typeof seenBy>): string[] =>
  Array.from({ length: 100 }, (_, i) => tribunalBot.answer(seenBy(...table), seeded(`answer ${i}`)));
const asidesOf = (...table: Parameters<typeof seenBy>): (string | undefined)[] =>
  Array.from({ length: 100 }, (_, i) => tribunalBot.aside?.(seenBy(...table), seeded(`aside ${i}`)));
const times = (list: readonly (string | undefined)[], move: string): number =>
  list.filter((one) => one === move).length;

test('a judge assumes that a plot’s victim is a judge, and does not accuse them', () => {
  const accused = answersOf(
    'C',
    ['A: mafia', 'B: judge, holds missed', 'C: judge', 'D: judge', 'phase: accusation'],
    [],
  );
  assert.deepEqual([...new Set(accused)].sort(), ['accuse A', 'accuse D']);
});

test('a judge accepts a night without a victim, and objects to clerks who claim protection for themselves', () => {
  const deal = ['A: mafia', 'B: judge', 'C: judge', 'D: judge', 'clerk: A', 'phase: count'];
  const contests = (seat: Seat, plot: string, protect: string): number =>
    answersOf(seat, deal, [['A', `announce plot ${plot} protect ${protect}`]]).filter((move) => move === 'contest')
      .length;
  assert.equal(contests('C', 'none', 'A'), 0);
  const [plain, doubtful] = [contests('C', 'B', 'D'), contests('C', 'B', 'A')];
  assert.ok(doubtful > 10 && doubtful > 2 * plain, `${doubtful} and ${plain}`);
});

test('a judge acts on proof: a plot named by a trap, or a player sparing a known mafioso', () => {
  const night = ['A: mafia', 'B: judge, holds trap', 'C: judge', 'D: judge', 'clerk: D', 'phase: night-vote'];
  const after: [Seat, string][] = [
    ['A', 'plot B'],
    ['B', 'protect B'],
    ['C', 'protect C'],
    ['D', 'protect D'],
    ['D', 'announce plot B protect none'],
    ['A', 'pass'],
    ['B', 'pass'],
    ['C', 'pass'],
  ];
  assert.equal(times(answersOf('B', [...night, 'mafia: missed'], after), 'use trap'), 100);
  const day: [Seat, string][] = [
    ...after,
    ['B', 'use trap'],
    ['D', 'gavel'],
    ['A', 'gavel'],
    ...(['A', 'B', 'C', 'D'] as const).map((seat): [Seat, string] => [seat, 'rest']),
  ];
  assert.equal(times(answersOf('B', [...night, 'mafia: missed'], day), 'accuse A'), 100);
  const words = ['A: judge', 'B: judge', 'C:', 'D:', 'E: mafia, 1 lives, informer', 'clerk: A', 'phase: deliberation'];
  const said: [Seat, string][] = [
    ['C', 'say suspect B'],
    ['C', 'say suspect A'],
    ['D', 'say suspect E'],
    ['D', 'say liar E'],
  ];
  const spoken = asidesOf('A', words, said);
  const accusing = (seat: Seat) => spoken.filter((move) => move?.startsWith(`say suspect ${seat} because `)).length;
  assert.ok(accusing('C') > 3 * accusing('D'), `${accusing('C')} and ${accusing('D')}`);
});

test('seen offences are sometimes reported, a seen peek usually, mates never', () => {
  const plain = ['A: judge, holds gagged', 'B: mafia', 'C: judge', 'clerk: B', 'phase: deliberation'];
  const told = times(asidesOf('C', plain, [['A', 'say: they gagged me']]), 'report A');
  assert.ok(told > 0 && told < 30, `${told}`);
  assert.equal(times(asidesOf('C', plain, [['B', 'say: good day']]), 'report B'), 0);
  const eyes = ['A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge', 'clerk: E', 'phase: recognition'];
  const peeked: [Seat, string][] = [
    ['C', 'watch D'],
    ['B', 'peek'],
  ];
  assert.ok(times(asidesOf('A', eyes, peeked), 'report B') > 80);
  assert.equal(times(asidesOf('C', eyes, peeked), 'report B'), 0);
  assert.equal(times(asidesOf('E', eyes, peeked), 'report B'), 0);
  const mates = ['A: mafia', 'B: judge', 'C: mafia, holds gagged', 'D: judge', 'E: judge', 'clerk: E'];
  const spoke: [Seat, string][] = [['C', 'say: good day']];
  assert.equal(times(asidesOf('A', [...mates, 'phase: deliberation'], spoke), 'report C'), 0);
});

test('mafiosi share the seats to watch, and agree on one order', () => {
  const eyes = ['A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge', 'clerk: E', 'phase: recognition'];
  const ordered: [Seat, string][] = [
    ['A', 'order D B'],
    ['C', 'order D B'],
  ];
  assert.equal(times(asidesOf('C', eyes, [['A', 'order D B']]), 'order D B'), 100);
  const watches = asidesOf('C', eyes, ordered);
  assert.equal(times(watches, 'watch D') + times(watches, 'watch E'), 100);
});

test('a barred voter usually passes; a confined mafioso usually plots', () => {
  const day = ['A: mafia', 'B: judge, holds disenfranchised', 'C: judge', 'D: judge', 'clerk: A', 'phase: accusation'];
  const passes = times(answersOf('B', day, []), 'pass');
  assert.ok(passes > 75 && passes < 100, `${passes}`);
  const night = ['A: mafia, holds confined', 'B: judge', 'C: judge', 'D: judge', 'clerk: B', 'phase: night-vote'];
  const waits = times(answersOf('A', night, []), 'pass');
  assert.ok(waits > 20 && waits < 60, `${waits}`);
});

test('a bot is ready after speaking; too many cards by night make somebody report', () => {
  const talk = ['A: mafia', 'B: judge', 'C: judge', 'D: judge', 'clerk: A', 'phase: deliberation'];
  assert.ok(times(asidesOf('B', talk, [['B', 'say unsure']]), 'ready') > 80);
  const night = ['A: mafia', 'B: judge, holds confined', 'C: judge', 'D: judge', 'clerk: C', 'phase: night-vote'];
  const voted: [Seat, string][] = [
    ['A', 'plot D'],
    ['B', 'protect D'],
    ['C', 'protect D'],
    ['D', 'protect D'],
  ];
  assert.ok(times(asidesOf('C', night, voted), 'report B') > 3);
  assert.equal(times(asidesOf('D', night, voted), 'report B'), 0);
});

test('an eliminated player reports nobody on a guess, since a reprimand would stay', () => {
  const barred = 'holds disenfranchised';
  const day = ['A: mafia', `B: judge, ${barred}`, 'C: mafia, informer', `D: judge, ${barred}`, 'E: judge', 'clerk: A'];
  const voted: [Seat, string][] = [
    ['A', 'accuse E'],
    ['B', 'accuse A'],
    ['C', 'pass'],
    ['D', 'pass'],
    ['E', 'accuse A'],
  ];
  const reports = (seat: Seat): number => {
    const done = asidesOf(seat, [...day, 'phase: accusation'], voted);
    return times(done, 'report B') + times(done, 'report D');
  };
  assert.ok(reports('E') > 3);
  assert.equal(reports('C'), 0);
});

/** Facts without a log line: the end of a plea shows in the next, and the truth is for nobody. */
const QUIET = ['rested', 'truth', 'cheated', 'informed'];

test('every fact and move of whole games has words in each language', () => {
  const names = (seat: string) => `<${seat}>`;
  for (const seats of someOf([3, 5, 8], 1)) {
    const facts = playOut(tribunalBot, seats, `words ${seats}`, (s) => {
      for (const lang of LANGS)
        for (const viewer of [undefined, ...s.seats]) {
          const seen = view(tribunal, s, viewer);
          assert.doesNotMatch(wordsFor('tribunal', lang).phase(seen, names), /undefined|NaN|^$/);
          for (const line of wordsFor('tribunal', lang).table(seen, names))
            assert.doesNotMatch(line, /undefined|NaN|^$/);
          for (const move of seen.legal ?? [])
            assert.notEqual(wordsFor('tribunal', lang).move(move, names, seen).title, move);
        }
    });
    for (const { said } of facts)
      for (const lang of LANGS) {
        const line = wordsFor('tribunal', lang).fact(said, names);
        if (line === undefined)
          assert.ok(
            said.some((word) => QUIET.includes(String(word))),
            said.join(' '),
          );
        else assert.doesNotMatch(line, /undefined|NaN|^$/);
      }
  }
});
