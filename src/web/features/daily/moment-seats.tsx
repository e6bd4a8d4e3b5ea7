/** Seats of a moment of accusation: each of the others is an answer. */
import type { ComponentChildren } from 'preact';
import type { View } from '../../../engine/game.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import { others, SEATS, type Seat } from '../../../engine/seats.ts';
import type { EmblemName } from '../../base/art/emblems.ts';
import type { AccusedSeats } from '../../table/web-part.ts';

type Props = { view: Pick<View, 'me' | 'seats'>; says: ComponentChildren; children(seat: Seat): ComponentChildren };

export const OthersInRow = ({ view, says, children }: Props) => {
  const around = view.me === undefined ? view.seats : others(view.seats, view.me);
  return (
    <>
      <ul class="others" data-count={around.length}>
        {around.map(children)}
      </ul>
      {typeof says === 'string' ? <p class="own-turn">{says}</p> : says}
    </>
  );
};

export const seatsOffered =
  (emblem: EmblemName): AccusedSeats['offered'] =>
  ({ names }, moves) =>
    moves.map((move) => {
      const [, at] = wordsOf(move);
      const seat = SEATS.find((one) => one === at);
      return { move, emblem, title: seat === undefined ? move : names(seat) };
    });
