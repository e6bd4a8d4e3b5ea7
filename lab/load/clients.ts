/** Players in their own process: real WebSockets that answer questions. */
import { WebSocket } from 'ws';
import { viewAfter } from '../../src/protocol/changes.ts';
import type { WireView } from '../../src/protocol/messages.ts';
import type { ClientsAsk, ClientsTell, Played } from './messages.ts';

const bare = process.argv[2] === 'bare';
const tell = (message: ClientsTell): void => void process.send?.(message);

type Table = {
  readonly id: string;
  readonly players: Player[];
  waiting: { at: number; left: number } | undefined;
  question: number;
};
type Player = {
  /** Facts heard and their game, so that they are not sent again. */
  heard: number;
  round: number;
  socket: WebSocket | undefined;
  readonly table: Table;
  readonly token: string;
  view: WireView | undefined;
  answered: number;
  id: string;
};

let tables: Table[] = [];
let ports: readonly number[] = [];
let apart = false;
let from = '127.0.0.1';
let playing = false;
let paced = false;
let ids = 0;
const fresh = () => ({ moves: 0, refused: 0, frames: 0, bytes: 0, times: [] as number[] });
let count = fresh();

/** Usually quiet moves, so that games last; sometimes a challenge. */
const choose = (legal: readonly string[]): string => {
  const quiet = legal.includes('pass')
    ? 'pass'
    : legal.includes('duchess') && Math.random() < 0.6
      ? 'duchess'
      : undefined;
  if (quiet !== undefined && Math.random() < 0.95) return quiet;
  return legal[Math.floor(Math.random() * legal.length)] ?? '';
};

const wants = ({ view, answered }: Player): boolean =>
  view !== undefined && view.over === null && view.question !== answered && (view.legal?.length ?? 0) > 0;

const move = (player: Player): void => {
  const { view, table, socket } = player;
  if (view === undefined) return;
  player.answered = view.question;
  player.id = `m${++ids}`;
  const said = choose(view.legal ?? []);
  table.waiting ??= { at: performance.now(), left: 0 };
  socket?.send(
    JSON.stringify({ type: 'move', id: player.id, round: player.round, question: view.question, move: said }),
  );
};

/** Ends with the mover's own frame, or one at each seat if the question moved on. */
const onFrame = (player: Player, text: string): void => {
  const frame: {
    view?: WireView;
    changed?: Readonly<Record<string, unknown>>;
    gone?: string[];
    ok?: string[];
    type: string;
    code?: string;
    facts: unknown[];
    from: number;
    round: number;
  } = JSON.parse(text);
  count.frames += 1;
  count.bytes += text.length;
  if (frame.type === 'error') {
    count.refused += 1;
    if (frame.code === 'not-ready') setTimeout(rematch, 20, player); // another server may not know yet
    if (frame.code === 'stale') player.id = '';
    return;
  }
  if (frame.type !== 'frame') return;
  const { table } = player;
  const now = performance.now();
  const view = viewAfter(player.view, frame);
  if (view === undefined) return;
  player.view = view;
  player.heard = frame.from + frame.facts.length;
  player.round = frame.round;
  const mine = player.id !== '' && frame.ok?.includes(player.id) === true;
  if (mine) {
    count.moves += 1;
    player.id = '';
  }
  if (table.waiting !== undefined) {
    if (view.question === table.question && mine) {
      count.times.push(now - table.waiting.at);
      table.waiting = undefined;
    } else if (view.question !== table.question) {
      table.waiting.left += 1;
      if (table.waiting.left === table.players.length) {
        count.times.push(now - table.waiting.at);
        table.question = view.question;
        table.waiting = undefined;
      }
    }
  } else if (table.players.every((one) => one.view?.question === view.question)) table.question = view.question;
  if (view.over !== null) again(table);
  else if (playing && !paced && wants(player)) move(player);
};

/** The next game: everybody is ready, then the host starts. */
const again = (table: Table): void => {
  table.waiting = undefined;
  table.question = 1;
  const [host] = table.players;
  if (table.players.some(({ view }) => view?.over === null)) return;
  for (const player of table.players) {
    player.answered = -1;
    player.socket?.send(JSON.stringify({ type: 'ready', id: `r${++ids}`, ready: true }));
  }
  if (host !== undefined) setTimeout(rematch, 20, host);
};
const rematch = ({ socket }: Player): void => socket?.send(JSON.stringify({ type: 'rematch', id: `s${++ids}` }));

