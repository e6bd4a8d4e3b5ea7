/** Answers to today's moment: counted once per person, without names, and shown only after one's own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, signedIn, withServer } from './testing.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const TODAY = '2026-11-20';
const path = (date = TODAY): string => `/api/daily/${date}`;

type AnswerRequest = { readonly token?: string; readonly date?: string };
const say = (port: number, said: number, doubted: boolean, { date, ...who }: AnswerRequest = {}) =>
  call(port, 'sayDaily', { ...who, path: path(date), body: { said, doubted } });
const look = (port: number, { date, ...who }: AnswerRequest = {}) => call(port, 'daily', { ...who, path: path(date) });

const at = (now = NOW) => ({ now: () => now });

test('each person is counted once, in bins of tenths; without a session, each network once', async () => {
  await withServer(async ({ port }) => {
    const [ada, bo] = [await signedIn(port, 'Ada'), await signedIn(port, 'Bo')];
    assert.deepEqual((await say(port, 70, true, ada)).answer, {
      people: 1,
      doubted: 1,
      bins: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    });
    await say(port, 100, false, bo);
    assert.deepEqual((await say(port, 0, false)).answer, {
      people: 3,
      doubted: 1,
      bins: [1, 0, 0, 0, 0, 0, 0, 1, 0, 1],
    });
    for (const who of [ada, bo, {}]) {
      const again = await say(port, 5, true, who);
      assert.deepEqual([again.status, again.answer.code], [400, 'answered']);
      assert.match(again.answer.message ?? '', /already/);
    }
    assert.equal((await look(port, ada)).answer.people, 3);
  }, at());
});

test('a decision without an estimate counts, but is in no bin', async () => {
  await withServer(async ({ port }) => {
    const who = await signedIn(port, 'Ada');
    const { answer } = await call(port, 'sayDaily', { ...who, path: path(), body: { doubted: true } });
    assert.deepEqual(answer, { people: 1, doubted: 1, bins: Array.from({ length: 10 }, () => 0) });
  }, at());
});

test('only ten answers per address and day are counted; later ones get the figures but add nothing', async () => {
  await withServer(async ({ port }) => {
    const counts: number[] = [];
    for (let i = 0; i < 15; i++) {
      const { status, answer } = await say(port, 50, true, await signedIn(port, `Guest ${i}`));
      assert.equal(status, 200);
      counts.push(answer.people);
    }
    assert.deepEqual(counts, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 10]);
    const late = await signedIn(port, 'Late');
    assert.equal((await say(port, 50, true, late)).answer.people, 10);
    assert.deepEqual((await look(port, late)).answer.people, 10, 'who has answered may look');
    assert.equal((await say(port, 50, true, { ...late, date: '2026-11-19' })).answer.people, 1, 'each day by itself');
  }, at());
});

test('deleting oneself and answering again does not get around the limit per address', async () => {
  await withServer(async ({ port }) => {
    let people = 0;
    for (let i = 0; i < 12; i++) {
      const ada = await signedIn(port, 'Ada');
      people = (await say(port, 50, true, ada)).answer.people;
      await call(port, 'forget', ada);
    }
    assert.equal(people, 10);
  }, at());
});

test('addresses of one IPv6 network share a limit', async () => {
  await withServer(
    async ({ port }) => {
      let people = 0;
      for (let i = 0; i < 60; i++) {
        const response = await fetch(`http://127.0.0.1:${port}${path()}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:1:${i.toString(16)}::1` },
          body: JSON.stringify({ said: 50, doubted: true }),
        });
        people = ((await response.json()) as { people: number }).people;
      }
      assert.equal(people, 40);
    },
    { ...at(), proxies: 1 },
  );
});

test('nobody sees the answers of others before their own', async () => {
  await withServer(async ({ port }) => {
    const [ada, bo] = [await signedIn(port, 'Ada'), await signedIn(port, 'Bo')];
    await say(port, 70, true, ada);
    for (const who of [bo, {}]) {
      const early = await look(port, who);
      assert.equal(early.answer.code, 'not-now');
      assert.match(early.answer.message ?? '', /answer it first/);
      assert.equal('bins' in early.answer, false);
    }
  }, at());
});

test('future, very old and invalid dates are refused with a sentence; neighbouring days are accepted', async () => {
  await withServer(async ({ port }) => {
    for (const [date, code, why] of [
      ['2026-11-22', 'not-now', /to come/],
      ['2036-01-01', 'not-now', /to come/],
      ['2026-09-01', 'expired', /too long ago/],
      ['2026-02-30', 'malformed', /2026-11-16/],
      ['tomorrow', 'malformed', /2026-11-16/],
    ] as const)
      for (const { answer } of [await say(port, 50, true, { date }), await look(port, { date })]) {
        assert.equal(answer.code, code, date);
        assert.match(answer.message ?? '', why);
      }
    for (const date of ['2026-11-19', '2026-11-21', '2026-10-01'])
      assert.equal((await say(port, 50, true, { date })).answer.people, 1, date);
  }, at());
});

test('an invalid answer is refused, and the error names its field', async () => {
  await withServer(async ({ port }) => {
    for (const said of [-5, 105, 33, 2.5]) {
      const { status, answer } = await say(port, said, true);
      assert.deepEqual([status, answer.code, answer.field], [400, 'malformed', 'said']);
    }
    assert.equal((await say(port, 50, true)).answer.people, 1);
  }, at());
});

test('answers are rate-limited per address', async () => {
  await withServer(
    async ({ port }) => {
      assert.equal((await say(port, 50, true)).status, 200);
      assert.equal((await say(port, 50, true, { date: '2026-11-19' })).status, 200);
      const third = await say(port, 50, true, { date: '2026-11-18' });
      assert.deepEqual([third.status, third.answer.code], [429, 'too-fast']);
    },
    { ...at(), limits: { dailies: { perSecond: 1 / 3600, burst: 2 } } },
  );
});
