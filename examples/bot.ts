/**
 * A bot for a Cabale server, without any package. Replace `choose`.
 *
 * node examples/bot.ts http://localhost:8787 KEY --code KOMUTADI    sits down at that table
 * node examples/bot.ts http://localhost:8787 KEY --game complots    a new table, against the server's own bots
 * node examples/bot.ts                                              answers JSON lines, for `npx cabale-lab bench --agent`
 */
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Everything that a seat knows; each game adds its own fields. */
type View = {
  me?: string;
  toAct: string[];
  question: number;
  legal?: string[];
  answer?: string;
  enough?: string;
  over: string[] | null;
};
type Line = { type: string; view?: View; code?: string; message?: string };

/** The move to make: one of `legal`. */
const choose = (_view: View, legal: readonly string[]): string => legal[Math.floor(Math.random() * legal.length)] ?? '';

const openServer = (address: string, key: string) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return {
    /** The answer, or a refusal with `code` and `message`. */
    async post(path: string, body: object): Promise<Record<string, string>> {
      const asked = fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return asked
        .then((answer) => answer.json())
        .catch(() => ({ code: 'closing', message: `nobody answers at ${address}` }));
    },
    /** The lines of a stream. Empty lines are keep-alives. */
    async *lines(path: string): AsyncGenerator<Line> {
      const { body } = await fetch(address + path, { headers });
      let text = '';
      for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        const lines = (text + part).split('\n');
        text = lines.pop() ?? '';
        for (const line of lines) if (line !== '') yield JSON.parse(line);
      }
    },
  };
};

/** The next move, if any. `again`: moves of this bot since the question opened. */
const nextMove = (view: View, again: number): string | undefined => {
  const { me = '', toAct, answer, enough } = view;
  const legal = (view.legal ?? []).filter((one) => !one.includes('…')); // fill in "…" yourself
  if (toAct.includes(me) && answer === undefined && again < 2) return again === 0 ? choose(view, legal) : legal[0]; // answers come first, then talk
  return again === 0 ? enough : undefined; // the table talks until everybody is ready
};

/** Plays one game from its current state. True once it is over. */
const play = async (server: ReturnType<typeof openServer>, table: string): Promise<boolean> => {
  const tried: number[] = [];
  for await (const { type, view, code, message } of server.lines(`/api/bot/table/${table}`)) {
    if (type === 'closed' || code !== undefined) {
      console.error(message);
      return code !== 'closing';
    }
    if (view?.over) {
      console.log(`${view.over.join(' and ')} won, I was ${view.me}`);
      return true;
    }
    if (view === undefined) continue;
    const { question } = view;
    const move = nextMove(view, tried.filter((one) => one === question).length);
    if (!move) continue;
    tried.push(question);
    const refused = await server.post(`/api/bot/table/${table}/move`, { question, move });
    if (refused.code !== undefined && !['stale', 'answered'].includes(refused.code)) console.error(refused.message);
  }
  return false;
};

/** Each line is a question; each answer is a move. Optionally with a belief, `lie`: 10, 30, 50, 70 or 90. */
const answerLines = async (): Promise<void> => {
  for await (const line of createInterface(process.stdin)) {
    const { view, legal } = JSON.parse(line);
    console.log(JSON.stringify({ move: choose(view, legal) }));
  }
};

const main = async (address: string, key: string, way: string, word: string): Promise<void> => {
  const server = openServer(address, key);
  const { table, message } = await server.post('/api/bot/sit', { [way.replace('--', '')]: word });
  if (table === undefined) return console.error(message);
  // the server may restart: the seat stays mine
  while (!(await play(server, table).catch((error: Error) => console.error(error.message)))) await setTimeout(1000);
};

const [address, key, way, word] = process.argv.slice(2);
if (address === undefined) await answerLines();
else await main(address, key ?? '', way ?? '', word ?? '');
