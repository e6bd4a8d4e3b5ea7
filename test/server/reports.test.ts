/** Reports name what somebody said in the chat or by a move, and one address cannot drown those of others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS } from '../../src/server/connections/limits.ts';
import {
  call,
  connect,
  gatherNoLonger,
  nuts,
  type Player,
  refused,
  seatFriends,
  TALK,
  testConfig,
  withServer,
} from './testing.ts';

const OPERATORS = [{ name: 'Olga', key: 'a-key-of-olga-12345' }] as const;
const [{ key }] = OPERATORS;
const THREAT = 'I will find you';

const page = async (port: number, of = 0) =>
  (await call(port, 'moderation', { token: key, path: `/api/moderation?page=${of}` })).answer;

/** The number of a fact among those a player heard. */
const numberOf = ({ frames }: Player, words: string): number => {
  const heard: string[] = [];
  for (const { from, facts } of frames) heard.splice(from, heard.length, ...facts.map((fact) => fact.join(' ')));
  return heard.findIndex((fact) => fact.includes(words));
};

test(
  'a move in words of their own is reported with what was said around it and the game, by those who heard it',
  TALK.skip,
  () =>
    withServer(
      async ({ port }) => {
        const { players } = await seatFriends(port, ['Ann', 'Bob', 'Cy', 'Di', 'Ed'], { game: TALK.game });
        const [ann, bob, cy] = players;
        assert.ok(ann && bob && cy);
        await ann.ask({ type: 'start' });
        for (const one of players) await one.until(() => one.view !== undefined);
        const say = async (player: Player, move: string) => {
          const question = player.view?.question ?? 0;
          assert.equal(await refused(player, { type: 'move', question, move }), undefined);
        };
        await say(cy, 'say: good evening');
        await say(bob, `say to ${ann.me}: ${THREAT}`);
        await say(ann, `say suspect ${bob.me}`);
        await cy.until(() => numberOf(cy, 'suspect') > 0);
        const line = await ann.until(() => numberOf(ann, THREAT) > 0 && numberOf(ann, THREAT));
        assert.equal(await refused(ann, { type: 'report', line, round: 1, why: 'a threat' }), undefined);
        assert.equal(await refused(ann, { type: 'report', line, round: 2 }), 'stale');
        assert.equal(await refused(ann, { type: 'report', line: 0, round: 1 }), 'no-chat', 'nobody said that');
        for (let n = 0; n <= line + 3; n++) await cy.ask({ type: 'report', line: n, round: 1 });
        const { reports } = await page(port);
        const [about, ...others] = reports.filter(({ name }) => name === 'Bob');
        assert.deepEqual([about?.said, about?.whys, about?.game, others], [THREAT, ['a threat'], TALK.game, []]);
        assert.deepEqual(
          about?.lines.map(({ name, text }) => `${name}: ${text}`),
          ['Cy: good evening', `Bob: ${THREAT}`, `Ann: suspect ${bob.me}`],
        );
        assert.ok(about?.share !== undefined);
        const body = { report: about.id, kind: 'mute', reason: 'threat', until: Date.now() + 3_600_000 } as const;
        assert.equal((await call(port, 'sanction', { token: key, body })).status, 200);
        assert.equal(await refused(bob, { type: 'say', quick: 'hello' }), 'silenced');
      },
      { operators: OPERATORS },
    ),
);

