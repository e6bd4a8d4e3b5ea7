/** For tests: a server on loopback, and clients that speak the protocol. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { quiet as nuts } from '../../examples/nuts/test/quiet.ts';
import { GAMES } from '../../src/app/games.ts';
import type { Bot } from '../../src/bots/bot.ts';
import { oneOf, type Rng, seeded } from '../../src/engine/chance.ts';
import type { Imagined } from '../../src/engine/game.ts';
import { viewAfter } from '../../src/protocol/changes.ts';
import type { ClientSays, ServerMessage, TableInfo, WireView } from '../../src/protocol/messages.ts';
import { PATHS, type RouteName } from '../../src/protocol/paths.ts';
import type { BodyIn, Reply } from '../../src/protocol/routes.ts';
import { UNLIMITED } from '../../src/server/connections/limits.ts';
import { type Config, openServer, type Server } from '../../src/server/server.ts';
import { goOn } from '../../src/server/tables/play/table-step.ts';
import type { Hub } from '../../src/server/tables/state/hub.ts';
import { drawSecrets } from '../chance.ts';
import { type Watch, watch } from '../until.ts';

type Without<T> = T extends { round: number } ? Omit<T, 'id' | 'round'> & { round?: number } : Omit<T, 'id'>;
/** By default for the game that the player sees. */
export type Says = Without<ClientSays>;

export { nuts };
export const PLAYED: readonly Imagined[] = [nuts, ...GAMES];

/** A game whose talk consists of moves: `say: …`, `say to B: …`, and set phrases. */
const talk = GAMES.find(({ speech }) => speech !== undefined)?.id;
export const TALK = { game: talk ?? '', skip: { skip: talk === undefined && 'no game has talk' } } as const;

/** Any legal answer without a free part. */
export const anyBot: Bot = {
  answer: ({ view }, rng) =>
    oneOf(
      rng,
      (view.legal ?? []).filter((move) => !move.includes('…')),
    ),
};

export const folder = (): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'cabale-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Longer than any machine hangs, so that speed decides nothing. */
const LONG_ENOUGH = 600_000;

export const testConfig = (db: string, more: Partial<Config> = {}): Config => ({
  games: PLAYED,
  botsFor: () => ({ simple: anyBot, random: anyBot }),
  db,
  host: '127.0.0.1',
  port: 0,
  botPace: [0, 2],
  least: 0.02,
  shortest: 0,
  checkOut: true,
  dealTime: LONG_ENOUGH,
  gather: LONG_ENOUGH,
  lease: LONG_ENOUGH,
  secret: drawSecrets(),
  log: pino({ level: process.env.CABALE_LOG ?? 'fatal' }),
  limits: {
    messages: UNLIMITED,
    messagesPerAddress: UNLIMITED,
    reports: UNLIMITED,
    reportsPerAddress: UNLIMITED,
    chat: UNLIMITED,
    requests: UNLIMITED,
    stories: UNLIMITED,
    visits: UNLIMITED,
    files: UNLIMITED,
    enters: UNLIMITED,
    entersPerAddress: UNLIMITED,
    openings: UNLIMITED,
    links: UNLIMITED,
    guesses: UNLIMITED,
    guessesPerNetwork: UNLIMITED,
    guessesInAll: UNLIMITED,
    signIns: UNLIMITED,
    recoveries: UNLIMITED,
    renames: UNLIMITED,
    exports: UNLIMITED,
    tables: UNLIMITED,
    botRequests: UNLIMITED,
    dailies: UNLIMITED,
    connectionsPerAddress: 10_000,
    linksPerAddress: 10_000,
    requestTime: LONG_ENOUGH,
  },
  ...more,
});

/** Ends the wait for sealed parts of a deal. */
export const waitNoLonger = (hub: Hub, table: string): void => {
  const liveTable = hub.liveTables.get(table);
  if (liveTable?.doc.dealing === undefined) return;
  liveTable.doc.dealing = { ...liveTable.doc.dealing, until: 0 };
  goOn(liveTable);
};

/** Ends the wait of a table of Play now. */
export const gatherNoLonger = (hub: Hub, table: string): void => {
  const liveTable = hub.liveTables.get(table);
  if (liveTable?.doc.strangers?.starts === undefined) return;
  liveTable.doc.strangers = { starts: 0 };
  goOn(liveTable);
};

export const withServer = async (
  work: (server: Server, db: string) => Promise<void>,
  more: Partial<Config> = {},
): Promise<void> => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const server = await openServer(testConfig(db, more));
  try {
    await work(server, db);
  } finally {
    await server.close();
    remove();
  }
};

