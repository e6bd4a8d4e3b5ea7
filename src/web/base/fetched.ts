/** A hook that fetches a value to show. */
import { useEffect, useState } from 'preact/hooks';

export type Fetched<T> = { readonly value?: T; readonly failed: boolean };

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => Object.is(one, b[i]));

/**
 * Fetches a value. When `of` changes, the old value is dropped at once; when `again` changes, it stays until the new
 * one is there, or if there is none. Late answers are dropped.
 */
export const useFetched = <T>(
  fetch: () => Promise<T> | undefined,
  of: readonly unknown[],
  again: readonly unknown[] = [],
): Fetched<T> => {
  const [fetched, set] = useState<Fetched<T> & { readonly of: readonly unknown[] }>({ failed: false, of });
  useEffect(() => {
    let wanted = true;
    fetch()?.then(
      (value) => wanted && set({ value, failed: false, of }),
      () => wanted && set((last) => (isSame(last.of, of) && last.value !== undefined ? last : { failed: true, of })),
    );
    return () => {
      wanted = false;
    };
  }, [...of, ...again]);
  return isSame(fetched.of, of) ? fetched : { failed: false };
};
