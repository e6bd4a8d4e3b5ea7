import type { LabPart } from '../../../lab/part.ts';
import { assassinXBlunders } from '../bots/blunders.ts';
import { assassinXAccuser } from './moments.ts';
import { assassinXTally, rates } from './tally.ts';

export const lab: LabPart = { tally: assassinXTally, blunders: assassinXBlunders, accuser: assassinXAccuser, rates };
