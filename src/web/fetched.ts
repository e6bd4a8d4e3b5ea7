/** What has to be fetched before it can be shown. */
import { useEffect, useState } from 'preact/hooks';

export type Fetched<T> = { readonly value?: T; readonly failed: boolean };

/** Fetched again when any of `by` changes; what was there stays until then, and what comes too late is dropped. */
export const useFetched = <T>(fetch: () => Promise<T> | undefined, by: readonly unknown[]): Fetched<T> => {
  const [fetched, set] = useState<Fetched<T>>({ failed: false });
  useEffect(() => {
    let wanted = true;
    fetch()?.then(
      (value) => wanted && set({ value, failed: false }),
      () => wanted && set({ failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, by);
  return fetched;
};
