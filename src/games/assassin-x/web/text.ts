import { catalogue } from '../../../web/base/text/catalogue.ts';
import { textsOf } from '../../../words/languages.ts';
import type { MomentText } from '../texts/fr/moment.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { printed } from '../words/printed.ts';

const table = textsOf<AssassinXText>((lang) => import(`../texts/${lang}/table.ts`));

export const { load: loadAssassinX, text: assassinXText } = catalogue<AssassinXText>({
  async load(lang) {
    const [text] = await Promise.all([table.load(lang), printed.load(lang)]);
    return text;
  },
});

export const { load: loadMoment, text: momentText } = catalogue(
  textsOf<MomentText>((lang) => import(`../texts/${lang}/moment.ts`)),
);
