/** Facts while my cards are covered: public ones only. */
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Link, Snapshot } from '../../link/link.ts';
import { cover, lifted } from '../../parts/lifted.ts';
import { overridden } from './use-stage.ts';

const opened = new WeakMap<Snapshot, Snapshot>();
const wholes = new WeakMap<Snapshot, Snapshot>();

export const openSeen = (seen: Snapshot): Snapshot => {
  const known = opened.get(seen);
  if (known !== undefined) return known;
  const secret = new Set(seen.secret);
  const open: Snapshot = { ...seen, secret: [], heard: seen.heard.filter((_, i) => !secret.has(i)) };
  opened.set(seen, open);
  wholes.set(open, seen);
  return open;
};

export const wholeSeen = (seen: Snapshot): Snapshot => wholes.get(seen) ?? seen;

/** For covered cards: no scenes from private facts, and an answer covers the cards again. */
export const useOpenLink = (link: Link, covers: boolean): Link =>
  useMemo(() => {
    if (!covers) return link;
    const send: Link['send'] = (move) => {
      if (lifted.peek() === 'open') cover();
      link.send(move);
    };
    return overridden(link, { send, seen: computed(() => link.seen.value && openSeen(link.seen.value)) });
  }, [link, covers]);
