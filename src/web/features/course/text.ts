import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { CourseText } from './text/fr.ts';

export const { load: loadCourseText, text: courseText } = catalogue(
  textsOf<CourseText>((lang) => import(`./text/${lang}.ts`)),
);
