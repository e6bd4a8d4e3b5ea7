/** What was said in court, as the room keeps it: at the seats and as arrows. */
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import { says, type Told } from '../../games/tribunal/facts.ts';
import { inStep, today } from './sees.ts';

const SPOKEN = ['said', 'spoke', 'whispered', 'confided', 'murmured', 'pleaded'] as const;
export type Words = Told<(typeof SPOKEN)[number]>;
type Whisper = Told<'confided' | 'murmured'>;

/** The last words of each in this step. */
export const lastWords = (heard: readonly Said[]): ReadonlyMap<Seat, Words> =>
  new Map(inStep(heard).flatMap((said) => (says(said, ...SPOKEN) ? [[said[0], said] as const] : [])));

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

/** Of them those that I have not read: for each seat, how much I had heard when I last touched it. */
export const unread = (
  heard: readonly Said[],
  me: Seat | undefined,
  read: Readonly<Partial<Record<Seat, number>>>,
): readonly Whisper[] =>
  whispersTo(heard, me)
    .filter(({ n, said: [by] }) => n >= (read[by] ?? 0))
    .map(({ said }) => said);

/** What is seen at the seats: the last words of each, and instead of them what was whispered to me until I have read it. */
export const bubblesOf = (spoken: ReadonlyMap<Seat, Words>, whispers: readonly Whisper[]): ReadonlyMap<Seat, Words> =>
  new Map([...spoken, ...whispers.map((said) => [said[0], said] as const)]);

export type Promised = { readonly by: Seat; readonly at: Seat };

/** T31 who has said today whom he will accuse. */
export const promises = (heard: readonly Said[]): Promised[] =>
  today(heard).flatMap((said) => (says(said, 'pleaded') ? [{ by: said[0], at: said[2] }] : []));
