/** The five tools of a playing agent, and the rules as resources. */
import { readFileSync } from 'node:fs';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { isFault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { Size } from '../../protocol/fields.ts';
import type { BotDoor, Look } from '../../server/connections/bot-door.ts';
import { version } from '../../server/version.ts';

/** Seconds: most programs abandon a call after 30. */
const LONGEST = 25;
const LONGEST_NOTE = 2000;
/** At its own table nobody waits for an agent, and many think longer than people. */
const NO_CLOCK = { pace: 'off' } as const;

const INSTRUCTIONS = `Cabale is a table of hidden-identity bluff games. Say "sit" once, then repeat: "look" until you are asked, "say" one of the legal moves with the number of the question. Where players talk, the table waits until you have said enough. Lying about your cards is part of the games. The rules are resources (cabale://rules/…).`;

const text = (most: number, about: string) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most, `at most ${most} letters`), v.description(about));
const whole = (about: string) => v.pipe(v.number(), v.integer(), v.minValue(0), v.description(about));

const Table = text(64, 'the table, as sit and tables name it');
const Seen = v.looseObject({
  table: v.string(),
  status: v.pipe(v.string(), v.description('lobby, playing, over or closed')),
  game: v.string(),
  me: v.optional(v.pipe(v.string(), v.description('your seat'))),
  asked: v.pipe(v.boolean(), v.description('the table waits for you')),
  question: v.optional(v.number()),
  enough: v.optional(v.pipe(v.string(), v.description('the table talks; say this move once you have said enough'))),
  legal: v.pipe(v.array(v.string()), v.description('all you may say; where a move has "…", replace it')),
  over: v.optional(v.pipe(v.array(v.string()), v.description('the winners'))),
  news: v.pipe(v.array(v.string()), v.description('what was said and seen since you looked last')),
  notes: v.pipe(v.array(v.string()), v.description('your own notes')),
  view: v.optional(v.looseObject({})),
});
const Sat = v.object({ table: v.string() });
const Listed = v.object({ games: v.array(v.looseObject({})), tables: v.array(v.looseObject({})) });

const told = (said: string, structuredContent: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: said }],
  structuredContent,
});

const whyAsked = (question: number | undefined, enough: string | undefined): string =>
  enough === undefined
    ? `Question ${question} is for you.`
    : `The table talks (question ${question}). Say "${enough}" once you have said enough.`;

const lookText = ({ table, status, game, me, asked, question, enough, legal, over, news, notes, view }: Look): string =>
  [
    `${game}, table ${table}: ${status}. You are ${me ?? 'not seated'}.`,
    ...(news.length === 0 ? [] : [`Since you looked last: ${news.join('; ')}.`]),
    ...(notes.length === 0 ? [] : [`Your notes: ${notes.join(' | ')}`]),
    ...(view === undefined ? [] : [`What you know: ${JSON.stringify(view)}`]),
    over === undefined
      ? asked
        ? `${whyAsked(question, enough)} You may say: ${legal.join(' | ')}`
        : 'You are not asked now; look again.'
      : `The game is over; ${over.join(' and ')} won.`,
  ].join('\n');

/** A refusal is one sentence, with everything legal. */
const refused = async (error: unknown, look?: () => Promise<Look>): Promise<CallToolResult> => {
  if (!isFault(error)) throw error;
  const seen = await look?.().catch(() => undefined);
  const legal = seen === undefined ? '' : `\nLegal now: ${seen.legal.join(' | ') || 'nothing'}`;
  return { isError: true, content: [{ type: 'text', text: `${error.message}${legal}` }] };
};

const attempt = (work: () => Promise<CallToolResult>, look?: () => Promise<Look>): Promise<CallToolResult> =>
  work().catch((error: unknown) => refused(error, look));

const rulesOf = (id: string): string =>
  ['RULES', 'NOTATION']
    .map((page) => readFileSync(new URL(`../../games/${id}/${page}.md`, import.meta.url), 'utf8'))
    .join('\n');

export const newMcpServer = (door: BotDoor, games: readonly Game[]): McpServer => {
  const server = new McpServer({ name: 'cabale', version: version() }, { instructions: INSTRUCTIONS });
  for (const { id } of games)
    server.registerResource(
      `rules of ${id}`,
      `cabale://rules/${id}`,
      { mimeType: 'text/markdown' },
      async ({ href }) => ({
        contents: [{ uri: href, text: rulesOf(id) }],
      }),
    );
  server.registerTool(
    'tables',
    {
      description: 'The games, and public tables with a seat for you.',
      annotations: { readOnlyHint: true },
      inputSchema: toStandardJsonSchema(v.object({})),
      outputSchema: toStandardJsonSchema(Listed),
    },
    () =>
      attempt(async () => {
        const lines = games.map(({ id, players }) => ({ id, players: [...players] }));
        const tables = await door.tables();
        return told(JSON.stringify({ games: lines, tables }), { games: lines, tables });
      }),
  );
  server.registerTool(
    'sit',
    {
      description:
        'Sits down: at a table by its code or id, or with "game" at a new one against bots, where the game begins at once and no clock runs.',
      inputSchema: toStandardJsonSchema(
        v.object({
          code: v.optional(text(12, 'the code of a table')),
          table: v.optional(Table),
          game: v.optional(text(31, 'a game, for a new table')),
          seats: v.optional(v.pipe(Size, v.description('how many play at the new table'))),
          level: v.optional(text(31, 'of the bots at the new table: simple, novice, regular, strong or expert')),
        }),
      ),
      outputSchema: toStandardJsonSchema(Sat),
    },
    (wanted) =>
      attempt(async () => {
        const table = await door.sit({ options: {}, clock: NO_CLOCK, ...wanted });
        return told(`You sit at table ${table}. Look at it now.`, { table });
      }),
  );
  server.registerTool(
    'leave',
    { description: 'Gets up from a table.', inputSchema: toStandardJsonSchema(v.object({ table: Table })) },
    ({ table }) =>
      attempt(async () => {
        await door.leave(table);
        return { content: [{ type: 'text', text: 'You have left the table.' }] };
      }),
  );
  registerPlay(server, door);
  return server;
};

const registerPlay = (server: McpServer, door: BotDoor): void => {
  server.registerTool(
    'look',
    {
      description:
        'All you may know of your table. Waits until you are asked, something is said in a talk of yours, or the game is over.',
      annotations: { readOnlyHint: true },
      inputSchema: toStandardJsonSchema(
        v.object({
          table: Table,
          wait: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST, `at most ${LONGEST} seconds`)), 20),
        }),
      ),
      outputSchema: toStandardJsonSchema(Seen),
    },
    ({ table, wait }) =>
      attempt(async () => {
        const seen = await door.look(table, wait * 1000);
        return told(lookText(seen), JSON.parse(JSON.stringify(seen)));
      }),
  );
  server.registerTool(
    'say',
    {
      description: 'Answers the question with one of the legal moves. A note is for yourself: look shows it again.',
      inputSchema: toStandardJsonSchema(
        v.object({
          table: Table,
          move: text(2000, 'one of the legal moves'),
          question: whole('the number of the question'),
          note: v.optional(text(LONGEST_NOTE, 'for yourself alone')),
        }),
      ),
    },
    ({ table, move, question, note }) =>
      attempt(
        async () => {
          await door.move(table, { move, question });
          if (note !== undefined) await door.note(table, note);
          return { content: [{ type: 'text', text: `You said "${move}". Look at what happens.` }] };
        },
        () => door.look(table, 0),
      ),
  );
};
