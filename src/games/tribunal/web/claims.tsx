/** T78 Phrases about a player: first the claim, then its reason. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import { parse, sayStock } from '../rules/moves.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { want } from './action-button.tsx';
import { phrasesAbout, reasonsOf } from './choices.ts';
import { Phrase } from './phrases.tsx';

type Props = {
  view: TribunalView;
  text: TribunalText;
  words: GameWords;
  names: Names;
  seat: Seat;
  /** The only hearer; undefined: everybody. */
  to: Seat | undefined;
  wanted: string | undefined;
  /** Only phrases that point. */
  pointing?: boolean;
  say(move: string): void;
};

export const Claims = ({ view, text, words, names, seat, to, wanted, pointing = false, say }: Props) => {
  const [claim, setClaim] = useState<string | undefined>();
  const addressed = (move: string): string => {
    const [verb, spoken] = parse(move);
    return verb === 'say' && spoken.stock !== undefined ? sayStock(to, spoken.stock) : move;
  };
  const quoted = (move: string) => words.move(move, names, view).quote;
  // the claim stands above, so only its reason is read
  const because = (move: string) => {
    const { reason, quote } = words.move(move, names, view);
    return move === claim ? `… ${text.unexplained}` : reason === undefined ? quote : `… ${reason}`;
  };
  const reasons = claim === undefined ? [] : reasonsOf(view, claim);
  return (
    <div class={`phrases ${claim === undefined ? '' : 'narrowed'}`}>
      {phrasesAbout(view, seat, pointing).map((move) =>
        want(wanted, move) === '' && reasonsOf(view, move).length > 0 ? (
          <button
            type="button"
            key={move}
            class={`claim ${wanted?.startsWith(`${move} because `) === true && move !== claim ? 'wanted' : ''}`}
            data-claim={move}
            aria-expanded={move === claim}
            onClick={() => setClaim(move === claim ? undefined : move)}
          >
            {quoted(move)}
          </button>
        ) : (
          <Phrase key={move} view={view} move={addressed(move)} class={want(wanted, move)} say={say}>
            {quoted(move)}
          </Phrase>
        ),
      )}
      {claim !== undefined && (
        <div class="reasons">
          {[...reasons, claim].map((move) => (
            <Phrase
              key={addressed(move)}
              view={view}
              move={addressed(move)}
              class={`reason ${want(wanted, move)}`}
              say={say}
            >
              {because(move)}
            </Phrase>
          ))}
        </div>
      )}
    </div>
  );
};
