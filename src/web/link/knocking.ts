/** Repeats the request to enter while the host decides. */
import { useEffect, useState } from 'preact/hooks';
import type { RemoteLink } from './remote.ts';
import type { Barred } from './room.ts';

const KNOCKS_EVERY = 4000;

/** Whether this visitor waits for the host's answer, also between two requests. */
export const useKnocking = (link: RemoteLink | undefined, barred: Barred | undefined, knock: () => void): boolean => {
  const asks = barred === 'host-asked';
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (barred !== undefined || link?.table.value !== undefined) setWaits(asks);
    const timer = asks ? setTimeout(knock, KNOCKS_EVERY) : undefined;
    return () => clearTimeout(timer);
  }, [asks, barred, link?.table.value === undefined]);
  return waits;
};
