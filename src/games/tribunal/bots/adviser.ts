/** The adviser of Tribunal: what an expert would do, and whom it suspects. */

import { type Adviser, adviserOf } from '../../../bots/adviser.ts';
import { seeded } from '../../../engine/chance.ts';
import { beliefs } from './beliefs.ts';
import { expertBot } from './expert.ts';
import { think } from './index.ts';

export const tribunalAdviser: Adviser = adviserOf(expertBot, (sight) =>
  beliefs(think(sight, seeded('adviser'), 0), 'own'),
);
