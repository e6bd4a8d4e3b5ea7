/** T80 T81 T82 what is claimed and planned is told as it is said, and settled by nothing but what all have seen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength } from '../../../../test/at-length.ts';
import { oneOf, roll, seeded } from '../../../engine/chance.ts';
import { type Fact, hears } from '../../../engine/facts.ts';
import { answers, legal, playInPlace } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { tableView } from '../../../engine/sight.ts';
import { type FactOf, read } from './facts.ts';
import { tribunal } from './index.ts';
import type { Tribunal } from './state.ts';
import { isTribunal } from './typed-view.ts';

type Line = { readonly day: number; readonly told: FactOf };
const linesOf = (facts: readonly Fact[]): Line[] => {
  let lines: Line[] = [];
  let day = 1;
  for (const fact of facts.filter((one) => hears(one, undefined))) {
    const told = read(fact.said);
    if (told[0] === 'round' || told[0] === 'duel') lines = [];
    if (told[0] === 'opened') day = told[2] ?? 0;
    lines.push({ day, told });
  }
  return lines;
};

/** Of each claim of a seat what everybody can tell of it by now, from what was told alone. */
const settledBy = (lines: readonly Line[], seat: Seat, held: number): Set<string> => {
  const settled = new Set<string>();
  lines.forEach(({ told, day }, at) => {
    if (told[0] !== seat || told[1] !== 'claimed') return;
    const [, , ...words] = told;
    const after = lines.slice(at + 1);
    const found = after.filter((line) => line.told[0] === seat);
    if (words[0] === 'hold') {
      const shown = found.some(
        (line) => ['used', 'revealed'].includes(String(line.told[1])) && line.told[2] === words[1],
      );
      if (shown) settled.add('proven');
      else if (held === 0) settled.add('belied');
    } else if (words[0] === 'guarded') {
      const card = lines.find(
        (line) =>
          line.told[0] === seat &&
          line.told[1] === 'exposed' &&
          ((line.told[2] === 'vote' && line.day === day - 1 && /^(protect|plot) /.test(`${line.told[3]}`)) ||
            line.told[2] === `night ${day - 1}`),
      );
      const shown = lines.find(
        (line) => line.told[1] === 'exposed' && line.told[2] === 'count' && line.day === day - 1,
      );
      if (card !== undefined) settled.add(card.told[3] === `protect ${words[1]}` ? 'proven' : 'belied');
      else if (shown?.told.some((one) => one === `protect ${words[1]}`) === false) settled.add('belied');
    } else if (words[0] === 'saw') {
      const identity = after.find((line) => line.told[0] === words[1] && line.told[1] === 'unmasked')?.told[2];
      if (identity !== undefined) settled.add(identity === words[2] ? 'proven' : 'belied');
    }
  });
  return settled;
};

const TALK = /^(claim|say: |report|expose|use|reveal)/;

const walk = (seed: string, look: (s: Tribunal, facts: readonly Fact[]) => void): void => {
  const rng = seeded(seed);
  const options = { lives: '1', claims: 'on' };
  // cards of all kinds in hand from the beginning
  const deal = ['A: holds pardon trap inside-man', 'B: holds bulletproof witness', 'C: holds clean-record gagged'];
  const { state: s, facts } = startGame(tribunal, { game: 'tribunal', options, seats: 5, seed, deal });
  const heard = [...facts];
  for (let n = 0; s.over === undefined && n < 500; n++) {
    const asked = s.seats.filter((seat) => answers(tribunal, s, seat).length > 0);
    const talks = roll(rng, 3) > 0;
    const seat = oneOf(rng, talks ? s.seats : asked);
    const list = talks ? legal(tribunal, s, seat).filter((move) => TALK.test(move)) : answers(tribunal, s, seat);
    if (list.length === 0) continue;
    const plans = list.filter((one) => /^claim (plan|join)/.test(one));
    const move = oneOf(rng, plans.length > 0 && roll(rng, 3) === 0 ? plans : list);
    heard.push(...playInPlace(tribunal, s, seat, tribunal.free.get(move)?.sample(s, seat, rng) ?? move));
    look(s, heard);
  }
};

