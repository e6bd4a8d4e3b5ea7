import { complotsBlunders } from '../../../src/games/complots/bots/blunders.ts';
import { honestBot } from '../../../src/games/complots/bots/honest.ts';
import type { LabPart } from '../../part.ts';
import { complotsCritic } from './critic.ts';
import { complotsMoments, secondMoments } from './moments.ts';
import { complotsTally, rates } from './tally.ts';

export const lab: LabPart = {
  tally: complotsTally,
  rates,
  deeds: ({ claims = 0, bluffs = 0, right = 0, wrong = 0 }) => ({ claims, lies: bluffs, right, wrong }),
  critic: complotsCritic,
  blunders: complotsBlunders,
  measures: { honest: honestBot },
  momentSources: { complots: complotsMoments, 'complots-2': secondMoments },
};
