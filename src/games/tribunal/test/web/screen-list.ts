/** Tribunal at its most different moments. */

import { type KnownScreen, scene, seeking, staying, touching } from '../../../../../test/web/known-screen.ts';
import { kept, type Moves } from '../../../../../test/web/saved-games.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { ANSWERS, FACES, IDENTITY, SOMEBODY, SPEAK, STATEMENT_FALSE, TRANSCRIPT } from './seen.ts';

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
const STAKES = ['A: 0 lives', 'B: 0 lives', 'C: judge, 2 lives', 'D: mafia, 1 lives', 'phase: duel-vote'];
const TALK: Moves = [
  ['B', 'say suspect C'],
  ['C', 'say: I was at the opera all night, ask anybody who was there'],
  ['D', 'say to E suspect B'],
  ['E', 'say trust C'],
  ['B', 'ready'],
];
const REPORTED: Moves = [
  ['A', 'say: I cannot keep silent any longer'],
  ['C', 'report A'],
  ['E', 'say suspect B'],
];
const SIX = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'E: mafia', 'F: judge', 'clerk: C', 'day: 2'];
const DEBATE: Moves = [
  ['B', 'say suspect D because silent'],
  ['D', 'say suspect B because hunch'],
  ['E', 'say trust B because hunch'],
  ['F', 'say suspect B because accuses D'],
  ['C', 'say suspect B because hunch'],
  ['A', 'say: Denis is lying, I am sure of it'],
  ['D', 'say no-reason'],
];
const CLAIMS: Moves = [
  ['E', 'claim saw B judge'],
  ['C', 'claim guarded D'],
  ['F', 'claim hold bulletproof'],
  ['D', 'claim plan F'],
  ['B', 'claim join F'],
];
const PLEAS: Moves = [
  ['B', 'plead C'],
  ['B', 'rest'],
  ['C', 'plead A'],
  ['C', 'rest'],
  ['D', 'rest'],
  ['E', 'plead C'],
  ['E', 'rest'],
];
const NIGHT: Moves = [
  ['A', 'plot B'],
  ['B', 'protect B'],
  ['C', 'plot B'],
  ['D', 'inform E guilty'],
  ['E', 'protect E'],
];
const LOOKED: Moves = [['B', 'look']];

