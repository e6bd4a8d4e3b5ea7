/** Speech bubbles at the seats: chat of people, and occasional remarks of bots. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Said } from '../../../engine/facts.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang, memories, reactions } from '../../base/settings.ts';
import { SEEN_FOR } from '../../link/bubbles.ts';
import type { Link, People, Snapshot, Talk } from '../../link/link.ts';
import type { Remark } from './remarks.ts';
import { type Stirs, stirOf } from './stirs.ts';

type Slip = Remark & { readonly at: number };

/** Bots remember one person, on that person's device, unless switched off. */
const remembers = ({ remembered }: Link): boolean => remembered === true && memories.value === 'on';

/** Stores memories once, when a game ends here. */
const useMemories = (link: Link, seen: Snapshot, people: People, stirs: Stirs): void => {
  const over = seen.view.over !== null;
  const was = useRef(over);
  useEffect(() => {
    const ends = over && !was.current;
    was.current = over;
    if (ends && remembers(link)) void import('./remarks.ts').then(({ keepGame }) => keepGame(seen, people, stirs));
  }, [over]);
};

/** `seen`: what the screen shows. Facts from before one joined get no remark. */
export const useTalk = (link: Link, seen: Snapshot, stirs: Stirs): readonly Talk[] => {
  const { heard } = seen;
  const [slip, setSlip] = useState<Slip | undefined>();
  const known = useRef(heard.length);
  const people = link.people.value;
  const on = reactions.value === 'on';
  useMemories(link, seen, people, stirs);
  useEffect(() => {
    const from = known.current;
    const bonds = remembers(link);
    const stirred = (said: Said) => stirOf(said, stirs) !== undefined || (bonds && said[0] === seen.view.me);
    if (!on || !heard.slice(from).some(stirred)) {
      known.current = heard.length;
      return undefined;
    }
    let late = false;
    void import('./remarks.ts').then(({ remarkAt }) => {
      if (late) return;
      known.current = heard.length;
      for (let at = heard.length - 1; at >= from; at--) {
        const found = remarkAt(seen, at, people, stirs, bonds);
        if (found !== undefined) return setSlip({ ...found, at });
      }
    });
    return () => {
      late = true;
    };
  }, [heard]);
  useEffect(() => {
    if (slip === undefined) return undefined;
    const timer = setTimeout(() => setSlip(undefined), SEEN_FOR);
    return () => clearTimeout(timer);
  }, [slip]);
  const says = useFetched(() => slip?.says(lang.value), [], [slip, lang.value]).value;
  const talk = link.talk?.value ?? [];
  if (slip === undefined || says === undefined) return talk;
  const { seat, at } = slip;
  // numbered apart from people's lines
  return [...talk, { n: -1 - at, seat, name: people[seat]?.name ?? seat, says, bot: true }];
};
