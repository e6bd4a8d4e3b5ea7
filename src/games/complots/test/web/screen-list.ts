/** The Complots table at its most different moments. */

import { type KnownScreen, seeking, settled, staying, touching } from '../../../../../test/web/known-screen.ts';
import type { Moves } from '../../../../../test/web/saved-games.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { stubServer } from '../../../../../test/web/stub-server.ts';
import { left } from './left.ts';
import { ABOUT, ANYONE, BARE, CARD_PICK, DARK, DOUBT_SURE, GEAR, PASS_TILE, TAKE, TREASURY } from './seen.ts';

const FIVE = [
  'A: duchess captain, 4 coins',
  'B: assassin countess, 3 coins',
  'C: ambassador / duchess, 6 coins',
  'D: captain countess, 2 coins',
  'E: / assassin ambassador, 0 coins',
];
const EIGHT = [
  'A: illusionist spy, 8 coins, catholic',
  'B: pope blackmailer, 3 coins, protestant',
  'C: spy / undertaker, 5 coins, catholic',
  'D: pope undertaker, 1 coins, protestant',
  'E: illusionist / pope, 4 coins, catholic',
  'F: / spy blackmailer, 0 coins',
  'G: blackmailer undertaker, 2 coins, catholic',
  'H: undertaker pope, 2 coins, protestant',
];
const EXPERT = { lineup: 'expert-2', religions: true };
const WITCHES = [
  'A: witch spy, 2 coins',
  'B: justiciar ursuline, 7 coins',
  'C: executioner witch, 3 coins',
  'D: spy / ursuline, 3 coins',
];

/** A screen during the scene that these touches cause. */
const staged = (name: string, solo: string, stays: string, ...touch: readonly string[]): KnownScreen => ({
  name: `stage-${name}`,
  hash: '#/solo/resume',
  solo,
  wait: seen.ASKED,
  wishes: { speed: 'quick' },
  act: staying(stays, touching(...touch)),
});

const THEFT: Moves = [
  ['B', 'captain C'],
  ['C', 'pass'],
  ['D', 'pass'],
];
const DOUBT = ['.tile.doubt', DOUBT_SURE];
const ALMOST = left(['A: assassin, 8 coins', 'B: captain / duchess, 2 coins', 'C: / captain duchess']);

