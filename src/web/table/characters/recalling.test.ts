import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEMPERS } from '../../../bots/tempers.ts';
import type { Said } from '../../../engine/facts.ts';
import type { People } from '../../link/link.ts';
import { en } from './recalled/en.ts';
import { fr } from './recalled/fr.ts';
import { it } from './recalled/it.ts';
import { bondsAfter, greetingAt, LINES, type Recollection, recollectionAt } from './recalling.ts';
import type { Stirs } from './stirs.ts';

const STIRS: Stirs = { struck: 'harms', fed: 'helps', fell: 'falls', 'announced coup': 'harms' };
const somebody = { bot: true, online: true, away: false };
const people: People = {
  A: { ...somebody, name: 'Anna', bot: false },
  B: { ...somebody, name: 'Milady', manner: 'liar' },
  C: { ...somebody, name: 'Athos', manner: 'quiet' },
};
const times = Array.from({ length: 60 }, (_, i) => i);
const all = (heard: readonly Said[]): Recollection[] =>
  heard.flatMap((_, i) => recollectionAt(heard, i, people, STIRS) ?? []);
const bonds = (heard: readonly Said[], winners: readonly ('A' | 'B' | 'C')[] = []) =>
  bondsAfter(heard, people, 'A', winners, STIRS);

test('a bot comments only on players who harm it again, fall, or help it', () => {
  const after = (...last: Said[]) =>
    times.flatMap((i) => {
      const heard: Said[] = [['A', 'struck', 'B'], ...last.map((said): Said => [...said, i])];
      return recollectionAt(heard, heard.length - 1, people, STIRS) ?? [];
    });
  const again = after(['A', 'struck', 'B']);
  assert.ok(
    again.length > 0 && again.every(({ seat, moment, to }) => seat === 'B' && moment === 'again' && to === 'A'),
  );
  const served = after(['C', 'passed'], ['A', 'fell']);
  assert.ok(
    served.length > 0 && served.every(({ seat, moment, to }) => seat === 'B' && moment === 'served' && to === 'A'),
  );
  assert.deepEqual(after(['A', 'struck', 'B'], ['A', 'struck', 'B']), [], 'the third time');
  assert.deepEqual(after(['C', 'struck', 'B']), [], 'the first time');
  assert.deepEqual(after(['C', 'fell']), [], 'nobody bears C a grudge');
  assert.deepEqual(after(['B', 'struck', 'A']), [], 'people say what they like');
  const owed = all(times.map((i) => ['A', 'fed', i, 'C']));
  assert.ok(owed.length > 0 && owed.every(({ moment, seat }) => moment === 'owed' && seat === 'C'));
});

test('no line is said twice in a game, by any bot', () => {
  const two: People = { ...people, C: { ...somebody, name: 'Bonacieux', manner: 'liar' } };
  const heard: Said[] = times.map((i) => ['A', i % 3 === 0 ? 'fed' : 'struck', i, i % 2 === 0 ? 'B' : 'C']);
  const said = heard.flatMap((_, i) => recollectionAt(heard, i, two, STIRS) ?? []);
  const lines = said.map(({ manner, moment, nth }) => en[manner][moment][nth]);
  assert.equal(lines.filter((line) => en.liar.owed.includes(line ?? '')).length, LINES);
  assert.equal(new Set(lines).size, lines.length);
});

test('after a game a bot remembers who harmed it most, who helped it, or who won', () => {
  const struck: Said[] = [
    ['A', 'struck', 'B'],
    ['A', 'announced', 'coup', 'B'],
  ];
  assert.deepEqual(bonds(struck, ['A']), { Milady: 'harmed', Athos: 'beaten' });
  assert.deepEqual(bonds([...struck, ...struck.map(([, ...rest]): Said => ['C', ...rest]), ['C', 'struck', 'B']]), {
    Milady: undefined,
    Athos: undefined,
  });
  assert.deepEqual(bonds([['A', 'fed', 'C']], ['B']), { Milady: 'ahead', Athos: 'helped' });
  assert.deepEqual(bonds([['A', 'announced', 'income']]), { Milady: undefined, Athos: undefined });
});

test('at most two bots mention the last game, once each, with lines varying by game', () => {
  const heard: Said[] = times.map((i) => [i % 2 === 0 ? 'A' : 'C', 'took', i]);
  const greeted = (games: number) =>
    heard.flatMap((_, i) => {
      const known = { Milady: { bond: 'harmed', games }, Athos: { bond: 'ahead', games } } as const;
      return greetingAt(heard, i, people, 'A', known) ?? [];
    });
  assert.deepEqual(
    greeted(1)
      .map(({ seat }) => seat)
      .sort(),
    ['B', 'C'],
  );
  assert.equal(new Set([1, 2, 3].map((games) => greeted(games)[0]?.nth)).size, 3);
  assert.deepEqual(
    heard.flatMap((_, i) => greetingAt(heard, i, people, 'A', { Aramis: { bond: 'harmed', games: 1 } }) ?? []),
    [],
  );
});

test('every temper has three different lines for each memory, in three languages', () => {
  for (const text of [fr, it, en]) {
    const lines = TEMPERS.flatMap((manner) => Object.values(text[manner]));
    for (const ways of lines) assert.equal(ways.length, LINES);
    assert.equal(new Set(lines.flat()).size, lines.flat().length);
    for (const line of lines.flat()) assert.doesNotMatch(line.replaceAll('{n}', ''), /[{}]/);
  }
});
