/** Public clues of this round about who holds an Assassin card, the strongest first. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { begunAt, says } from './facts.ts';
import type { Joker } from './jokers.ts';
import { remember } from './memory.ts';
import { watched } from './trail.ts';
import type { AssassinXView } from './typed-view.ts';

export type Clue =
  /**
   * Had one, as I know, and since then lost a hidden card (`left`) or not; had none and got no card since (`clean`).
   */
  | { readonly of: 'held' | 'left' | 'clean'; readonly by: Seat }
  /** X40 Had to lay down a joker that only holders may keep. */
  | { readonly of: 'unfit'; readonly by: Seat }
  /** How often: showed the police in an offer, offered without, took a card face down. */
  | { readonly of: 'police' | 'without' | 'hidden'; readonly by: Seat; readonly times: number }
  /** A joker of players with nothing to fear. */
  | { readonly of: 'played'; readonly by: Seat; readonly joker: Joker };

const POINTS_TO: Readonly<Record<Clue['of'], 'guilty' | 'innocent'>> = {
  held: 'guilty',
  left: 'guilty',
  without: 'guilty',
  hidden: 'guilty',
  clean: 'innocent',
  unfit: 'innocent',
  police: 'innocent',
  played: 'innocent',
};

/** Why this seat is the likeliest: a clue that no other seat shares, or all others are cleared. */
export const suspectedFor = (seen: Known, seat: Seat): Clue | 'cleared' | undefined => {
  const [heard, told] = [all(seen), clues(seen)];
  const alone = told.find((one) => one.by === seat && POINTS_TO[one.of] === 'guilty' && !isShared(heard, one));
  if (alone !== undefined) return alone;
  const cleared = new Set(told.flatMap((one) => (POINTS_TO[one.of] === 'innocent' ? [one.by] : [])));
  const isCleared = heard.some((one) => one.by === seat && POINTS_TO[one.of] === 'innocent');
  return !isCleared && othersIn(seen).every((other) => other === seat || cleared.has(other)) ? 'cleared' : undefined;
};

/** What else was seen against this seat. */
export const alsoAgainst = (seen: Known, seat: Seat, why: Clue): Clue | undefined =>
  clues(seen).find((one) => one.by === seat && one.of !== why.of && POINTS_TO[one.of] === 'guilty');

const isShared = (told: readonly Clue[], clue: Clue): boolean =>
  told.some((one) => one.of === clue.of && one.by !== clue.by && timesOf(one) >= timesOf(clue));

type Known = { readonly view: AssassinXView; readonly heard: readonly Said[] };

const TOLD = 5;

export const clues = (seen: Known): Clue[] => all(seen).slice(0, TOLD);

export const cluesSeen = (seen: Known): number => all(seen).filter(({ of }) => of !== 'hidden').length;

const PLAYED: readonly Joker[] = ['informer', 'tail', 'diversion'];
const MANY = 2;

const othersIn = ({ view }: Pick<Known, 'view'>): readonly Seat[] =>
  view.seats.filter((seat) => seat !== view.me && view.players[seat].in);

const all = ({ view, heard }: Known): Clue[] => {
  const round = heard.slice(Math.max(0, begunAt(heard)));
  const memory = remember(heard, view.me, view.seats);
  const others = othersIn({ view });
  const offersOf = (by: Seat) => round.filter((said) => says(said, 'offered') && said[0] === by);
  const each = (clue: (by: Seat) => Clue | undefined): Clue[] => others.flatMap((by) => clue(by) ?? []);
  const often = (of: 'police' | 'without' | 'hidden', from: number, count: (by: Seat) => number): Clue[] =>
    each((by) => (count(by) < from ? undefined : { of, by, times: count(by) })).sort(
      (one, other) => timesOf(other) - timesOf(one),
    );
  const shown = (by: Seat): number => offersOf(by).filter((said) => said.includes('intervention')).length;
  return [
    ...each((by) => {
      const known = memory.held[by].filter(({ card }) => card === 'assassin');
      if (known.length === 0) return undefined;
      return { of: known.some(({ sure }) => sure) ? 'held' : 'left', by };
    }),
    ...each((by) => (memory.clean[by] ? { of: 'clean', by } : undefined)),
    ...each((by) =>
      round.some((said) => says(said, 'uncovered') && said[0] === by && said[2] === 'transfer')
        ? { of: 'unfit', by }
        : undefined,
    ),
    ...often('without', MANY, (by) => (shown(by) > 0 ? 0 : offersOf(by).length)),
    ...often('police', 1, shown),
    ...each((by) => {
      const played = round.find((said) => says(said, 'played') && said[0] === by && PLAYED.includes(said[2]));
      return says(played, 'played') ? { of: 'played', by, joker: played[2] } : undefined;
    }),
    ...often('hidden', MANY, (by) => watched(heard, by).hidden.length),
  ];
};

const timesOf = (clue: Clue): number => ('times' in clue ? clue.times : 0);
