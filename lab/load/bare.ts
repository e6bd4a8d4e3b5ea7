/**
 * The baseline without game and disk: each message makes JSON as large as a frame, and goes to the four of its table.
 */
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerAsk, ServerTells } from './messages.ts';

const size = Number(process.argv[2] ?? 900);
const tell = (message: ServerTells): void => void process.send?.(message);
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
const tables = new Map<string, Set<WebSocket>>();
const filler = 'x'.repeat(Math.max(0, size - 60));
let moves = 0;

sockets.on('connection', (socket, request) => {
  const table = request.headers.authorization ?? '';
  const group = tables.get(table) ?? new Set();
  tables.set(table, group.add(socket));
  socket.on('error', () => socket.terminate());
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    moves += 1;
    const text = JSON.stringify({ type: 'echo', id: message.id, filler });
    for (const one of group) one.send(text);
  });
});
process.on('message', (ask: ServerAsk) => {
  if (ask.ask === 'stop') process.exit(0);
  if (ask.ask !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  tell({
    usage: {
      cpu: (user + system) / 1e6,
      threads: {},
      heap: heapUsed + external,
      rss,
      moves,
      botMoves: 0,
      games: 0,
      store: { commits: 0, writes: 0, seconds: 0, longest: 0, synced: false },
    },
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  tell({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});
