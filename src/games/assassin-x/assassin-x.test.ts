import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf, type Rng, remove, roll, seeded } from '../../engine/chance.ts';
import { type Fact, hears, type Said, sentence, type Viewer } from '../../engine/facts.ts';
import type { Sight } from '../../engine/game.ts';
import { answers, clone, legal, openQuestion, phaseOf, play, playInPlace, refusal } from '../../engine/kernel.ts';
import { type GameRecord, type Played, replay, startGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { sight, view } from '../../engine/sight.ts';
import { type Card, isCard } from './cards.ts';
import { assassinX } from './index.ts';
import { type Known, remember } from './memory.ts';
import type { AssassinX } from './state.ts';
import type { AssassinXView } from './view.ts';

type Walk = { readonly record: GameRecord; readonly state: AssassinX; readonly facts: readonly Fact[] };

/** Random play: in the action phase one passes but so often, so that everything happens. */
const walk = (
  seed: string,
  seats: number,
  passes: number,
  visit?: (s: AssassinX, facts: readonly Fact[], rng: Rng) => void,
  actions: 'first' | 'fair' = 'first',
): Walk => {
  const set = { game: 'assassin-x', options: { actions }, seats, seed };
  const { state, facts } = startGame(assassinX, set);
  const rng = seeded(`walk ${seed}`);
  const moves: Played[] = [];
  while (state.over === undefined) {
    visit?.(state, facts, rng);
    const [seat, move] = choose(state, rng, passes);
    moves.push([seat, move]);
    facts.push(...playInPlace(assassinX, state, seat, move));
    assert.ok(moves.length <= assassinX.longest(seats), `${moves.length} moves`);
  }
  visit?.(state, facts, rng);
  return { record: { ...set, version: assassinX.version, moves }, state, facts };
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
const seen = (s: AssassinX, viewer: Viewer): string => json(view(assassinX, s, viewer));
const heardBy = (facts: readonly Fact[], viewer: Viewer): Said[] =>
  facts.filter((fact) => hears(fact, viewer)).map(({ said }) => said);

test('random games end, keep all cards, replay, and list each move once', () => {
  for (const seats of sizes)
    for (let i = 0; i < 3; i++) {
      const cards = json(
        assassinX.conserved(startGame(assassinX, { game: 'assassin-x', options: {}, seats, seed: 'x' }).state),
      );
      const { record, state, facts } = walk(`whole ${i}`, seats, [0, 50, 90][i % 3] ?? 0, (s) => {
        assert.equal(json(assassinX.conserved(s)), cards);
        assert.equal(json(JSON.parse(json(s))), json(s));
        for (const seat of s.seats) {
          const list = legal(assassinX, s, seat);
          assert.equal(new Set(list).size, list.length, `a move twice in ${phaseOf(assassinX, s)}`);
        }
      });
      const again = replay(assassinX, record);
      assert.deepEqual(again.state, state);
      assert.deepEqual(again.facts, facts);
    }
});

test('X13 outside a step that is under way everyone in the round has five cards, and no joker among them', () => {
  for (const seats of sizes)
    walk(`five ${seats}`, seats, 60, (s) => {
      if (!['offer', 'action', 'take'].includes(phaseOf(assassinX, s))) return;
      for (const seat of s.seats) {
        const { hand, in: isIn, looking } = s.players[seat];
        assert.equal(hand.length, isIn ? 5 : 0);
        assert.equal(looking.length, 0);
      }
    });
});

test('every listed move is accepted, and leaves the state it is given as it is', () => {
  for (const seats of sizes)
    walk(`each ${seats}`, seats, 70, (s, _, rng) => {
      if (roll(rng, 12) > 0) return;
      const before = json(s);
      for (const seat of s.seats) for (const move of legal(assassinX, s, seat)) play(assassinX, s, seat, move);
      assert.equal(json(s), before);
    });
});

/** The non-interference law: what a seat cannot know changes neither what it sees nor what it may do. */
test('what a seat cannot know changes nothing for it until a rule lets it out', () => {
  let compared = 0;
  for (const seats of sizes)
    for (const actions of ['first', 'fair'] as const)
      for (let i = 0; i < 3; i++)
        walk(
          `secret ${i}`,
          seats,
          [30, 70, 95][i] ?? 0,
          (s, facts, rng) => {
            if (roll(rng, 10) > 0) return;
            for (const viewer of viewers(s)) {
              const imagined = assassinX.imagine(sightOf(s, facts, viewer), rng);
              assert.equal(seen(imagined, viewer), seen(s, viewer), `${viewer} in ${phaseOf(assassinX, s)}`);
              assert.equal(json(assassinX.conserved(imagined)), json(assassinX.conserved(s)));
              compared += sameMove(s, imagined, viewer, rng);
            }
          },
          actions,
        );
  assert.ok(compared > 1500, `only ${compared} moves were compared`);
});

test('what is remembered as sure is so, and what is imagined agrees with it', () => {
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

const within = (known: readonly Known[], cards: readonly Card[]): boolean => {
  const rest = [...cards];
  return known.every(({ card, sure }) => !sure || remove(rest, card));
};

const sightOf = (s: AssassinX, facts: readonly Fact[], viewer: Viewer): Sight<AssassinXView> => {
  const known = sight(assassinX, s, facts, viewer);
  return { ...known, view: { ...known.view, ...assassinX.view(s, viewer) } };
};

/** Another seat makes the same move in both states; 1 if there was one. */
const sameMove = (real: AssassinX, imagined: AssassinX, viewer: Viewer, rng: Rng): number => {
  const others = (openQuestion(real)?.asked ?? []).filter((seat) => seat !== viewer);
  const [one] = others;
  if (one === undefined) return 0;
  const seat = oneOf(rng, others);
  const both = answers(assassinX, real, seat).filter((move) => answers(assassinX, imagined, seat).includes(move));
  if (both.length === 0) return 0;
  const move = oneOf(rng, both);
  const [a, b] = [clone(real), clone(imagined)];
  const closes = (s: AssassinX) => (openQuestion(s)?.answers.length ?? 0) + 1 === openQuestion(s)?.asked.length;
  const quiet = openQuestion(real)?.asked.length !== 1 && (move === 'pass' || real.fair);
  if (quiet && closes(real) !== closes(imagined)) return 0; // the others' sealed answers are not the viewer's to know
  if (quiet && closes(real) && real.fair) return 0;
  const [said, told] = [
    heardBy(playInPlace(assassinX, a, seat, move), viewer),
    heardBy(playInPlace(assassinX, b, seat, move), viewer),
  ];
  const at = said.findIndex((fact, i) => json(fact) !== json(told[i]));
  const differs = at >= 0 ? at : told.length > said.length ? said.length : -1;
  if (quiet && !closes(real)) {
    assert.equal(said.length, 0, 'a sealed answer told something');
    assert.equal(seen(a, viewer), seen(real, viewer), 'a sealed answer was seen');
  }
  if (differs < 0) assert.equal(seen(b, viewer), seen(a, viewer), `after ${seat} ${move}`);
  else
    for (const fact of [said[differs], told[differs]])
      assert.ok(
        fact !== undefined && assassinX.releases.includes(String(fact[1])),
        `${viewer} heard ${fact === undefined ? 'nothing' : sentence(fact)} after ${seat} ${move}`,
      );
  return 1;
};

/** Who hears of cards that the table does not see: the one who speaks of himself, or both through whose hands they went. */
const WHISPERED: Readonly<Record<string, 'himself' | 'both'>> = {
  got: 'himself',
  kept: 'himself',
  dropped: 'himself',
  saw: 'himself',
  searched: 'himself',
  exchanged: 'himself',
  received: 'both',
  lifted: 'both',
  handed: 'both',
};
/** What is told to all may name cards only where they lie face up. */
const OPEN = ['offered', 'took', 'uncovered', 'played', 'attacked', 'defended', 'spent', 'gave'];

test('what passes face down only those concerned are told', () => {
  const heard = new Set<string>();
  for (const seats of sizes)
    for (let i = 0; i < 3; i++) {
      let up: Said = [];
      for (const { to, said } of walk(`whispers ${i}`, seats, 60).facts) {
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

test('what is no move is refused with a sentence, and changes nothing', () => {
  for (const seats of sizes)
    walk(`bad ${seats}`, seats, 60, (s, _, rng) => {
      if (roll(rng, 10) > 0) return;
      const before = json(s);
      for (const seat of s.seats)
        for (const move of BAD) {
          const refused = refusal(assassinX, s, seat, move);
          assert.ok(
            refused !== undefined && refused.message.length > 10 && refused.message.length < 3000,
            `${seat} ${move}`,
          );
          assert.throws(() => play(assassinX, s, seat, move));
        }
      assert.equal(json(s), before);
    });
});

const BAD = [
  '',
  'offer',
  'offer time down place',
  'offer time time down place stress',
  'offer time place stress down',
  'offer down time place stress',
  'offer time place stress',
  'offer vest down time place',
  'take 3',
  'take -1',
  'take',
  'discard assassin',
  'discard vest',
  'assassinate B',
  'assassinate B approach-1',
  'assassinate B weapon-1 weapon-2',
  'assassinate B weapon-1 time time',
  'assassinate B time weapon-1',
  'assassinate A assassin weapon-1',
  'assassinate Z weapon-1',
  'defend weapon-1',
  'defend reflex-1 reflex-2',
  'defend time time',
  'intervene',
  'intervene Z',
  'intervene a',
  'alibi B',
  'vest',
  'silencer',
  'swap time vest',
  'swap assassin time',
  'give vest',
  'keep',
  'pass pass',
  'constructor',
  '__proto__',
];
