/** The other side of Tribunal: a mafioso, who is the clerk, until no judge is left. */

import type { Lesson, LessonScript } from '../../../web/table/web-part.ts';
import { type Lang, textsOf } from '../../../words/languages.ts';
import type { LessonTexts } from '../texts/fr/lesson.ts';

const TEXTS = textsOf<LessonTexts>((lang) => import(`../texts/${lang}/lesson.ts`));

/** Targets of each player's speech and card, by day. */
const DAYS = [
  ['BC', 'CD', 'DC', 'ED'],
  ['CE', 'EC'],
] as const;

const script: LessonScript = {
  set: {
    game: 'tribunal',
    options: {},
    seats: 5,
    seed: 'lesson',
    deal: [
      'A: mafia',
      'B: judge',
      'C: mafia',
      'D: judge',
      'E: judge',
      'clerk: A',
      'condemnation: heavy-sentence heavy-sentence',
      'mafia: hit',
      'anti-mafia: pardon',
    ],
    chance: 'scripted',
  },
  names: ['Rochefort', 'Constance', 'Milady', 'Athos'],
  mine: [
    'look',
    'order D B E',
    'gavel',
    'say suspect D because silent',
    'gavel',
    'plead D',
    'rest',
    'accuse D',
    'gavel',
    'plot B',
    'announce plot B protect none',
    'gavel',
    'ready',
    'plead E',
    'rest',
    'accuse E',
  ],
  theirs: [
    ...['B', 'C', 'D', 'E'].map((seat) => `${seat} discovery: look`),
    'C recognition order D B E',
    'B deliberation say suspect C because hunch',
    'E deliberation say unsure',
    ...DAYS[0].flatMap(([seat, at]) => [`${seat} pleas plead ${at}`, `${seat} pleas rest`]),
    ...DAYS[0].map(([seat, at]) => `${seat} accusation accuse ${at}`),
    'B night-vote protect B',
    'C night-vote plot E',
    'D night-vote pass',
    'E night-vote protect E',
    ...['B', 'C', 'E'].map((seat) => `${seat} contest pass`),
    'B deliberation gavel',
    ...['B', 'D'].map((seat) => `${seat} pleas rest`),
    ...DAYS[1].flatMap(([seat, at]) => [`${seat} pleas plead ${at}`, `${seat} pleas rest`]),
    ...['B', 'D'].map((seat) => `${seat} accusation pass`),
    ...DAYS[1].map(([seat, at]) => `${seat} accusation accuse ${at}`),
    'B day-verdict gavel',
  ],
  ends: 'discovery',
};

export const loadLesson = async (lang: Lang): Promise<Lesson> => ({ ...script, ...(await TEXTS.load(lang)).mafia });
