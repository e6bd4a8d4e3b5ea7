/** A first day and night of Tribunal: a judge, who is the clerk. */

import type { Lesson, LessonScript } from '../../../web/table/web-part.ts';
import { type Lang, textsOf } from '../../../words/languages.ts';
import type { LessonTexts } from '../texts/fr/lesson.ts';

const TEXTS = textsOf<LessonTexts>((lang) => import(`../texts/${lang}/lesson.ts`));

const script: LessonScript = {
  set: {
    game: 'tribunal',
    options: {},
    seats: 5,
    seed: 'lesson',
    deal: [
      'A: judge',
      'B: mafia',
      'C: judge',
      'D: mafia',
      'E: judge',
      'clerk: A',
      'condemnation: laconic',
      'mafia: marked',
      'anti-mafia: pardon',
    ],
    chance: 'scripted',
  },
  names: ['Rochefort', 'Constance', 'Milady', 'Athos'],
  mine: [
    'look',
    'gavel',
    'say suspect D',
    'gavel',
    'report C',
    'blame C',
    'plead D',
    'rest',
    'accuse D',
    'gavel',
    'protect E',
    'announce …',
    'gavel',
  ],
  theirs: [
    ...['B', 'C', 'D', 'E'].map((seat) => `${seat} discovery: look`),
    'B deliberation say suspect E',
    'E deliberation say suspect D',
    'C pleas say disagree',
    ...(['BE', 'CD', 'DE', 'ED'] as const).flatMap(([seat, at]) => [`${seat} pleas plead ${at}`, `${seat} pleas rest`]),
    'B accusation accuse E',
    'C accusation accuse D',
    'D accusation accuse E',
    'E accusation accuse D',
    'B night-vote plot E',
    'C night-vote protect C',
    'D night-vote plot E',
    'E night-vote protect E',
    ...['B', 'C', 'D', 'E'].map((seat) => `${seat} contest pass`),
  ],
  ends: 'deliberation',
};

export const loadLesson = async (lang: Lang): Promise<Lesson> => ({ ...script, ...(await TEXTS.load(lang)).judge });
