/** A finished game as it ended for every seat. */
import { useEffect, useState } from 'preact/hooks';
import type { Moment } from './host.ts';
import type { Link } from './link.ts';
import { type Loaded, openShelf } from './shelf.ts';

export type Opened = { readonly last: Moment; readonly loaded: Loaded };

export const useOpened = (link: Link): Opened | undefined => {
  const record = link.finished.value?.record;
  const [opened, setOpened] = useState<Opened | undefined>();
  useEffect(() => {
    setOpened(undefined);
    if (record === undefined) return;
    let wanted = true;
    const open = async () => {
      const { loaded, moment, close } = await openShelf(record);
      const last = await moment(loaded.upTo.length - 1);
      close();
      if (wanted) setOpened({ last, loaded });
    };
    open().catch(() => undefined); // a game that only the server knows
    return () => {
      wanted = false;
    };
  }, [record]);
  return opened;
};
