/** Compares what clients were told with what was stored, knowing only operations, times and order. */

/** A client's request: when it was first sent, and when and how it was answered. */
export type Operation = {
  readonly id: string;
  readonly log: string;
  readonly sent: number;
  answered: number | undefined;
  outcome: 'done' | 'refused' | undefined;
  code?: string;
};

/**
 * A stored entry: log, place, operation and time. `once`: the name of an automatic event that may occur once per log.
 */
export type Kept = {
  readonly log: string;
  readonly n: number;
  readonly id: string | undefined;
  readonly at?: number;
  readonly once?: string | undefined;
};

/** Milliseconds by which clocks may differ. */
const SLACK = 8000;

/** Errors, one sentence each. */
export const judge = (operations: readonly Operation[], kept: readonly Kept[]): string[] => {
  const wrong: string[] = [];
  const places = new Map<string, Kept[]>();
  const next = new Map<string, number>();
  const latest = new Map<string, number>();
  const happened = new Set<string>();
  for (const one of kept) {
    const { log, at = 0, once } = one;
    const before = latest.get(log) ?? at;
    if (at < before - SLACK) wrong.push(`${log}: ${one.n} is ${before - at} ms older than what stands before it`);
    latest.set(log, Math.max(before, at));
    if (once !== undefined && happened.has(`${log} ${once}`)) wrong.push(`${log}: ${once} happened twice`);
    happened.add(`${log} ${once}`);
    const due = next.get(one.log) ?? 0;
    if (one.n !== due) wrong.push(`${one.log}: ${one.n} stands where ${due} should`);
    next.set(one.log, one.n + 1);
    if (one.id !== undefined) places.set(one.id, [...(places.get(one.id) ?? []), one]);
  }
  for (const [id, found] of places) if (found.length > 1) wrong.push(`${id} is kept ${found.length} times`);
  for (const { id, log, outcome, code = 'no code' } of operations) {
    const [found] = places.get(id) ?? [];
    if (outcome === 'done' && found === undefined) wrong.push(`${id} was confirmed and is lost`);
    if (outcome === 'refused' && found !== undefined) wrong.push(`${id} was refused and is kept (${code})`);
    if (found !== undefined && found.log !== log) wrong.push(`${id} is kept in ${found.log}, and was sent to ${log}`);
  }
  return [...wrong, ...outOfOrder(operations, places)];
};

/** A confirmed operation precedes those sent later. */
const outOfOrder = (operations: readonly Operation[], places: ReadonlyMap<string, readonly Kept[]>): string[] => {
  const wrong: string[] = [];
  const done = operations.flatMap(({ id, log, sent, answered, outcome }) => {
    const n = places.get(id)?.[0]?.n;
    return outcome === 'done' && n !== undefined && answered !== undefined ? [{ id, log, n, sent, answered }] : [];
  });
  for (const [log, list] of Map.groupBy(done, (one) => one.log)) {
    const byPlace = list.sort((a, b) => a.n - b.n);
    let latest = { id: '', sent: Number.NEGATIVE_INFINITY };
    for (const one of byPlace) {
      if (one.answered < latest.sent)
        wrong.push(`${log}: ${latest.id} was sent after ${one.id} was confirmed, and stands before it`);
      if (one.sent > latest.sent) latest = one;
    }
  }
  return wrong;
};
