/** The table of any game at the moments that look most different: Tribunal and Assassin X. */
import type { Page } from 'playwright-core';
import { keptGame } from './stage.ts';

export type Scene = {
  readonly name: string;
  readonly hash: string;
  /** A solo game left at this moment. */
  readonly solo?: string;
  readonly wait: string;
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
};

const ASKED = '.generic .dock.asked';
const settle = (page: Page) => page.waitForTimeout(300);
/** Touches these one after the other. */
const touching =
  (...what: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const one of what) {
      await settle(page);
      await page.click(one);
    }
    await settle(page);
  };

type Moves = readonly (readonly [string, string])[];
const scene = (
  name: string,
  game: string,
  deal: readonly string[],
  moves: Moves = [],
  more: Partial<Scene> & { readonly first?: string } = {},
): Scene => {
  const { first, ...rest } = more;
  const seats = deal.filter((line) => /^[A-H]:/.test(line)).length;
  const start = first === undefined ? {} : { first };
  return {
    name,
    hash: '#/solo/resume',
    solo: keptGame({ game, seats, options: {}, deal, chance: 'scripted', ...start }, moves),
    wait: ASKED,
    ...rest,
  };
};

const COURT = [
  'A: judge, 3 lives, holds pardon gagged',
  'B: mafia, 2 lives, 1 blames',
  'C: judge, 2 lives, holds open-vote',
  'D: judge, 1 lives, informer',
  'E: mafia, 3 lives',
  'clerk: B',
  'day: 2',
];
const MAFIA = ['A: mafia', 'B: judge', 'C: mafia', 'D: judge, informer', 'E: judge', 'clerk: A'];
const DUEL = ['A: judge, 1 lives', 'B: mafia, 1 lives', 'C: judge, 0 lives', 'D: judge, 0 lives', 'phase: duel'];
const LOOKED: Moves = [['B', 'look']];
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

export const ANY_GAME: readonly Scene[] = [
  {
    name: 'tribunal',
    hash: '#/solo/resume',
    solo: keptGame({ game: 'tribunal', seats: 6, options: {} }),
    wait: ASKED,
  },
  scene('tribunal-vote', 'tribunal', [...COURT, 'phase: accusation']),
  scene('tribunal-speech', 'tribunal', [...MAFIA, 'phase: deliberation'], [], {
    act: touching('.speak', '.speech > .choose label:nth-child(3)'),
  }),
  scene('tribunal-report', 'tribunal', [...COURT, 'phase: accusation'], [], {
    act: touching('[data-move="report …"]'),
  }),
  scene('tribunal-night', 'tribunal', [...MAFIA, 'phase: night-vote']),
  scene('tribunal-order', 'tribunal', [...MAFIA, 'phase: recognition'], [], {
    act: touching('.sequence .tile >> nth=1', '.sequence .tile >> nth=0'),
  }),
  scene(
    'tribunal-count',
    'tribunal',
    [...MAFIA, 'phase: night-vote'],
    [
      ['A', 'plot B'],
      ['B', 'protect B'],
      ['C', 'plot B'],
      ['D', 'pass'],
      ['E', 'protect E'],
    ],
    { act: touching('[data-move="announce plot B …"]') },
  ),
  scene('tribunal-duel', 'tribunal', DUEL, LOOKED, { first: 'B' }),
  scene('tribunal-end', 'tribunal', DUEL, LOOKED, {
    first: 'B',
    act: async (page) => {
      await touching('[data-move="contest"]')(page);
      await page.waitForSelector('.dock.end');
    },
  }),
  {
    name: 'assassin-x',
    hash: '#/solo/resume',
    solo: keptGame({ game: 'assassin-x', seats: 4, options: {}, first: 'A' }),
    wait: ASKED,
  },
  scene('assassin-x-action', 'assassin-x', ATTACK, [], { act: touching('[data-move="assassinate …"]') }),
  scene('assassin-x-lay', 'assassin-x', ATTACK, [], {
    act: touching('[data-move="assassinate …"]', '[data-seat="B"]', '.pick >> nth=0', '.pick >> nth=1'),
  }),
  scene('assassin-x-defend', 'assassin-x', DEFENCE, [['B', 'assassinate A weapon-6 approach-1']], {
    act: touching('.pick >> nth=0'),
  }),
  scene('assassin-x-end', 'assassin-x', ATTACK, [], {
    act: async (page) => {
      await touching('[data-move="assassinate …"]', '[data-seat="C"]')(page);
      for (let i = 0; i < 5; i++) await page.click(`.pick >> nth=${i}`);
      await touching('.confirm button')(page);
      await page.waitForSelector('.dock.end .reveal');
    },
  }),
];
