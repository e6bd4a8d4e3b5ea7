/** A moment of a film of Complots: on the stage of a challenge, with all cards open. */

import type { Revealing } from '../../../web/table/web-part.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import type { Shot as Taken } from '../rules/film.ts';
import type { Honour, VerdictWords } from '../words/verdict/index.ts';
import { complotsText } from './text.ts';
import { type Score, TrialScene, useBeats } from './trial.tsx';
import { type Trial, verdictOf } from './verdict.ts';

/** Longer than at the table before the card turns, so that one can look at all cards. */
const SCORE: Score = { stake: 0, silence: 1700, turn: 2700, verdict: 3000 };

const trialOf = ({ word, hands }: Taken): Trial => {
  const { by, claimed, doubter, true: truth } = word;
  const shown: readonly Character[] = isCharacter(claimed) ? (truth ? [claimed] : []) : hands[by];
  return { by, claimed, doubter, truth, shown };
};

export type Telling = Revealing & { readonly verdicts: VerdictWords; readonly honour: Honour };

export type FilmSceneProps = { shot: Taken; telling: Telling; pace: number };

const outcome = ({ kind, word }: Taken, { verdicts: { book }, honour }: Telling): string => {
  if (kind === 'decisive') return honour.text;
  if (kind === 'longest') return `${honour.head}. ${honour.text}`;
  return word.hand === 1 ? `${book.lastCard} ${book.unseen}` : book.unseen;
};

export const FilmScene = ({ shot, telling, pace }: FilmSceneProps) => {
  const text = complotsText();
  const { names, me, honour, words, opened } = telling;
  const { loaded } = opened;
  const trial = trialOf(shot);
  const beat = useBeats(trial, SCORE, pace, false);
  const { hands, word } = shot;
  const court = loaded.seats.filter((seat) => seat !== trial.by && hands[seat].length > 0);
  const told = verdictOf(trial, me, names, text) ?? honour.text;
  const note = told === honour.text ? '' : outcome(shot, telling);
  return (
    <div class="dark staged filmed">
      <TrialScene
        {...{ trial, beat, me, names, text, hands, court }}
        scene="film"
        verdict={
          <>
            <b>{told}</b>
            <span class="loser">{note}</span>
          </>
        }
      />
      <p class="unseen" role="status">
        {beat === 'verdict' ? `${told} ${note}` : words.fact(loaded.facts[word.fact]?.said ?? [], names, me)}
      </p>
    </div>
  );
};
