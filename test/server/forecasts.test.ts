/** Forecasts by players who are out and watchers: sealed, told to no player, and read after the game. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { oneOf, type Rng, roll, seeded } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { SHARES } from '../../src/host/forecasts.ts';
import { openServer } from '../../src/server/server.ts';
import {
  anyMove,
  call,
  connect,
  folder,
  nuts,
  PLAYED,
  type Player,
  refused,
  started,
  testConfig,
  withServer,
} from './testing.ts';

type Says = Extract<Parameters<Player['say']>[0], { type: 'forecast' }>;
type Forecast = Pick<Says, 'question' | 'wins' | 'lie'>;

const forecast = ({ frames }: Player, said: Forecast): Says & { round: number } => ({
  type: 'forecast',
  round: frames.at(-1)?.round ?? 0,
  ...said,
});

/** Waits until everything sent so far has arrived. */
const caughtUp = (player: Player) => player.ask({ type: 'ping' });

const isAsked = ({ view, me }: Player): boolean =>
  view?.over === null && view.toAct.some((seat) => seat === me) && view.answer === undefined;

/** One random answer of any asked player. */
const playOn = async (players: readonly Player[], rng: Rng): Promise<void> => {
  const asked = players.filter(isAsked);
  const mover = asked.length === 0 ? undefined : oneOf(rng, asked);
  const { question = 0, legal = [] } = mover?.view ?? {};
  const answer = await mover?.ask({ type: 'move', question, move: anyMove(legal, rng) });
  // an illegal one is followed by the first legal one
  if (answer?.type === 'error') await mover?.ask({ type: 'move', question, move: legal[0] ?? '' });
  await Promise.all(players.map(caughtUp));
};

const anyForecast = (rng: Rng, { view }: Player): Forecast => {
  const question = view?.question ?? 0;
  return roll(rng, 2) === 0
    ? { question, wins: oneOf(rng, view?.seats ?? ['A']) }
    : { question, lie: oneOf(rng, SHARES) };
};

const isOut = (game: Game, { view, me }: Player): boolean =>
  view?.seats.some(
    (seat) => seat === me && game.forecasts?.isOut({ ...view, players: view.players as never }, seat),
  ) === true;

/** Answers close windows at once. */
const AT_ONCE = { least: 0 };

const STEPS = 60;

for (const game of PLAYED)
  test(`${game.id}: forecasts of watchers send nothing to players, and players cannot make any`, async () => {
    await withServer(async ({ port }) => {
      const rng = seeded(`forecasts ${game.id}`);
      const names = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, Math.max(3, game.players[0]));
      const { players, table, invite } = await started(port, names, { game: game.id, seats: names.length });
      const watchers = [await connect(port, 'Eve'), await connect(port, 'Flo')];
      for (const watcher of watchers) await watcher.ask({ type: 'enter', table, invite });
      let taken = 0;
      for (let i = 0; i < STEPS && players[0]?.view?.over === null; i++) {
        await Promise.all([...players, ...watchers].map(caughtUp));
        const before = players.map(({ raw }) => raw.length);
        for (const watcher of watchers)
          if ((await refused(watcher, forecast(watcher, anyForecast(rng, watcher)))) === undefined) taken += 1;
        await Promise.all(players.map(caughtUp));
        assert.deepEqual(
          players.map(({ raw }, n) => raw.slice(before[n]).map((text) => JSON.parse(text).type)),
          players.map(() => ['pong']),
        );
        const living = players.filter((player) => !isOut(game, player));
        const one = oneOf(rng, living);
        const refusal = await refused(one, forecast(one, anyForecast(rng, one)));
        assert.equal(refusal, 'not-now', `${one.name} plays`);
        await playOn(players, rng);
      }
      assert.ok(taken > 0);
    }, AT_ONCE);
  });

const untilOut = async (players: readonly Player[]): Promise<Player> => {
  const rng = seeded('out');
  for (;;) {
    const out = players.find((player) => isOut(nuts, player));
    if (out !== undefined) return out;
    assert.equal(players[0]?.view?.over, null, 'nobody was out before the end');
    await playOn(players, rng);
  }
};

test('the number of forecasts per game is limited over all watchers', async () => {
  await withServer(async ({ port, hub }) => {
    const { table, invite } = await started(port, ['Ada', 'Bo', 'Cy']);
    const eve = await connect(port, 'Eve');
    await eve.ask({ type: 'enter', table, invite });
    await eve.until(() => eve.view !== undefined);
    const question = eve.view?.question ?? 0;
    const kinds = (n: number) => new Set(Array.from({ length: n }, (_, i) => `kind ${i}`));
    const foreseen = hub.liveTables.get(table)?.foreseen;
    for (let i = 0; i < 10; i++) foreseen?.set(`watcher ${i}`, kinds(500));
    assert.equal(await refused(eve, forecast(eve, { question, wins: 'A' })), 'too-many');
    foreseen?.set('watcher 0', kinds(499));
    assert.equal(await refused(eve, forecast(eve, { question, wins: 'A' })), undefined);
  });
});

