/** The three decks: a row per card, with its copies and effect. Names and texts belong to the words. */

/** Cards laid face up before a player. `acts`: at once, on one day or one night, at their next accusation, at the next verdict of a day, or till the round ends. */
const CONDEMNATION = [
  { id: 'suspended', count: 2, effect: 'none', acts: 'once' },
  { id: 'gagged', count: 2, effect: 'silence', acts: 'day' },
  { id: 'laconic', count: 2, effect: 'stock-phrases', acts: 'day' },
  { id: 'disenfranchised', count: 3, effect: 'no-accusation', acts: 'day' },
  { id: 'open-vote', count: 3, effect: 'open-vote', acts: 'round' },
  { id: 'aggravated', count: 2, effect: 'extra-card', acts: 'round' },
  { id: 'confined', count: 2, effect: 'no-night-card', acts: 'night' },
  { id: 'confession', count: 1, effect: 'shown-to-clerk', acts: 'once' },
  { id: 'neighbour', count: 1, effect: 'shown-to-next', acts: 'once' },
  { id: 'heavy-sentence', count: 2, effect: 'eliminated', acts: 'once' },
] as const;

const MAFIA = [
  { id: 'missed', count: 3, effect: 'none', acts: 'once' },
  { id: 'omerta', count: 2, effect: 'silence', acts: 'day' },
  { id: 'intimidated', count: 3, effect: 'no-accusation', acts: 'day' },
  { id: 'bribed', count: 3, effect: 'uncounted', acts: 'vote' },
  { id: 'framed', count: 2, effect: 'extra-card', acts: 'verdict' },
  { id: 'marked', count: 3, effect: 'loses-ties', acts: 'round' },
  { id: 'hit', count: 4, effect: 'eliminated', acts: 'once' },
] as const;

/** Cards of a hand. `acts`: the moment at which each is played. */
const ANTI_MAFIA = [
  { id: 'pardon', count: 3, effect: 'cancel', acts: 'condemned' },
  { id: 'bulletproof', count: 4, effect: 'cancel', acts: 'struck' },
  { id: 'trap', count: 2, effect: 'name-plotter', acts: 'struck' },
  { id: 'clean-record', count: 2, effect: 'hand-back', acts: 'deliberation' },
  { id: 'double-voice', count: 3, effect: 'double', acts: 'accusation' },
  { id: 'wiretap', count: 2, effect: 'see-cards', acts: 'night' },
  { id: 'inside-man', count: 2, effect: 'see-identity', acts: 'deliberation' },
  { id: 'witness', count: 2, effect: 'safe-contest', acts: 'contest' },
] as const;

const DECKS = { condemnation: CONDEMNATION, mafia: MAFIA, 'anti-mafia': ANTI_MAFIA } as const;
export type DeckName = keyof typeof DECKS;
export const DECK_NAMES = ['condemnation', 'mafia', 'anti-mafia'] as const satisfies readonly DeckName[];

export type CardRow = (typeof DECKS)[DeckName][number] & { readonly deck: DeckName };
export type Card = CardRow['id'];
export type Effect = CardRow['effect'];
export type Acts = CardRow['acts'];

const ROWS = DECK_NAMES.flatMap((deck): CardRow[] => DECKS[deck].map((row) => ({ ...row, deck })));
const BY_ID = new Map<string, CardRow>(ROWS.map((row) => [row.id, row]));

export const deck = (name: DeckName): readonly CardRow[] => ROWS.filter((row) => row.deck === name);

export const wholeDeck = (name: DeckName): Card[] =>
  deck(name).flatMap(({ id, count }) => Array.from({ length: count }, () => id));

export const isCard = (word: unknown): word is Card => typeof word === 'string' && BY_ID.has(word);

export const rowOf = (card: Card): CardRow => {
  const row = BY_ID.get(card);
  if (row === undefined) throw new Error(`no deck holds the card "${card}"`);
  return row;
};

export const effectOf = (card: Card): Effect => rowOf(card).effect;
export const deckOf = (card: Card): DeckName => rowOf(card).deck;

/** The day of a card that has acted. */
export const SPENT = -1;
