import { inEach, type Lang } from '../../../words/languages.ts';
import { courseOf } from '../../course/chapters.ts';
import type { Course } from '../../game-module.ts';
import type { CourseWords } from './fr.ts';

const words = inEach<CourseWords>((lang) => import(`./${lang}.ts`));

/** By what speaks for or against somebody in them. */
export const MOMENTS = {
  certain: ['tribunal/m45 80', 'tribunal/m120 70', 'tribunal/m58 88'],
  struck: ['tribunal/m102 75', 'tribunal/m126 80'],
  count: ['tribunal/m80 87', 'tribunal/m26 77', 'tribunal/m157 132'],
  words: ['tribunal/m6 82', 'tribunal/m14 81'],
} as const;

export const loadCourse = async (lang: Lang): Promise<Course> => courseOf(await words[lang](), MOMENTS);
