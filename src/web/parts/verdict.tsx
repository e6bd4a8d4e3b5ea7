/** The verdict on a day's answer, in the same words wherever it is told: what it was, and whether it was well decided. */
import './css/verdict.css';
import { isRight } from '../../host/points.ts';
import { t } from '../base/text/verdict.ts';

/** `lie` and `doubted` of a claim; `hit` of an accusation. Answers to questions that are no longer asked have neither. */
export type Decided = {
  readonly points: number;
  readonly lie?: boolean;
  readonly doubted?: boolean;
  readonly hit?: boolean | undefined;
};

type Names = keyof ReturnType<typeof wordsFor>;
const wordsFor = () => t('verdicts');

const nameOf = ({ points, lie, doubted, hit }: Decided): Names | undefined => {
  const right = isRight(points);
  if (lie === undefined)
    return hit === undefined ? undefined : hit ? (right ? 'guilty' : 'lucky') : right ? 'innocent' : 'wronged';
  if (lie) return doubted ? (right ? 'caught' : 'caughtDear') : right ? 'letPass' : 'fooled';
  return doubted ? (right ? 'risked' : 'doubtedWrongly') : right ? 'trusted' : 'trustedWrongly';
};

/** `what`: a lie, the truth, guilty, innocent; or nothing known any more. */
export const whatOf = ({ lie, hit }: Pick<Decided, 'lie' | 'hit'>): string =>
  lie === undefined
    ? hit === undefined
      ? ''
      : hit
        ? t('isGuilty')
        : t('isInnocent')
    : lie
      ? t('aLie')
      : t('theTruth');

export const verdictOf = (of: Decided): { what: string; judged: string; points: string } => {
  const name = nameOf(of);
  return { what: whatOf(of), judged: name === undefined ? '' : wordsFor()[name], points: t('pointsSaid')(of.points) };
};

/** In one line, to be read aloud or written. */
export const verdictLine = (of: Decided): string => {
  const { what, judged, points } = verdictOf(of);
  return [what, judged, points].filter((one) => one !== '').join(' · ');
};

/** `stamped`: what it was is already stamped on the card, so it is only read aloud. */
export const Verdict = ({ of, stamped = false }: { of: Decided; stamped?: boolean }) => {
  const { what, judged, points } = verdictOf(of);
  return (
    <p class="verdict-said">
      {what !== '' && <b class={stamped ? 'unseen' : 'what'}>{what}</b>} {judged !== '' && <span>{judged}</span>}{' '}
      <b class="sum">{points}</b>
    </p>
  );
};
