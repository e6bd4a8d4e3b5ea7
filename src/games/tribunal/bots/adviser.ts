/** The expert of Tribunal as one asks him: what he would do, and whom he holds for a mafioso. */

import { type Adviser, adviserOf } from '../../../bots/adviser.ts';
import { seeded } from '../../../engine/chance.ts';
import { beliefs } from './beliefs.ts';
import { expertBot } from './expert.ts';
import { think } from './index.ts';

export const tribunalAdviser: Adviser = adviserOf(expertBot, (sight) =>
  beliefs(think(sight, seeded('adviser'), 0), 'own'),
);
