import type { LabPart } from '../../../lab/part.ts';
import { honestBot } from '../bots/honest.ts';
import { complotsMiner, secondMiner } from './moments.ts';
import { complotsTally } from './tally.ts';

export const lab: LabPart = {
  tally: complotsTally,
  measures: { honest: honestBot },
  miners: { complots: complotsMiner, 'complots-2': secondMiner },
};
