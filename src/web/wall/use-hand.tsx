/** Whether this device is only a hand: one sits here, a big screen shows the table, and this screen is small. */
import { useEffect, useState } from 'preact/hooks';
import type { RemoteLink } from '../link/remote.ts';
import { where } from './where.ts';
import { useWallText } from './words.ts';

/** A big screen that is only loaded anew is not gone. */
const COMING_BACK = 5000;
const SMALL = matchMedia('(width <= 600px), (height <= 600px)');

/** Long enough to be read. */
const SAID_FOR = 6000;

/** The switch between hand and whole table, where there is a big screen; and that it has gone. */
export const useHand = (link: RemoteLink) => {
  const text = useWallText();
  const walls = link.table.value?.walls ?? 0;
  const seated = link.me.value !== undefined;
  const [there, setThere] = useState(walls > 0);
  const [whole, setWhole] = useState(!SMALL.matches);
  const [gone, setGone] = useState(false);
  const hand = there && seated && !whole;
  useEffect(() => {
    if (walls > 0) return setThere(true);
    const timer = setTimeout(() => {
      if (there && hand) setGone(true);
      setThere(false);
    }, COMING_BACK);
    return () => clearTimeout(timer);
  }, [walls > 0]);
  useEffect(() => {
    const timer = gone ? setTimeout(() => setGone(false), SAID_FOR) : undefined;
    return () => clearTimeout(timer);
  }, [gone]);
  useEffect(() => {
    where.value = hand ? 'hand' : 'table';
    return () => {
      where.value = 'table';
    };
  }, [hand]);
  if (gone)
    return (
      <div class="toast-place away" role="status">
        <p class="toast">{text?.gone}</p>
      </div>
    );
  if (!there || !seated || text === undefined) return null;
  return (
    <button
      type="button"
      class="tool always"
      aria-label={whole ? text.handOnly : text.wholeTable}
      onClick={() => setWhole(!whole)}
    >
      {whole ? text.hand : text.whole}
    </button>
  );
};
