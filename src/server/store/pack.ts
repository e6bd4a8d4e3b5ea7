/** Log entries are most writes: they go to the store's thread as one text, which copies much faster. */
import type { Entry } from '../../host/table.ts';
import type { Write } from './store.ts';

type Flat = readonly [
  string,
  number,
  number,
  number,
  Entry['kind'],
  Entry['seat'] | 0,
  string | 0,
  string | 0,
  number,
  string | 0,
];

export const pack = (writes: readonly Write[]): readonly [string, readonly Write[]] => {
  const flat: Flat[] = [];
  const others: Write[] = [];
  for (const one of writes) {
    if (one.write !== 'entry') {
      others.push(one);
      continue;
    }
    const { at, kind, seat = 0, move = 0, id = 0, away = 0, mark = 0 } = one.entry;
    flat.push([one.table, one.round, one.n, at, kind, seat, move, id, away, mark]);
  }
  return [JSON.stringify(flat), others];
};

export const unpack = (text: string, others: readonly Write[]): Write[] => {
  const flat: Flat[] = JSON.parse(text);
  const writes: Write[] = [...others];
  for (const [table, round, n, at, kind, seat, move, id, away, mark] of flat)
    writes.push({
      write: 'entry',
      table,
      round,
      n,
      entry: {
        kind,
        at,
        ...(seat ? { seat } : {}),
        ...(move === 0 ? {} : { move }),
        ...(id === 0 ? {} : { id }),
        ...(away === 0 ? {} : { away }),
        ...(mark === 0 ? {} : { mark }),
      },
    });
  return writes;
};
