/** A first game of Assassin X, two rounds of it: an attack survived, and one that succeeds. */

import type { Lesson, LessonScript, LessonText } from '../../../web/table/web-part.ts';
import { type Lang, textsOf } from '../../../words/languages.ts';

const TEXTS = textsOf<LessonText>((lang) => import(`../texts/${lang}/lesson.ts`));

const script: LessonScript = {
  set: {
    game: 'assassin-x',
    options: {},
    seats: 3,
    // deals the second round: Rochefort gets the assassin, the learner a pair of attack
    seed: 'lesson 23649',
    first: 'A',
    deal: [
      'A: weapon-3 clue-1 intervention reflex-2 place, 2 points',
      'B: assassin approach-4 clue-4 clue-3 time, 2 points',
      'C: clue-5 reflex-3 stress approach-6 weapon-2, 2 points',
      'pile: time clue-2 reflex-4 reflex-5',
    ],
  },
  names: ['Rochefort', 'Milady'],
  mine: [
    'offer weapon-3 …',
    'pass',
    'pass',
    'take 0',
    'discard clue-1',
    'pass',
    'defend reflex-2 clue-5 …',
    'take 1',
    'discard clue-4',
    'assassinate C weapon-3 approach-4 stress',
  ],
  theirs: [
    'B take take 0',
    'B discard discard clue-4',
    'B offer offer clue-3 down approach-4 time',
    'C take take 0',
    'C discard discard clue-3',
    'C offer offer clue-5 down approach-6 stress',
    'B action pass',
    'B action pass',
    'B action assassinate A weapon-3 approach-4',
    'C action pass',
    'C action pass',
    'C action pass',
    'B offer offer clue-2 down assassin approach-2',
    'C defend defend reflex-5 clue-3 place',
  ],
};

export const loadLesson = async (lang: Lang): Promise<Lesson> => ({ ...script, ...(await TEXTS.load(lang)) });
