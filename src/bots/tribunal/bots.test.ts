import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../engine/chance.ts';
import type { Fact } from '../../engine/facts.ts';
import { answers, play } from '../../engine/kernel.ts';
import { startGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { sight, view } from '../../engine/sight.ts';
import { tribunal } from '../../games/tribunal/index.ts';
import { wordsFor } from '../../words/all.ts';
import { LANGS } from '../../words/words.ts';
import type { Bot } from '../bot.ts';
import { lyingBot, tribunalBot, truthfulBot } from './index.ts';

/** Bots see a sight and nothing else; `play` throws where a move is not legal. */
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

/** Announcements, and those among them that were not the truth. */
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

test('whole games end; a truthful clerk never lies, and a lying one does', () => {
  const honest = announced(playOut(truthfulBot, 5, 'court', () => {}));
  assert.ok(honest.all > 0);
  assert.equal(honest.lies, 0);
  const liars = announced(playOut(lyingBot, 5, 'court', () => {}));
  assert.ok(liars.lies > 0);
});

test('mafiosi set one order and follow it; judges accuse and say whom they suspect', () => {
  const facts = playOut(tribunalBot, 6, 'order', () => {});
  const orders = facts.filter(({ said }) => said[1] === 'ordered').map(({ said }) => said.slice(2).join(' '));
  assert.ok(orders.length >= 2);
  assert.equal(orders[0], orders[1]);
  assert.ok(facts.some(({ said }) => said[1] === 'said' && said[2] === 'suspect'));
  assert.ok(facts.some(({ said }) => said[1] === 'struck'));
});

/** What it answers at a table that a deal lays, a hundred times over. */
const answersOf = (seat: Seat, deal: readonly string[], moves: readonly (readonly [Seat, string])[]): string[] => {
  const opening = startGame(tribunal, { game: 'tribunal', options: {}, seats: 4, seed: 'x', deal, chance: 'scripted' });
  let { state: s, facts } = opening;
  for (const [by, move] of moves) {
    const done = play(tribunal, s, by, move);
    s = done.state;
    facts = [...facts, ...done.facts];
  }
  const known = sight(tribunal, s, facts, seat);
  return Array.from({ length: 100 }, (_, i) => tribunalBot.answer(known, seeded(`answer ${i}`)));
};

test('a judge takes the victim of a plot for a judge, and does not accuse him', () => {
  const accused = answersOf(
    'C',
    ['A: mafia', 'B: judge, holds missed', 'C: judge', 'D: judge', 'phase: accusation'],
    [],
  );
  assert.deepEqual([...new Set(accused)].sort(), ['accuse A', 'accuse D']);
});

test('a night without a victim suits a judge; a clerk who says that he is protected is doubted', () => {
  const deal = ['A: mafia', 'B: judge', 'C: judge', 'D: judge', 'clerk: A', 'phase: count'];
  const contests = (seat: Seat, plot: string, protect: string): number =>
    answersOf(seat, deal, [['A', `announce plot ${plot} protect ${protect}`]]).filter((move) => move === 'contest')
      .length;
  assert.equal(contests('C', 'none', 'A'), 0);
  const [plain, doubtful] = [contests('C', 'B', 'D'), contests('C', 'B', 'A')];
  assert.ok(doubtful > 10 && doubtful > 2 * plain, `${doubtful} and ${plain}`);
});

/** Facts that are no line of a log: a plea that ends is seen in the next, and the truth is for nobody. */
const QUIET = ['rested', 'truth', 'informed'];

test('every fact and every move of whole games has its words in each language', () => {
  const names = (seat: string) => `<${seat}>`;
  for (const seats of [3, 5, 8]) {
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
