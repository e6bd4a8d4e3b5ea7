import type { EachLang } from './words.ts';

/** All that a notice says: others may see the screen. */
export const YOUR_TURN: EachLang<string> = {
  fr: 'C’est à toi de jouer',
  it: 'Tocca a te',
  en: 'It is your turn',
};
