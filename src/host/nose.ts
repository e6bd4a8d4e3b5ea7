/** Estimates a person's skill at telling lies, from answers to moments of known difficulty. */

/** Scaled like chess ratings: 174 points per unit of log odds. */
export const POINTS = 400 / Math.LN10;

export type Estimate = { readonly skill: number; readonly error: number };
export type Answered = { readonly difficulty: number; readonly right: boolean };

export const chance = (skill: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - skill));

/** The most likely skill given the population's spread, and its standard error. */
export const estimateOf = (answers: readonly Answered[], spread: number): Estimate => {
  let skill = 0;
  let known = 0;
  for (let step = 0; step < 20; step++) {
    let pull = -skill / spread ** 2;
    known = 1 / spread ** 2;
    for (const { difficulty, right } of answers) {
      const p = chance(skill, difficulty);
      pull += Number(right) - p;
      known += p * (1 - p);
    }
    skill += pull / known;
  }
  return { skill, error: 1 / Math.sqrt(known) };
};

const SPREAD = 0.7;
/** By simulation, from here on an estimate explains four fifths of the differences between people. */
export const ANSWERS_UNTIL_SHOWN = 60;
const [MEAN, Z] = [1500, 1.96];

/** The hundredths between a moment's best two answers. Below the least neither is right. */
const [LEAST_EDGE, WIDEST_EDGE] = [2, 10];
export const decides = (edge: number): boolean => edge >= LEAST_EDGE;
export const difficultyOf = (edge: number): number => 1.5 - 0.3 * Math.min(edge, WIDEST_EDGE);

/** Points, and half the 95 % interval; undefined before enough answers. */
export const noseShown = (
  answers: readonly Answered[],
): { readonly points: number; readonly half: number } | undefined => {
  if (answers.length < ANSWERS_UNTIL_SHOWN) return undefined;
  const { skill, error } = estimateOf(answers, SPREAD);
  return { points: Math.round(MEAN + POINTS * skill), half: Math.round(Z * POINTS * error) };
};
