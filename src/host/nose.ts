/** Estimates how good somebody's nose for lies is, from answers to moments of known difficulty. */

/** Strength on the scale of chess ratings: 174 points are one unit of the logarithm of odds. */
export const POINTS = 400 / Math.LN10;

/** In units of the logarithm of odds. */
export type Estimate = { readonly skill: number; readonly error: number };
export type Answered = { readonly difficulty: number; readonly right: boolean };

export const chance = (skill: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - skill));

/** The most likely skill of somebody from a crowd whose skills are so far apart, and its standard error. */
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
/** A simulation of such people says that an estimate tells four fifths of how they differ from then on. */
export const ANSWERS_UNTIL_SHOWN = 60;
const [MEAN, Z] = [1500, 1.96];

/** A moment whose best two answers are this many hundredths apart. Below the least, neither is right. */
const [LEAST_EDGE, WIDEST_EDGE] = [2, 10];
export const decides = (edge: number): boolean => edge >= LEAST_EDGE;
export const difficultyOf = (edge: number): number => 1.5 - 0.3 * Math.min(edge, WIDEST_EDGE);

/** Points, and half the 95 % interval; nothing before enough answers. */
export const noseShown = (
  answers: readonly Answered[],
): { readonly points: number; readonly half: number } | undefined => {
  if (answers.length < ANSWERS_UNTIL_SHOWN) return undefined;
  const { skill, error } = estimateOf(answers, SPREAD);
  return { points: Math.round(MEAN + POINTS * skill), half: Math.round(Z * POINTS * error) };
};
