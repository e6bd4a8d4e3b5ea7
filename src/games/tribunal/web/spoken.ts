/** Statements in court, for bubbles at the seats and for arrows. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type FactOf, says } from '../rules/facts.ts';
import { inStep, today } from './view.ts';

const SPOKEN = ['said', 'spoke', 'whispered', 'confided', 'murmured', 'pleaded', 'claimed'] as const;
export type Words = FactOf<(typeof SPOKEN)[number]>;
type Whisper = FactOf<'confided' | 'murmured'>;

export const lastWords = (heard: readonly Said[]): Words | undefined =>
  inStep(heard).findLast((said) => says(said, ...SPOKEN));

/** Whispers to me in this round, by index among the facts. */
const whispersTo = (
  heard: readonly Said[],
  me: Seat | undefined,
): readonly { readonly n: number; readonly said: Whisper }[] => {
  const begun = heard.findLastIndex((said) => says(said, 'round'));
  return heard.flatMap((said, n) =>
    n > begun && says(said, 'confided', 'murmured') && said[2] === me ? [{ n, said }] : [],
  );
};

/** Unread whispers. `read`: facts heard when I last touched each seat. */
export const unread = (
  heard: readonly Said[],
  me: Seat | undefined,
  read: Readonly<Partial<Record<Seat, number>>>,
): readonly Whisper[] =>
  whispersTo(heard, me)
    .filter(({ n, said: [by] }) => n >= (read[by] ?? 0))
    .map(({ said }) => said);

/** Bubbles at the seats: the newest words, and today's unread whispers to me. */
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

/** T31 Today's announced accusations. */
export const promises = (heard: readonly Said[]): Promised[] =>
  today(heard).flatMap((said) => (says(said, 'pleaded') ? [{ by: said[0], at: said[2] }] : []));

const ALOUD = ['said', 'spoke', 'whispered', 'pleaded', 'claimed'] as const;
/** T70 Today's public statements, and who whispered to whom. */
export const transcript = (heard: readonly Said[]): readonly FactOf<(typeof ALOUD)[number]>[] =>
  today(heard).filter((said) => says(said, ...ALOUD));

export type Accused = { readonly seat: Seat; readonly voices: number };

/** How many suspect each seat today: accusing phrases and speeches, less players who trust them. */
export const voicesToday = (heard: readonly Said[]): readonly Accused[] => {
  const against = new Map<Seat, Set<Seat>>();
  const trusting = new Map<Seat, Set<Seat>>();
  const write = (list: Map<Seat, Set<Seat>>, at: Seat, by: Seat): void => {
    // keeps the most recently named last
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

/** The two with most voices; in a tie, those named last. */
export const accusedMost = (voices: readonly Accused[]): readonly Accused[] =>
  [...voices]
    .reverse()
    .filter((one) => one.voices > 0)
    .sort((one, other) => other.voices - one.voices)
    .slice(0, 2);
