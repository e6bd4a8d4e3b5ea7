/** A finished game from one seat: place, fall, lies, and the lie they should have challenged. */
import type { Fact } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Character, isCharacter } from './characters.ts';
import { says } from './facts.ts';
import { boldness, highest, isUnseenLie, type Verdict, type Word } from './verdict.ts';

/** C5 What took a player's last character, and who did it. */
export type Fall = {
  readonly turn: number;
  readonly by: Seat;
  readonly with: 'lie' | 'truth' | 'coup' | Character;
};
/** A player's lies about one card that others let pass. */
type Believed = Pick<Word, 'by' | 'claimed'> & { readonly times: number };

export type OwnEnd = {
  readonly place: number;
  readonly fall: Fall | undefined;
  readonly lies: number;
  readonly found: number;
  readonly best: Word | undefined;
  readonly believed: Believed | undefined;
};

export const ownEnd = (
  { words, doubts }: Pick<Verdict, 'words' | 'doubts'>,
  facts: readonly Fact[],
  seats: readonly Seat[],
  me: Seat,
): OwnEnd => {
  const fallen = facts.flatMap(({ said }, fact) => (says(said, 'out') ? [{ seat: said[0], fact }] : []));
  const order = fallen.findIndex(({ seat }) => seat === me);
  const until = fallen[order]?.fact ?? facts.length;
  const lies = words.filter((word) => word.by === me && !word.true);
  return {
    place: order < 0 ? 1 : seats.length - order,
    fall: order < 0 ? undefined : fallAt(facts.slice(0, until), doubts, me),
    lies: lies.length,
    found: lies.filter(({ doubter }) => doubter !== undefined).length,
    best: highest(lies.filter(isUnseenLie), boldness),
    believed: believedBy(
      words.filter((word) => word.by !== me && word.fact < until && isUnseenLie(word)),
      me,
    ),
  };
};

/** The claim to ask friends about: the boldest believed lie of a player, else their boldest true claim; else anybody's. */
export const askedOf = ({ words }: Pick<Verdict, 'words'>, me: Seat | undefined): Word | undefined => {
  const cards = words.filter(
    ({ claimed, backs }) => isCharacter(claimed) && (backs === 'action' || backs === 'counter'),
  );
  const mine = cards.filter(({ by }) => by === me);
  const own = mine.length > 0 ? mine : cards;
  return (
    highest(own.filter(isUnseenLie), boldness) ??
    highest(
      own.filter((word) => word.true),
      boldness,
    )
  );
};

const fallAt = (facts: readonly Fact[], doubts: Verdict['doubts'], me: Seat): Fall | undefined => {
  const losses = facts.flatMap(({ said }, n) => (says(said, 'lost', 'buried') && said[0] === me ? [n] : []));
  const [before = -1, last = -1] = losses.slice(-2).length < 2 ? [-1, losses.at(-1)] : losses.slice(-2);
  const turn = facts.filter(({ said }) => says(said, 'announced')).length;
  const doubt = doubts.findLast(({ loser, fact }) => loser === me && fact > before && fact < last);
  if (doubt !== undefined)
    return doubt.right ? { turn, by: doubt.by, with: 'lie' } : { turn, by: doubt.at, with: 'truth' };
  const blow = facts.slice(0, last).findLast(({ said }) => says(said, 'announced'))?.said;
  if (!says(blow, 'announced')) return undefined;
  const [by, , move] = blow;
  return move === 'coup' || isCharacter(move) ? { turn, by, with: move } : undefined;
};

/** What a lie cost its believer, roughly: most if aimed at them. */
const dear = (word: Word, me: Seat): number => (word.at === me ? 3 : 0) + 2 * word.cards + word.coins / 2;

const believedBy = (passed: readonly Word[], me: Seat): Believed | undefined => {
  const best = highest(Object.values(Object.groupBy(passed, ({ by, claimed }) => `${by} ${claimed}`)), (group = []) =>
    group.reduce((sum, word) => sum + dear(word, me), 0),
  );
  const [first] = best ?? [];
  return first === undefined ? undefined : { by: first.by, claimed: first.claimed, times: best?.length ?? 0 };
};
