/** A first game of Complots: five turns against a bot. */
import type { EachLang, Lang } from '../../words/words.ts';
import type { Lesson } from '../room.ts';
import type { LessonText } from './lesson/fr.ts';

const TEXTS: EachLang<() => Promise<LessonText>> = {
  fr: async () => (await import('./lesson/fr.ts')).fr,
  it: async () => (await import('./lesson/it.ts')).it,
  en: async () => (await import('./lesson/en.ts')).en,
};

const MINE = [
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
];

const THEIRS = [
  'pass',
  'aid',
  'pass',
  'pass',
  'pass',
  'captain A',
  'pass',
  'pass',
  'duchess',
  'lose countess',
  'income',
  'pass',
  'counter countess',
];

export const loadLesson = async (lang: Lang): Promise<Lesson> => ({
  ...(await TEXTS[lang]()),
  mine: MINE,
  theirs: THEIRS,
  set: {
    game: 'complots',
    options: {},
    seats: 2,
    seed: 'lesson',
    first: 'A',
    deal: ['A: duchess captain, 2 coins', 'B: countess ambassador, 2 coins', 'court: assassin'],
    chance: 'scripted',
  },
});