const moving = (name: string, solo: string, stays: string, ms: number, ...touch: readonly string[]): KnownScreen => ({
  ...staged(name, solo, stays),
  prepare: (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
  wishes: { speed: 'normal' },
  act: staying(stays, touching(...touch), ms),
});

/** With the longest bot name, and one that begins with an accent. */
const longNames = (solo: string): string => solo.replace('"Bruno"', '"Buckingham"').replace('"Denis"', '"Éliante"');

/** After a wrong challenge: the choice of my loss, before and after touching a card. */
const losing = (name: string, ...touch: readonly string[]): KnownScreen => ({
  ...staged(name, longNames(left(FIVE, [['B', 'assassin A']], { first: 'B' })), ''),
  act: async (page) => {
    await touching(...DOUBT)(page);
    await page.waitForSelector(`${DARK} ${CARD_PICK} ${seen.PICK}:enabled`);
    for (const one of touch) await page.click(one);
  },
});

/** The stage at its moments, as still pictures. */
const STAGED: readonly KnownScreen[] = [
  moving('hush', left(FIVE, [['B', 'assassin A']], { first: 'B' }), 'doubt silence', 300, ...DOUBT),
  moving(
    'coins',
    left(
      FIVE,
      [
        ['B', 'captain A'],
        ['C', 'pass'],
        ['D', 'pass'],
      ],
      { first: 'B' },
    ),
    'flight',
    220,
    PASS_TILE,
  ),
  moving(
    'exchange',
    left(FIVE, [
      ['A', 'ambassador'],
      ['B', 'pass'],
      ['C', 'pass'],
      ['D', 'pass'],
    ]),
    'exchange',
    180,
    `${seen.PICK} >> nth=0`,
    `${seen.PICK} >> nth=2`,
    `${seen.CONFIRM} button`,
  ),
  moving('crack', left(FIVE, [['B', 'captain C']], { first: 'B' }), 'doubt verdict', 100, ...DOUBT),
  losing('choice'),
  losing('chosen', `${DARK} ${seen.PICK} >> nth=0`),
  staged('truth', longNames(left(FIVE, [['B', 'assassin A']], { first: 'B' })), 'doubt verdict', ...DOUBT),
  staged('lie', left(FIVE, [['B', 'captain C']], { first: 'B' }), 'doubt verdict', ...DOUBT),
  staged('lie-eight', left(EIGHT, [['D', 'illusionist']], { first: 'D', options: EXPERT }), 'doubt verdict', ...DOUBT),
  staged('lost', left(FIVE, [['C', 'captain B']], { first: 'C' }), 'lost', ...DOUBT),
  staged(
    'foiled',
    left(FIVE, [...THEFT, ['A', 'pass'], ['C', 'counter ambassador'], ['B', 'pass'], ['D', 'pass']], { first: 'B' }),
    'foiled',
    PASS_TILE,
  ),
  staged(
    'assassination',
    left(
      FIVE,
      [
        ['B', 'assassin A'],
        ['C', 'pass'],
        ['D', 'pass'],
      ],
      { first: 'B' },
    ),
    'strike',
    PASS_TILE,
  ),
  staged('out', ALMOST, 'out', '[data-move="coup …"]', '[data-move="coup B"]'),
  staged('won', ALMOST, 'won', '[data-move="coup …"]', '[data-move="coup B"]'),
  staged('side', left(EIGHT, [], { options: EXPERT }), 'side', '[data-move="convert"]'),
];

export const SCREENS: readonly KnownScreen[] = [
  ...STAGED,
  { name: 'learn', hash: '#/learn', wait: seen.ASKED },
  {
    name: 'rules-lineup',
    hash: '#/rules/complots/players=4&lineup=illusionist,executioner,witch,pope,spy&religions=true',
    wait: seen.CHAPTER,
  },
  seeking('rules-complots-search', '#/rules/complots', {
    fr: 'douter contre',
    it: 'dubbio blocco',
    en: 'challenge block',
  }),
  {
    name: 'table-more-time',
    hash: '#/table/table1',
    prepare: stubServer({ playing: 'complots' }),
    wait: `${seen.DOCK} ${seen.MORE_TIME}`,
  },
  {
    name: 'table-lost',
    hash: '#/table/table1',
    prepare: stubServer({ playing: 'complots', breaks: true }),
    wait: `${seen.BAR} ${seen.LINE_LOST}`,
  },
  {
    name: 'table-watching',
    hash: '#/table/table1/watch',
    prepare: stubServer({ playing: 'complots', full: true, me: undefined }),
    wait: seen.WATCHING,
  },
  {
    name: 'table-robbed',
    hash: '#/table/table1',
    prepare: stubServer({ playing: 'complots', deal: FIVE.slice(0, 4), moves: [['B', 'captain A']] }),
    wait: `${seen.ASKED} ${PASS_TILE}`,
  },
  {
    name: 'table-lose',
    hash: '#/solo/resume',
    solo: left(
      WITCHES.map((line) => line.replace('A: witch spy', 'A: spy ursuline')),
      [['B', 'coup A']],
      {
        first: 'B',
        options: { lineup: 'novice-2' },
      },
    ),
    wait: CARD_PICK,
    act: touching(`${seen.PICK} >> nth=0`),
  },
  { name: 'table-turn', hash: '#/solo/resume', solo: left(FIVE), wait: seen.ASKED },
  {
    name: 'table-target',
    hash: '#/solo/resume',
    solo: left(FIVE),
    wait: seen.ASKED,
    act: async (page) => {
      await settled(page);
      await page.click('[data-move="assassin …"]');
    },
  },
  {
    name: 'table-doubt',
    hash: '#/solo/resume',
    solo: left(FIVE, [['B', 'assassin A']], { first: 'B' }),
    wait: seen.ASKED,
  },
  {
    name: 'table-counter',
    hash: '#/solo/resume',
    solo: left(
      FIVE,
      [
        ['B', 'assassin A'],
        ['A', 'pass'],
        ['C', 'pass'],
        ['D', 'pass'],
      ],
      { first: 'B' },
    ),
    wait: seen.ASKED,
  },
  {
    name: 'table-keep',
    hash: '#/solo/resume',
    solo: left(FIVE, [
      ['A', 'ambassador'],
      ['B', 'pass'],
      ['C', 'pass'],
      ['D', 'pass'],
    ]),
    wait: CARD_PICK,
    act: touching(`${seen.PICK} >> nth=0`, `${seen.PICK} >> nth=1`),
  },
  {
    name: 'table-witch',
    hash: '#/solo/resume',
    solo: left(WITCHES, [['B', 'coup A']], { first: 'B', options: { lineup: 'novice-2' } }),
    wait: CARD_PICK,
    act: async (page) => {
      await settled(page);
      await page.click(`${seen.PICK} >> nth=1`);
    },
  },
  {
    name: 'table-eight',
    hash: '#/solo/resume',
    solo: longNames(left(EIGHT, [], { options: EXPERT })),
    wait: seen.ASKED,
  },
  {
    name: 'table-two',
    hash: '#/solo/resume',
    solo: left(['A: duchess', 'B: captain'], []),
    wait: CARD_PICK,
  },
  {
    name: 'table-log',
    hash: '#/solo/resume',
    solo: left(FIVE, [['B', 'assassin A']], { first: 'B' }),
    wait: seen.ASKED,
    act: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 900) await page.click(`${seen.BAR} button >> nth=1`);
    },
  },
  {
    name: 'curtain',
    hash: '#/solo/resume',
    solo: left(FIVE, [], { people: ['A', 'B', 'C'] }),
    wait: `${seen.DOCK} ${TAKE}`,
  },
  {
    name: 'anyone',
    hash: '#/solo/resume',
    solo: left(FIVE, [['B', 'captain A']], { first: 'B', people: ['A', 'B', 'C', 'D'] }),
    wait: ANYONE,
  },
  ...([`${seen.HAND} ${BARE}`, seen.PLACE, TREASURY] as const).map(
    (what, i): KnownScreen => ({
      name: `about-${['card', 'seat', 'pile'][i]}`,
      hash: '#/solo/resume',
      solo: left(FIVE, [['B', 'assassin A']], { first: 'B' }),
      wait: seen.ASKED,
      act: async (page) => {
        await settled(page);
        await page.locator(what).first().click();
        await page.waitForSelector(ABOUT);
      },
    }),
  ),
  {
    name: 'table-settings',
    hash: '#/solo/resume',
    solo: left(FIVE),
    wait: seen.ASKED,
    act: async (page) => {
      await page.click(GEAR);
      await page.waitForSelector(`${seen.SETTINGS} fieldset`);
    },
  },
  {
    name: 'let-pass',
    hash: '#/solo/resume',
    solo: left(FIVE, [['B', 'duchess']], { first: 'B' }),
    wait: seen.ASKED,
    act: async (page) => {
      await settled(page);
      await page.click(seen.LET_PASS);
      await page.waitForSelector('[data-until]');
    },
  },
  {
    name: 'end',
    hash: '#/solo/resume',
    solo: left(
      ['A: assassin, 8 coins', 'B: captain / duchess, 2 coins', 'C: / captain duchess'],
      [
        ['A', 'duchess'],
        ['B', 'pass'],
        ['B', 'income'],
      ],
    ),
    wait: seen.ASKED,
    act: async (page) => {
      await settled(page);
      await page.click('[data-move="coup …"]');
      await page.click('[data-move="coup B"]');
      await page.waitForSelector(seen.REVEAL);
    },
  },
  {
    name: 'replay',
    hash: '#/solo/resume',
    solo: left(['A: assassin, 8 coins', 'B: captain / duchess, 2 coins', 'C: / captain duchess']),
    wait: seen.ASKED,
    act: async (page) => {
      await settled(page);
      await page.click('[data-move="coup …"]');
      await page.click('[data-move="coup B"]');
      await page.waitForSelector(seen.REVEAL);
      await page.click(seen.TO_REPLAY);
      await page.waitForSelector(seen.REPLAY);
    },
  },
];

export const LARGEST = left(
  [
    'A: illusionist spy, 2 coins, catholic',
    ...['B', 'C', 'D', 'E', 'F', 'G', 'H'].map(
      (seat, i) => `${seat}: , 2 coins, ${i % 2 === 0 ? 'protestant' : 'catholic'}`,
    ),
  ],
  [],
  { options: EXPERT },
);
