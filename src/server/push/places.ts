/** Bounds on notifications under way: in all, per person, and per host. Others wait. */

export type Bounds = {
  readonly inAll: number;
  readonly perHost: number;
  readonly perPerson: number;
  /** More are refused. */
  readonly waiting: number;
};

type Wish = { readonly host: string; readonly person: string };

export const openPlaces = ({ inAll, perHost, perPerson, waiting: most }: Bounds) => {
  const hosts = new Map<string, number>();
  const people = new Map<string, number>();
  const waiting = new Set<Wish & { come(): void }>();
  let taken = 0;

  const add = (counts: Map<string, number>, key: string, more: number): void => {
    const now = (counts.get(key) ?? 0) + more;
    if (now > 0) counts.set(key, now);
    else counts.delete(key);
  };
  const count = ({ host, person }: Wish, more: 1 | -1): void => {
    taken += more;
    add(hosts, host, more);
    add(people, person, more);
  };
  const fits = ({ host, person }: Wish): boolean =>
    taken < inAll && (hosts.get(host) ?? 0) < perHost && (people.get(person) ?? 0) < perPerson;

  const leave = (wish: Wish): void => {
    count(wish, -1);
    for (const next of waiting) {
      if (taken >= inAll) return;
      if (!fits(next)) continue;
      waiting.delete(next);
      count(next, 1);
      next.come();
    }
  };

  return {
    /** Waits for a place; returns a release function, or undefined if too many wait. */
    async take(wish: Wish): Promise<(() => void) | undefined> {
      if (fits(wish)) count(wish, 1);
      else if (waiting.size >= most) return undefined;
      else await new Promise<void>((come) => waiting.add({ ...wish, come }));
      return () => leave(wish);
    },
  };
};
