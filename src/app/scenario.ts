import { readFileSync } from 'node:fs';
import { readPlain } from '../command/args.ts';
import { WITH } from '../command/help.ts';
import { fault } from '../engine/fault.ts';
import { readScenarios, runScenario } from '../host/scenario.ts';
import { openRegistry } from './registry.ts';

const HELP = `cabale scenario FILE…: runs rulebook examples

Each scenario of each file prints "ok FILE: TITLE" or "not ok FILE: TITLE: line N: why";
the last line counts them. The exit code is 0 if all hold, 1 if one does not, 2 if a file cannot be read.

${WITH}`;

/** Reads all files first, so that a broken one prints nothing else. */
export const scenario = async (args: readonly string[]): Promise<void> => {
  const files: string[] = [];
  const given = readPlain(args, files);
  if (given.has('help')) return console.log(HELP);
  const { games } = await openRegistry(given.get('with'));
  if (files.length === 0) throw fault('usage', 'name one or more scenario files: npm run -s scenario -- FILE…');
  const read = files.map((file) => ({ file, scenarios: readFile(file) }));
  let failed = 0;
  let passed = 0;
  for (const { file, scenarios } of read)
    for (const one of scenarios) {
      const { title, fault: why } = runScenario(games, one);
      if (why === undefined) passed++;
      else failed++;
      console.log(why === undefined ? `ok ${file}: ${title}` : `not ok ${file}: ${title}: ${why}`);
    }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
};

const readFile = (file: string) => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw fault('file', `${file} cannot be read`);
  }
  try {
    const scenarios = readScenarios(text);
    if (scenarios.length === 0) throw fault('scenario', 'it holds no scenario; each begins with "# " and its title');
    return scenarios;
  } catch (error) {
    throw fault('scenario', `${file}: ${error instanceof Error ? error.message : error}`);
  }
};
