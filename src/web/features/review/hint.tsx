/** Asks the expert for a hint, computed on the page from one's own view, and shows it in the dock. */
import '../../base/css/review.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Adviser } from '../../../bots/adviser.ts';
import { isFault } from '../../../engine/fault.ts';
import type { Sight, View } from '../../../engine/game.ts';
import { choicesOf } from '../../../host/review.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import { useFetched } from '../../base/fetched.ts';
import { fetchExpert } from '../../base/hosted.ts';
import { t } from '../../base/text/table.ts';
import type { Link, Snapshot } from '../../link/link.ts';
import { useScreen } from '../../table/generic/screen-of.ts';
import type { ReviewText } from './text/fr.ts';
import { percent, useReviewText } from './text.ts';

const TOLD = 3;

const expertFor = async (view: View): Promise<Adviser> => {
  const expert = await fetchExpert(view);
  if (expert === undefined || isFault(expert)) throw new Error('there is no expert');
  return expert;
};

export const HintNote = ({ link, close }: { link: Link; close(): void }) => {
  const text = useReviewText();
  const seen = link.seen.value;
  const shown = useScreen(seen?.view.game).value;
  const { value: expert, failed } = useFetched(
    () => (seen === undefined ? undefined : expertFor(seen.view)),
    [seen?.view.game],
  );
  const question = seen?.view.question;
  const asked = useRef(question);
  useEffect(() => {
    if (question !== asked.current) close();
  }, [question]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (text === undefined || seen === undefined || shown === undefined) return null;
  const names: Names = (seat) => link.people.value[seat]?.name ?? seat;
  return (
    <aside class="hints" role="note" aria-label={text.hintTitle}>
      <button type="button" class="close" onClick={close} aria-label={t('close')}>
        ×
      </button>
      <h3>
        <span aria-hidden="true">✦</span> {text.hintTitle}
      </h3>
      {failed && <p>{t('noNet')}</p>}
      {expert !== undefined && <Hints {...{ expert, seen, text, names }} words={shown.words} />}
    </aside>
  );
};

type HintsProps = {
  expert: Adviser;
  seen: Snapshot;
  text: ReviewText;
  words: GameWords;
  names: Names;
};

/** Nothing to decide if nobody is asked, or there is only one answer. */
const Hints = ({ expert, seen: { view, heard }, text, words, names }: HintsProps) => {
  const { me, toAct, legal = [], answer } = view;
  if (me === undefined || !toAct.includes(me) || answer !== undefined || legal.length < 2)
    return <p>{text.hintNone}</p>;
  const sight: Sight = { view, heard, answers: legal, agenda: [], questions: view.question };
  const { value } = expert.think(sight);
  return (
    <>
      <ol>
        {choicesOf(expert, sight)
          .filter(({ odds }, i) => i === 0 || percent(odds) > 0)
          .slice(0, TOLD)
          .map(({ move, odds }) => (
            <li key={move} style={{ '--odds': `${odds}` }}>
              <span>{words.move(move, names, view).title}</span> <b>{text.times(percent(odds))}</b>
            </li>
          ))}
      </ol>
      {value !== undefined && <p class="hint">{text.hintChance(percent(value))}</p>}
    </>
  );
};