const onEcho = (player: Player, text: string): void => {
  count.frames += 1;
  count.bytes += text.length;
  const { id, of }: { id: string; of?: number } = JSON.parse(text);
  const { table } = player;
  if (table.waiting !== undefined) {
    table.waiting.left += 1;
    if (table.waiting.left < (of ?? table.players.length)) return;
    count.times.push(performance.now() - table.waiting.at);
    table.waiting = undefined;
    count.moves += 1;
    if (playing && !paced && id !== '') echo(table);
  }
};
const echo = (table: Table): void => {
  table.waiting = { at: performance.now(), left: 0 };
  const one = table.players[ids++ % table.players.length];
  one?.socket?.send(JSON.stringify({ type: 'move', id: `m${ids}`, question: ids % 100, move: 'pass' }));
};

/** Connects everybody over this many seconds, with retries. */
const comeIn = async (overSeconds: number): Promise<void> => {
  const start = performance.now();
  const players = tables.flatMap((table) => table.players);
  let connected = 0;
  let first = 0;
  await new Promise<void>((resolve) => {
    const open = (player: Player): void => {
      const { table } = player;
      const port = ports[(apart ? tables.indexOf(table) : table.players.indexOf(player)) % ports.length];
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?table=${table.id}`, {
        headers: { authorization: `Bearer ${player.token}` },
        perMessageDeflate: false,
        localAddress: from,
      });
      player.socket = socket;
      let ready = false;
      const done = () => {
        if (ready) return;
        ready = true;
        connected += 1;
        if (connected === 1) first = (performance.now() - start) / 1000;
        if (connected === players.length) resolve();
      };
      const { heard, round } = player;
      const known = round > 0 ? { heard, round } : {};
      socket.on('open', () =>
        bare ? done() : socket.send(JSON.stringify({ type: 'enter', id: 'e', table: player.table.id, ...known })),
      );
      socket.on('message', (data) => {
        const text = String(data);
        if (bare) onEcho(player, text);
        else {
          onFrame(player, text);
          if (text.startsWith('{"type":"frame"')) done();
        }
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        if (!ready) setTimeout(open, 50 + Math.random() * 250, player);
      });
    };
    for (const [n, player] of players.entries()) setTimeout(open, (n / players.length) * overSeconds * 1000, player);
  });
  tell({ connected, seconds: (performance.now() - start) / 1000, first });
};

const moveAt = (table: Table): boolean => {
  const player = table.players.find(wants);
  const may = bare ? table.waiting === undefined : player !== undefined;
  if (may && bare) echo(table);
  else if (may && player !== undefined) move(player);
  return may;
};

const play = async (seconds: number, perSecond: number | undefined): Promise<void> => {
  count = fresh();
  playing = true;
  paced = perSecond !== undefined;
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  if (perSecond !== undefined) {
    let sent = 0;
    let next = 0;
    timer = setInterval(() => {
      const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
      for (let tries = 0; sent < due && tries < tables.length; tries++) {
        const table = tables[next++ % tables.length];
        if (table !== undefined && moveAt(table)) sent += 1;
      }
    }, 5);
  } else if (bare) for (const table of tables) echo(table);
  else for (const { players } of tables) for (const player of players) if (wants(player)) move(player);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  playing = false;
  clearInterval(timer);
  const played: Played = { ...count, seconds: (performance.now() - start) / 1000 };
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (const table of tables) table.waiting = undefined;
  tell({ played });
};

process.on('message', (ask: ClientsAsk) => {
  if (ask.ask === 'connect') {
    ({ ports, apart, from } = ask);
    tables = ask.tables.map(({ table: id, tokens }) => {
      const table: Table = { id, players: [], waiting: undefined, question: 1 };
      for (const token of tokens)
        table.players.push({
          heard: 0,
          round: 0,
          socket: undefined,
          table,
          token: bare ? id : token,
          view: undefined,
          answered: -1,
          id: '',
        });
      return table;
    });
    comeIn(ask.overSeconds);
  }
  if (ask.ask === 'return') comeIn(ask.overSeconds);
  if (ask.ask === 'play') play(ask.seconds, ask.perSecond);
  if (ask.ask === 'stop') process.exit(0);
});
