/** T80 T82 Claims about a player or about myself, and the plan to protect them. */
import type { Seat } from '../../../engine/seats.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import { parse } from '../rules/moves.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { want } from './action-button.tsx';
import { confidencesAbout } from './choices.ts';
import { Phrase } from './phrases.tsx';

type Props = {
  view: TribunalView;
  text: TribunalText;
  words: GameWords;
  names: Names;
  seat: Seat;
  wanted: string | undefined;
  /** About others it is folded below the permanent phrases. */
  open: boolean;
  setOpen(open: boolean): void;
  say(move: string): void;
};

export const Confide = ({ view, text, words, names, seat, wanted, open, setOpen, say }: Props) => {
  const moves = confidencesAbout(view, seat);
  if (moves.length === 0) return null;
  const mine = seat === view.me;
  const cardIn = (move: string): string | undefined => {
    const said = parse(move);
    return said[0] === 'claim' && said[1] === 'hold' ? words.stage?.card?.(said[2])?.name : undefined;
  };
  const [cards, others] = [moves.filter(cardIn), moves.filter((move) => cardIn(move) === undefined)];
  return (
    <div class="phrases confide">
      {!mine && (
        <button type="button" class="claim" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text.confide}
        </button>
      )}
      {cards.length > 0 && <p class="holding">{text.holding}</p>}
      {(mine || open) &&
        [...cards, ...others].map((move) => (
          <Phrase key={move} view={view} move={move} class={want(wanted, move)} say={say}>
            {cardIn(move) ?? words.move(move, names, view).quote}
          </Phrase>
        ))}
    </div>
  );
};
