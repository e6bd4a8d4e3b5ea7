/** Operators settle reports with their key: decisions take effect at once, expire, and can be undone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BodyIn } from '../../src/protocol/routes.ts';
import type { Server } from '../../src/server/server.ts';
import { reported } from './store-contract/rows.ts';
import { call, connect, nuts, type Player, refused, seatFriends, withServer } from './testing.ts';

const OPERATORS = [
  { name: 'Olga', key: 'a-key-of-olga-12345' },
  { name: 'Omar', key: 'a-key-of-omar-12345' },
] as const;
const [OLGA, OMAR] = OPERATORS;
const HOUR = 3_600_000;

type Decision = Partial<BodyIn<'sanction'>>;

/** Bo insults Ada at her table, and she reports it. */
const withReport = (
  work: (given: {
    server: Server;
    ada: Player;
    bo: Player;
    decide(more?: Decision, key?: string): ReturnType<typeof call<'sanction'>>;
    look(): Promise<Awaited<ReturnType<typeof call<'moderation'>>>['answer']>;
    pass(ms: number): void;
  }) => Promise<void>,
) => {
  let passed = 0;
  const now = () => Date.now() + passed;
  return withServer(
    async (server) => {
      const { port } = server;
      const {
        players: [ada, bo],
      } = await seatFriends(port, ['Ada', 'Bo']);
      assert.ok(ada !== undefined && bo !== undefined);
      for (const text of ['hello', 'what a fool', 'pardon?'])
        await (text === 'what a fool' ? bo : ada).ask({ type: 'say', text });
      await ada.ask({ type: 'report', line: 1, why: 'rude' });
      const look = async () => (await call(port, 'moderation', { token: OLGA.key })).answer;
      const [report] = (await look()).reports;
      await work({
        ...{ server, ada, bo, look },
        decide: (more, key = OLGA.key) =>
          call(port, 'sanction', {
            token: key,
            body: { report: report?.id ?? -1, kind: 'mute', reason: 'insult', until: now() + HOUR, ...more },
          }),
        pass(ms) {
          passed += ms;
        },
      });
    },
    { operators: OPERATORS, now },
  );
};

test('a report comes with the lines around it, and without its author', () =>
  withReport(async ({ look, ada }) => {
    const { operator, reports } = await look();
    assert.equal(operator, 'Olga');
    assert.deepEqual(
      reports.map(({ name, said, whys, line }) => ({ name, said, whys, line })),
      [{ name: 'Bo', said: 'what a fool', whys: ['rude'], line: 1 }],
    );
    assert.deepEqual(
      reports[0]?.lines.map(({ name, text }) => `${name}: ${text}`),
      ['Ada: hello', 'Bo: what a fool', 'Ada: pardon?'],
    );
    assert.ok(!JSON.stringify(reports).includes(ada.person));
  }));

test('a muted player may send nothing until the mute ends or is undone', () =>
  withReport(async ({ server: { port }, ada, bo, decide, look, pass }) => {
    const { status, answer } = await decide();
    assert.equal(status, 200);
    assert.equal(await refused(bo, { type: 'say', text: 'why?' }), 'silenced');
    assert.equal(await refused(bo, { type: 'say', quick: 'hello' }), 'silenced');
    assert.equal(await refused(ada, { type: 'say', text: 'thanks' }), undefined);
    assert.equal((await call(port, 'undoSanction', { token: OMAR.key, body: { id: answer.id } })).status, 200);
    assert.equal(await refused(bo, { type: 'say', text: 'sorry' }), undefined);
    const { reports, log } = await look();
    assert.deepEqual(reports, []);
    assert.deepEqual(
      log.map(({ by, kind, reason, name, said, undoer }) => ({ by, kind, reason, name, said, undoer })),
      [{ by: 'Olga', kind: 'mute', reason: 'insult', name: 'Bo', said: 'what a fool', undoer: 'Omar' }],
    );
    await ada.ask({ type: 'report', line: 1 });
    const [second] = (await look()).reports;
    await decide({ report: second?.id ?? -1 });
    assert.equal(await refused(bo, { type: 'say', text: 'again?' }), 'silenced');
    pass(HOUR + 1);
    assert.equal(await refused(bo, { type: 'say', text: 'over' }), undefined);
  }));

test('without access to Play now, a person is told until when; private tables stay open', () =>
  withReport(async ({ server: { port }, bo, decide }) => {
    await decide({ kind: 'no-play-now' });
    const { status, answer } = await call(port, 'playNow', { token: bo.token, body: { game: nuts.id } });
    assert.deepEqual([status, answer.code, typeof answer.until], [403, 'no-play-now', 'number']);
    assert.equal((await call(port, 'create', { token: bo.token, body: { game: nuts.id, seats: 2 } })).status, 200);
    assert.equal(await refused(bo, { type: 'say', text: 'well' }), undefined);
  }));

