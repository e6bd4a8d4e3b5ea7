/** `cabale bridge`: programs in any language drive games by JSON lines. */
import { createInterface } from 'node:readline';
import { readPlain } from '../command/args.ts';
import { idsOf, WITH } from '../command/help.ts';
import { answer, newBridge } from './bridge/requests.ts';
import { openRegistry } from './registry.ts';

const help = (ids: string): string => `cabale bridge: JSON lines on standard input and output, one answer a line

  {"new":{"game":"ID","options":{},"seats":4,"seed":"…"}}    also "first", "deal", "chance":"scripted"
  {"move":["A","income"]}   {"timeout":true}
  {"legal":"A"}             {"view":"A"}   {"view":"public"}
  {"save":true}             {"load":{…}}

Each request may hold an "id", for several games at once.
Answers are {"ok":…} or {"error":"code","message":"…"}. See docs/BRIDGE.md.

The games are ${ids}.
${WITH}`;

export const bridge = async (args: readonly string[]): Promise<void> => {
  const given = readPlain(args);
  const { games } = await openRegistry(given.get('with'));
  if (given.has('help')) return console.log(help(idsOf(games)));
  const open = newBridge(games);
  for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${answer(open, line)}\n`);
};
