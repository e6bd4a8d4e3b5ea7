import type { LabPart } from '../../part.ts';
import { clerkMoments } from './clerk.ts';
import { tribunalAccuser } from './moments.ts';
import { rates, tribunalTally } from './tally.ts';

export const lab: LabPart = {
  tally: tribunalTally,
  rates,
  deeds: ({ counts = 0, lies = 0, right = 0, wrong = 0 }) => ({ claims: counts, lies, right, wrong }),
  momentSources: { 'tribunal-clerk': clerkMoments },
  accuser: tribunalAccuser,
};
