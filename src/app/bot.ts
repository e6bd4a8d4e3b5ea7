/** `cabale bot`: creates an account for a bot program, or starts a local test server. */
import { pino } from 'pino';
import { numberOf, onlyThese, readArgs } from '../command/args.ts';
import { WITH } from '../command/help.ts';
import { withLevels } from '../command/nets.ts';
import { fault } from '../engine/fault.ts';
import { UNLIMITED } from '../server/connections/limits.ts';
import { openServer } from '../server/server.ts';
import { mayListen } from './port.ts';
import { openRegistry } from './registry.ts';
import { endWhenTold } from './serve.ts';

const HELP = `cabale bot: an account for your program, which then plays by HTTP (docs/BOTS.md)

  --name NAME       what your bot is called; others see "BOT NAME"
  --server URL      where it plays (http://localhost:8787)
  --token TOKEN     of the bot's owner, as it was printed; without one a new owner is made
  --new-key ID      another key for this bot; the old one no longer works
  --delete ID       deletes this bot
  --mock            a server on this machine to write a bot for: nothing is kept, bots answer at once
  --port N          where the mock server listens (8788)
${WITH}`;

const VALUES = ['name', 'server', 'token', 'new-key', 'delete', 'port', 'with'];

type Answer = Readonly<Record<string, unknown>>;

const ask = async (server: string, method: string, path: string, body: object, token?: string): Promise<Answer> => {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(server + path, { method, headers, body: JSON.stringify(body) }).catch(() => {
    throw fault('server', `nobody answers at ${server}; --server URL names another`);
  });
  const answer: Answer = await response.json().catch(() => ({ message: `${server} is no Cabale server` }));
  if (response.status === 401 && token !== undefined)
    throw fault('server', `--token: nobody is known by it at ${server}`);
  if (!response.ok || typeof answer.message === 'string') throw fault('server', String(answer.message));
  return answer;
};

/** Prints what is needed to play, for people and scripts. */
const makeBot = async (server: string, name: string, token: string | undefined): Promise<string> => {
  const owner = token ?? String((await ask(server, 'POST', '/api/session', { name, token: true })).token);
  const { bot, key } = await ask(server, 'POST', '/api/bots', { name }, owner);
  console.log(JSON.stringify({ bot, key, ...(token === undefined ? { owner } : {}) }, null, 2));
  return String(key);
};

const mock = async (port: number, file: string | undefined): Promise<void> => {
  const host = '127.0.0.1';
  await mayListen(host, port);
  const { games, botsFor } = withLevels(await openRegistry(file), (sentence) => console.error(sentence));
  const limits = { botRequests: UNLIMITED, requests: UNLIMITED, tables: UNLIMITED, visits: UNLIMITED };
  const log = pino({ level: 'silent' });
  const server = await openServer({
    games,
    botsFor,
    host,
    port,
    db: ':memory:',
    botPace: [0, 5],
    least: 0.05,
    limits,
    log,
  });
  endWhenTold(() => server.close());
  const address = `http://${host}:${server.port}`;
  const key = await makeBot(address, 'Mock', undefined);
  console.log(`\nTry it:\n  python3 examples/bot.py ${address} ${key} --game ${games[0]?.id}`);
};

export const bot = async (args: readonly string[]): Promise<void> => {
  const given = readArgs(args, { values: VALUES, flags: ['mock', 'help'] });
  onlyThese(given, [...VALUES, 'mock', 'help']);
  if (given.has('help')) return console.log(HELP);
  if (given.has('mock')) return mock(numberOf(given, 'port', 8788, 0, 65_535), given.get('with'));
  const server = (given.get('server') ?? 'http://localhost:8787').replace(/\/$/, '');
  const [name, token, renewed, deleted] = ['name', 'token', 'new-key', 'delete'].map((one) => given.get(one));
  if ((renewed ?? deleted) !== undefined && token === undefined)
    throw fault('usage', 'only the owner of a bot may do that; --token TOKEN says who that is');
  if (renewed !== undefined)
    console.log(JSON.stringify(await ask(server, 'POST', '/api/bots/key', { id: renewed }, token)));
  else if (deleted !== undefined) {
    await ask(server, 'DELETE', '/api/bots', { id: deleted }, token);
    console.log(`deleted ${deleted}`);
  } else if (name !== undefined) await makeBot(server, name, token);
  else throw fault('usage', 'how is your bot called? --name NAME; --help lists the rest');
};
