/** `npx cabale-lab NAME [ARGUMENTS]`, or `npm run lab -- NAME`: measures, attacks, draws or rewrites something. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from '../src/app/cabale.ts';
import { withFaultsSaid } from '../src/command/program.ts';
import { either, fault } from '../src/engine/fault.ts';

/** A script of its own; or a function, whose worker threads open the lab again. */
type Experiment = { readonly about: string } & (
  | { readonly files: readonly string[] }
  | { run(args: readonly string[]): Promise<void> }
);
const one = (file: string, about: string): Experiment => ({ files: [file], about });
/** Scripts read and write the checkout, wherever one stands. */
const CHECKOUT = fileURLToPath(new URL('..', import.meta.url));
const ofGames = (file: string): string[] => globSync(`lab/games/*/${file}`, { cwd: CHECKOUT });

export const LAB: Readonly<Record<string, Experiment>> = {
  abuse: one('lab/attacks/abuse.ts', 'attacks a server while others play there'),
  all: one('lab/all.ts', 'runs the long tests and everything here that can fail, with a report'),
  arena: {
    run: async (args) => (await import('./arena.ts')).arena(args),
    about: 'bots against bots: who is how strong',
  },
  balance: one('lab/balance.ts', "measures how even the games are; writes each game's STRENGTH.md"),
  bench: {
    run: async (args) => (await import('./bench.ts')).bench(args),
    about: 'how well an agent bluffs, and tells lies from truths',
  },
  blind: one('lab/screens/blind.ts', 'plays by keyboard and accessibility tree alone, and compares it with the view'),
  budget: one('lab/screens/budget.ts', 'measures what pages weigh, and how long a move takes on a slow phone'),
  chaos: one('lab/attacks/chaos.ts', 'kills servers, databases and disks under load'),
  cheater: one('lab/attacks/cheater.ts', 'looks for secrets in every frame a client receives'),
  daily: one('lab/screens/daily.ts', "measures today's moment: touches and bytes"),
  drills: one('lab/attacks/drills.ts', "lives through an owner's bad days, one after the other"),
  emblems: one('scripts/emblems.ts', 'takes emblems out of the game-icons set'),
  exploit: {
    run: async (args) => (await import('./exploit.ts')).exploit(args),
    about: 'how far one can learn to beat a bot in a duel',
  },
  faults: one('scripts/faults.ts', 'seeds faults one at a time, and says which tests notice them'),
  figures: one('lab/figures.ts', 'writes docs/FIGURES.md from what was measured'),
  fuzz: one('lab/attacks/fuzz.ts', 'sends a server a million malformed frames'),
  gallery: one('lab/screens/gallery.ts', 'draws every screen into reports/gallery'),
  goldens: one('scripts/goldens.ts', 'rewrites the goldens after an intended change'),
  ladder: {
    run: async (args) => (await import('./ladder.ts')).ladder(args),
    about: 'your bots and ours against each other, and a page that tells',
  },
  language: one('scripts/language.ts', 'adds a language: copies every text of English, to be translated'),
  laws: one('lab/laws.ts', 'checks every law over long random play'),
  load: one('lab/load.ts', 'measures moves per second of servers beside a calibration'),
  moments: {
    run: async (args) => (await import('./moments.ts')).moments(args),
    about: 'finds moments worth asking people about, one a day',
  },
  mutate: one('lab/mutate.ts', 'checks that tests notice changed rules'),
  overflow: one('lab/screens/overflow.ts', 'measures that every screen fits, in all languages and sizes'),
  passes: { files: ofGames('passes.ts'), about: 'counts the touches of recorded games that only let something pass' },
  pictures: {
    files: ['lab/pictures/links.ts', ...ofGames('pictures.ts'), 'lab/pictures/readme.ts'],
    about: 'draws pictures of links, icons, and pictures of the README from real tables',
  },
  protocol: one('scripts/protocol-docs.ts', 'writes the reference in docs/PROTOCOL.md'),
  room: one('lab/screens/room.ts', 'plays with five phones and a big screen'),
  screens: one('lab/screens/axe.ts', 'has axe read every screen, in all languages and themes'),
  sheets: one('lab/screens/sheets.ts', 'plays whole games into contact sheets in reports/sheets'),
  silly: one('lab/silly.ts', "counts silly moves, lies and challenges per level; writes each game's STRENGTH.md"),
  sim: { run: async (args) => (await import('./sim.ts')).sim(args), about: 'many games among bots, counted' },
  sizes: one('scripts/sizes.ts', 'measures how large each feature is; writes the table in CONTRIBUTING.md'),
  speed: one('lab/speed.ts', 'measures the engine beside a calibration'),
  strangers: one('lab/strangers.ts', 'simulates strangers who press Play now: waits and company'),
  strength: one('lab/strength.ts', "measures how strong the bots are; writes each game's STRENGTH.md"),
  taps: one('lab/screens/taps.ts', 'counts touches and waits of whole games'),
  tempers: {
    files: ofGames('tempers.ts'),
    about: "counts how readable the bots' tempers are; writes STRENGTH.md",
  },
  think: one('lab/think.ts', 'measures how long an expert takes per decision'),
  understanding: { files: ofGames('understanding.ts'), about: 'measures how well free text is understood' },
  way: one('lab/screens/way.ts', 'films home, doubt, table, end and next game into reports/way; measures bare pages'),
};

const runFiles = (files: readonly string[], args: readonly string[]): number => {
  for (const file of files) {
    const flags = ['--disable-warning=ExperimentalWarning', file, ...args];
    const { status } = spawnSync(process.execPath, flags, { stdio: 'inherit', cwd: CHECKOUT });
    if (status !== 0) return status ?? 1;
  }
  return 0;
};

/** Runs an experiment, or lists them. Returns the exit code, if any. */
export const lab = ([name = '--help', ...args]: readonly string[]): Promise<number | undefined> =>
  withFaultsSaid(async () => {
    const names = Object.keys(LAB);
    if (name === '--help' || name === '-h' || name === 'help') {
      for (const known of names) console.log(`${known.padEnd(14)} ${LAB[known]?.about}`);
      return undefined;
    }
    const experiment = Object.hasOwn(LAB, name) ? LAB[name] : undefined;
    if (experiment === undefined)
      throw fault(
        'usage',
        `there is no experiment "${name}"; allowed: ${either(names)}; npx cabale has ${either(Object.keys(COMMANDS), 'and')}`,
      );
    if ('files' in experiment) return runFiles(experiment.files, args);
    await experiment.run(args);
    return undefined;
  });
