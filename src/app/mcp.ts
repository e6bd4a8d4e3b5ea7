/** `cabale mcp`: an agent plays against bots by the Model Context Protocol on stdin and stdout. */
import { pino } from 'pino';
import { readPlain } from '../command/args.ts';
import { WITH } from '../command/help.ts';
import { withLevels } from '../command/nets.ts';
import { fault } from '../engine/fault.ts';
import { newBotAccount } from '../server/people/bot-accounts.ts';
import { identify, newGuest } from '../server/people/people.ts';
import { openServer } from '../server/server.ts';
import { openRegistry } from './registry.ts';

const HELP = `cabale mcp: games against bots for an agent that speaks the Model Context Protocol

Standard input and output are the protocol's; messages for you go to the error stream.
Tools: tables, sit, look, say, leave. Resources: the rules. At a server, use its address /mcp with a bot key (docs/BOTS.md).
${WITH}`;

export const loadMcp = async () => {
  try {
    return {
      ...(await import('./mcp/tools.ts')),
      ...(await import('./mcp/answer.ts')),
      ...(await import('./mcp/stdio.ts')),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
};

export const needMcp = async () => {
  const loaded = await loadMcp();
  if (loaded === undefined)
    throw fault('mcp', 'this needs the package @modelcontextprotocol/server: npm install @modelcontextprotocol/server');
  return loaded;
};

/** A private server in memory with one bot account; nothing is stored. */
const openAlone = async (file: string | undefined) => {
  const { games, botsFor } = withLevels(await openRegistry(file), (sentence) => console.error(sentence));
  const log = pino({ level: 'silent' });
  const server = await openServer({
    games,
    botsFor,
    host: '127.0.0.1',
    port: 0,
    db: ':memory:',
    botPace: [0, 5],
    least: 0.05,
    log,
  });
  const owner = newGuest(server.people, 'Agent', 'en', { purpose: 'token', device: '' });
  await server.hub.journal.durable(owner.id);
  const { key } = await newBotAccount(server.people, owner, 'Agent');
  const bot = await identify(server.people, 'bot', key);
  if (bot === undefined) throw fault('server', 'the bot account could not be made');
  const door = server.doors({ bot, address: 'here', guess: (look) => look(), countTable: () => {} });
  return { server, games, door };
};

export const mcp = async (args: readonly string[]): Promise<void> => {
  const given = readPlain(args);
  if (given.has('help')) return console.log(HELP);
  const { newMcpServer, serveOverStdio } = await needMcp();
  const { server, games, door } = await openAlone(given.get('with'));
  serveOverStdio(
    () => newMcpServer(door, games),
    () => void server.close().then(() => process.exit()),
  );
  console.error('cabale mcp: ready');
};
