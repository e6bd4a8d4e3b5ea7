/** The words of characters, loaded on demand. */
import { catalogue } from '../../base/text/catalogue.ts';
import { CHARACTERS } from './load.ts';

export const { use: useCharacterText } = catalogue(CHARACTERS);
