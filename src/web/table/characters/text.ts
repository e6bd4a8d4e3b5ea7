/** The words of characters, in the language of this device. */
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import { loadCharacters } from './load.ts';
import type { CharacterText } from './text/fr.ts';

export const useCharacterText = (): CharacterText | undefined =>
  useFetched(() => loadCharacters[lang.value](), [], [lang.value]).value;
