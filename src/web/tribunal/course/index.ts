import { inEach, type Lang } from '../../../words/languages.ts';
import { courseOf } from '../../course/chapters.ts';
import type { Course } from '../../game-module.ts';
import type { CourseWords } from './fr.ts';

const words = inEach<CourseWords>((lang) => import(`./${lang}.ts`));

/** By what speaks for or against somebody in them. */
export const MOMENTS = {
  certain: ['tribunal/m120 70', 'tribunal/m100 134', 'tribunal/m371 69'],
  struck: ['tribunal/m5 81', 'tribunal/m365 79'],
  count: ['tribunal/m26 77', 'tribunal/m369 123', 'tribunal/m373 86'],
  words: ['tribunal/m6 82', 'tribunal/m14 81'],
} as const;

export const loadCourse = async (lang: Lang): Promise<Course> => courseOf(await words[lang](), MOMENTS);
