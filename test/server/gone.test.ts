/** No table waits forever for an absent player: others finish the game, and the seat stays theirs. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { connect, type Player, playOut, refused, seatFriends, started, withServer } from './testing.ts';

const MINUTE = 60_000;
/** Longer than a host may be gone. */
const LONG = 6 * MINUTE;

const seatAt = ({ table }: Player, { person }: Player) => table?.seats.find((seat) => seat.person === person);

const closes = async (gone: Player, left: Player): Promise<void> => {
  gone.close();
  await left.until(() => seatAt(left, gone)?.online === false);
};

/** Three friends without a clock, at each point where a table waits for people. */
const WAITING: Readonly<Record<string, (port: number) => Promise<Player[]>>> = {
  'before the first game': async (port) => (await seatFriends(port, ['Ada', 'Bo', 'Cy'])).players,
  'in a game': async (port) => (await started(port, ['Ada', 'Bo', 'Cy'])).players,
  async 'after a game'(port) {
    const { players } = await started(port, ['Ada', 'Bo', 'Cy']);
    await playOut(players);
    for (const one of players) await one.until(() => one.table?.status === 'over');
    return players;
  },
};

const goesOn = async (left: Player, gone: readonly Player[]): Promise<void> => {
  if (left.table?.status !== 'playing') {
    assert.equal(await refused(left, { type: 'start', fill: {} }), undefined);
    await left.until(() => left.view?.over === null);
    return;
  }
  for (const one of gone) {
    const seat = seatAt(left, one)?.seat;
    assert.ok(seat !== undefined);
    assert.equal(await refused(left, { type: 'away', seat }), undefined);
  }
};

describe('the table of absent players', () => {
  for (const [when, open] of Object.entries(WAITING))
    for (const stays of ['Ada', 'Bo'])
      test(`${when}, ${stays} is left: bots play for the others, who get their seats back on return`, async () => {
        let skew = 0;
        await withServer(
          async ({ port }) => {
            const players = await open(port);
            const left = players.find(({ name }) => name === stays);
            assert.ok(left !== undefined);
            const gone = players.filter((one) => one !== left);
            const id = left.table?.id ?? '';
            for (const one of gone) await closes(one, left);
            skew = LONG;
            await goesOn(left, gone);
            for (const one of gone) {
              await left.until(() => seatAt(left, one)?.away === true);
              assert.equal(seatAt(left, one)?.bot, undefined, 'the seat stays theirs');
            }
            const [first] = gone;
            assert.ok(first !== undefined);
            const back = await connect(port, first.name, first);
            await back.ask({ type: 'enter', table: id });
            await back.until(() => back.view?.me !== undefined);
            assert.equal(await refused(back, { type: 'back' }), undefined);
            await left.until(() => seatAt(left, first)?.away === false);
            await playOut([left, back]);
            await left.until(() => left.table?.status === 'over');
          },
          { now: () => Date.now() + skew },
        );
      });

  test('after a game the host may start the next at once; everybody present keeps playing', () =>
    withServer(async ({ port }) => {
      const { players } = await started(port, ['Ada', 'Bo', 'Cy']);
      await playOut(players);
      const [ada, bo, cy] = players;
      assert.ok(ada && bo && cy);
      await ada.until(() => ada.table?.status === 'over');
      await bo.ask({ type: 'ready', ready: true });
      assert.equal(await refused(ada, { type: 'rematch' }), 'not-ready');
      assert.equal(await refused(bo, { type: 'start', fill: {} }), 'not-host');
      assert.equal(await refused(ada, { type: 'start', fill: {} }), undefined);
      await ada.until(() => ada.table?.status === 'playing');
      assert.deepEqual(
        [ada, bo, cy].map((one) => seatAt(ada, one)?.away),
        [false, false, false],
      );
    }));

  test('after a game a guest may start the next after ten seconds; bots play for those who left', () => {
    let skew = 0;
    return withServer(
      async ({ port }) => {
        const { players } = await started(port, ['Ada', 'Bo', 'Cy']);
        await playOut(players);
        const [ada, bo, cy] = players;
        assert.ok(ada && bo && cy);
        await bo.until(() => bo.table?.status === 'over');
        assert.equal(bo.table?.next, undefined);
        assert.equal(await refused(bo, { type: 'rematch' }), 'not-host', 'nobody has asked for it');
        await bo.ask({ type: 'ready', ready: true });
        await bo.until(() => bo.table?.next !== undefined);
        assert.equal(await refused(bo, { type: 'rematch' }), 'not-host', 'it is too early');
        await closes(ada, bo);
        skew = 10_000;
        assert.equal(await refused(cy, { type: 'rematch' }), 'not-host', 'they have not asked for it');
        assert.equal(await refused(bo, { type: 'rematch' }), undefined);
        await bo.until(() => bo.table?.status === 'playing');
        assert.equal(bo.table?.next, undefined);
        assert.deepEqual(
          [ada, bo, cy].map((one) => seatAt(bo, one)?.away),
          [true, false, false],
        );
      },
      { now: () => Date.now() + skew },
    );
  });

  test('taking back a vote for the next game stops its countdown', () =>
    withServer(async ({ port }) => {
      const { players } = await started(port, ['Ada', 'Bo']);
      await playOut(players);
      const [ada, bo] = players;
      assert.ok(ada && bo);
      await bo.until(() => bo.table?.status === 'over');
      await bo.ask({ type: 'ready', ready: true });
      await bo.until(() => bo.table?.next !== undefined);
      await bo.ask({ type: 'ready', ready: false });
      await bo.until(() => bo.table?.next === undefined);
    }));

  test("only the host may hand another's seat to a bot, and only while that player is absent", () =>
    withServer(async ({ port }) => {
      const { players } = await started(port, ['Ada', 'Bo', 'Cy']);
      const [ada, bo, cy] = players;
      assert.ok(ada && bo && cy);
      assert.equal(await refused(ada, { type: 'away', seat: 'C' }), 'taken');
      await closes(cy, ada);
      assert.equal(await refused(bo, { type: 'away', seat: 'C' }), 'not-host');
      assert.equal(await refused(ada, { type: 'away', seat: 'H' }), 'seat');
      assert.equal(await refused(ada, { type: 'away', seat: 'C' }), undefined);
      assert.equal(await refused(bo, { type: 'away' }), undefined, 'their own');
    }));

  test('at a table with days per move, no bot plays for an absent player', () =>
    withServer(async ({ port }) => {
      const { players } = await seatFriends(port, ['Ada', 'Bo'], { clock: { pace: 'daily' } });
      const [ada, bo] = players;
      assert.ok(ada && bo);
      await closes(bo, ada);
      assert.equal(await refused(ada, { type: 'start', fill: {} }), undefined);
      await ada.until(() => ada.table?.status === 'playing');
      assert.equal(seatAt(ada, bo)?.away, false);
    }));
});

