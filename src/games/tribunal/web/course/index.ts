import { courseOf } from '../../../../web/features/course/chapters.ts';
import type { Course } from '../../../../web/table/web-part.ts';
import { inEach, type Lang } from '../../../../words/languages.ts';
import type { CourseWords } from '../../texts/fr/course.ts';

const words = inEach<CourseWords>((lang) => import(`../../texts/${lang}/course.ts`));

/** By what speaks for or against somebody in them. */
export const MOMENTS = {
  certain: ['tribunal/r147 74', 'tribunal/r2 79', 'tribunal/r98 119'],
  struck: ['tribunal/r26 76', 'tribunal/r72 76'],
  count: ['tribunal-clerk/k163 44', 'tribunal-clerk/k103 47', 'tribunal-clerk/k210 109'],
  words: ['tribunal/r3 81', 'tribunal/r117 66'],
} as const;

export const loadCourse = async (lang: Lang): Promise<Course> => courseOf(await words[lang](), MOMENTS);
