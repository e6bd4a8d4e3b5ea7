/** A bot that knows the public protocol only: node examples/bot.ts http://localhost:8787 --code BADEFIGO [--name Ada] */
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { viewAfter } from '../src/protocol/changes.ts';
import type { ServerMessage, WireView } from '../src/protocol/messages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { code: { type: 'string' }, invite: { type: 'string' }, name: { type: 'string', default: 'Robo' } },
});
const [{ name, ...where }, [server = 'http://localhost:8787']] = [values, positionals];

const post = async (path: string, body: object, more?: Record<string, string>): Promise<Record<string, string>> => {
  const headers = { 'content-type': 'application/json', ...more };
  const response = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.ok) return JSON.parse(await response.text());
  throw new Error(await response.text());
};
const { token } = await post('/api/session', { name, token: true });
const headers = { authorization: `Bearer ${token}` };
const { table } = await post('/api/join', where, headers);

let [ids, tried] = [0, -1]; // of messages; the last question I had an answer to
const play = (): void => {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/ws`, { headers });
  const say = (message: object, id = `b${++ids}`) => socket.send(JSON.stringify({ id, ...message }));
  let [waiting, retry] = ['', 1000]; // the id of a move that is not confirmed yet; when to come back
  let [seen, round]: [WireView | undefined, number] = [undefined, 0];
  /** All I know of strategy: anything legal, but no pattern to fill in. What answers the question comes first in the list. */
  const act = () => {
    if (seen?.me === undefined || !seen.toAct.includes(seen.me) || seen.answer !== undefined || waiting !== '') return;
    const { question, legal = [] } = seen;
    const moves = legal.filter((move) => !move.includes('…'));
    const move = moves[question === tried ? 0 : Math.floor(Math.random() * moves.length)];
    [tried, waiting] = [question, `m${++ids}`];
    say({ type: 'move', round, question, move }, waiting);
  };
  socket.on('message', (data) => {
    const message: ServerMessage = JSON.parse(String(data));
    if (message.type === 'welcome') say({ type: 'enter', table });
    if (message.type === 'bye') retry = message.retry;
    if (message.type === 'out') process.exit();
    if ((message.type === 'ok' || message.type === 'error') && message.id === waiting) waiting = '';
    if (seen?.question !== tried) act(); // it came while I was waiting
    if (message.type === 'table' && message.table.status === 'lobby') {
      const ready = message.table.seats.some((one) => one.seat === message.me && one.ready);
      if (!ready) say(message.me === undefined ? { type: 'sit' } : { type: 'ready', ready: true });
    }
    if (message.type !== 'frame') return;
    [seen, round] = [viewAfter(seen, message), message.round];
    if (seen !== undefined && seen.over !== null) {
      console.log(`${name} (${seen.me}): ${seen.over.join(' ')} won`);
      process.exit();
    }
    if (message.ok?.includes(waiting)) waiting = '';
    act();
  });
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(play, retry)); // the seat is still mine: I enter again
};
play();
