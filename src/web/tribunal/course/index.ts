import { inEach, type Lang } from '../../../words/languages.ts';
import { courseOf } from '../../course/chapters.ts';
import type { Course } from '../../game-module.ts';
import type { CourseWords } from './fr.ts';

const words = inEach<CourseWords>((lang) => import(`./${lang}.ts`));

/** By what speaks for or against somebody in them. */
export const MOMENTS = {
  certain: ['tribunal/m33 73', 'tribunal/m124 143', 'tribunal/m70 89'],
  struck: ['tribunal/m67 93', 'tribunal/m48 77'],
  count: ['tribunal/m130 94', 'tribunal/m88 144', 'tribunal/m112 130'],
  words: ['tribunal/m38 80', 'tribunal/m51 76'],
} as const;

export const loadCourse = async (lang: Lang): Promise<Course> => courseOf(await words[lang](), MOMENTS);
