/** Tribunal at the moments that look most different. */
import { ASKED, type Scene, scene, seeking, touching } from '../scene.ts';
import { kept, type Moves } from '../stage.ts';

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

export const SCENES: readonly Scene[] = [
  {
    name: 'tribunal',
    hash: '#/solo/resume',
    solo: kept({ game: 'tribunal', seats: 6, options: {} }),
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
  scene(
    'tribunal-seen',
    'tribunal',
    [...MAFIA.slice(0, 3), 'D: judge', 'E: judge', 'clerk: A', 'phase: discovery'],
    [],
    {
      people: ['A', 'B'],
      wait: '.curtain button',
      act: touching('.curtain button', '[data-move="look"]'),
    },
  ),
  scene('tribunal-duel', 'tribunal', DUEL, LOOKED, { first: 'B' }),
  scene('tribunal-end', 'tribunal', DUEL, LOOKED, {
    first: 'B',
    act: async (page) => {
      await touching('[data-move="contest"]')(page);
      await page.waitForSelector('.dock.end');
    },
  }),
  seeking('rules-tribunal-search', '#/rules/tribunal', { fr: 'maillet', it: 'martelletto', en: 'gavel' }),
  seeking('rules-search-nothing', '#/rules/tribunal', { fr: 'xylophone', it: 'xilofono', en: 'xylophone' }),
];

export const LARGEST = kept({ game: 'tribunal', seats: 8, options: {} });
