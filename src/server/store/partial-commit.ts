/** Writes the rest of a batch when the store rejects a part, and reports that part. */
import { type Fault, fault, isFault } from '../../engine/fault.ts';
import type { Write } from './store.ts';
import { ownerOf, tableOf } from './write-owner.ts';

const REFUSED = 'refused';

/** Refused content; the store itself works. `what` names columns and kinds, never what people wrote. */
export const refusal = (what: string): Fault => fault(REFUSED, what);
export const isRefusal = (error: unknown): error is Fault => isFault(error) && error.code === REFUSED;

/** Tables where another server was first; and owners whose part was refused, with the reason. */
export type Missing = { readonly lost: readonly string[]; readonly refused: ReadonlyMap<string, string> };

/**
 * Halves the batch until the refused part is alone: writes of one table or person stand or fall together. Tables go
 * first, so that a deleted person leaves nothing behind.
 */
export const commitInParts = async (
  writes: readonly Write[],
  commit: (writes: readonly Write[]) => Promise<readonly string[]>,
): Promise<Missing> => {
  try {
    return { lost: await commit(writes), refused: new Map() };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const first = writes.filter((one) => tableOf(one) !== undefined);
    const owners = [...new Set([...first, ...writes].map(ownerOf))];
    if (owners.length === 1) return { lost: [], refused: new Map(owners.map((owner) => [owner, error.message])) };
    const lost: string[] = [];
    const refused = new Map<string, string>();
    const middle = Math.ceil(owners.length / 2);
    for (const half of [owners.slice(0, middle), owners.slice(middle)]) {
      const found = await commitInParts(
        writes.filter((one) => half.includes(ownerOf(one))),
        commit,
      );
      lost.push(...found.lost);
      for (const [owner, why] of found.refused) refused.set(owner, why);
    }
    return { lost, refused };
  }
};
