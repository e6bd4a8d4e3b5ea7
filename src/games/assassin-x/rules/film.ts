/** The history of each Assassin card, from all facts of a finished game. */
import type { Fact } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type FactOf, read } from './facts.ts';

/** From this turn on the seat holds the card; undefined: in the pile, or out of play. */
export type Stay = { readonly turn: number; readonly seat: Seat | undefined };
/** X20 X30 X42 an attack, the police at somebody's door, a joker that moved the card. */
export type Pin = {
  readonly kind: 'attack' | 'raid' | 'joker';
  readonly turn: number;
  readonly seat: Seat;
  readonly fact: number;
};
export type Film = {
  readonly round: number;
  turns: number;
  readonly cards: readonly [Stay[], Stay[]];
  readonly pins: Pin[];
};

const newFilm = (round: number): Film => ({
  round,
  turns: 1,
  cards: [[{ turn: 1, seat: undefined }], [{ turn: 1, seat: undefined }]],
  pins: [],
});

const holds = (card: readonly Stay[]): Seat | undefined => card.at(-1)?.seat;

const move = ({ cards, turns }: Film, from: Seat | undefined, to: Seat | undefined): boolean => {
  const card = cards.find((one) => holds(one) === from);
  if (card === undefined) return false;
  if (card.at(-1)?.turn === turns) card.pop();
  card.push({ turn: turns, seat: to });
  return true;
};

const note = (film: Film, said: FactOf, fact: number): void => {
  const pin = (kind: Pin['kind'], seat: Seat) => film.pins.push({ kind, turn: film.turns, seat, fact });
  switch (said[1]) {
    case 'got': {
      const [who, , ...cards] = said;
      for (const card of cards) if (card === 'assassin') move(film, undefined, who);
      break;
    }
    case 'received':
      if (said[3] === 'assassin') move(film, said[2], said[0]);
      break;
    case 'lifted':
      if (said[3] === 'assassin' && move(film, said[2], said[0])) pin('joker', said[0]);
      break;
    case 'took':
      if (said[3] === 'assassin') move(film, said[2], said[0]);
      break;
    case 'gave':
    case 'handed':
      if (said[3] === 'assassin' && move(film, said[0], said[2])) pin('joker', said[2]);
      break;
    case 'attacked':
      pin('attack', said[0]);
      break;
    case 'intervened':
      pin('raid', said[2]);
      break;
    case 'left':
      while (film.cards.some((card) => holds(card) === said[0])) move(film, said[0], undefined);
      break;
    case 'discarded':
      film.turns += 1;
      break;
  }
};

/** By round. A turn ends with a discard. */
export const filmsOf = (facts: readonly Fact[]): readonly Film[] => {
  const films: Film[] = [];
  for (const [n, { said }] of facts.entries()) {
    const fact = read(said);
    if (fact[1] === 'began') films.push(newFilm(fact[2]));
    const film = films.at(-1);
    if (film !== undefined) note(film, fact, n);
  }
  return films;
};
