/** The part of nuts for the lab. */
import type { LabPart } from '../../../lab/part.ts';
import { nutsTally } from './tally.ts';

export const lab: LabPart = { tally: nutsTally };
