/** A finished game as it ended for every seat. */
import { useEffect, useState } from 'preact/hooks';
import type { Link } from './link.ts';
import { type Loaded, loadReplay } from './replay-loader.ts';
import type { Moment } from './worker-messages.ts';

export type FinalViews = { readonly last: Moment; readonly loaded: Loaded };

export const useFinalViews = (link: Link): FinalViews | undefined => {
  const record = link.finished.value?.record;
  const [opened, setOpened] = useState<FinalViews | undefined>();
  useEffect(() => {
    setOpened(undefined);
    if (record === undefined) return;
    let wanted = true;
    const open = async () => {
      const { loaded, moment, close } = await loadReplay(record);
      const last = await moment(loaded.upTo.length - 1);
      close();
      if (wanted) setOpened({ last, loaded });
    };
    open().catch(() => undefined); // only the server has this game
    return () => {
      wanted = false;
    };
  }, [record]);
  return opened;
};
