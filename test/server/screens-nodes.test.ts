/** A big screen, a request to enter and one for a seat, at a table on two servers. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openServer, type Server } from '../../src/server/server.ts';
import { openSharedDatabase } from './database.ts';
import { call, connect, nuts, type Player, refused, testConfig } from './testing.ts';

let why = '';
const database = await openSharedDatabase((said) => {
  why = said;
});
after(() => database?.stop());

const withTwo = async (name: string, work: (a: Server, b: Server) => Promise<void>) => {
  const url = (await database?.make(name)) ?? '';
  const [a, b] = await Promise.all([1, 2].map(() => openServer(testConfig(url, { least: 0 }))));
  assert.ok(a && b);
  try {
    await work(a, b);
  } finally {
    await Promise.all([a.close(), b.close()]);
  }
};

/** Ada is host at one server, Bo plays at the other; the game has begun. */
const begun = async (a: Server, b: Server, watch: boolean) => {
  const [ada, bo] = await Promise.all([connect(a.port, 'Ada'), connect(b.port, 'Bo')]);
  const body = { game: nuts.id, seats: 2, clock: { pace: 'off' }, watch } as const;
  const { table, invite, code } = (await call(a.port, 'create', { token: ada.token, body })).answer;
  await ada.ask({ type: 'enter', table, invite });
  await bo.ask({ type: 'enter', table, invite });
  await bo.ask({ type: 'sit', ready: true });
  await ada.until(() => ada.table?.seats[1]?.ready);
  await ada.ask({ type: 'start' });
  for (const one of [ada, bo]) await one.until(() => one.view !== undefined);
  return { ada, bo, table, invite, code };
};

const lastOf = <K extends 'screens' | 'heirs'>({ messages }: Player, key: K) =>
  messages.flatMap((one) => (one.type === 'table' ? [one[key] ?? []] : [])).at(-1) ?? [];
const shownTo = ({ messages }: Player) => messages.flatMap((one) => (one.type === 'shown' ? [one.heard] : []));

test('progress of the leading screen reaches phones at the other server', { skip: !database && why }, () =>
  withTwo('screen_shown', async (a, b) => {
    const { ada, bo, table } = await begun(a, b, true);
    const screen = await connect(a.port, 'Ada', ada);
    await screen.ask({ type: 'enter', table, wall: true });
    await bo.until(() => bo.table?.walls === 1);
    assert.equal(await refused(screen, { type: 'shown', round: 1, heard: 0 }), undefined);
    for (const one of [ada, bo]) await one.until(() => shownTo(one).length === 1);
    for (const one of [ada, bo, screen]) one.close();
  }),
);

test(
  'the host sees a screen and a waiting phone at the other server, and closes the screen there',
  {
    skip: !database && why,
  },
  () =>
    withTwo('screen_knock', async (a, b) => {
      const { ada, bo, table, code } = await begun(a, b, false);
      const tv = await connect(b.port, 'TV');
      await call(b.port, 'join', { token: tv.token, body: { code } });
      const come = { type: 'enter', table, wall: true } as const;
      assert.equal(await refused(tv, come), 'host-asked');
      await ada.until(() =>
        lastOf(ada, 'screens').some(({ person, may }) => person === tv.person && may === undefined),
      );
      await ada.ask({ type: 'screen', person: tv.person, may: true });
      assert.equal(await refused(tv, come), undefined);
      await ada.until(() => lastOf(ada, 'screens').some(({ person, on }) => person === tv.person && on));
      await ada.ask({ type: 'screen', person: tv.person, may: false });
      await tv.until(() => tv.messages.some(({ type }) => type === 'out'));
      bo.close();
      await ada.until(() => ada.table?.seats[1]?.online === false);
      const heir = await connect(b.port, 'Cy');
      await call(b.port, 'join', { token: heir.token, body: { code } });
      assert.equal(await refused(heir, { type: 'enter', table }), 'host-asked');
      await ada.until(() => lastOf(ada, 'heirs').some(({ person }) => person === heir.person));
      for (const one of [ada, tv, heir]) one.close();
    }),
);
