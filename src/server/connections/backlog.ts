/** Unsent bytes per connection, per address and in all. Clients that read too slowly are disconnected. */
import type { Limits } from './limits.ts';

export type Reader = {
  readonly address: string;
  /** Bytes written that the reader has not taken. */
  waiting(): number;
};

export const openBacklog = (most: Pick<Limits, 'unsent' | 'unsentPerAddress' | 'unsentInAll'>) => {
  const kept = new Map<Reader, number>();
  const perAddress = new Map<string, number>();
  let all = 0;

  const set = (one: Reader, bytes: number): void => {
    const more = bytes - (kept.get(one) ?? 0);
    if (bytes === 0) kept.delete(one);
    else kept.set(one, bytes);
    all += more;
    const here = (perAddress.get(one.address) ?? 0) + more;
    if (here > 0) perAddress.set(one.address, here);
    else perAddress.delete(one.address);
  };
  /** What readers took is known only by asking them. */
  const recount = (): void => {
    for (const one of kept.keys()) set(one, one.waiting());
  };
  const fits = ({ address }: Reader): boolean =>
    all <= most.unsentInAll && (perAddress.get(address) ?? 0) <= most.unsentPerAddress;

  return {
    /** Call after a write: returns whether the reader may stay. Readers with nothing waiting always may. */
    mayStay(one: Reader): boolean {
      const bytes = one.waiting();
      if (bytes === 0 && !kept.has(one)) return true;
      set(one, bytes);
      if (bytes === 0) return true;
      if (bytes > most.unsent) return false;
      if (fits(one)) return true;
      recount();
      return fits(one);
    },
    gone: (one: Reader): void => set(one, 0),
    inAll: (): number => all,
  };
};
export type Backlog = ReturnType<typeof openBacklog>;