test('a suspended person is disconnected and gets to no table, but may export their data', () =>
  withReport(async ({ server: { port }, ada, bo, decide }) => {
    const table = ada.table?.id ?? '';
    const gone = new Promise((resolve) => bo.socket.once('close', resolve));
    await decide({ kind: 'suspend' });
    await gone;
    const { token } = bo;
    assert.equal((await call(port, 'create', { token, body: { game: nuts.id, seats: 2 } })).answer.code, 'suspended');
    assert.equal((await call(port, 'playNow', { token, body: { game: nuts.id } })).answer.code, 'suspended');
    const back = await connect(port, 'Bo', bo);
    assert.equal(await refused(back, { type: 'enter', table }), 'suspended');
    assert.equal((await call(port, 'export', { token })).status, 200);
  }));

test('a new name on the same browser does not lift a sanction', () =>
  withServer(
    async (server) => {
      const { port } = server;
      const signUp = async (name: string, device?: string) => {
        const response = await fetch(`http://127.0.0.1:${port}/api/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(device === undefined ? {} : { cookie: device }) },
          body: JSON.stringify({ name }),
        });
        const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
        return { id: (await response.json()).person.id, cookies };
      };
      const bo = await signUp('Bo');
      const device = bo.cookies.find((one) => one.includes('device')) ?? '';
      assert.notEqual(device, '');
      const { hub } = server;
      hub.journal.write(reported({ table: 'gone', person: bo.id }));
      const { reports } = (await call(port, 'moderation', { token: OLGA.key })).answer;
      const until = Date.now() + HOUR;
      const body = { report: reports[0]?.id ?? -1, kind: 'no-play-now', reason: 'spam', until } as const;
      assert.equal((await call(port, 'sanction', { token: OLGA.key, body })).status, 200);
      const again = await signUp('Bob', device);
      const cookie = again.cookies.join('; ');
      const { answer } = await call(port, 'playNow', { cookie, body: { game: nuts.id } });
      assert.equal(answer.code, 'no-play-now');
      const other = await signUp('Cleo');
      const free = await call(port, 'playNow', { cookie: other.cookies.join('; '), body: { game: nuts.id } });
      assert.equal(free.status, 200);
    },
    { operators: OPERATORS },
  ));

test('a wrong key, a past end, an unknown report and a second decision are refused', () =>
  withReport(async ({ server: { port }, ada, decide, look }) => {
    for (const token of [undefined, '', 'a-key-of-olga-1234', ada.token]) {
      const asked = await call(port, 'moderation', token === undefined ? {} : { token });
      assert.deepEqual([asked.status, asked.answer.code], [401, 'no-operator']);
    }
    assert.equal((await decide({}, 'wrong')).answer.code, 'no-operator');
    for (const until of [Date.now() - 1, 0, Date.now() + 20 * 365 * 24 * HOUR]) {
      const late = await decide({ until });
      assert.deepEqual([late.status, late.answer.field], [400, 'until']);
    }
    assert.equal((await decide({ report: 12345 })).answer.code, 'no-report');
    assert.equal((await look()).log.length, 0);
    const twice = await Promise.all([decide(), decide({}, OMAR.key), decide()]);
    assert.deepEqual(twice.map(({ answer }) => answer.code ?? 'done').sort(), ['done', 'no-report', 'no-report']);
    const { log } = await look();
    assert.equal(log.length, 1);
    const body = { id: log[0]?.id ?? '' };
    for (let times = 0; times < 2; times++)
      assert.equal((await call(port, 'undoSanction', { token: OLGA.key, body })).status, 200);
    assert.equal(
      (await call(port, 'undoSanction', { token: OLGA.key, body: { id: 'nobody' } })).answer.code,
      'no-report',
    );
  }));

test('a report can be dismissed; without operators no key works', async () => {
  await withReport(async ({ bo, decide, look }) => {
    assert.equal((await decide({ kind: 'dismiss' })).status, 200);
    assert.equal(await refused(bo, { type: 'say', text: 'so' }), undefined);
    const { reports, log } = await look();
    assert.deepEqual([reports.length, log[0]?.kind], [0, 'dismiss']);
  });
  await withServer(async ({ port }) => {
    assert.equal((await call(port, 'moderation', { token: 'undefined' })).answer.code, 'no-operator');
  });
});
