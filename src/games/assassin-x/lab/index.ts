import type { LabPart } from '../../../lab/part.ts';
import { assassinXAccuser } from './moments.ts';
import { assassinXTally } from './tally.ts';

export const lab: LabPart = { tally: assassinXTally, accuser: assassinXAccuser };
