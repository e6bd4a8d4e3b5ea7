/** Assassin X at its most different moments. */

import { type KnownScreen, scene, seeking, staying, touching } from '../../../../../test/web/known-screen.ts';
import { kept, type Moves } from '../../../../../test/web/saved-games.ts';
import { ASKED, CONFIRM, DOCK, END, MORE_TIME, PICK, REVEAL } from '../../../../../test/web/seen.ts';
import { stubServer } from '../../../../../test/web/stub-server.ts';
import { INTO_HAND, PASSES, SECRET_BOX, TURNING, TURNS } from './seen.ts';

const ATTACK = [
  'A: assassin weapon-4 approach-3 stress time, joker silencer, 4 points',
  'B: intervention clue-1 place time reflex-1, 2 points',
  'C: intervention clue-2 weapon-2 approach-2 weapon-1, 3 points',
  'phase: action',
];
const DEFENCE = [
  'A: reflex-6 clue-1 time stress intervention, joker vest, 1 points',
  'B: assassin weapon-6 approach-1 place time',
  'C: clue-3 weapon-2 approach-2 weapon-1 clue-4',
  'phase: action',
];
const SEARCH = [
  'A: clue-1 clue-2 time place stress, joker forensics',
  'B: clue-3 weapon-1 time place stress',
  'discard: weapon-6',
  'phase: action',
];

const LOOK = [
  'A: clue-1 clue-2 time place intervention, joker informer',
  'B: clue-3 weapon-1 time place stress, joker vest',
  'C: clue-6 weapon-2 approach-2 weapon-3 clue-4',
  'phase: action',
];

const withJoker = (joker: string): readonly string[] => [
  `A: assassin clue-2 time place stress, joker ${joker}`,
  'B: clue-3 weapon-1 time place stress, joker vest, 1 points',
  'C: clue-6 weapon-2 approach-2 weapon-3 clue-4',
  'discard: weapon-6 clue-1 reflex-2',
  'phase: action',
];
const playing = (joker: string, aimed: boolean): KnownScreen =>
  scene(`assassin-x-joker-${joker}`, 'assassin-x', withJoker(joker), [], {
    wishes: { speed: 'quick' },
    act: staying(
      'joker',
      touching(
        `[data-card="${joker}"]`,
        ...(aimed ? ['[data-seat="B"]'] : []),
        `${CONFIRM} button`,
        `${CONFIRM} button`,
      ),
    ),
  });

const OFFERED = [
  'A: weapon-1 clue-1 clue-2 time place',
  'B: clue-3 weapon-2 approach-2 stress clue-4',
  'C: clue-6 clue-5 assassin weapon-6 time',
];
const OFFER: Moves = [['C', 'offer time down assassin weapon-6']];
const TAKEN = touching(`.offer ${PICK}:nth-child(2)`, `${CONFIRM} button`);

export const SCREENS: readonly KnownScreen[] = [
  {
    name: 'assassin-x',
    hash: '#/solo/resume',
    solo: kept({ game: 'assassin-x', seats: 4, options: {}, first: 'A' }),
    wait: ASKED,
  },
  {
    name: 'assassin-x-take',
    hash: '#/solo/resume',
    solo: kept({ game: 'assassin-x', seats: 5, options: {}, first: 'B', seed: 't1' }),
    wait: ASKED,
  },
  scene('assassin-x-turning', 'assassin-x', OFFERED, OFFER, {
    first: 'C',
    wishes: { speed: 'quick' },
    act: async (page) => {
      await TAKEN(page);
      await page.waitForSelector(`${TURNING} ${TURNS}`);
    },
  }),
  scene('assassin-x-arrival', 'assassin-x', OFFERED, OFFER, {
    first: 'C',
    wishes: { speed: 'quick' },
    act: async (page) => {
      await TAKEN(page);
      await page.waitForSelector(`${TURNING} ${TURNS}`);
      await page.keyboard.press('Enter');
      await page.waitForSelector(`${TURNING} ${INTO_HAND}`);
    },
  }),
  scene('assassin-x-action', 'assassin-x', ATTACK),
  scene('assassin-x-lay', 'assassin-x', ATTACK, [], {
    act: touching('[data-card="assassin"]', '[data-seat="B"]', '[data-card="silencer"]'),
  }),
  scene('assassin-x-defend', 'assassin-x', DEFENCE, [['B', 'assassinate A weapon-6 approach-1']], {
    act: touching('[data-card="vest"]'),
  }),
  scene('assassin-x-swap', 'assassin-x', SEARCH, [['A', 'forensics']], { act: touching(`${SECRET_BOX} ${PICK}`) }),
  scene('assassin-x-shown', 'assassin-x', LOOK, [['A', 'informer B']]),
  playing('tail', true),
  playing('diversion', false),
  playing('informer', true),
  scene('assassin-x-rule', 'assassin-x', ATTACK, [], { act: touching(`${PASSES} .when`) }),
  scene('assassin-x-shared', 'assassin-x', ATTACK, [], { people: ['A', 'B', 'C'] }),
  scene('assassin-x-end', 'assassin-x', ATTACK, [], {
    act: async (page) => {
      await touching('[data-card="assassin"]', '[data-seat="C"]', `${CONFIRM} button`, `${CONFIRM} button`)(page);
      await page.waitForSelector(`${END} >> ${REVEAL}`);
    },
  }),
  seeking('rules-assassin-x-search', '#/rules/assassin-x', { fr: 'jokers', it: 'jolly', en: 'jokers' }),
  {
    name: 'assassin-x-more-time',
    hash: '#/table/table1',
    prepare: stubServer({ playing: 'assassin-x' }),
    wait: `${DOCK} ${MORE_TIME}`,
  },
];

export const LARGEST = kept({ game: 'assassin-x', seats: 5, options: {} });
