/** Words of the operators' page. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { ModerationText } from './text/fr.ts';

export const { load: loadModerationText, text: moderationText } = catalogue(
  textsOf<ModerationText>((lang) => import(`./text/${lang}.ts`)),
);
