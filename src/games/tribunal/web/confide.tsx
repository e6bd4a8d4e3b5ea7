/** T80 T82 what I may claim about somebody, or about myself, and the plan to protect them. */
import type { Seat } from '../../../engine/seats.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import { want } from './action-button.tsx';
import { confidencesAbout } from './choices.ts';
import { Phrase } from './phrases.tsx';

type Props = {
  view: TribunalView;
  words: GameWords;
  names: Names;
  seat: Seat;
  label: string;
  wanted: string | undefined;
  /** About others it opens at a touch, below what may be said always. */
  open: boolean;
  setOpen(open: boolean): void;
  say(move: string): void;
};

export const Confide = ({ view, words, names, seat, label, wanted, open, setOpen, say }: Props) => {
  const moves = confidencesAbout(view, seat);
  if (moves.length === 0) return null;
  const mine = seat === view.me;
  return (
    <div class="phrases confide">
      {!mine && (
        <button type="button" class="claim" aria-expanded={open} onClick={() => setOpen(!open)}>
          {label}
        </button>
      )}
      {(mine || open) &&
        moves.map((move) => (
          <Phrase key={move} view={view} move={move} class={want(wanted, move)} say={say}>
            {words.move(move, names, view).quote}
          </Phrase>
        ))}
    </div>
  );
};
