/** The rules of Complots, with its cards as its table draws them. */

import type { Rules } from '../../../../web/table/web-part.ts';
import { isCharacter } from '../../rules/characters.ts';
import { CardPatterns, Face } from '../card.tsx';
import { complotsText, loadComplots } from '../text.ts';
import { page } from './page.ts';

const rules: Rules = {
  page,
  Card: ({ of }) => (isCharacter(of) ? <Face of={of} text={complotsText()} /> : null),
  Patterns: CardPatterns,
};

export const loadRules = async (): Promise<Rules> => {
  await loadComplots();
  return rules;
};
