/** Explains what an answer to a moment is worth: its points, the better answer, and why. */
import { PASS } from '../../../engine/phrases.ts';
import type { Suspected } from '../../../host/accusations.ts';
import { isRight, pointsFor } from '../../../host/points.ts';
import type { Turned } from '../../link/moment-questions.ts';
import type { CameOut, DoubtSentences, DoubtWords, MomentProps, Reason } from '../../table/web-part.ts';
import type { DailyText } from './text/fr.ts';

/** An answer with its worth, and how often the expert gives it. In hundredths. */
export type Weighed = Pick<Suspected, 'move' | 'worth' | 'share'>;

export const DOUBT = 'doubt';
/** The worth of each answer to a claim, and how often the expert challenges. */
export type Worths = Pick<Turned, 'doubt' | 'stand' | 'doubts'>;
export const answersTo = ({ doubt, stand, doubts }: Worths): readonly [Weighed, Weighed] => [
  { move: DOUBT, worth: doubt, share: doubts },
  { move: PASS, worth: stand, share: 100 - doubts },
];

/** The best by worth. */
export const bestOf = <O extends Weighed>(answers: readonly O[]): O | undefined =>
  answers.toSorted((one, other) => other.worth - one.worth)[0];
const lostBy = (answers: readonly Weighed[], move: string): number =>
  (bestOf(answers)?.worth ?? 0) - (answers.find((one) => one.move === move)?.worth ?? 0);

export const pointsForDoubt = (of: Worths, doubted: boolean): number =>
  pointsFor(lostBy(answersTo(of), doubted ? DOUBT : PASS), 'chance');
export const pointsForAccusing = (suspects: readonly Suspected[], move: string): number =>
  pointsFor(lostBy(suspects, move), 'guilt');

const REASONS = 2;

/** Countable facts, and the weightiest reasons that move the odds their way. */
const reasonsFor = (all: readonly Reason[], { odds, alone }: { odds: number; alone: number }): Reason[] => {
  const way = odds > alone ? 'lie' : 'truth';
  const moving = all.filter(({ leans }) => leans === way).slice(0, REASONS);
  return [...all.filter(({ leans }) => leans === undefined), ...moving];
};

export const wordsFor = (text: DailyText, claim: DoubtSentences | undefined): DoubtWords =>
  claim?.words?.() ?? { ...text, title: text.names.doubt };

/** What the answer brings, the better answer, the step from the odds by the cards to those given, and its reasons. */
export const saidOfDoubt = (
  text: DailyText,
  claim: DoubtSentences,
  of: MomentProps,
  turned: Omit<Turned, 'record'>,
  came: Omit<CameOut, 'after'>,
): Record<'below' | 'advice' | 'decides' | 'why', string> => {
  const { doubt, stand, odds, alone } = turned;
  const { betterDoubt, betterStand, alone: byCards } = wordsFor(text, claim);
  const [mine, other] = (came.doubted ? [doubt, stand] : [stand, doubt]).map(Math.round);
  const better = came.doubted ? betterStand : betterDoubt;
  const why = reasonsFor(claim.reasons(of), turned).map((one) => one.text);
  return {
    below: claim.outcome(of, { ...came, after: turned.after }),
    advice: isRight(pointsForDoubt(turned, came.doubted)) ? '' : better(other ?? 0, mine ?? 0),
    decides: claim.decidesDoubt(of, doubt > stand, odds) ?? '',
    why: text.why(byCards(Math.round(alone)), why.join(' '), Math.round(odds)),
  };
};

/** The step from the mean odds of the suspects to those of the likeliest, and its reasons. */
export const whyOfAccusing = (text: DailyText, suspects: readonly Suspected[], reasons: string): string => {
  const mean = suspects.reduce((sum, { worth }) => sum + worth, 0) / Math.max(1, suspects.length);
  return text.why(text.onAverage(Math.round(mean)), reasons, Math.round(bestOf(suspects)?.worth ?? 0));
};

/** Names the likeliest suspect where another was accused. */
export const saidOfAccusing = (text: DailyText, suspects: readonly Suspected[], move: string, name: string): string => {
  const [best, mine] = [bestOf(suspects), suspects.find((one) => one.move === move)];
  return best === undefined || best === mine
    ? ''
    : text.likelier(name, Math.round(best.worth), Math.round(mine?.worth ?? 0));
};
