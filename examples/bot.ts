/** A bot that knows the public protocol only: node examples/bot.ts http://localhost:8787 --code BADEFIGO [--name Ada] */
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import type { ServerMessage, WireView } from '../src/server/protocol.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { code: { type: 'string' }, invite: { type: 'string' }, name: { type: 'string', default: 'Robo' } },
});
const { name, ...where } = values;
const [server = 'http://localhost:8787'] = positionals;

const post = async (path: string, body: object, more?: Record<string, string>): Promise<Record<string, string>> => {
  const headers = { 'content-type': 'application/json', ...more };
  const response = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return JSON.parse(await response.text());
};
const { token } = await post('/api/session', { name, token: true });
const headers = { authorization: `Bearer ${token}` };
const { table } = await post('/api/join', where, headers);

let [ids, tried] = [0, -1]; // of messages; the last question I had an answer to
/** All I know of strategy: anything legal, but no pattern to fill in. What answers the question comes first in the list. */
const choose = ({ me, toAct, answer, legal = [], question }: WireView): string | undefined => {
  if (me === undefined || !toAct.includes(me) || answer !== undefined) return undefined;
  const moves = legal.filter((move) => !move.includes('…'));
  return moves[question === tried ? 0 : Math.floor(Math.random() * moves.length)];
};

const play = (): void => {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers });
  const say = (message: object, id = `b${++ids}`) => socket.send(JSON.stringify({ id, ...message }));
  let [waiting, retry] = ['', 1000]; // the id of a move that is not confirmed yet; when to come back
  socket.on('message', (data) => {
    const message: ServerMessage = JSON.parse(String(data));
    if (message.type === 'welcome') say({ type: 'enter', table });
    if (message.type === 'bye') retry = message.retry;
    if (message.type === 'out') process.exit();
    if ((message.type === 'ok' || message.type === 'error') && message.id === waiting) waiting = '';
    if (message.type === 'table' && message.table.status === 'lobby') {
      const ready = message.table.seats.some((one) => one.seat === message.me && one.ready);
      if (!ready) say(message.me === undefined ? { type: 'sit' } : { type: 'ready', ready: true });
    }
    if (message.type !== 'frame') return;
    const { view, ok } = message;
    if (view.over !== null) {
      console.log(`${name} (${view.me}): ${view.over.join(' ')} won`);
      process.exit();
    }
    if (ok?.includes(waiting)) waiting = '';
    const move = waiting === '' ? choose(view) : undefined;
    if (move === undefined) return;
    [tried, waiting] = [view.question, `m${++ids}`];
    say({ type: 'move', question: view.question, move }, waiting);
  });
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(play, retry)); // the seat is still mine: I enter again
};
play();
