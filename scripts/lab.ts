/** `npm run lab -- NAME [ARGUMENTS]`: measures, attacks, draws or rewrites something. Without a name: lists them. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { either } from '../src/engine/fault.ts';

type Experiment = { readonly files: readonly string[]; readonly about: string };
const one = (file: string, about: string): Experiment => ({ files: [file], about });
const ofGames = (file: string): string[] => globSync(`src/games/*/lab/${file}`);

export const LAB: Readonly<Record<string, Experiment>> = {
  all: one('scripts/all.ts', 'runs the long tests and everything here that can fail, with a report'),
  abuse: one('scripts/abuse.ts', 'attacks a server while others play there'),
  balance: one('scripts/balance.ts', "measures how even the games are; writes each game's STRENGTH.md"),
  blind: one('scripts/blind.ts', 'plays by keyboard and accessibility tree alone, and compares it with the view'),
  chaos: one('scripts/chaos.ts', 'kills servers, databases and disks under load'),
  cheater: one('scripts/cheater.ts', 'looks for secrets in every frame a client receives'),
  daily: one('scripts/daily.ts', "measures today's moment: touches and bytes"),
  drills: one('scripts/drills.ts', "lives through an owner's bad days, one after the other"),
  emblems: one('scripts/emblems.ts', 'takes emblems out of the game-icons set'),
  faults: one('scripts/faults.ts', 'seeds faults one at a time, and says which tests notice them'),
  figures: one('scripts/figures.ts', 'writes docs/FIGURES.md from what was measured'),
  fuzz: one('scripts/fuzz.ts', 'sends a server a million malformed frames'),
  gallery: one('scripts/gallery.ts', 'draws every screen into reports/gallery'),
  goldens: one('scripts/goldens.ts', 'rewrites the goldens after an intended change'),
  language: one('scripts/language.ts', 'adds a language: copies every text of English, to be translated'),
  laws: one('scripts/laws.ts', 'checks every law over long random play'),
  mutate: one('scripts/mutate.ts', 'checks that tests notice changed rules'),
  overflow: one('scripts/overflow.ts', 'measures that every screen fits, in all languages and sizes'),
  passes: { files: ofGames('passes.ts'), about: 'counts the touches of recorded games that only let something pass' },
  pictures: {
    files: ['scripts/link-pictures.ts', ...ofGames('pictures.ts'), 'scripts/wall/pictures.ts'],
    about: 'draws pictures of links, icons, and pictures of the README from real tables',
  },
  protocol: one('scripts/protocol-docs.ts', 'writes the reference in docs/PROTOCOL.md'),
  room: one('scripts/wall/room.ts', 'plays with five phones and a big screen'),
  screens: one('scripts/screens.ts', 'has axe read every screen, in all languages and themes'),
  sheets: one('scripts/sheets.ts', 'plays whole games into contact sheets in reports/sheets'),
  silly: one('scripts/silly.ts', "counts silly moves, lies and challenges per level; writes each game's STRENGTH.md"),
  sizes: one('scripts/sizes.ts', 'measures how large each feature is; writes the table in CONTRIBUTING.md'),
  strangers: one('scripts/strangers.ts', 'simulates strangers who press Play now: waits and company'),
  strength: one('scripts/strength.ts', "measures how strong the bots are; writes each game's STRENGTH.md"),
  taps: one('scripts/taps.ts', 'counts touches and waits of whole games'),
  think: one('scripts/think.ts', 'measures how long an expert takes per decision'),
  understanding: { files: ofGames('understanding.ts'), about: 'measures how well free text is understood' },
  way: one('scripts/way.ts', 'films home, doubt, table, end and next game into reports/way; measures bare pages'),
};

if (import.meta.main) {
  const [name, ...args] = process.argv.slice(2);
  const names = Object.keys(LAB);
  const experiment = name !== undefined && Object.hasOwn(LAB, name) ? LAB[name] : undefined;
  if (experiment !== undefined)
    for (const file of experiment.files) {
      const flags = ['--disable-warning=ExperimentalWarning', file, ...args];
      const { status } = spawnSync(process.execPath, flags, { stdio: 'inherit' });
      process.exitCode = status ?? 1;
      if (status !== 0) break;
    }
  else if (name === undefined || name === '--help')
    for (const known of names) console.log(`${known.padEnd(14)} ${LAB[known]?.about}`);
  else {
    console.error(`there is no experiment "${name}"; allowed: ${either(names)}`);
    process.exitCode = 2;
  }
}
