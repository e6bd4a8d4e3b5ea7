/** The texts printed on the cards. */

import { textsOf } from '../../../words/languages.ts';
import type { Card, First } from '../rules/cards.ts';
import type { Joker } from '../rules/jokers.ts';

export type Printed = {
  readonly names: Readonly<Record<Card, string>>;
  /** For small space, with the places where a word may break. */
  readonly short: Readonly<Partial<Record<Card, string>>>;
  /** X22 A pair's name by its weapon or reflex; both cards bear it. */
  readonly pairs: Readonly<Record<First, string>>;
  readonly texts: Readonly<Record<Joker, string>>;
};

export const printed = textsOf<Printed>((lang) => import(`../texts/${lang}/cards.ts`));
