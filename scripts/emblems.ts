/** Takes the emblems we use out of the game-icons set (CC BY 3.0) into the sheets public/emblems*.svg, and nothing else. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One sheet for the screens and Complots, one for the pages of rules, one for each other game: fetched when wanted. */
const SHEETS = {
  emblems: {
    duchess: 'queen-crown',
    ursuline: 'nun-face',
    illusionist: 'magic-hat',
    assassin: 'plain-dagger',
    executioner: 'executioner-hood',
    blackmailer: 'stabbed-note',
    countess: 'handheld-fan',
    witch: 'pointy-hat',
    undertaker: 'coffin',
    captain: 'crossed-sabres',
    justiciar: 'scales',
    pope: 'pope-crown',
    ambassador: 'scroll-quill',
    inquisitor: 'templar-eye',
    spy: 'spy',
    income: 'receive-money',
    aid: 'cash',
    coup: 'sword-brandish',
    convert: 'angel-wings',
    embezzle: 'robber-hand',
    doubt: 'uncertainty',
    counter: 'shield',
    lily: 'fleur-de-lys',
    bluff: 'domino-mask',
    masks: 'drama-masks',
    skull: 'death-skull',
    catholic: 'crucifix',
    protestant: 'dove',
    court: 'castle',
    treasury: 'open-treasure-chest',
  },
  rules: {
    'set-up': 'poker-hand',
    win: 'laurels-trophy',
    options: 'settings-knobs',
    questions: 'help',
    clock: 'stopwatch',
    two: 'duality-mask',
    eight: 'three-friends',
  },
  tribunal: {
    day: 'sun',
    night: 'moon',
    clerk: 'gavel',
    cheat: 'fingers-crossed',
    duel: 'crossed-pistols',
    'duel-vote': 'choice',
    truth: 'card-pick',
    informer: 'lips',
    discovery: 'id-card',
    recognition: 'fedora',
    deliberation: 'round-table',
    pleas: 'shouting',
    accusation: 'pointing',
    'day-verdict': 'scales',
    'night-vote': 'vote',
    count: 'magnifying-glass',
    contest: 'hand',
    'night-verdict': 'night-sky',
    expose: 'card-play',
    plot: 'backstab',
    blame: 'stamper',
    peek: 'semi-closed-eye',
    report: 'siren',
    restart: 'anticlockwise-rotation',
    condemnation: 'gavel',
    mafia: 'fedora',
    'anti-mafia': 'police-badge',
    suspended: 'feather',
    gagged: 'silenced',
    disenfranchised: 'cancel',
    'open-vote': 'brass-eye',
    aggravated: 'weight',
    confined: 'house',
    confession: 'prayer',
    'heavy-sentence': 'guillotine',
    missed: 'bullet-impacts',
    omerta: 'mute',
    intimidated: 'horse-head',
    bribed: 'money-stack',
    marked: 'crosshair',
    hit: 'pistol-gun',
    pardon: 'peace-dove',
    bulletproof: 'kevlar-vest',
    'clean-record': 'broom',
    'double-voice': 'megaphone',
    wiretap: 'headphones',
    'inside-man': 'spy',
    witness: 'halt',
  },
  'assassin-x': {
    exchange: 'card-exchange',
    action: 'sprint',
    joker: 'card-joker',
    assassin: 'plain-dagger',
    intervention: 'police-badge',
    pair: 'linked-rings',
    'weapon-1': 'bowie-knife',
    'weapon-2': 'candle-holder',
    'weapon-3': 'piano-keys',
    'weapon-4': 'stiletto',
    'weapon-5': 'poison-bottle',
    'weapon-6': 'revolver',
    'approach-1': 'mustache',
    'approach-2': 'house-keys',
    'approach-3': 'flowers',
    'approach-4': 'ladder',
    'approach-5': 'unplugged',
    'approach-6': 'shaking-hands',
    'reflex-1': 'worried-eyes',
    'reflex-2': 'screaming',
    'reflex-3': 'dodging',
    'reflex-4': 'run',
    'reflex-5': 'sword-clash',
    'reflex-6': 'psychic-waves',
    'clue-1': 'cigarette',
    'clue-2': 'shirt-button',
    'clue-3': 'footprint',
    'clue-4': 'perfume-bottle',
    'clue-5': 'envelope',
    'clue-6': 'brass-eye',
    time: 'hourglass',
    place: 'position-marker',
    stress: 'heart-beats',
    transfer: 'cloak-dagger',
    alibi: 'ticket',
    vest: 'kevlar-vest',
    silencer: 'sound-off',
    jammer: 'radio-tower',
    informer: 'lips',
    pickpocket: 'robber-hand',
    tail: 'shadow-follower',
    forensics: 'microscope',
    diversion: 'anticlockwise-rotation',
  },
} as const;

const set: unknown = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);
const icons = Object.entries(set ?? {}).find(([key]) => key === 'icons')?.[1] ?? {};

const pathOf = (name: string): string => {
  const body: unknown = Object.entries(icons).find(([key]) => key === name)?.[1];
  const text = JSON.stringify(body);
  const path = /d=\\"([^"\\]+)\\"/.exec(text)?.[1];
  if (path === undefined) throw new Error(`the set has no "${name}" that is one path`);
  return path;
};

/** A tenth of a unit, in a square of 512, is more than any screen shows. */
const rounded = (path: string): string =>
  path.replace(/-?\d*\.\d+/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
    return short.startsWith('-') || /[\s,a-zA-Z]/.test(path.charAt(at - 1)) ? short : ` ${short}`;
  });

const symbolOf = ([ours, theirs]: readonly [string, string]): string =>
  `<symbol id="${ours}" viewBox="0 0 512 512"><path d="${rounded(pathOf(theirs))}"/></symbol>`;
const credit = 'Emblems from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0';

const names: string[] = [];
for (const [sheet, wanted] of Object.entries(SHEETS)) {
  const symbols = Object.entries(wanted).map(symbolOf);
  writeFileSync(
    new URL(sheet === 'emblems' ? '../public/emblems.svg' : `../public/emblems-${sheet}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${credit} -->\n${symbols.join('\n')}\n</svg>\n`,
  );
  names.push(...Object.keys(wanted).map((name) => (sheet === 'emblems' ? name : `${sheet}/${name}`)));
}
writeFileSync(
  new URL('../src/web/art/emblems.ts', import.meta.url),
  `/** The emblems of public/emblems.svg, and after a stroke those of its other sheets. All are written by \`npm run emblems\`. */
export const EMBLEMS = [
${names.map((name) => `  '${name}',`).join('\n')}
] as const;
export type Emblem = (typeof EMBLEMS)[number];
`,
);
