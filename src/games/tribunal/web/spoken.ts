/** Statements in court, for bubbles at the seats and for arrows. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type FactOf, says } from '../rules/facts.ts';
import { inStep, today } from './view.ts';

const SPOKEN = ['said', 'spoke', 'whispered', 'confided', 'murmured', 'pleaded', 'claimed'] as const;
export type Words = FactOf<(typeof SPOKEN)[number]>;
type Whisper = FactOf<'confided' | 'murmured'>;

/** The last words in this step. */
export const lastWords = (heard: readonly Said[]): Words | undefined =>
  inStep(heard).findLast((said) => says(said, ...SPOKEN));

/** What was whispered to me in this round, by its place in what I heard. */
const whispersTo = (
  heard: readonly Said[],
  me: Seat | undefined,
): readonly { readonly n: number; readonly said: Whisper }[] => {
  const begun = heard.findLastIndex((said) => says(said, 'round'));
  return heard.flatMap((said, n) =>
    n > begun && says(said, 'confided', 'murmured') && said[2] === me ? [{ n, said }] : [],
  );
};

/** Remarks not read yet: for each seat, how much had been heard when I last touched it. */
export const unread = (
  heard: readonly Said[],
  me: Seat | undefined,
  read: Readonly<Partial<Record<Seat, number>>>,
): readonly Whisper[] =>
  whispersTo(heard, me)
    .filter(({ n, said: [by] }) => n >= (read[by] ?? 0))
    .map(({ said }) => said);

/** What is seen at the seats: the newest words, and what was whispered to me today until I have read it; the rest stands in the well. */
export const bubblesOf = (
  heard: readonly Said[],
  newest: Words | undefined,
  whispers: readonly Whisper[],
): ReadonlyMap<Seat, Words> => {
  const fresh = today(heard);
  return new Map([
    ...(newest === undefined ? [] : [[newest[0], newest] as const]),
    ...whispers.filter((said) => fresh.includes(said)).map((said) => [said[0], said] as const),
  ]);
};

export type Promised = { readonly by: Seat; readonly at: Seat };

/** T31 who has said today whom they will accuse. */
export const promises = (heard: readonly Said[]): Promised[] =>
  today(heard).flatMap((said) => (says(said, 'pleaded') ? [{ by: said[0], at: said[2] }] : []));

const ALOUD = ['said', 'spoke', 'whispered', 'pleaded', 'claimed'] as const;
/** T70 all that was said today for all to hear, and who whispered to whom. */
export const transcript = (heard: readonly Said[]): readonly FactOf<(typeof ALOUD)[number]>[] =>
  today(heard).filter((said) => says(said, ...ALOUD));

export type Accused = { readonly seat: Seat; readonly voices: number };

/** How many suspect each today: those who said so, or named them in their speech, less those who trust them. Words alone count. */
export const voicesToday = (heard: readonly Said[]): readonly Accused[] => {
  const against = new Map<Seat, Set<Seat>>();
  const trusting = new Map<Seat, Set<Seat>>();
  const write = (list: Map<Seat, Set<Seat>>, at: Seat, by: Seat): void => {
    // whoever was named last stands last
    const all = list.get(at) ?? new Set();
    list.delete(at);
    list.set(at, all.add(by));
  };
  for (const said of today(heard)) {
    if (says(said, 'pleaded')) write(against, said[2], said[0]);
    if (!says(said, 'said') || said[3] === undefined) continue;
    const [by, , id, at] = said;
    if (id === 'suspect' || id === 'liar') write(against, at, by);
    if (id === 'trust') write(trusting, at, by);
  }
  return [...against].map(([seat, by]) => ({
    seat,
    voices: Math.max(0, by.size - (trusting.get(seat)?.size ?? 0)),
  }));
};

/** The two with most voices face each other; of two with as many, the one who was named last. */
export const accusedMost = (voices: readonly Accused[]): readonly Accused[] =>
  [...voices]
    .reverse()
    .filter((one) => one.voices > 0)
    .sort((one, other) => other.voices - one.voices)
    .slice(0, 2);
