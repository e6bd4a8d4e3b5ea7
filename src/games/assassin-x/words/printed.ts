/** The texts printed on the cards. */

import { textsOf } from '../../../words/languages.ts';
import type { Card, First } from '../rules/cards.ts';
import type { Joker } from '../rules/jokers.ts';

export type Printed = {
  readonly names: Readonly<Record<Card, string>>;
  /** Where there is little room, with the places where a word may break. */
  readonly short: Readonly<Partial<Record<Card, string>>>;
  /** X22 The name of a pair, by its weapon or reflex; both of its cards bear it. */
  readonly pairs: Readonly<Record<First, string>>;
  /** X42 what each joker does. */
  readonly texts: Readonly<Record<Joker, string>>;
};

export const printed = textsOf<Printed>((lang) => import(`../texts/${lang}/cards.ts`));