test('an invalid forecast is refused with a code, and the first one stands', async () => {
  await withServer(async ({ port }) => {
    const { players, table, invite } = await started(port, ['Ada', 'Bo', 'Cy', 'Di']);
    const eve = await connect(port, 'Eve');
    assert.equal(await refused(eve, forecast(eve, { question: 1, wins: 'A' })), 'not-here');
    await eve.ask({ type: 'enter', table, invite });
    await eve.until(() => eve.view !== undefined);
    const question = eve.view?.question ?? 0;
    assert.equal(await refused(eve, forecast(eve, { question: question + 1, wins: 'A' })), 'stale');
    assert.equal(await refused(eve, { ...forecast(eve, { question, wins: 'A' }), round: 7 }), 'stale');
    assert.equal(await refused(eve, { ...forecast(eve, { question, wins: 'A' }), lie: 30 }), 'malformed');
    assert.equal(await refused(eve, forecast(eve, { question, lie: 30 })), 'not-now');
    assert.equal(await refused(eve, forecast(eve, { question, wins: 'H' })), 'illegal');
    assert.equal(await refused(eve, forecast(eve, { question, wins: 'A' })), undefined);
    assert.equal(await refused(eve, forecast(eve, { question, wins: 'B' })), 'answered');
    const out = await untilOut(players);
    const { view, me } = out;
    assert.ok(view?.over === null);
    const stays = view.seats.find((seat) => seat !== me && view.players[seat]?.nuts !== 0) ?? 'A';
    const gone = view.seats.find((seat) => seat === me) ?? 'A';
    assert.equal(await refused(out, forecast(out, { question: view.question, wins: gone })), 'illegal');
    assert.equal(await refused(out, forecast(out, { question: view.question, wins: stays })), undefined);
  }, AT_ONCE);
});

test('forecasts are shown with the finished game by number, and deleted with their author', async () => {
  await withServer(async ({ port }) => {
    const { players, table, invite } = await started(port, ['Ada', 'Bo', 'Cy']);
    const eve = await connect(port, 'Eve');
    await eve.ask({ type: 'enter', table, invite });
    await eve.until(() => eve.view !== undefined);
    const question = eve.view?.question ?? 0;
    assert.equal(await refused(eve, forecast(eve, { question, wins: 'C' })), undefined);
    const rng = seeded('whole');
    while (players[0]?.view?.over === null) await playOn(players, rng);
    const [ada] = players;
    const share = await ada?.until(() => ada.table?.replay);
    const whole = () => call(port, 'shared', { path: `/api/shared/${share}` });
    assert.deepEqual((await whole()).answer.forecasts, [{ by: 0, name: 'Eve', question, wins: 'C' }]);
    const { answer: own } = await call(port, 'export', { token: eve.token });
    assert.deepEqual(own.forecasts, [{ table, round: 1, question, wins: 'C' }]);
    await call(port, 'forget', { token: eve.token });
    assert.deepEqual((await whole()).answer.forecasts, []);
  });
});

test('a delayed watcher may forecast a question they have not seen answered', async () => {
  await withServer(async ({ port }) => {
    const { players, table, invite, mover } = await started(port, ['Ada', 'Bo', 'Cy'], { delay: 1 });
    const eve = await connect(port, 'Eve');
    await eve.ask({ type: 'enter', table, invite });
    assert.equal(await refused(eve, forecast(eve, { question: 1, wins: 'A' })), 'stale', 'they have seen no game yet');
    await eve.until(() => eve.view !== undefined);
    const { question = 0 } = eve.view ?? {};
    const [legal = ''] = mover.view?.legal ?? [];
    await mover.ask({ type: 'move', question, move: legal });
    await Promise.all(players.map(caughtUp));
    assert.notEqual(players[0]?.view?.question, question);
    assert.equal(await refused(eve, forecast(eve, { question, wins: 'A' })), undefined);
  });
});

test('after a restart the first forecast stands, and another is refused', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const first = await openServer(testConfig(db));
  const { table, invite } = await started(first.port, ['Ada', 'Bo', 'Cy']);
  const eve = await connect(first.port, 'Eve');
  await eve.ask({ type: 'enter', table, invite });
  await eve.until(() => eve.view !== undefined);
  const question = eve.view?.question ?? 0;
  assert.equal(await refused(eve, forecast(eve, { question, wins: 'A' })), undefined);
  await first.close();
  const second = await openServer(testConfig(db));
  const again = await connect(second.port, 'Eve', eve);
  await again.ask({ type: 'enter', table });
  await again.until(() => again.view !== undefined);
  assert.equal(await refused(again, forecast(again, { question, wins: 'C' })), 'answered');
  const { answer } = await call(second.port, 'export', { token: eve.token });
  assert.deepEqual(answer.forecasts, [{ table, round: 1, question, wins: 'A' }]);
  await second.close();
  remove();
});
