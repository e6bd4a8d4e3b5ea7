import { readFileSync } from 'node:fs';
import { fault } from '../engine/fault.ts';
import { GAMES } from '../games/index.ts';
import { readScenarios, runScenario } from '../host/scenario.ts';

const SCENARIO_HELP = `cabale scenario FILE…: runs rulebook examples

Each scenario of each file prints "ok FILE: TITLE" or "not ok FILE: TITLE: line N: why";
the last line counts them. The exit code is 0 if all hold, 1 if one does not, 2 if a file cannot be read.`;

/** Runs each scenario of each file. All files are read before anything is printed, so that a broken one prints nothing else. */
export const scenario = (files: readonly string[]): void => {
  if (files.includes('--help')) {
    console.log(SCENARIO_HELP);
    return;
  }
  const strange = files.find((file) => file.startsWith('--'));
  if (strange !== undefined) throw fault('usage', `unknown option "${strange}"; the option is --help`);
  if (files.length === 0) throw fault('usage', 'name one or more scenario files: npm run -s scenario -- FILE…');
  const read = files.map((file) => ({ file, scenarios: readFile(file) }));
  let failed = 0;
  let passed = 0;
  for (const { file, scenarios } of read)
    for (const one of scenarios) {
      const { title, fault: why } = runScenario(GAMES, one);
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
