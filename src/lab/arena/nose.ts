/** Simulates answers to moments of known difficulty, to find out after how many of them an estimate of skill is stable. */
import { seeded } from '../../engine/chance.ts';
import { normal, random } from './foresight.ts';

/** Strength on the scale of chess ratings: 174 points are one unit of the logarithm of odds. */
const POINTS = 400 / Math.LN10;

/** In units of the logarithm of odds. */
export type Estimate = { readonly skill: number; readonly error: number };
export type Answered = { readonly difficulty: number; readonly right: boolean };

const chance = (skill: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - skill));

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

/** `reliable`: how much of what people differ by the estimate tells, from 0 to 1. `half`: half its 95 % interval, in points. */
export type Stability = { readonly answers: number; readonly reliable: number; readonly half: number };

const WIDEST = 1.5;
const Z = 1.96;

export const stabilityOf = (
  spread: number,
  upTo: readonly number[],
  { people, seed }: { readonly people: number; readonly seed: string },
): Stability[] => {
  const rng = seeded(seed);
  const crowd = Array.from({ length: people }, () => {
    const skill = spread * normal(rng);
    const all = Array.from({ length: Math.max(...upTo) }, (): Answered => {
      const difficulty = WIDEST * (2 * random(rng) - 1);
      return { difficulty, right: random(rng) < chance(skill, difficulty) };
    });
    return { skill, all };
  });
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  const variance = mean(crowd.map(({ skill }) => skill ** 2));
  return upTo.map((answers) => {
    const found = crowd.map(({ skill, all }) => ({ really: skill, ...estimateOf(all.slice(0, answers), spread) }));
    const wrong = mean(found.map((one) => (one.skill - one.really) ** 2));
    return { answers, reliable: 1 - wrong / variance, half: Z * mean(found.map(({ error }) => error)) * POINTS };
  });
};
