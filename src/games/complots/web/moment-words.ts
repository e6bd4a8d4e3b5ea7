/** Sentences about a moment: what was heard, what a challenge brings, and reasons for lie or truth. */
import { viewOf } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { EmblemName } from '../../../web/base/art/emblems.ts';
import type { ClaimSaid, Daily, DoubtSentences, MomentProps, Reason } from '../../../web/table/web-part.ts';
import type { Lang } from '../../../words/languages.ts';
import { type Character, countersTo, TABLE } from '../rules/characters.ts';
import { type Deciding, decidesDoubt } from '../rules/deciding.ts';
import { says } from '../rules/facts.ts';
import { type Hearsay, hearsay } from '../rules/hearsay.ts';
import { actionIn } from '../rules/moves.ts';
import { type ComplotsView, isComplots } from '../rules/typed-view.ts';
import type { MomentText } from '../texts/fr/moment.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { figureOf } from '../words/dyes.ts';
import { effectAt, effectsOf } from './choices.ts';

type MomentWords = { readonly text: MomentText; readonly table: ComplotsText; readonly lang: Lang };
export type Claim = { readonly by: Seat; readonly card: Character; readonly counter: boolean };

export const viewIn = ({ seen }: Pick<MomentProps, 'seen'>): ComplotsView => viewOf(isComplots, seen.view);

/** A moment always asks about the claim of a character. */
export const claimIn = ({ claim }: ComplotsView): Claim => {
  if (claim === null || claim.character === null) throw new Error('nothing is claimed');
  return { by: claim.by, card: claim.character, counter: claim.for === 'counter' };
};

const LISTED = 5;
const saidClaims = (
  text: MomentText,
  by: string,
  name: string,
  turns: readonly number[],
  listed: (list: readonly string[]) => string,
): string => {
  const [first = 0] = turns;
  if (turns.length > LISTED) return text.claimedOften(by, name, turns.length, first);
  return (turns.length === 1 ? text.claimedOnce : text.claimed)(by, name, listed(turns.map(String)));
};

const lineOf = (
  { text, table, lang }: MomentWords,
  one: Hearsay,
  me: Seat | undefined,
  by: string,
): { emblem: EmblemName; text: string } => {
  const nameOf = (card: Character): string => table.characters[card].name;
  const listed = (list: readonly string[]): string => new Intl.ListFormat(lang).format(list);
  switch (one.of) {
    case 'claimed':
      return { emblem: `complots/${one.card}`, text: saidClaims(text, by, nameOf(one.card), one.turns, listed) };
    case 'caught':
      return { emblem: 'doubt', text: text.caught(by, nameOf(one.card), one.turn) };
    case 'proven':
      return { emblem: 'crown', text: text.proven(by, nameOf(one.card), one.turn) };
    case 'lost':
      return {
        emblem: 'skull',
        text: one.by === me ? text.youLost(nameOf(one.card)) : text.lost(by, nameOf(one.card)),
      };
    case 'others':
      return { emblem: 'masks', text: text.others(by, listed(one.cards.map(nameOf))) };
    case 'changed':
      return { emblem: 'court', text: text.changed(by, one.turn) };
    case 'doubts':
      return { emblem: 'bluff', text: text.doubts(by, one.times) };
    case 'coup':
    case 'nearly':
      return { emblem: 'complots/coup', text: text[one.of](by, one.coins) };
  }
};

const becauseOf = (
  { text: { because }, table, lang }: MomentWords,
  one: Deciding,
  names: MomentProps['names'],
): string => {
  const nameOf = (card: Character): string => table.characters[card].name;
  switch (one.of) {
    case 'coinsOnly':
      return because.coinsOnly(one.coins);
    case 'canBlock':
      return because.canBlock(table.characters[one.card].the);
    case 'elseStopped':
    case 'lastOf':
      return because[one.of](names(one.by));
    case 'elseCoup':
      return because.elseCoup(names(one.by), one.coins);
    case 'repeated':
      return because.repeated(names(one.by), nameOf(one.card), one.times);
    case 'named':
      return because.named(names(one.by), new Intl.ListFormat(lang).format(one.cards.map(nameOf)));
    case 'inSight':
      return because.inSight(nameOf(one.card), one.seen);
    default:
      return because[one.of];
  }
};

