/** The parts of each fact's sentence, beside the player who acts. */
import type { Seat } from '../../../engine/seats.ts';
import { type About, type Names, named } from '../../../words/words.ts';
import type { Character } from '../rules/characters.ts';
import type { Facts } from '../rules/facts.ts';

/** Facts of the log: announcements have their own sentences. */
export type Lines = Omit<Facts['by'], 'announced' | 'spent'> & {
  spent: [coins: number];
  'spent on': [coins: number, to: Seat];
};

type Naming = { readonly names: Names; readonly who: Seat };

const at = ({ names }: Naming, seat: Seat) => named(names, seat);
const ofCard = (_: Naming, card: Character) => ({ card });
const ofCards = (_: Naming, ...cards: readonly Character[]) => ({ cards });
const ofNumber = (_: Naming, n: number) => ({ n });
const coinsAt = (to: Naming, n: number, seat: Seat) => ({ n, ...at(to, seat) });

const ROWS = {
  got: ofCards,
  chose: () => ({}),
  picked: ofCard,
  is: (_, side) => ({ side }),
  doubted: at,
  // `only`: a single card, which proves the claim
  showed: (_, ...cards) => ({ cards, only: cards.length === 1 ? cards[0] : undefined }),
  bluffed: ofCard,
  drew: ofNumber,
  countered: (to, seat, card) => ({ ...at(to, seat), card }),
  foiled: at,
  joined: ofCard,
  lost: ofCard,
  buried: () => ({}),
  uncovered: ofCard,
  out: () => ({}),
  won: () => ({}),
  took: ofNumber,
  paid: ofNumber,
  spent: ofNumber,
  'spent on': (to, n, seat) => ({ ...coinsAt(to, n, seat), self: seat === to.who }),
  stole: coinsAt,
  gave: coinsAt,
  bought: (to, seat, n) => ({ ...at(to, seat), n }),
  kept: ofNumber,
  returned: ofCards,
  submitted: at,
  saw: (to, seat, card) => ({ ...at(to, seat), card }),
  spared: at,
  replaced: at,
  inherited: coinsAt,
  embezzled: ofNumber,
} satisfies { readonly [K in keyof Lines]: (to: Naming, ...words: Lines[K]) => object };

type Rows = typeof ROWS;
export type Parts = { readonly [K in keyof Rows]: ReturnType<Rows[K]> & About };

export const partsOf: { readonly [K in keyof Parts]: (to: Naming, ...words: Lines[K]) => Parts[K] } = ROWS;