test('T81 claims are proven or disproved by public facts only', () => {
  const seen = new Map<string, number>();
  // an empty hand is seen when a claim is made, or when its last card leaves: a hand may fill again
  const empty = new Set<string>();
  for (let i = 0; i < (isAtLength ? 60 : 20); i++)
    walk(`settled ${i}`, (s, facts) => {
      const view = tableView(tribunal, s);
      assert.ok(isTribunal(view));
      const lines = linesOf(facts);
      for (const seat of s.seats) {
        const open = lines.findIndex(({ told }) => told[0] === seat && told[1] === 'claimed' && told[2] === 'hold');
        if (view.players[seat].antiMafia === 0 && open >= 0) empty.add(`${i} ${view.round} ${seat}`);
        const held = empty.has(`${i} ${view.round} ${seat}`) ? -1 : 1;
        const now = settledBy(lines, seat, held);
        const told = lines.flatMap((line) => (line.told[0] === seat ? [String(line.told[1])] : []));
        for (const word of ['proven', 'belied']) {
          if (word === 'belied' && held < 0) continue;
          assert.equal(told.includes(word), now.has(word), `${i} ${seat} ${word}: ${facts.at(-1)?.said.join(' ')}`);
          if (told.includes(word)) seen.set(word, (seen.get(word) ?? 0) + 1);
          const list: readonly string[] = view.grounds[seat] ?? [];
          if (view.over === null && view.players[seat].status !== 'out' && !view.phase.startsWith('duel'))
            assert.equal(list.includes(word), now.has(word));
        }
      }
    });
  assert.deepEqual([...seen.keys()].sort(), ['belied', 'proven']);
});

/** Whom a seat strayed from, told by all that was said, announced and exposed; undefined where a card may have barred them. */
const strayedOf = (lines: readonly Line[], seats: readonly Seat[], seat: Seat): string[] | undefined => {
  if (lines.some(({ told }) => told[1] === 'drew' && told[3] === 'confined')) return undefined;
  const nights = lines.flatMap(({ told, day }, at) =>
    told[0] === 'opened' && told[1] === 'night-vote' ? [{ day, at }] : [],
  );
  const from = (end: number, who: Seat) =>
    lines.slice(0, end).some(({ told }) => told[0] === who && told[1] === 'eliminated');
  const list = nights.flatMap(({ day, at }) => {
    const plan = lines
      .slice(0, at)
      .findLast(
        (one) =>
          one.day === day &&
          one.told[0] === seat &&
          one.told[1] === 'claimed' &&
          /^(plan|join)$/.test(`${one.told[2]}`),
      )?.told[3];
    if (plan === undefined || from(at, seat)) return [];
    const verdict = lines.findIndex(({ told }, i) => i > at && told[0] === 'opened' && told[1] === 'night-verdict');
    const card = lines.find(
      ({ told, day: on }, i) =>
        told[0] === seat &&
        told[1] === 'exposed' &&
        (told[2] === `night ${day}` || (told[2] === 'vote' && on === day && i > at)),
    )?.told[3];
    if (card !== undefined) return card === `protect ${plan}` ? [] : [plan];
    if (verdict < 0 || seats.some((one) => one === plan && from(verdict, one))) return [];
    const told = lines
      .slice(0, verdict)
      .findLast((one) => one.told[1] === 'announced' || one.told[0] === 'proclaimed')?.told;
    return (told?.[0] === 'proclaimed' ? told[2] : told?.[3]) === plan ? [] : [plan];
  });
  return [...new Set(list.map((about) => `strayed ${about}`))].sort();
};

test('T82 a player whose plan failed has strayed, unless their exposed card shows otherwise', () => {
  let [strayed, compared] = [0, 0];
  for (let i = 0; i < 40; i++)
    walk(`strayed ${i}`, (s, facts) => {
      const view = tableView(tribunal, s);
      assert.ok(isTribunal(view));
      if (view.over !== null || view.phase.startsWith('duel')) return;
      const lines = linesOf(facts);
      for (const seat of s.seats) {
        const expected = strayedOf(lines, s.seats, seat);
        if (expected === undefined || view.players[seat].status === 'out') continue;
        const grounds: string[] = (view.grounds[seat] ?? []).filter((one) => one.startsWith('strayed'));
        assert.deepEqual(grounds.toSorted(), expected, `${i} ${seat} ${facts.at(-1)?.said.join(' ')}`);
        strayed += expected.length;
        compared += 1;
      }
    });
  assert.ok(strayed > 20 && compared > 1000, `${strayed} of ${compared}`);
});

test('T80 the possible claims do not depend on the cards, so they leak nothing', () => {
  for (const hand of ['holds pardon', 'holds trap', ''])
    for (const identity of ['judge', 'mafia']) {
      const deal = [`A: ${identity}${hand === '' ? '' : `, ${hand}`}`, 'clerk: A', 'phase: deliberation', 'day: 2'];
      const options = { claims: 'on', mafiosi: '2' };
      const set = { game: 'tribunal', options, seats: 5, seed: 'same', deal, chance: 'scripted' } as const;
      const { state } = startGame(tribunal, set);
      const list = legal(tribunal, state, 'A').filter((move) => move.startsWith('claim'));
      assert.equal(list.length, 8 + 5 + 2 * 4 + 5);
    }
});
