/** A finished game opened in a worker: how it ended for every seat. */
import { useEffect, useState } from 'preact/hooks';
import type { FromHost, Moment } from './host.ts';
import type { Link } from './link.ts';
import { startWorker } from './solo.ts';

export type Opened = { readonly last: Moment; readonly loaded: Extract<FromHost, { say: 'loaded' }> };

export const useOpened = (link: Link): Opened | undefined => {
  const record = link.finished.value?.record;
  const [opened, setOpened] = useState<Opened | undefined>();
  useEffect(() => {
    if (record === undefined) return setOpened(undefined);
    let loaded: Opened['loaded'] | undefined;
    const worker = startWorker((message) => {
      if (message.say === 'loaded') {
        loaded = message;
        worker.tell({ do: 'moment', at: message.length - 1 });
      }
      if (message.say === 'moment' && loaded !== undefined) {
        setOpened({ last: message, loaded });
        worker.stop();
      }
    });
    worker.tell({ do: 'load', record });
    return () => worker.stop();
  }, [record]);
  return opened;
};
