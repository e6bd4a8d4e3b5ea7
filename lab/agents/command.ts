/** An agent that is a command: reads questions and writes answers, one JSON line each. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Fault, fault } from '../../src/engine/fault.ts';
import type { Agent, Reply } from './agent.ts';

const LONGEST = 1_000_000;
/** Limits of output between two questions: bytes, and lines. */
const [FLOOD, UNASKED] = [16_000_000, 200];
/** The run ends after this many late answers in a row, or unreadable ones at its start. */
const [LATE, UNREADABLE] = [3, 3];
const SHOWN = 60;
const NEWLINE = 10;

/** Splits a command line; quotes keep words together. */
export const wordsIn = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, one, other, plain]) => one ?? other ?? plain ?? '');

type Waiting = {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (why: Fault) => void;
  readonly timer: NodeJS.Timeout;
};

/** `seconds`: the time limit of an answer. */
export const openCommand = async (command: string, seconds: number): Promise<Agent> => {
  const [program = '', ...args] = wordsIn(command);
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child, 'spawn').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? `there is no bot and no program "${program}"` : error.message;
    throw fault('agent', `the agent cannot be started: ${why}`);
  });
  /** Questions in order: the next line answers the first, even if late. */
  const waiting: Waiting[] = [];
  let broken: Fault | undefined;
  let [answers, late, unreadable, unasked] = [0, 0, 0, 0];
  const giveUp = (why: string): void => {
    broken ??= fault('agent', why);
    child.kill('SIGKILL');
    for (const { reject, timer } of waiting.splice(0)) {
      clearTimeout(timer);
      reject(broken);
    }
  };
  const take = (line: string | undefined): void => {
    const first = line?.trim() === '' ? undefined : waiting.shift();
    if (first === undefined) {
      unasked += 1;
      if (unasked > UNASKED)
        giveUp(`the agent wrote ${unasked} lines that nobody asked for; it must write one line per question`);
      return;
    }
    clearTimeout(first.timer);
    const reply = line === undefined ? UNREAD : read(line);
    answers += 1;
    late = 0;
    unreadable += 'fault' in reply ? 1 : 0;
    first.resolve(reply);
    if (unreadable === answers && unreadable === UNREADABLE)
      giveUp(
        `the first ${UNREADABLE} answers of the agent cannot be read (${shown(line)}); an answer is one line of at most ${LONGEST} bytes, such as {"move":"pass"}`,
      );
  };
  child.on('close', (code, signal) =>
    giveUp(
      `the agent ended ${code === null ? `by ${signal}` : `with code ${code}`} after ${answers} answers; it must answer until its input is closed`,
    ),
  );
  child.on('error', () => {}); // `close` reports a program that has ended
  child.stdin.on('error', () => {});
  child.stdout.on(
    'data',
    readLines(take, () => giveUp(`the agent floods: it wrote more than ${FLOOD} bytes without the end of a line`)),
  );
  return {
    ask: (question) =>
      new Promise<Reply>((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        const timer = setTimeout(() => {
          late += 1;
          resolve({ fault: 'late' });
          if (late === LATE) giveUp(`the agent was late ${LATE} times in a row; it has ${seconds} s per answer`);
        }, seconds * 1000);
        unasked = 0;
        waiting.push({ resolve, reject, timer });
        child.stdin.write(`${JSON.stringify(question)}\n`);
      }),
    close: () => giveUp('the agent was sent away'),
  };
};

const UNREAD: Reply = { fault: 'unreadable' };
const read = (line: string): Reply => {
  try {
    return { said: JSON.parse(line) };
  } catch {
    return UNREAD;
  }
};
const shown = (line = 'a longer line'): string =>
  JSON.stringify(line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line);

/** Cuts output into lines; too long ones are reported without their text. */
const readLines = (take: (line: string | undefined) => void, flooded: () => void) => {
  let [parts, size]: [Buffer[], number] = [[], 0];
  return (data: Buffer): void => {
    let from = 0;
    for (let end = data.indexOf(NEWLINE); end >= 0; end = data.indexOf(NEWLINE, from)) {
      const last = data.subarray(from, end);
      take(size + last.length > LONGEST ? undefined : Buffer.concat([...parts, last]).toString());
      [parts, size, from] = [[], 0, end + 1];
    }
    const rest = data.subarray(from);
    size += rest.length;
    if (size <= LONGEST) parts.push(rest);
    else parts = [];
    if (size > FLOOD) flooded();
  };
};
