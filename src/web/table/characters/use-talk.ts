/** The speech bubbles at the seats: chat of people, and now and then a bot's remark. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useFetched } from '../../base/fetched.ts';
import { lang, reactions } from '../../base/settings.ts';
import { SEEN_FOR } from '../../link/bubbles.ts';
import type { Link, Seen, Talk } from '../../link/link.ts';
import type { Reaction, Stirs } from './reactions.ts';
import { loadCharacters } from './text.ts';

type Slip = Reaction & { readonly at: number };

/** `seen`: what the screen shows, scenes included. What was there when one came is not answered any more. */
export const useTalk = (link: Link, { heard }: Seen, stirs: Stirs): readonly Talk[] => {
  const [slip, setSlip] = useState<Slip | undefined>();
  const known = useRef(heard.length);
  const people = link.people.value;
  const on = reactions.value === 'on';
  useEffect(() => {
    const from = known.current;
    known.current = heard.length;
    if (!on || !heard.slice(from).some(([, verb]) => Object.hasOwn(stirs, String(verb)))) return undefined;
    let late = false;
    // seldom: what finds the word is fetched then
    void import('./reactions.ts').then(({ reactionTo }) => {
      for (let at = heard.length - 1; at >= from && !late; at--) {
        const found = reactionTo(heard, at, people, stirs);
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
  const text = useFetched(
    () => (slip === undefined ? undefined : loadCharacters[lang.value]()),
    [],
    [slip, lang.value],
  ).value;
  const talk = link.talk?.value ?? [];
  if (slip === undefined || text === undefined) return talk;
  const { seat, manner, moment, nth, at } = slip;
  const ways = text.characters[manner][moment];
  // numbered beside the lines of people
  return [
    ...talk,
    { n: -1 - at, seat, name: people[seat]?.name ?? seat, says: ways[nth % ways.length] ?? '', bot: true },
  ];
};
