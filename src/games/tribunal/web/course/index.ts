import { courseOf } from '../../../../web/features/course/chapters.ts';
import type { Course } from '../../../../web/table/web-part.ts';
import { type Lang, textsOf } from '../../../../words/languages.ts';
import type { CourseWords } from '../../texts/fr/course.ts';

const words = textsOf<CourseWords>((lang) => import(`../../texts/${lang}/course.ts`));

export const MOMENTS = {
  certain: ['tribunal/r147 74', 'tribunal-course/r2 79', 'tribunal-course/r98 119'],
  struck: ['tribunal-course/r26 76', 'tribunal-course/r72 76'],
  count: ['tribunal-clerk/k163 44', 'tribunal-course/k103 47', 'tribunal-clerk/k210 109'],
  words: ['tribunal-course/r3 81', 'tribunal-course/r117 66'],
} as const;

export const loadCourse = async (lang: Lang): Promise<Course> => courseOf(await words.load(lang), MOMENTS);
