import { courseOf } from '../../../../web/features/course/chapters.ts';
import type { Course } from '../../../../web/table/web-part.ts';
import { type Lang, textsOf } from '../../../../words/languages.ts';
import type { CourseWords } from '../../texts/fr/course.ts';

const words = textsOf<CourseWords>((lang) => import(`../../texts/${lang}/course.ts`));

/** Moments of the course by what they teach. */
export const MOMENTS = {
  pile: ['assassin-x/x161 21', 'assassin-x/x152 21'],
  police: ['assassin-x/x92 36', 'assassin-x/x41 50', 'assassin-x/x105 42'],
  silence: ['assassin-x/x27 55', 'assassin-x/x2 67', 'assassin-x/x68 44'],
  jokers: ['assassin-x/x4 25', 'assassin-x/x20 46'],
} as const;

export const loadCourse = async (lang: Lang): Promise<Course> => courseOf(await words.load(lang), MOMENTS);
