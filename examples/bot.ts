/**
 * An outside bot: it joins a table with a token, and plays through the public protocol only.
 *   node examples/bot.ts http://localhost:8787 --code BADEFIGO [--name Ada]
 */
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import type { ServerMessage, WireView } from '../src/server/protocol.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { code: { type: 'string' }, invite: { type: 'string' }, name: { type: 'string', default: 'Robo' } },
});
const server = positionals[0] ?? 'http://localhost:8787';

const post = async (path: string, body: unknown, token?: string) => {
  const response = await fetch(server + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, string>;
  if (!response.ok) throw new Error(answer.message);
  return answer;
};

const { token } = await post('/api/session', { name: values.name, token: true });
const { table } = await post(
  '/api/join',
  values.invite === undefined ? { code: values.code } : { invite: values.invite },
  token,
);

let ids = 0;
let waiting = ''; // the id of a move that is not confirmed yet
let tried = -1; // the last question I had an answer to
/** All I know of strategy: anything legal, but no pattern to fill in. What answers the question comes first in the list. */
const choose = ({ legal = [], question }: WireView): string | undefined => {
  const moves = legal.filter((move) => !move.includes('…'));
  return question === tried ? moves[0] : moves[Math.floor(Math.random() * moves.length)];
};

const play = (): void => {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${token}` } });
  const say = (message: object, id = `b${++ids}`) => socket.send(JSON.stringify({ id, ...message }));
  let retry = 1000;
  socket.on('message', (data) => {
    const message: ServerMessage = JSON.parse(String(data));
    if (message.type === 'welcome') say({ type: 'enter', table });
    if (message.type === 'bye') retry = message.retry;
    if (message.type === 'out') process.exit(0);
    if (message.type === 'error' || message.type === 'ok') waiting = message.id === waiting ? '' : waiting;
    if (message.type === 'table' && message.table.status !== 'playing') {
      const me = message.table.seats.find(({ seat }) => seat === message.me);
      if (me === undefined) say({ type: 'sit' });
      else if (!me.ready && message.table.status === 'lobby') say({ type: 'ready', ready: true });
    }
    if (message.type !== 'frame') return;
    const { view, ok } = message;
    if (ok?.includes(waiting)) waiting = '';
    if (view.over !== null) {
      console.log(`${values.name} (${view.me}): ${view.over.join(' ')} won`);
      process.exit(0);
    }
    const asked = view.me !== undefined && view.toAct.includes(view.me) && view.answer === undefined;
    const move = asked && waiting === '' ? choose(view) : undefined;
    if (move === undefined) return;
    tried = view.question;
    waiting = `m${++ids}`;
    say({ type: 'move', question: view.question, move }, waiting);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    waiting = '';
    setTimeout(play, retry); // the seat is still mine: I enter again
  });
};
play();
