/** Where a replay stops, and what was heard there. */

/** How much had been said at the start and after each move. */
type FactCounts = { readonly upTo: readonly number[] };

/** Moments in which something was said: to pass is no step of its own. */
export const stopsOf = ({ upTo }: FactCounts): number[] =>
  upTo.flatMap((count, at) => (at === 0 || count > (upTo[at - 1] ?? 0) || at === upTo.length - 1 ? [at] : []));

/** After which move a fact was heard. */
export const moveOf = ({ upTo }: FactCounts, fact: number): number => upTo.findIndex((count) => count > fact);

export const stopAfter = (stops: readonly number[], moves: number): number =>
  Math.max(
    0,
    stops.findIndex((move) => move >= moves),
  );
