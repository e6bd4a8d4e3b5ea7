import { assassinXBlunders } from '../../../src/games/assassin-x/bots/blunders.ts';
import type { LabPart } from '../../part.ts';
import { assassinXAccuser } from './moments.ts';
import { assassinXTally, rates } from './tally.ts';

export const lab: LabPart = { tally: assassinXTally, blunders: assassinXBlunders, accuser: assassinXAccuser, rates };
