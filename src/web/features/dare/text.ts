/** Words of dares, loaded on demand. */
import { DARE_WORDS } from '../../../words/dare.ts';
import { catalogue } from '../../base/text/catalogue.ts';

export const { load: loadDareText, text: dareText } = catalogue(DARE_WORDS);
