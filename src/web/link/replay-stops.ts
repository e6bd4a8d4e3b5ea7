/** Stops of a replay, and the facts heard at each. */

type FactCounts = { readonly upTo: readonly number[] };

/** Moves after which something was heard: a pass is no stop. */
export const stopsOf = ({ upTo }: FactCounts): number[] =>
  upTo.flatMap((count, at) => (at === 0 || count > (upTo[at - 1] ?? 0) || at === upTo.length - 1 ? [at] : []));

export const moveOf = ({ upTo }: FactCounts, fact: number): number => upTo.findIndex((count) => count > fact);

export const stopAfter = (stops: readonly number[], moves: number): number =>
  Math.max(
    0,
    stops.findIndex((move) => move >= moves),
  );
