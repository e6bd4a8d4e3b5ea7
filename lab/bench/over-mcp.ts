/** The benchmark over the Model Context Protocol: two tools, to get questions and to answer. */
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { serveOverStdio } from '../../src/app/mcp/stdio.ts';
import { type Fault, fault } from '../../src/engine/fault.ts';
import { version } from '../../src/server/version.ts';
import type { Question, Reply, Served } from '../agents/agent.ts';

const INSTRUCTIONS = `A benchmark of bluffing games. Repeat: "look" for the next question, then "say" one of its legal moves. Where the question has "lie", say also how likely the open claim is a lie, in per cent. Stop when "look" says that it is finished.`;
/** Seconds: most programs abandon a call after 30. */
const LONGEST = 25;
const LATE = 3;

type Open = {
  readonly question: Question;
  readonly timer: NodeJS.Timeout;
  resolve(reply: Reply): void;
  reject(why: Fault): void;
};

const told = (text: string, structuredContent: Record<string, unknown> = {}): CallToolResult => ({
  content: [{ type: 'text', text }],
  structuredContent,
});

/** `seconds`: the time limit of an answer. */
export const serveBench = (seconds: number): Served => {
  let open: Open | undefined;
  let end: string | undefined;
  let [answers, late] = [0, 0];
  let news = Promise.withResolvers<void>();
  const tell = (): void => {
    news.resolve();
    news = Promise.withResolvers();
  };
  const giveUp = (why: string): void => {
    end ??= why;
    clearTimeout(open?.timer);
    open?.reject(fault('agent', why));
    open = undefined;
    tell();
  };
  const look = async (wait: number): Promise<CallToolResult> => {
    if (open === undefined && end === undefined) {
      const timer = setTimeout(news.resolve, wait * 1000);
      await news.promise;
      clearTimeout(timer);
    }
    if (open !== undefined) return told(JSON.stringify(open.question), { question: open.question });
    return end === undefined ? told('Nothing is asked yet; look again.') : told(`Finished. ${end}`, { finished: true });
  };
  const say = (move: string, lie: number | undefined): CallToolResult => {
    if (open === undefined)
      return { isError: true, content: [{ type: 'text', text: 'nothing is asked now; look first' }] };
    const { question, timer, resolve } = open;
    clearTimeout(timer);
    open = undefined;
    answers += 1;
    late = 0;
    resolve({ said: { move, lie } });
    if (question.legal.includes(move)) return told('Noted. Look for the next question.');
    return {
      isError: true,
      content: [
        { type: 'text', text: `"${move}" is not legal, so the default answer was played; look for the next question` },
      ],
    };
  };
  serveOverStdio(
    () => newServer(look, say),
    () => giveUp(`the agent closed the connection after ${answers} answers`),
  );
  return {
    agent: {
      ask: (question) =>
        new Promise((resolve, reject) => {
          if (end !== undefined) return reject(fault('agent', end));
          const timer = setTimeout(() => {
            open = undefined;
            late += 1;
            resolve({ fault: 'late' });
            if (late === LATE) giveUp(`the agent was late ${LATE} times in a row; it has ${seconds} s per answer`);
          }, seconds * 1000);
          open = { question, timer, resolve, reject };
          tell();
        }),
      close() {},
    },
    done(text) {
      end ??= text;
      tell();
    },
  };
};

const newServer = (
  look: (wait: number) => Promise<CallToolResult>,
  say: (move: string, lie: number | undefined) => CallToolResult,
): McpServer => {
  const server = new McpServer({ name: 'cabale-bench', version: version() }, { instructions: INSTRUCTIONS });
  server.registerTool(
    'look',
    {
      description: 'The next question: all that your seat knows, and the legal moves. Waits until there is one.',
      annotations: { readOnlyHint: true },
      inputSchema: toStandardJsonSchema(
        v.object({
          wait: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST, `at most ${LONGEST} seconds`)), 20),
        }),
      ),
    },
    ({ wait }) => look(wait),
  );
  server.registerTool(
    'say',
    {
      description: 'Answers the question: a legal move, and how likely the open claim is a lie, where that is asked.',
      inputSchema: toStandardJsonSchema(
        v.object({
          move: v.pipe(v.string(), v.maxLength(2000, 'at most 2000 letters')),
          lie: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
        }),
      ),
    },
    ({ move, lie }) => say(move, lie),
  );
  return server;
};