export const SCREENS: readonly KnownScreen[] = [
  {
    name: 'tribunal',
    hash: '#/solo/resume',
    solo: kept({ game: 'tribunal', seats: 6, options: {} }),
    wait: seen.ASKED,
  },
  scene('tribunal-vote', 'tribunal', [...COURT, 'phase: accusation']),
  scene('tribunal-speech', 'tribunal', [...MAFIA, 'phase: deliberation'], TALK, {
    act: touching(`${seen.PLACE}[data-seat="B"]`, `${SOMEBODY} ${seen.PHRASES}`),
  }),
  scene('tribunal-talk', 'tribunal', [...COURT, 'phase: deliberation'], TALK, {
    wait: seen.GO_ON,
    wishes: { speed: 'calm' },
  }),
  scene('tribunal-debate', 'tribunal', [...SIX, 'phase: deliberation'], DEBATE, {
    wait: seen.GO_ON,
    wishes: { speed: 'calm' },
  }),
  scene('tribunal-reported', 'tribunal', [...COURT, 'phase: deliberation'], [...TALK, ...REPORTED], {
    wait: seen.GO_ON,
    wishes: { speed: 'calm' },
  }),
  scene('tribunal-speaking', 'tribunal', [...SIX, 'phase: deliberation'], DEBATE, {
    wait: SPEAK,
    wishes: { speed: 'calm' },
    act: touching(SPEAK, '[data-move="about B"]', '[data-claim="say suspect B"]'),
  }),
  scene('tribunal-confiding', 'tribunal', [...SIX, 'phase: deliberation'], [...DEBATE, ...CLAIMS], {
    options: { claims: 'on' },
    wait: SPEAK,
    wishes: { speed: 'calm' },
    act: touching(SPEAK, '[data-move="about A"]'),
  }),
  scene('tribunal-confidences', 'tribunal', [...SIX, 'phase: deliberation'], [...DEBATE, ...CLAIMS], {
    options: { claims: 'on' },
    wait: seen.GO_ON,
    wishes: { speed: 'calm' },
    act: touching(`${TRANSCRIPT} ${seen.LINE} >> nth=-1`),
  }),
  scene(
    'tribunal-answer',
    'tribunal',
    [...SIX, 'phase: deliberation'],
    [...DEBATE.slice(0, 5), ['A', 'say suspect B because accuses D'], ['B', 'say suspect A because accuses B']],
    { wait: ANSWERS, wishes: { speed: 'calm' } },
  ),
  scene('tribunal-line', 'tribunal', [...SIX, 'phase: deliberation'], DEBATE, {
    wait: `${TRANSCRIPT} ${seen.LINE}`,
    wishes: { speed: 'calm' },
    act: touching(`${TRANSCRIPT} ${seen.LINE} >> nth=-1`),
  }),
  scene('tribunal-report', 'tribunal', [...COURT, 'phase: accusation'], [['C', 'say suspect B']], {
    act: touching('.offence', `${SOMEBODY} .reporting`),
  }),
  scene('tribunal-pleas', 'tribunal', [...COURT, 'phase: pleas'], PLEAS),
  scene('tribunal-night', 'tribunal', [...MAFIA, 'phase: night-vote']),
  scene('tribunal-cheats', 'tribunal', [...COURT.map((line) => line.replace(' gagged', '')), 'phase: night-vote'], [], {
    act: touching('.cheating', '.cheats h2'),
  }),
  scene('tribunal-order', 'tribunal', [...MAFIA, 'phase: recognition'], [], {
    act: touching(`${FACES} ${seen.TILE} >> nth=1`, `${FACES} ${seen.TILE} >> nth=0`),
  }),
  scene('tribunal-eyes', 'tribunal', [
    ...COURT.slice(0, 3),
    'D: judge',
    COURT[4] ?? '',
    'clerk: A',
    'phase: recognition',
  ]),
  scene('tribunal-round', 'tribunal', [...MAFIA, 'phase: recognition'], [], {
    people: ['B', 'C'],
    wait: `${seen.CURTAIN} button`,
    wishes: { speed: 'calm' },
    act: touching(`${seen.CURTAIN} button`, `${FACES} ${seen.TILE} >> nth=0`),
  }),
  scene('tribunal-count', 'tribunal', [...MAFIA, 'phase: night-vote'], NIGHT),
  scene('tribunal-lie', 'tribunal', [...MAFIA, 'phase: night-vote'], NIGHT, {
    act: async (page) => {
      await page.click('[data-move="plot E"]');
      await page.waitForSelector(STATEMENT_FALSE);
    },
  }),
  scene('tribunal-reads', 'tribunal', [...MAFIA, 'phase: night-vote'], NIGHT, {
    wishes: { speed: 'quick' },
    act: staying('announced', touching(`${seen.CONFIRM} ${seen.PRIMARY}`)),
  }),
  scene('tribunal-believed', 'tribunal', [...MAFIA, 'phase: night-vote'], NIGHT, {
    wishes: { speed: 'quick' },
    act: async (page) => {
      await page.click('[data-move="plot E"]');
      await page.waitForSelector(STATEMENT_FALSE);
      await staying('unopposed', touching(`${seen.CONFIRM} ${seen.HOLD}`, `${seen.CONFIRM} ${seen.HOLD}`))(page);
    },
  }),
  scene(
    'tribunal-torn',
    'tribunal',
    ['A: judge, holds bribed', 'B: mafia', 'C: judge', 'D: judge', 'E: mafia', 'clerk: A', 'phase: accusation'],
    [
      ['A', 'accuse B'],
      ['B', 'accuse C'],
      ['C', 'accuse B'],
      ['D', 'accuse B'],
      ['E', 'accuse C'],
    ],
  ),
  scene(
    'tribunal-contest',
    'tribunal',
    ['A: judge', 'B: judge', 'C: mafia', 'D: judge', 'E: mafia', 'clerk: B', 'phase: night-vote'],
    [
      ['A', 'protect B'],
      ['B', 'protect B'],
      ['C', 'plot A'],
      ['D', 'protect A'],
      ['E', 'plot A'],
      ['B', 'announce plot none protect B'],
    ],
  ),
  scene(
    'tribunal-verdict',
    'tribunal',
    [...COURT.slice(0, 5), 'clerk: A', 'phase: accusation'],
    [
      ['A', 'accuse B'],
      ['B', 'accuse C'],
      ['C', 'accuse B'],
      ['D', 'inform E guilty'],
      ['E', 'accuse B'],
    ],
  ),
  scene(
    'tribunal-fall',
    'tribunal',
    ['A: judge, 1 lives', 'B: mafia, 1 lives, condemned 1', ...COURT.slice(2, 5), 'clerk: A', 'phase: accusation'],
    [
      ['B', 'accuse C'],
      ['C', 'accuse B'],
      ['D', 'inform E guilty'],
      ['E', 'accuse B'],
    ],
    {
      wishes: { speed: 'quick' },
      act: staying(
        'fall',
        touching('[data-move="accuse B"]', `${seen.CONFIRM} ${seen.HOLD}`, `${seen.CONFIRM} ${seen.HOLD}`),
      ),
    },
  ),
  scene('tribunal-stakes', 'tribunal', STAKES, [], { wait: '[data-move="vote C"]' }),
  scene('tribunal-file', 'tribunal', [...COURT, 'phase: deliberation'], TALK, {
    wait: seen.GO_ON,
    wishes: { speed: 'calm' },
    // beside a wide court it is open
    act: async (page) => {
      const open = (await page.locator('.filed').count()) > 0;
      await touching(...(open ? [] : [`${seen.DESK} .file`]), '.case-file h2')(page);
    },
  }),
  scene(
    'tribunal-seen',
    'tribunal',
    [...MAFIA.slice(0, 3), 'D: judge', 'E: judge', 'clerk: A', 'phase: discovery'],
    [],
    {
      people: ['A', 'B'],
      wait: `${seen.CURTAIN} button`,
      act: touching(`${seen.CURTAIN} button`, '[data-move="look"]', '.cover', `${IDENTITY} h2`),
    },
  ),
  scene('tribunal-coins', 'tribunal', STAKES, [['B', 'vote D']], {
    wishes: { speed: 'quick' },
    act: staying(
      'coins',
      touching('[data-move="vote C"]', `${seen.CONFIRM} ${seen.HOLD}`, `${seen.CONFIRM} ${seen.HOLD}`),
    ),
  }),
  scene('tribunal-duel', 'tribunal', DUEL, LOOKED, { first: 'B' }),
  scene('tribunal-end', 'tribunal', DUEL, LOOKED, {
    first: 'B',
    act: async (page) => {
      await touching('[data-move="contest"]', '[data-move="contest"]')(page);
      await page.waitForSelector(seen.END);
    },
  }),
  seeking('rules-tribunal-search', '#/rules/tribunal', { fr: 'maillet', it: 'martelletto', en: 'gavel' }),
  seeking('rules-search-nothing', '#/rules/tribunal', { fr: 'xylophone', it: 'xilofono', en: 'xylophone' }),
];

export const LARGEST = kept({ game: 'tribunal', seats: 8, options: {} });
