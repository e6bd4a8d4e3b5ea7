/**
 * The cost floor of a server: no game and no views, but the same journal, store, frames and bytes. Every server that
 * stores moves before telling them pays it.
 */
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { encodeText } from '../../src/server/connections/rfc6455.ts';
import { openJournal } from '../../src/server/store/journal.ts';
import { openStore } from '../../src/server/store/open.ts';
import { commitInParts } from '../../src/server/store/partial-commit.ts';
import type { ServerAsk, ServerTells } from './messages.ts';
import { threads } from './threads.ts';

const [db = ':memory:', bytes = '350', framesPerMove = '3'] = process.argv.slice(2);
const tell = (message: ServerTells): void => void process.send?.(message);
const filler = 'x'.repeat(Math.max(0, Number(bytes) - 70));
const store = openStore(db);
const journal = openJournal({
  commit: (writes) => commitInParts(writes, (some) => store.commit(some).then(() => [])),
  close() {},
  missing() {},
  fatal(error) {
    throw error;
  },
});

type Group = { readonly name: string; readonly streams: Duplex[]; n: number };
const groups = new Map<string, Group>();
let moves = 0;
/** The fraction of frames owed: 2.9 per move are three, and sometimes two. */
let owed = 0;

const take = (group: Group, data: Buffer): void => {
  const { id, move }: { id: string; move: string } = JSON.parse(data.toString());
  const { name, streams } = group;
  moves += 1;
  owed += Number(framesPerMove);
  const of = Math.min(streams.length, Math.max(1, Math.floor(owed)));
  owed -= of;
  const entry = { kind: 'move', at: Date.now(), seat: 'A', move, id, mark: 'A' } as const;
  journal.write({ write: 'entry', table: name, round: 1, n: group.n++, entry });
  journal.later(() => {
    for (let i = 0; i < of; i++)
      streams[(group.n + i) % streams.length]?.write(encodeText(JSON.stringify({ type: 'echo', id, of, filler })));
  });
};

const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
http.on('upgrade', (request, stream, head) =>
  sockets.handleUpgrade(request, stream, head, (socket) => {
    const name = request.headers.authorization ?? '';
    const group = groups.get(name) ?? { name, streams: [], n: 0 };
    groups.set(name, group);
    group.streams.push(stream);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data: Buffer) => take(group, data));
  }),
);
process.on('message', async (ask: ServerAsk) => {
  if (ask.ask === 'stop') process.exit(0);
  if (ask.ask !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  const measured = await store.measured();
  const heap = heapUsed + external;
  tell({
    usage: { cpu: (user + system) / 1e6, threads: threads(), heap, rss, moves, botMoves: 0, games: 0, store: measured },
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  tell({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});
