import type { EMBLEMS as SHARED } from '../../../web/base/art/emblems.ts';

export const EMBLEMS = {
  duchess: 'queen-crown',
  ursuline: 'nun-face',
  illusionist: 'magic-hat',
  assassin: 'plain-dagger',
  executioner: 'executioner-hood',
  blackmailer: 'stabbed-note',
  countess: 'handheld-fan',
  witch: 'pointy-hat',
  undertaker: 'coffin',
  captain: 'crossed-sabres',
  justiciar: 'scales',
  pope: 'pope-crown',
  ambassador: 'scroll-quill',
  inquisitor: 'templar-eye',
  spy: 'spy',
  income: 'receive-money',
  aid: 'cash',
  coup: 'sword-brandish',
  convert: 'angel-wings',
  embezzle: 'robber-hand',
  counter: 'shield',
  lily: 'fleur-de-lys',
  catholic: 'crucifix',
  protestant: 'dove',
} as const;
export type Emblem = keyof typeof SHARED | `complots/${keyof typeof EMBLEMS}`;
