import { inEach, type Lang } from '../../../words/languages.ts';
import { courseOf } from '../../course/chapters.ts';
import type { Course } from '../../game-module.ts';
import type { CourseWords } from './fr.ts';

const words = inEach<CourseWords>((lang) => import(`./${lang}.ts`));

/** By what speaks for or against somebody in them. */
export const MOMENTS = {
  certain: ['tribunal/n84 74', 'tribunal/n97 143', 'tribunal/n123 70'],
  struck: ['tribunal/n54 82', 'tribunal/n87 115'],
  count: ['tribunal/n96 120', 'tribunal/n4 93', 'tribunal/n119 111'],
  words: ['tribunal/n81 110', 'tribunal/n13 88'],
} as const;

export const loadCourse = async (lang: Lang): Promise<Course> => courseOf(await words[lang](), MOMENTS);
