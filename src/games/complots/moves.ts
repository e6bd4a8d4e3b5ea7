import { type MoveOf, moves } from '../../engine/moves.ts';
import type { Asks } from './steps.ts';

export type Move = MoveOf<Asks>;
export const { parse } = moves<Asks>();