test("a new phone asks for an absent player's seat; the host is told and hands it over", async () => {
  let skew = 0;
  await withServer(
    async ({ port }) => {
      const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo', 'Cy']);
      const [ada, bo, cy] = players;
      assert.ok(ada && bo && cy);
      await ada.ask({ type: 'start' });
      await ada.until(() => ada.view !== undefined);
      const phone = await connect(port, 'Bo again');
      await phone.ask({ type: 'enter', table, invite });
      assert.equal(await refused(phone, { type: 'take', seat: 'B' }), 'taken');
      await closes(bo, ada);
      assert.equal(await refused(cy, { type: 'take', seat: 'B' }), 'seated');
      const { name, mask } = ada.table?.seats[1] ?? {};
      assert.equal(await refused(phone, { type: 'take', seat: 'B' }), undefined);
      assert.equal(await refused(phone, { type: 'take', seat: 'B', same: true }), undefined);
      const heirs = () => ada.messages.findLast((message) => message.type === 'table')?.heirs ?? [];
      await ada.until(() => heirs().some(({ asked }) => asked === 2));
      assert.deepEqual(
        heirs().map((heir) => [heir.person, heir.seat, heir.same]),
        [[phone.person, 'B', true]],
        'once',
      );
      const give = { type: 'give', seat: 'B', person: phone.person } as const;
      assert.equal(await refused(ada, give), 'back-soon');
      assert.equal(heirs().length, 1, 'the question stays');
      skew = LONG;
      assert.equal(await refused(ada, give), undefined);
      await phone.until(() => phone.view?.me === 'B');
      const now = () => cy.table?.seats[1];
      await cy.until(() => now()?.person === phone.person);
      assert.deepEqual([now()?.name, now()?.mask], [name, mask], 'chair, name and mask stay');
      await playOut([ada, phone, cy]);
      await cy.until(() => cy.table?.status === 'over');
      assert.equal(now()?.name, name);
    },
    { now: () => Date.now() + skew },
  );
});
