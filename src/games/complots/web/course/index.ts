import { courseOf } from '../../../../web/features/course/chapters.ts';
import type { Course } from '../../../../web/table/web-part.ts';
import { inEach, type Lang } from '../../../../words/languages.ts';
import type { CourseWords } from './fr.ts';

const words = inEach<CourseWords>((lang) => import(`./${lang}.ts`));

/** By what one learns from them; in some of them one counters or claims oneself. */
export const MOMENTS = {
  reading: ['complots/m715 9', 'complots/m1082 12', 'complots/c2 22'],
  counting: ['complots/m855 11', 'complots/m839 16'],
  bluff: ['complots/m948 18', 'complots/c33 45', 'complots/c8 46'],
  endgame: ['complots/m1346 40', 'complots/m922 37'],
} as const;

export const loadCourse = async (lang: Lang): Promise<Course> => courseOf(await words[lang](), MOMENTS);
