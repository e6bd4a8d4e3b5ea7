/** Tells if this device is only a hand: a seated player's small screen beside a big one. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { RemoteLink } from '../../link/remote.ts';
import { handBeside, wallGone, where } from '../../table/where.ts';
import { Hand } from './hand.tsx';
import { useWallText } from './words.ts';

/** A reload of the big screen takes time on televisions, and is no departure. */
const COMING_BACK = 10_000;
const SMALL = matchMedia('(width <= 600px), (height <= 600px)');

const SAID_FOR = 6000;

type Said = 'comingBack' | 'gone' | 'back';

const usePresence = (walls: number): { there: boolean; said: Said | undefined } => {
  const [there, setThere] = useState(walls > 0);
  const [said, say] = useState<Said | undefined>();
  useEffect(() => {
    if (walls > 0) {
      say((before) => (before === undefined ? undefined : 'back'));
      setThere(true);
      return;
    }
    if (!there) return;
    say('comingBack');
    const timer = setTimeout(() => {
      say('gone');
      setThere(false);
    }, COMING_BACK);
    return () => clearTimeout(timer);
  }, [walls > 0]);
  const [read, setRead] = useState<Said | undefined>();
  useEffect(() => {
    setRead(undefined);
    if (said === 'comingBack') return;
    const timer = setTimeout(() => setRead(said), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  return { there, said: said === read ? undefined : said };
};

/** The switch between hand and whole table, and notices that the big screen left or returned. */
export const useHand = (link: RemoteLink) => {
  const text = useWallText();
  const seated = link.me.value !== undefined;
  const { there, said } = usePresence(link.table.value?.walls ?? 0);
  const [whole, setWhole] = useState(!SMALL.matches);
  // only the owner uncovers cards that were covered in this game
  const round = link.table.value?.round;
  const [coveredIn, setCoveredIn] = useState(there ? round : undefined);
  if (there && coveredIn !== round) setCoveredIn(round);
  const hand = (there || coveredIn === round) && seated && !whole;
  // before painting
  useLayoutEffect(() => {
    handBeside.value = Hand;
    where.value = hand ? 'hand' : 'table';
    return () => {
      where.value = 'table';
    };
  }, [hand]);
  useEffect(() => {
    wallGone.value = !there;
  }, [there]);
  if (!seated || text === undefined) return {};
  return {
    word: said !== undefined && (
      <div class="toast-place away wall-word" role="status">
        <p class="toast">{text[said]}</p>
      </div>
    ),
    tool: (there || hand) && link.seen.value?.view.over === null && (
      <button
        type="button"
        class="tool always"
        aria-label={whole ? text.handOnly : text.wholeTable}
        onClick={() => setWhole(!whole)}
      >
        {whole ? text.hand : text.whole}
      </button>
    ),
  };
};
