/** The dock while nothing is asked: automatic passes, or the guess of a player who is out. */
import { AskWhen } from './ask.tsx';
import type { DockProps, Waiting } from './dock-props.ts';

export const Passing = ({ text, passing }: Pick<DockProps, 'text' | 'passing'>) => {
  const { until } = passing.passing;
  return (
    <div class="acts">
      <div class="tiles passes">
        {until !== undefined && (
          <button type="button" class="tile plain on" onClick={() => passing.until(undefined)}>
            <b>{text.stopPassing}</b>
          </button>
        )}
        <AskWhen text={text} />
      </div>
    </div>
  );
};

export const Guessing = ({
  view,
  text,
  names,
  waiting,
}: Pick<DockProps, 'view' | 'text' | 'names'> & { waiting: Waiting }) => (
  <div class="acts">
    <div class="pass-bar guesses">
      {view.seats
        .filter((seat) => view.players[seat].in && seat !== view.me)
        .map((seat) => (
          <button
            type="button"
            key={seat}
            class="chip-button"
            aria-pressed={waiting.guess === seat}
            onClick={() => waiting.choose(seat)}
          >
            {names(seat)}
          </button>
        ))}
    </div>
    {waiting.hurry !== undefined && (
      <button type="button" class="hurry" onClick={waiting.hurry}>
        {text.hurry}
      </button>
    )}
  </div>
);
