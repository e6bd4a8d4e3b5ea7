import { either, type Fault, fault } from '../../engine/fault.ts';
import { ANTI_MAFIA } from './decks/anti-mafia.ts';
import { CONDEMNATION } from './decks/condemnation.ts';
import { MAFIA } from './decks/mafia.ts';

/** What a card does. A deck is data: each of its cards says which of these it does. */
const EFFECTS = {
  condemnation: [
    'none',
    'silence', //        may not speak, and has no plea, on a day
    'no-accusation', //  cannot accuse on a day
    'open-vote', //      his accusations are shown with his name, till the round ends
    'extra-card', //     one more accusation card against him at each verdict, till the round ends
    'no-night-card', //  plays no card on a night
    'confess', //        shows his identity to the clerk
    'eliminated', //     T3
  ],
  mafia: [
    'none',
    'silence',
    'no-accusation',
    'uncounted', //      his next accusation is played but not counted
    'loses-ties', //     a tie for most that he is in condemns him, till the round ends
    'eliminated',
  ],
  'anti-mafia': [
    'cancel-condemnation', // when condemned
    'cancel-plot', //         when a plot strikes him
    'hand-back', //           in deliberation: a Condemnation or Mafia card and its effect
    'double-accusation', //   before accusing
    'see-cards', //           in count or contest: the cards of the night
    'see-identity', //        in deliberation: one identity
    'safe-contest', //        in contest: a contest without risk
  ],
} as const;
export type DeckName = keyof typeof EFFECTS;
export type Effect = (typeof EFFECTS)[DeckName][number];
export const DECK_NAMES = ['condemnation', 'mafia', 'anti-mafia'] as const satisfies readonly DeckName[];

const LANGUAGES = ['fr', 'it', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Printed = { readonly name: string; readonly text: string };

/** A card's id, as moves and views name it. */
export type Card = string;
export type CardRow = {
  readonly id: Card;
  readonly count: number;
  readonly effect: Effect;
  readonly printed: Readonly<Record<Language, Printed>>;
};

/** Reads a deck file; one that does not parse is refused with a sentence that says where and why. */
export const parseDeck = (name: DeckName, text: string): CardRow[] => {
  const rows: CardRow[] = [];
  const lines = text.split('\n').map((line, i) => ({ at: i + 1, line: line.trim() }));
  const written = lines.filter(({ line }) => line !== '');
  for (let i = 0; i < written.length; i += 1 + LANGUAGES.length) {
    const [head, fr, it, en] = written.slice(i, i + 1 + LANGUAGES.length);
    const row = readHead(name, head);
    if (rows.some(({ id }) => id === row.id)) throw broken(name, head, `the card "${row.id}" is listed twice`);
    const printed = {
      fr: readPrinted(name, row.id, 'fr', fr),
      it: readPrinted(name, row.id, 'it', it),
      en: readPrinted(name, row.id, 'en', en),
    };
    rows.push({ ...row, printed });
  }
  if (rows.length === 0) throw broken(name, undefined, 'it holds no card');
  return rows;
};

type Line = { readonly at: number; readonly line: string };

const readHead = (name: DeckName, head: Line | undefined): Omit<CardRow, 'printed'> => {
  const [, id, count, word] = /^([a-z]+(?:-[a-z]+)*) (\d+) ([a-z-]+)$/.exec(head?.line ?? '') ?? [];
  if (id === undefined) throw broken(name, head, 'a card begins with its id, how many there are, and its effect');
  if (Number(count) < 1) throw broken(name, head, `there is no "${id}" in it`);
  const known: readonly Effect[] = EFFECTS[name];
  const effect = known.find((one) => one === word);
  if (effect === undefined) throw broken(name, head, `"${word}" is no effect; the effects are ${either(known, 'and')}`);
  return { id, count: Number(count), effect };
};

const readPrinted = (name: DeckName, id: Card, lang: Language, line: Line | undefined): Printed => {
  const [, called, text] = new RegExp(`^${lang} ([^|]+) \\| ([^|]+)$`).exec(line?.line ?? '') ?? [];
  if (called === undefined || text === undefined)
    throw broken(name, line, `the name and the text of "${id}" in ${lang} belong here: "${lang} name | text"`);
  return { name: called, text };
};

const broken = (name: DeckName, where: Line | undefined, why: string): Fault =>
  fault('deck', `the ${name} deck is broken${where === undefined ? '' : ` at line ${where.at}`}: ${why}`);

const FILES: Readonly<Record<DeckName, string>> = {
  condemnation: CONDEMNATION,
  mafia: MAFIA,
  'anti-mafia': ANTI_MAFIA,
};

/** A deck is read when it is first needed, so that a broken one refuses this game and no other. */
const decks = new Map<DeckName, readonly CardRow[]>();
export const deck = (name: DeckName): readonly CardRow[] => {
  const known = decks.get(name);
  if (known !== undefined) return known;
  const rows = parseDeck(name, FILES[name]);
  decks.set(name, rows);
  return rows;
};

/** All cards of a deck, each as often as it is in it. */
export const wholeDeck = (name: DeckName): Card[] =>
  deck(name).flatMap(({ id, count }) => Array.from({ length: count }, () => id));

/** Which deck a card is of. */
export const deckOf = (card: Card): DeckName | undefined =>
  DECK_NAMES.find((name) => deck(name).some(({ id }) => id === card));

const cards = new Map<Card, CardRow>();
export const cardRow = (card: Card): CardRow | undefined => {
  if (cards.size === 0) for (const name of DECK_NAMES) for (const row of deck(name)) cards.set(row.id, row);
  return cards.get(card);
};

export const effectOf = (card: Card): Effect => {
  const row = cardRow(card);
  if (row === undefined) throw new Error(`no deck holds the card "${card}"`);
  return row.effect;
};
