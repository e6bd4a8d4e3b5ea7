import { courseOf } from '../../../../web/features/course/chapters.ts';
import type { Course } from '../../../../web/table/web-part.ts';
import { type Lang, textsOf } from '../../../../words/languages.ts';
import type { CourseWords } from '../../texts/fr/course.ts';

const words = textsOf<CourseWords>((lang) => import(`../../texts/${lang}/course.ts`));

/** Moments of the course by what they teach. */
export const MOMENTS = {
  reading: ['complots/m284 18', 'complots/q5 31', 'complots/e42x6 23'],
  counting: ['complots/m796 61', 'complots/m122 43'],
  bluff: ['complots/q952 27', 'complots/m97 18', 'complots/e124x39 27'],
  endgame: ['complots/m1346 40', 'complots/m922 37'],
} as const;

export const loadCourse = async (lang: Lang): Promise<Course> => courseOf(await words.load(lang), MOMENTS);
