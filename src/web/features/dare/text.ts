/** The words of dares, fetched where somebody makes one, answers one, or looks at their own. */
import { DARE_WORDS } from '../../../words/dare.ts';
import { catalogue } from '../../base/text/catalogue.ts';

export const { load: loadDareText, text: dareText } = catalogue(DARE_WORDS);
