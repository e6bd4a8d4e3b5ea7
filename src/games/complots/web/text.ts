import { catalogue } from '../../../web/base/text/catalogue.ts';
import { textsOf } from '../../../words/languages.ts';
import type { MomentText } from '../texts/fr/moment.ts';
import type { SetupText } from '../texts/fr/setup.ts';
import type { ComplotsText } from '../texts/fr/table.ts';

export const { load: loadComplots, text: complotsText } = catalogue(
  textsOf<ComplotsText>((lang) => import(`../texts/${lang}/table.ts`)),
);

export const { load: loadSetup, text: setupText } = catalogue(
  textsOf<SetupText>((lang) => import(`../texts/${lang}/setup.ts`)),
);

export const { load: loadMoment, text: momentText } = catalogue(
  textsOf<MomentText>((lang) => import(`../texts/${lang}/moment.ts`)),
);
