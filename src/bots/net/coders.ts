/** Each game's coder, where nets can play it. */
import { assassinXCoder } from '../assassin-x/coder.ts';
import { complotsCoder } from '../complots/coder.ts';
import type { Coder } from './coder.ts';

const CODERS: readonly Coder[] = [complotsCoder, assassinXCoder];

export const coderFor = (game: string): Coder | undefined => CODERS.find((coder) => coder.game === game);
