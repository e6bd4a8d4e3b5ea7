/** Late watchers are answered as of what they have seen: no refusal tells that the game is over. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../src/engine/chance.ts';
import { call, connect, nuts, playAlong, refused, type Says, withServer } from './testing.ts';

const DELAY = 60;
const ASKS: readonly Says[] = [
  { type: 'ready', ready: true },
  { type: 'mask', mask: 'fox/ivory' },
  { type: 'vote', game: nuts.id, options: {} },
  { type: 'rematch' },
  { type: 'take', seat: 'A', same: false },
  { type: 'take', seat: 'B', same: false },
  { type: 'sit' },
  { type: 'sit', seat: 'C', ready: true },
  { type: 'reveal', entropy: '0'.repeat(32) },
  { type: 'free-text', on: true },
  { type: 'start' },
  { type: 'leave', leads: false },
  { type: 'away' },
  { type: 'back' },
  { type: 'kick', person: 'nobody-at-all' },
  { type: 'say', text: 'well?' },
];

test('refusals and Play now are the same before the end and until it is seen; then the table is open', () => {
  let passed = 0;
  return withServer(
    async ({ port, hub }) => {
      const [ann, bob] = [
        await connect(port, 'Ann', undefined, '10.5.0.1'),
        await connect(port, 'Bob', undefined, '10.5.0.2'),
      ];
      const body = { game: nuts.id, seats: 3, public: true, delay: DELAY, clock: { pace: 'normal' } } as const;
      const { table } = (await call(port, 'create', { token: ann.token, from: '10.5.0.1', body })).answer;
      for (const one of [ann, bob]) await one.ask({ type: 'enter', table });
      await bob.ask({ type: 'sit', ready: true });
      await ann.ask({ type: 'start', fill: {} });
      for (const one of [ann, bob]) await one.until(() => one.view !== undefined);
      const late = await connect(port, 'Late', undefined, '10.5.0.3');
      await late.ask({ type: 'enter', table });
      const answers = async (): Promise<string[]> => {
        const all: string[] = [];
        for (const ask of ASKS) {
          const answer = await late.ask(ask);
          all.push(`${ask.type}: ${answer.type === 'error' ? `${answer.code} ${answer.message}` : 'done'}`);
        }
        const { token } = late;
        const { answer } = await call(port, 'playNow', { token, from: '10.5.0.3', body: { game: nuts.id, table } });
        all.push(`Play now: ${answer.code ?? answer.found}`);
        return all;
      };
      const before = await answers();
      await Promise.all([ann, bob].map((one, i) => playAlong(one, seeded(`late ${i}`))));
      const doc = hub.liveTables.get(table)?.doc;
      assert.ok(doc?.status === 'over' && doc.ended !== undefined);
      assert.deepEqual(await answers(), before);
      assert.equal(doc.seats.filter(({ person }) => person === late.person).length, 0);
      passed += (DELAY + 1) * 1000;
      await late.ask({ type: 'enter', table });
      assert.equal(await refused(late, { type: 'sit' }), undefined);
    },
    { proxies: 1, now: () => Date.now() + passed },
  );
});
