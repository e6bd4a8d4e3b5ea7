/** Deductions of a listener of Nuts: claims, caught lies, and who cannot hold what. */
import type { Said } from '../../../src/engine/facts.ts';
import { type Each, each, isSeat, type Seat } from '../../../src/engine/seats.ts';
import { isNut, type Nut } from './kinds.ts';

/** `lacks`: N6 kinds they were caught without, and cannot have drawn since. */
export type Recall = { claims: number; doubted: number; caught: number; lacks: Nut[] };

export const remember = (heard: readonly Said[], seats: readonly Seat[]): Each<Recall> => {
  const memory = each(seats, (): Recall => ({ claims: 0, doubted: 0, caught: 0, lacks: [] }));
  for (const [who, verb, what, nut] of heard) {
    if (!isSeat(who)) continue;
    const recall = memory[who];
    if (verb === 'announced' && nut !== undefined) recall.claims += 1;
    if (verb === 'doubted' && isSeat(what)) memory[what].doubted += 1;
    if (verb === 'drew') recall.lacks = [];
    if (verb === 'bluffed' && isNut(what)) {
      recall.caught += 1;
      recall.lacks.push(what);
    }
  }
  return memory;
};
