/** `cabale bridge`: a program in any language drives games, one JSON line asking, one answering. */
import { createInterface } from 'node:readline';
import { GAMES } from '../games/index.ts';
import { noArgs } from './args.ts';
import { answer, newBridge } from './bridge/requests.ts';

const HELP = `cabale bridge: JSON lines on standard input and output, one answer a line

  {"new":{"game":"complots","options":{},"seats":4,"seed":"…"}}    also "first", "deal", "chance":"scripted"
  {"move":["A","income"]}   {"timeout":true}
  {"legal":"A"}             {"view":"A"}   {"view":"public"}
  {"save":true}             {"load":{…}}

Each request may hold an "id", for several games at once.
Answers are {"ok":…} or {"error":"code","message":"…"}. See docs/BRIDGE.md.`;

export const bridge = async (args: readonly string[]): Promise<void> => {
  if (noArgs(args, HELP)) return;
  const open = newBridge(GAMES);
  for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${answer(open, line)}\n`);
};