export const call = async <R extends RouteName>(
  port: number,
  name: R,
  {
    body,
    token,
    cookie,
    path,
    from,
    host = '127.0.0.1',
  }: {
    body?: BodyIn<R>;
    token?: string;
    cookie?: string;
    path?: string;
    from?: string | undefined;
    host?: string;
  } = {},
): Promise<{
  status: number;
  answer: Reply<R> & { code?: string; message?: string; field?: string; who?: string; until?: number };
  cookie: string | undefined;
}> => {
  const [method, usual] = PATHS[name];
  const response = await fetch(`http://${host}:${port}${path ?? usual}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    answer: JSON.parse(await response.text()),
    cookie: response.headers.get('set-cookie')?.split(';')[0],
  };
};

/** With the view rebuilt by the client. */
export type GameMessage = Extract<ServerMessage, { type: 'frame' }> & { readonly view: WireView };

type Heard = Exclude<ServerMessage, { type: 'frame' }> | GameMessage;

/** A client with what it was last told, and a way to wait for more. */
export type Player = {
  readonly name: string;
  readonly token: string;
  readonly person: string;
  socket: WebSocket;
  table: TableInfo | undefined;
  me: string | undefined;
  view: WireView | undefined;
  readonly frames: GameMessage[];
  readonly messages: Heard[];
  readonly raw: string[];
  say(message: Says, id?: string): string;
  ask(message: Says, id?: string): Promise<Heard>;
  readonly until: Watch['until'];
  close(): void;
};

let ids = 0;

export const signedIn = async (port: number, name: string): Promise<{ token: string; person: string }> => {
  const { answer } = await call(port, 'signIn', { body: { name, token: true } });
  return { token: answer.token ?? '', person: answer.person.id };
};

export const connect = async (
  port: number,
  name: string,
  given?: { token: string; person: string },
  from?: string,
  /** Naming a table leads to the server that keeps it. */
  at?: string,
): Promise<Player> => {
  const { token, person } = given ?? (await signedIn(port, name));
  const heard = watch(() => `${name} heard last ${player.raw.at(-1)?.slice(0, 300)}`);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws${at === undefined ? '' : `?table=${at}`}`, {
    headers: { authorization: `Bearer ${token}`, ...(from === undefined ? {} : { 'x-forwarded-for': from }) },
  });
  const player: Player = {
    name,
    token,
    person,
    socket,
    table: undefined,
    me: undefined,
    view: undefined,
    frames: [],
    messages: [],
    raw: [],
    say(message, id = `i${++ids}`) {
      const round = message.type === 'move' ? { round: player.frames.at(-1)?.round ?? 0 } : {};
      player.socket.send(JSON.stringify({ ...round, ...message, id }));
      return id;
    },
    async ask(message, id) {
      const sent = player.say(message, id);
      return player.until(() =>
        player.messages.find(
          (one) =>
            ((one.type === 'ok' || one.type === 'error' || one.type === 'pong') && one.id === sent) ||
            (one.type === 'frame' && one.ok?.includes(sent)),
        ),
      );
    },
    until: heard.until,
    close: () => player.socket.close(),
  };
  const completed = (message: ServerMessage): Heard => {
    if (message.type !== 'frame') return message;
    const view = viewAfter(player.view, message);
    if (view === undefined) throw new Error('changes of a view that was never shown');
    player.view = view;
    return { ...message, view };
  };
  const listen = () => {
    player.socket.on('message', (data) => {
      const text = String(data);
      const message = completed(JSON.parse(text));
      player.raw.push(text);
      player.messages.push(message);
      if (message.type === 'table') {
        player.table = message.table;
        player.me = message.me;
      }
      if (message.type === 'frame') player.frames.push(message);
      heard.changed();
    });
    player.socket.on('error', () => {});
  };
  listen();
  await player.until(() => player.messages.some(({ type }) => type === 'welcome'));
  return player;
};

export const seatFriends = async (
  port: number,
  names: readonly string[],
  settings: Partial<BodyIn<'create'>> = {},
): Promise<{ table: string; players: Player[]; invite: string }> => {
  const players = await Promise.all(names.map((name) => connect(port, name)));
  const [host] = players;
  if (host === undefined) throw new Error('nobody came');
  const { answer } = await call(port, 'create', {
    token: host.token,
    body: { game: nuts.id, seats: names.length, clock: { pace: 'off' }, ...settings },
  });
  for (const player of players) {
    await player.ask({ type: 'enter', table: answer.table, invite: answer.invite });
    if (player === host) continue;
    await player.ask({ type: 'sit' });
    await player.ask({ type: 'ready', ready: true });
  }
  return { table: answer.table, players, invite: answer.invite };
};

export const started = async (...[port, names, settings]: Parameters<typeof seatFriends>) => {
  const friends = await seatFriends(port, names, settings);
  await friends.players[0]?.ask({ type: 'start' });
  for (const player of friends.players) await player.until(() => player.view !== undefined);
  const mover = friends.players.find((player) => player.me === player.view?.toAct[0]);
  if (mover === undefined) throw new Error('nobody is asked');
  return { ...friends, mover, others: friends.players.filter((player) => player !== mover) };
};

/** The code of a refusal; undefined if it was done. */
export const refused = async (player: Player, message: Says): Promise<string | undefined> => {
  const answer = await player.ask(message);
  return answer.type === 'error' ? answer.code : undefined;
};

/** Plays any legal move, with patterns filled. */
export const anyMove = (legal: readonly string[], rng: Rng): string => oneOf(rng, legal).replace('…', 'psst');

/** Answers every question of its seat until the end, with occasional asides. */
export const playAlong = async (player: Player, rng: Rng): Promise<void> => {
  for (let tried = -1; ; ) {
    const view = await player.until(() => {
      const now = player.view;
      const asked = now?.me !== undefined && now.toAct.includes(now.me) && now.answer === undefined;
      return (now?.over !== null || (asked && (now.legal?.length ?? 0) > 0)) && now;
    });
    if (view.over !== null) return;
    const { question, legal = [] } = view;
    const move = question === tried ? (legal[0] ?? '') : anyMove(legal, rng); // answers come first
    tried = question;
    const heard = player.frames.length;
    const answer = await player.ask({ type: 'move', question, move });
    // a closed question is followed by another; an illegal move by the first legal one
    if (answer.type === 'error' && answer.code === 'stale')
      await player.until(() => player.frames.length > heard || player.view !== view);
  }
};

export const playOut = async (players: readonly Player[]): Promise<void> => {
  const rng = seeded('quick');
  await Promise.all(players.map((player) => playAlong(player, rng)));
};
