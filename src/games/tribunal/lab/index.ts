import type { LabPart } from '../../../lab/part.ts';
import { clerkMiner } from './clerk.ts';
import { tribunalAccuser } from './moments.ts';
import { rates, tribunalTally } from './tally.ts';

export const lab: LabPart = {
  tally: tribunalTally,
  rates,
  miners: { 'tribunal-clerk': clerkMiner },
  accuser: tribunalAccuser,
};
