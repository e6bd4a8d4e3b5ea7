/** Whether this device is only a hand: one sits here, a big screen shows the table, and this screen is small. */
import { useEffect, useState } from 'preact/hooks';
import type { RemoteLink } from '../link/remote.ts';
import { where } from './where.ts';
import { useWallText } from './words.ts';

/** A big screen that is only loaded anew is not gone. */
const COMING_BACK = 5000;
const SMALL = matchMedia('(width <= 600px), (height <= 600px)');

/** The switch between hand and whole table, where there is a big screen. */
export const useHand = (link: RemoteLink) => {
  const text = useWallText();
  const walls = link.table.value?.walls ?? 0;
  const seated = link.me.value !== undefined;
  const [there, setThere] = useState(walls > 0);
  const [whole, setWhole] = useState(!SMALL.matches);
  useEffect(() => {
    if (walls > 0) return setThere(true);
    const timer = setTimeout(() => setThere(false), COMING_BACK);
    return () => clearTimeout(timer);
  }, [walls > 0]);
  const hand = there && seated && !whole;
  useEffect(() => {
    where.value = hand ? 'hand' : 'table';
    return () => {
      where.value = 'table';
    };
  }, [hand]);
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
