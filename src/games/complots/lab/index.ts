import type { LabPart } from '../../../lab/part.ts';
import { complotsBlunders } from '../bots/blunders.ts';
import { honestBot } from '../bots/honest.ts';
import { complotsMiner, secondMiner } from './moments.ts';
import { complotsTally, rates } from './tally.ts';

export const lab: LabPart = {
  tally: complotsTally,
  rates,
  blunders: complotsBlunders,
  measures: { honest: honestBot },
  miners: { complots: complotsMiner, 'complots-2': secondMiner },
};
