/** Judges an answer to a moment: which answer is better, by how much, and why. */
import { PASS } from '../../../engine/phrases.ts';
import { type ChoiceMoment, type Offered, pointsForChoice } from '../../../host/choice-moments.ts';
import type { Turned } from '../../link/moment-questions.ts';
import type { CameOut, DoubtSentences, DoubtWords, MomentProps, Reason } from '../../table/web-part.ts';
import type { DailyText } from './text/fr.ts';

/** A smaller loss, in hundredths, does not count. */
const MATTERS = 2;

export type Verdict = {
  readonly is: 'best' | 'even' | 'worse';
  /** Chances of the best answer and of mine, in rounded hundredths. */
  readonly best: number;
  readonly mine: number;
};

const verdict = (best: number, mine: number): Verdict => ({
  is: best === mine ? 'best' : best - mine < MATTERS ? 'even' : 'worse',
  best: Math.round(best),
  mine: Math.round(mine),
});

/** The worth of each answer to a claim, and how often the expert challenges. */
export type Worths = Pick<Turned, 'doubt' | 'stand' | 'doubts'>;
export const answersTo = ({ doubt, stand, doubts }: Worths): { readonly answers: readonly [Offered, Offered] } => ({
  answers: [
    { move: DOUBT, worth: doubt, share: doubts },
    { move: PASS, worth: stand, share: 100 - doubts },
  ],
});
export const DOUBT = 'doubt';
const deedOf = (doubted: boolean): string => (doubted ? DOUBT : PASS);
const shouldDoubt = ({ doubt, stand }: Worths): boolean => doubt > stand;
export const verdictOf = (of: Worths, doubted: boolean): Verdict => verdictOn(answersTo(of), deedOf(doubted));
export const pointsForDoubt = (of: Worths, doubted: boolean): number => pointsForChoice(answersTo(of), deedOf(doubted));

export const bestOf = ({ answers }: Pick<ChoiceMoment, 'answers'>): Offered | undefined =>
  answers.reduce<Offered | undefined>(
    (best, one) => (best === undefined || one.worth > best.worth ? one : best),
    undefined,
  );
export const verdictOn = (of: Pick<ChoiceMoment, 'answers'>, move: string): Verdict =>
  verdict(bestOf(of)?.worth ?? 0, of.answers.find((one) => one.move === move)?.worth ?? 0);

/** Countable facts, and the weightiest reasons that move the odds their way. */
const reasonsFor = (all: readonly Reason[], { odds, alone }: { odds: number; alone: number }): Reason[] => {
  const way = odds > alone ? 'lie' : 'truth';
  return [...all.filter(({ leans }) => leans === undefined), ...all.filter(({ leans }) => leans === way).slice(0, 1)];
};

export const wordsFor = (text: DailyText, claim: DoubtSentences | undefined): DoubtWords =>
  claim?.words?.() ?? { ...text, title: text.names.doubt };

/** The outcome, the better answer, and reasons for the odds. */
export const saidOfDoubt = (
  text: DailyText,
  claim: DoubtSentences,
  of: MomentProps,
  turned: Omit<Turned, 'record'>,
  came: Omit<CameOut, 'after'>,
): Record<'title' | 'below' | 'advice' | 'decides' | 'why', string> => {
  const [title, below] = claim.outcome(of, { ...came, after: turned.after });
  const { is, best, mine } = verdictOf(turned, came.doubted);
  const { betterDoubt, betterStand } = wordsFor(text, claim);
  const better = shouldDoubt(turned) ? betterDoubt : betterStand;
  const why = reasonsFor(claim.reasons(of), turned).map((one) => one.text);
  return {
    title,
    below,
    advice: is === 'worse' ? better(best, mine) : text[is],
    decides: claim.decidesDoubt(of, shouldDoubt(turned), turned.odds) ?? '',
    why: text.why(Math.round(turned.odds), why.join(' ')),
  };
};

/** Names the best answer; for accusations also if the likeliest was innocent. */
export const saidOfChoice = (
  text: DailyText,
  { answers }: Pick<ChoiceMoment, 'answers'>,
  move: string,
  title: string,
): string => {
  const { is, best, mine } = verdictOn({ answers }, move);
  const { hit } = answers.find((one) => one.move === move) ?? {};
  if (hit === undefined) return is === 'worse' ? text.betterChoice(title, best, mine) : text[is];
  if (is === 'worse') return text.likelier(title, best, mine);
  return hit ? text.likeliest : text.likeliestInnocent(mine);
};
