import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Said } from '../../../engine/facts.ts';
import { each, SEATS } from '../../../engine/seats.ts';
import { bondsWith, forgetBonds } from '../../base/bonds.ts';
import type { People, Snapshot } from '../../link/link.ts';
import { keepGame, remarkAt } from './remarks.ts';
import type { Stirs } from './stirs.ts';

const STIRS: Stirs = { struck: 'harms', won: 'won' };
const somebody = { online: true, away: false };
const people: People = {
  A: { ...somebody, bot: false, name: 'Anna' },
  B: { ...somebody, bot: true, name: 'Milady', manner: 'liar' },
};
const PUBLIC: readonly Said[] = [
  ['A', 'struck', 'B'],
  ['A', 'struck', 'B'],
  ['A', 'won'],
];
/** `secret`: private facts, before each of the others. */
const seen = (heard: readonly Said[], secret: readonly Said[] = []): Snapshot => ({
  view: {
    game: 'nuts',
    version: 1,
    me: 'A',
    seats: ['A', 'B'],
    players: each(SEATS, () => ({})),
    over: ['A'],
    phase: 'over',
    question: 1,
    toAct: [],
  },
  heard: heard.flatMap((said) => [...secret, said]),
  secret: heard.flatMap((_, i) => secret.map((_, j) => i * (secret.length + 1) + j)),
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

test('one memory per bot is kept on this device under the person’s name, until deleted', () => {
  keepGame(seen(PUBLIC), people, STIRS);
  assert.deepEqual([...stored], [['cabale.bonds', '{"Anna":{"Milady":{"bond":"harmed","games":1}}}']]);
  keepGame(seen(PUBLIC.slice(2)), people, STIRS);
  assert.deepEqual(bondsWith('Anna'), { Milady: { bond: 'beaten', games: 2 } });
  assert.deepEqual(bondsWith('Bruno'), {});
  forgetBonds();
  assert.equal(stored.size, 0);
});

test('private facts are neither kept nor recalled', async () => {
  const told: readonly Said[] = [
    ['A', 'struck', 'B'],
    ['B', 'struck', 'A'],
  ];
  const [plain, more] = [seen(PUBLIC), seen(PUBLIC, told)];
  keepGame(plain, people, STIRS);
  const kept = [...stored];
  stored.clear();
  keepGame(more, people, STIRS);
  assert.deepEqual([...stored], kept);
  const remarks = ({ heard, ...rest }: Snapshot) =>
    Promise.all(heard.map(async (_, at) => await remarkAt({ heard, ...rest }, at, people, {}, true)?.says('en')));
  const said = (await remarks(plain)).filter((one) => one !== undefined);
  assert.deepEqual(
    (await remarks(more)).filter((one) => one !== undefined),
    said,
  );
  assert.equal(said.length, 1, 'a greeting');
  assert.match(said[0] ?? '', /Anna/);
});
