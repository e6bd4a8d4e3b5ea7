/** `npm run lab -- drills [--only WORDS]`: practises the ten bad days of docs/OPERATIONS.md. */
import { spawnSync } from 'node:child_process';
import { readScriptArgs, refuse } from '../../src/command/script-args.ts';
import { either } from '../../src/engine/fault.ts';

/** A test of `file` with these words in its title. */
type Day = { readonly day: string; readonly file: string; readonly title: string };
const own = (day: string): Day => ({ day, file: 'test/server/drills.test.ts', title: `${day}: ` });

export const DAYS: readonly Day[] = [
  { day: 'disk full', file: 'test/server/damage.test.ts', title: 'a full disk ends the server' },
  { day: 'database gone', file: 'test/server/nodes.test.ts', title: 'a server cut off from its database' },
  own('certificate expired'),
  { day: 'clock jumped', file: 'test/server/stopped.test.ts', title: 'a clock set back' },
  own('key leaked'),
  { day: 'flood', file: 'test/server/abuse.test.ts', title: 'attacks from one address are bounded' },
  own('bad upgrade'),
  own('restore'),
  own('abusive user'),
  own('lost admin access'),
];

if (import.meta.main) {
  const { only } = readScriptArgs({ only: { type: 'string', default: '' } }).values;
  const chosen = DAYS.filter(({ day }) => day.includes(only));
  if (chosen.length === 0) refuse(`--only ${only}: no such day; allowed: ${either(DAYS.map(({ day }) => day))}`);
  for (const { day, file, title } of chosen) {
    console.log(`\n${day}`);
    const flags = ['--disable-warning=ExperimentalWarning', '--test', '--test-name-pattern', title, file];
    const { status } = spawnSync(process.execPath, flags, {
      stdio: 'inherit',
      env: { ...process.env, CABALE_AT_LENGTH: '1' },
    });
    if (status !== 0) process.exitCode = 1;
  }
}