const gainOf = (view: ComplotsView): number => {
  const { card, counter } = claimIn(view);
  const { takes, steals } = TABLE[card];
  const at = actionIn(view)?.at;
  return counter ? 0 : takes + (at === undefined ? 0 : Math.min(steals, view.players[at].coins));
};

/** Once nobody has challenged, the target may block. */
const mayBeBlocked = (view: ComplotsView): boolean => {
  const { card, counter } = claimIn(view);
  return !counter && actionIn(view)?.at !== undefined && countersTo(card, view.lineup).length > 0;
};

/** A wrong challenge of a killing may cost me both cards (C42). */
const mayCostTwo = (view: ComplotsView, after: ComplotsView): boolean => {
  const { card, counter } = claimIn(view);
  return !counter && TABLE[card].clan === 'assassin' && actionIn(view)?.at === view.me && isIn(after, view.me);
};
const isIn = (view: ComplotsView, seat: Seat | undefined): boolean => seat !== undefined && view.players[seat].alive;

/** Which way the claimant's past leans; other hearsay only describes the table. */
const LEANS: Readonly<Partial<Record<Hearsay['of'], Reason['leans']>>> = {
  claimed: 'truth',
  changed: 'truth',
  caught: 'lie',
  others: 'lie',
};

export const claimSaid = (
  { text, table }: Omit<MomentWords, 'lang'>,
  view: ComplotsView,
  names: MomentProps['names'],
  { by, card, counter }: Claim,
): ClaimSaid => {
  const action = actionIn(view);
  const called = (seat: Seat) => (seat === view.me ? undefined : names(seat));
  const { the } = table.characters[card];
  const does = counter
    ? text.iCounter(action === undefined ? undefined : called(action.by))
    : effectAt(table, card, action?.at, called);
  const aloud = counter ? table.iCounter : effectsOf(table, card, action?.at !== undefined);
  return { by, says: table.iAm(the), does, aloud, card: the, figure: figureOf(card) };
};

type Sayings = DoubtSentences & Pick<Daily, 'heard'> & { said(of: MomentProps): ClaimSaid };

export const sayings = (words: () => MomentWords): Sayings => ({
  said({ seen, names }) {
    const view = viewIn({ seen });
    return claimSaid(words(), view, names, claimIn(view));
  },
  heard: ({ seen, names }) =>
    hearsay({ view: viewIn({ seen }), heard: seen.heard }).map((one) =>
      lineOf(words(), one, seen.view.me, names(one.by)),
    ),
  decidesDoubt({ seen, names }, doubt, odds) {
    const [one] = decidesDoubt({ view: viewIn({ seen }), heard: seen.heard }, doubt, odds);
    return one && becauseOf(words(), one, names);
  },
  isLie: (told) => told.some((said) => says(said, 'bluffed')),
  outcome({ seen, names }, { lie, doubted, after: shown }) {
    const { text } = words();
    const [view, after] = [viewIn({ seen }), viewOf(isComplots, shown)];
    const { by } = claimIn(view);
    if (!lie)
      return (!isIn(after, view.me) ? text.costsAll : mayCostTwo(view, after) ? text.costsTwo : text.costsOne)(doubted);
    if (doubted) {
      const wins = view.me !== undefined && after.over?.includes(view.me) === true;
      return wins ? text.wins : (isIn(after, by) ? text.loses : text.isOut)(names(by));
    }
    const gain = gainOf(view);
    return mayBeBlocked(view) ? text.unblocked : text.unstopped(gain > 1 ? gain : 0);
  },
  /** Visible copies of the character, and the claimant's past. */
  reasons({ seen, names }) {
    const { text, table } = words();
    const view = viewIn({ seen });
    const { by, card } = claimIn(view);
    const cards = [...(view.hand ?? []), ...view.seats.flatMap((seat) => view.players[seat].revealed)];
    const inSight = cards.filter((one) => one === card).length;
    const heard = hearsay({ view, heard: seen.heard }).filter((one) => one.by === by);
    return [
      { text: text.inSight(table.characters[card].name, inSight) },
      ...heard.flatMap((one): Reason[] => {
        const leans = LEANS[one.of];
        return leans === undefined ? [] : [{ leans, text: lineOf(words(), one, view.me, names(by)).text }];
      }),
      { leans: 'truth', text: text.mostlyHeld },
      { leans: 'lie', text: text.oftenBluffed },
    ];
  },
});
