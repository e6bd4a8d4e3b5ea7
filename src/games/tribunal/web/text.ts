import { catalogue } from '../../../web/base/text/catalogue.ts';
import { textsOf } from '../../../words/languages.ts';
import type { ControlsText } from '../texts/fr/controls.ts';
import type { EndedText } from '../texts/fr/ending.ts';
import type { MomentText } from '../texts/fr/moment.ts';
import type { TribunalText } from '../texts/fr/table.ts';

export const { load: loadTribunal, text: tribunalText } = catalogue(
  textsOf<TribunalText>((lang) => import(`../texts/${lang}/table.ts`)),
);

export const { load: loadControls, text: controlsText } = catalogue(
  textsOf<ControlsText>((lang) => import(`../texts/${lang}/controls.ts`)),
);

export const { load: loadEnded, text: endedText } = catalogue(
  textsOf<EndedText>((lang) => import(`../texts/${lang}/ending.ts`)),
);

export const { load: loadMoment, text: momentText } = catalogue(
  textsOf<MomentText>((lang) => import(`../texts/${lang}/moment.ts`)),
);
