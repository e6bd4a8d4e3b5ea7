/** The server under load in its own process, without limits and delays. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { pino } from 'pino';
import { GAMES } from '../../src/app/games.ts';
import { openRegistry } from '../../src/app/registry.ts';
import { withLevels } from '../../src/command/nets.ts';
import { newGuest, sealFor } from '../../src/server/people/people.ts';
import { openServer } from '../../src/server/server.ts';
import { fill, sit } from '../../src/server/tables/lobby/lobby.ts';
import { openTable } from '../../src/server/tables/play/loading.ts';
import { startGame } from '../../src/server/tables/play/play.ts';
import { testConfig } from '../../test/server/testing.ts';
import type { Seated, ServerAsk, ServerTells } from './messages.ts';
import { openProfile } from './steps.ts';
import { threads } from './threads.ts';

const SEATS = 4;
const [db = ':memory:', port = '0'] = process.argv.slice(2);
const tell = (message: ServerTells): void => void process.send?.(message);
const { botsFor } = withLevels(await openRegistry(undefined), (sentence) => console.error(sentence));
const server = await openServer({
  games: GAMES,
  botsFor,
  db,
  host: '127.0.0.1',
  port: Number(port),
  least: 0,
  log: pino({ level: 'warn' }),
  limits: {
    ...testConfig(db).limits,
    connections: 1_000_000,
    connectionsPerAddress: 1_000_000,
    linksPerAddress: 1_000_000,
  },
});
const { hub, people } = server;

const [game] = GAMES;
if (game === undefined) throw new Error('there is no game');
/** Clocks run, but not out. */
const phases = Object.fromEntries([...game.rules.keys()].map((phase) => [phase, 3000]));

const PROGRAM = { purpose: 'token', device: 'load' } as const;

/** Running games at tables of four. */
const seed = async (tables: number, bots: number): Promise<Seated[]> => {
  const seated: Seated[] = [];
  for (let i = 0; i < tables; i++) {
    const guests = Array.from({ length: SEATS - bots }, (_, n) => newGuest(people, `player ${n}`, 'en', PROGRAM));
    const [host, ...others] = guests;
    if (host === undefined) continue;
    const settings = {
      game: game.id,
      options: {},
      seats: SEATS,
      clock: { pace: 'relaxed', phases } as const,
      public: false,
      watch: true,
      delay: 0,
      moreTime: true,
    };
    const liveTable = openTable(hub, settings, host);
    for (const guest of others) sit(liveTable.doc, guest);
    fill(liveTable.doc, 'expert', () => undefined);
    for (const seat of liveTable.doc.seats) seat.ready = true;
    startGame(liveTable, host.id);
    seated.push({ table: liveTable.id, tokens: guests.map((guest) => sealFor(people, 'token', guest)) });
    if (i % 200 === 199) await hub.journal.durable();
  }
  await hub.journal.durable();
  return seated;
};

/** Letters of a line, and bytes of its row. */
const [LINE, ROW] = [512, 560];
/** Lines all differ, so that a copy is as long. */
const talk = async (megabytes: number): Promise<void> => {
  for (let n = 0; n < (megabytes * 1024 * 1024) / ROW; n++) {
    const row = { n, at: hub.setting.now(), person: 'nobody', name: 'nobody', quick: undefined };
    hub.journal.write({ write: 'chat', table: 'talk', row: { ...row, text: randomBytes(LINE / 2).toString('hex') } });
    if (n % 2000 === 0) await hub.journal.durable();
  }
  await hub.journal.durable();
};

const backup = async (to: string): Promise<ServerTells> => {
  const begun = performance.now();
  await hub.store.backup(to);
  const { size: bytes } = statSync(to);
  return { copied: { seconds: (performance.now() - begun) / 1000, bytes } };
};

const usage = async (gc: boolean): Promise<ServerTells> => {
  const { user, system } = process.cpuUsage();
  if (gc) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    usage: {
      cpu: (user + system) / 1e6,
      threads: threads(),
      heap: heapUsed + external,
      rss,
      moves: hub.metrics.moves.person,
      botMoves: hub.metrics.moves.bot,
      games: hub.metrics.begun,
      store: await hub.store.measured(),
    },
  };
};

let stopProfile: (() => Promise<Record<string, number>>) | undefined;

process.on('message', async (ask: ServerAsk) => {
  if (ask.ask === 'seed') tell({ seeded: await seed(ask.tables, ask.bots ?? 0) });
  if (ask.ask === 'usage') tell(await usage(ask.gc === true));
  if (ask.ask === 'fill') await talk(ask.megabytes).then(() => tell({ filled: true }));
  if (ask.ask === 'backup') tell(await backup(ask.to));
  if (ask.ask === 'profile') {
    const steps = (await stopProfile?.()) ?? {};
    stopProfile = stopProfile === undefined ? await openProfile() : undefined;
    tell({ steps });
  }
  if (ask.ask === 'stop') await server.close().then(() => process.exit(0));
});
tell({ port: server.port });