test('a line that somebody may not read cannot be reported, and is not among the lines around another', () =>
  withServer(
    async ({ port, hub }) => {
      const come = async (i: number) => {
        const from = `10.3.0.${i}`;
        const player = await connect(port, `P${i}`, undefined, from);
        const { table } = (await call(port, 'playNow', { token: player.token, from, body: { game: nuts.id } })).answer;
        await player.ask({ type: 'enter', table });
        return { player, table };
      };
      const { player: ann, table } = await come(1);
      const { player: bob } = await come(2);
      gatherNoLonger(hub, table);
      await bob.until(() => bob.view !== undefined);
      const doc = hub.liveTables.get(table)?.doc;
      assert.ok(doc?.strangers !== undefined);
      doc.strangers = { writers: [ann.person, bob.person] };
      await ann.ask({ type: 'say', quick: 'hello' });
      await ann.ask({ type: 'say', text: 'my address is 5 Mill Lane' });
      const passer = await connect(port, 'Passer', undefined, '10.3.0.9');
      await passer.ask({ type: 'enter', table });
      assert.equal(await refused(passer, { type: 'report', line: 1 }), 'no-chat');
      assert.equal(await refused(passer, { type: 'report', line: 0 }), undefined);
      const told = await page(port);
      assert.equal(told.reports.length, 1);
      assert.ok(!JSON.stringify(told).includes('Mill Lane'));
    },
    { operators: OPERATORS, proxies: 1 },
  ));

test('forty guests of one address with five reports each do not hide an honest one; all can be settled', () =>
  withServer(
    async ({ port, hub }) => {
      const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo']);
      const [ada, bo] = players;
      assert.ok(ada && bo);
      for (let i = 0; i < 6; i++) await (i === 0 ? bo : ada).ask({ type: 'say', text: `line ${i}` });
      await ada.ask({ type: 'report', line: 0, why: 'first' });
      await ada.ask({ type: 'report', line: 0, why: 'again' });
      const flood = async (from: string, guests: number) => {
        for (let i = 0; i < guests; i++) {
          const guest = await connect(port, `Guest ${i}`, undefined, from);
          await guest.ask({ type: 'enter', table, invite });
          for (let line = 1; line < 6; line++) await guest.ask({ type: 'report', line });
          guest.close();
        }
      };
      await flood('2001:db8:7:1::1', 20);
      await flood('2001:db8:7:2::1', 20);
      const rows = await hub.store.reports(100, 0);
      assert.equal(
        rows.reduce((sum, one) => sum + one.reports, 0),
        LIMITS.reportsPerAddress.burst + 1,
        'by one home, and one honest report',
      );
      const { reports, pages } = await page(port);
      assert.equal(pages, 1);
      const honest = reports.find(({ name }) => name === 'Bo');
      assert.deepEqual([honest?.reports, honest?.origins, honest?.whys], [1, 1, ['first']]);
      const cy = await connect(port, 'Cy', undefined, '10.4.0.1');
      await cy.ask({ type: 'enter', table, invite });
      await cy.ask({ type: 'report', line: 3 });
      const [first] = (await page(port)).reports;
      assert.deepEqual([first?.line, first?.origins], [3, 2], 'the most addresses first');
      for (;;) {
        const [next] = (await page(port)).reports;
        if (next === undefined) break;
        const body = { report: next.id, kind: 'dismiss', reason: 'other' } as const;
        assert.equal((await call(port, 'sanction', { token: key, body })).status, 200);
      }
      assert.deepEqual(await hub.store.reports(100, 0), []);
    },
    {
      operators: OPERATORS,
      proxies: 1,
      limits: { ...testConfig('').limits, reportsPerAddress: LIMITS.reportsPerAddress },
    },
  ));

test('pages: those about one person together, none left out', () =>
  withServer(
    async ({ port, hub }) => {
      const { players } = await seatFriends(port, ['Ada', 'Bo', 'Cy']);
      const [ada, bo, cy] = players;
      assert.ok(ada && bo && cy);
      for (let i = 0; i < 60; i++) {
        await (i % 2 === 0 ? bo : cy).ask({ type: 'say', quick: 'hello' });
        await ada.ask({ type: 'report', line: i });
      }
      const all = [...(await page(port, 0)).reports, ...(await page(port, 1)).reports];
      assert.equal((await page(port)).pages, 2);
      assert.deepEqual(
        all.map(({ line }) => line).sort((a, b) => a - b),
        Array.from({ length: 60 }, (_, i) => i),
      );
      assert.deepEqual([...new Set(all.slice(0, 30).map(({ name }) => name))].length, 1);
      assert.equal((await page(port, 2)).reports.length, 0);
      assert.equal(await hub.store.countReports(), 60);
    },
    { operators: OPERATORS },
  ));
