/** Simulates answers to moments of known difficulty, to find after how many an estimate of skill is stable. */
import { seeded } from '../../engine/chance.ts';
import { type Answered, chance, estimateOf, POINTS } from '../../host/nose.ts';
import { normal, random } from './foresight.ts';

/**
 * `reliable`: the explained part of the differences between people, 0 to 1. `half`: half the 95 % interval, in points.
 */
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
