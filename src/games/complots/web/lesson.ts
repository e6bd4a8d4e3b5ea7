/** A first game of Complots: five turns against a bot. */

import type { Lesson, LessonScript, LessonText } from '../../../web/table/web-part.ts';
import { type Lang, textsOf } from '../../../words/languages.ts';

const TEXTS = textsOf<LessonText>((lang) => import(`../texts/${lang}/lesson.ts`));

/** Played by hand on a scripted deal, so that every card is where the hints say. */
const script: LessonScript = {
  set: {
    game: 'complots',
    options: {},
    seats: 2,
    seed: 'lesson',
    first: 'A',
    deal: ['A: duchess captain, 2 coins', 'B: countess ambassador, 2 coins', 'court: assassin'],
    chance: 'scripted',
  },
  names: ['Mazarin'],
  mine: [
    'duchess',
    'counter duchess',
    'captain B',
    'counter captain',
    'ambassador',
    'keep duchess assassin',
    'doubt',
    'income',
    'assassin B',
    'doubt',
  ],
  theirs: [
    'B doubt pass',
    'B turn aid',
    'B doubt pass',
    'B doubt pass',
    'B counter pass',
    'B turn captain A',
    'B doubt pass',
    'B doubt pass',
    'B turn duchess',
    'B lose lose countess',
    'B turn income',
    'B doubt pass',
    'B counter counter countess',
  ],
};

export const loadLesson = async (lang: Lang): Promise<Lesson> => ({ ...script, ...(await TEXTS.load(lang)) });
