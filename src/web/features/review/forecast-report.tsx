/** The forecasts of a finished game beside the expert's and the average. */
import '../forecasts/css/report.css';
import { type ForecastOutcome, nosesOf, pointsOf } from '../../../host/forecasts.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import type { Foretold } from '../../link/link.ts';
import type { ForecastText } from '../forecasts/text/fr.ts';
import { useForecastText } from '../forecasts/text.ts';
import { percent } from './text.ts';

type Props = {
  outcomes: readonly ForecastOutcome[];
  forecasts: readonly Foretold[];
  words: GameWords;
  names: Names;
  mine: number | undefined;
  look(at: number): void;
  lookAt: string;
};

export const ForecastReport = ({ outcomes, forecasts, words, names, mine, look, lookAt }: Props) => {
  const text = useForecastText();
  if (text === undefined || outcomes.length === 0) return null;
  const { noses, best } = nosesOf(outcomes);
  const nameOf = (by: number): string => forecasts.find((one) => one.by === by)?.name ?? '';
  const expert = expertPoints(outcomes);
  return (
    <section class="forecasts-report">
      <h3>{text.gallery}</h3>
      {best !== undefined && (
        <p class="nose">{best.by === mine ? text.noseMe(best.points) : text.nose(nameOf(best.by), best.points)}</p>
      )}
      <ul class="noses">
        {noses.map(({ by, points, count }) => (
          <li key={by}>{text.scores(by === mine ? text.you : nameOf(by), points, count)}</li>
        ))}
        {expert !== undefined && <li class="expert">{text.expertScore(expert)}</li>}
      </ul>
      <ol>
        {outcomes.map((outcome) => (
          <li key={`${outcome.at} ${outcome.wins}`} class={outcome.came ? 'came' : ''}>
            <b>{outcome.wins === undefined ? words.phase(outcome.view, names) : text.saidWins(names(outcome.wins))}</b>
            <span>{cameOf(outcome, text, names)}</span>
            <Scale outcome={outcome} mine={mine} text={text} />
            <button type="button" onClick={() => look(outcome.at)}>
              {lookAt}
            </button>
          </li>
        ))}
      </ol>
      <p class="hint">{text.how}</p>
    </section>
  );
};

const cameOf = ({ wins, came }: ForecastOutcome, text: ForecastText, names: Names): string =>
  wins === undefined ? (came ? text.wasLie : text.wasTrue) : (came ? text.won : text.lost)(names(wins));

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;

const expertPoints = (outcomes: readonly ForecastOutcome[]): number | undefined => {
  const points = outcomes.flatMap(({ expert, came }) => (expert === undefined ? [] : [pointsOf(expert, came)]));
  return points.length === 0 ? undefined : Math.round(mean(points));
};

/** My forecast, the mean, and the expert's: on one line and in words. */
const Scale = ({
  outcome: { said, expert, came },
  mine,
  text,
}: { outcome: ForecastOutcome } & Pick<Props, 'mine'> & { text: ForecastText }) => {
  const own = said.find(({ by }) => by === mine)?.share;
  const marks = [
    { who: 'you', label: text.you, share: own },
    {
      who: 'room',
      label: text.room,
      share: said.length > 1 || own === undefined ? mean(said.map(({ share }) => share)) : undefined,
    },
    { who: 'expert', label: text.expert, share: expert },
  ];
  return (
    <>
      <span class="scale" aria-hidden="true">
        <i class="truth" style={{ '--at': `${Number(came)}` }} />
        {marks.map(
          ({ who, share }) => share !== undefined && <i key={who} class={who} style={{ '--at': `${share}` }} />,
        )}
      </span>
      <span class="shares">
        {marks
          .flatMap(({ label, share }) => (share === undefined ? [] : [`${label} ${text.share(percent(share))}`]))
          .join(' · ')}
      </span>
    </>
  );
};
