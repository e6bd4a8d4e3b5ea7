import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf, type Rng, roll, seeded } from '../../../engine/chance.ts';
import { type Fact, type Said, sentence, type Viewer } from '../../../engine/facts.ts';
import type { Sight } from '../../../engine/game.ts';
import { answers, openQuestion, phaseOf, playInPlace } from '../../../engine/kernel.ts';
import { mergeView } from '../../../engine/laid.ts';
import { remove } from '../../../engine/piles.ts';
import { startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { handView, sight, tableView } from '../../../engine/sight.ts';
import { type Card, isCard } from './cards.ts';
import { assassinX } from './index.ts';
import { isJoker } from './jokers.ts';
import { type Known, remember } from './memory.ts';
import type { AssassinX } from './state.ts';
import type { AssassinXFields } from './view.ts';

/** Random play with few passes in the action phase, so that everything happens. */
const walk = (
  seed: string,
  seats: number,
  passes: number,
  visit?: (s: AssassinX, facts: readonly Fact[], rng: Rng) => void,
): readonly Fact[] => {
  const { state, facts } = startGame(assassinX, { game: 'assassin-x', options: {}, seats, seed });
  const rng = seeded(`walk ${seed}`);
  while (state.over === undefined) {
    visit?.(state, facts, rng);
    facts.push(...playInPlace(assassinX, state, ...choose(state, rng, passes)));
  }
  visit?.(state, facts, rng);
  return facts;
};

const choose = (s: AssassinX, rng: Rng, passes: number): [Seat, string] => {
  const waiting = (openQuestion(s)?.asked ?? []).filter((seat) => answers(assassinX, s, seat).length > 0);
  const seat = oneOf(rng, waiting);
  const list = answers(assassinX, s, seat);
  return [seat, list[0] === 'pass' && roll(rng, 100) < passes ? 'pass' : oneOf(rng, list)];
};

const sizes = [2, 3, 4, 5] as const;
const viewers = (s: AssassinX): Viewer[] => [undefined, ...s.seats];
const json = (value: unknown): string => JSON.stringify(value);

const isBetween = (s: AssassinX): boolean => ['offer', 'action', 'take'].includes(phaseOf(assassinX, s));

test('X13 between steps everyone in the round has five cards, none of them a joker', () => {
  for (const seats of sizes)
    walk(`five ${seats}`, seats, 60, (s) => {
      if (!isBetween(s)) return;
      for (const seat of s.seats) {
        const { hand, in: isIn, looking } = s.players[seat];
        assert.equal(hand.length, isIn ? 5 : 0);
        assert.ok(!hand.some(isJoker));
        assert.equal(looking.length, 0);
      }
    });
});

test('certain memories are true, and imagined tables agree with them', () => {
  for (const seats of sizes)
    walk(`memory ${seats}`, seats, 80, (s, facts, rng) => {
      for (const viewer of viewers(s)) {
        const sight = sightOf(s, facts, viewer);
        const memory = remember(sight.heard, viewer, s.seats);
        const imagined = assassinX.imagine(sight, rng);
        for (const state of [s, imagined]) {
          for (const seat of s.seats) {
            const { hand, joker } = state.players[seat];
            assert.ok(within(memory.held[seat], hand), `${viewer} of the hand of ${seat}`);
            assert.ok(
              memory.jokers[seat] === undefined || memory.jokers[seat] === joker,
              `${viewer} of ${seat}'s joker`,
            );
            assert.ok(!memory.clean[seat] || !hand.includes('assassin'), `${viewer} of the innocence of ${seat}`);
          }
          if (phaseOf(assassinX, s) !== 'give' && phaseOf(assassinX, s) !== 'swap')
            assert.ok(within(memory.discards, state.discard), `${viewer} of the discards`);
          assert.ok(
            memory.away.every((card) => state.away.includes(card)),
            `${viewer} of what is out of play`,
          );
        }
        if (viewer === undefined) continue;
        const barred = (pairs: AssassinX['passed']) => json(pairs.filter(([from]) => from === viewer));
        assert.equal(barred(memory.passed), barred(s.passed));
      }
    });
});

test('X13 no joker is imagined in a hand, even when the pile is low', () => {
  let looked = 0;
  for (const game of Array.from({ length: 12 }).keys())
    walk(`low ${game}`, 4, 92, (s, facts, rng) => {
      if (s.pile.length > 2 || !isBetween(s)) return;
      looked += 1;
      for (const viewer of viewers(s)) {
        const { players } = assassinX.imagine(sightOf(s, facts, viewer), rng);
        for (const seat of s.seats) assert.ok(!players[seat].hand.some(isJoker), `${viewer} of the hand of ${seat}`);
      }
    });
  assert.ok(looked > 100);
});

const within = (known: readonly Known[], cards: readonly Card[]): boolean => {
  const rest = [...cards];
  return known.every(({ card, sure }) => !sure || remove(rest, card));
};

const sightOf = (s: AssassinX, facts: readonly Fact[], viewer: Viewer): Sight<AssassinXFields> => {
  const open = tableView(assassinX, s);
  const view = viewer === undefined ? open : mergeView(open, handView(assassinX, s, viewer));
  return { ...sight(assassinX, s, facts, viewer), view };
};

/** Hearers of private cards: the player concerned, or both whose hands a card moved between. */
const WHISPERED: Readonly<Record<string, 'self' | 'both'>> = {
  got: 'self',
  kept: 'self',
  dropped: 'self',
  saw: 'self',
  searched: 'self',
  exchanged: 'self',
  received: 'both',
  lifted: 'both',
  handed: 'both',
};
/** Public facts may name only face-up cards. */
const OPEN = ['offered', 'took', 'uncovered', 'played', 'attacked', 'defended', 'spent', 'gave'];

test('only those concerned are told about cards passed face down', () => {
  const heard = new Set<string>();
  for (const seats of sizes)
    for (let i = 0; i < 3; i++) {
      let up: Said = [];
      for (const { to, said } of walk(`whispers ${i}`, seats, 60)) {
        const [who, verb, ...rest] = said;
        const whispered = WHISPERED[String(verb)];
        heard.add(String(verb));
        if (whispered !== undefined)
          assert.deepEqual(new Set(to), new Set(whispered === 'both' ? [who, rest[0]] : [who]), sentence(said));
        else {
          assert.equal(to, 'all', sentence(said));
          if (rest.some(isCard)) assert.ok(OPEN.includes(String(verb)), sentence(said));
        }
        if (verb === 'offered') up = rest;
        if (verb === 'took' && rest.length > 1) assert.ok(up.includes(rest[1] ?? ''), sentence(said));
        if (verb === 'gave' && rest.length > 1) assert.equal(rest[1], 'assassin'); // X42 a transfer says so itself
      }
    }
  for (const verb of Object.keys(WHISPERED)) assert.ok(heard.has(verb), `nobody ${verb} anything`);
});
