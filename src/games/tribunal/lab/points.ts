/**
 * Measures whether bots of Tribunal talk to the point: reasons, changes of mind, blame for silence, praise of mates.
 */
import type { Fact, Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type FactOf, read, says } from '../rules/facts.ts';

/** `are` of `of`. */
export type Share = { of: number; are: number };
export type Points = {
  /** Answers to questions, without a reason. */
  readonly reasonless: Share;
  readonly avowed: Share;
  /** Blame for silence before everybody could have spoken. */
  readonly hasty: Share;
  readonly praise: Share;
};
export const noPoints = (): Points => ({
  reasonless: { of: 0, are: 0 },
  avowed: { of: 0, are: 0 },
  hasty: { of: 0, are: 0 },
  praise: { of: 0, are: 0 },
});

const add = (share: Share, is: boolean): void => {
  share.of += 1;
  if (is) share.are += 1;
};

const isAgainst = (word: string): boolean => word === 'suspect' || word === 'liar';

/** `isAvowed`: whether a line announces a change of mind. */
export const pointsOf = (points: Points, facts: readonly Fact[], isAvowed: (said: Said) => boolean): void => {
  const is = new Map<Seat, string>();
  let [men, stances, questions] = [new Map<Seat, Seat>(), new Map<string, boolean>(), [] as Seat[]];
  let [court, lines, day] = [0, 0, 0];
  const opine = (fact: Said, by: Seat, about: Seat, against: boolean): void => {
    const before = stances.get(`${by} ${about}`);
    const man = men.get(by);
    const other = against && man !== undefined && man !== about;
    const retort = fact.at(-1) === by;
    if (!retort && (before === against || other)) add(points.avowed, isAvowed(fact));
    if (against) men.set(by, about);
    stances.set(`${by} ${about}`, !against);
  };
  const speak = (fact: FactOf<'said'>): void => {
    const [by, , word, about, , ground] = fact;
    lines += 1;
    if (questions.includes(by)) add(points.reasonless, word === 'no-reason');
    questions = questions.filter((seat) => seat !== by);
    if (ground === 'silent') add(points.hasty, lines <= court);
    if (about === undefined) return;
    if (word === 'why') questions.push(about);
    else if (word !== 'protect') opine(fact, by, about, isAgainst(word));
    const mates = is.get(by) === 'mafia' && is.get(about) === 'mafia';
    if (mates && day === 1 && word !== 'why') add(points.praise, !isAgainst(word));
  };
  for (const { said } of facts) {
    const fact = read(said);
    if (fact[1] === 'is') is.set(fact[0], fact[2]);
    else if (fact[0] === 'round') [court, stances] = [fact[2], new Map()];
    else if (fact[0] === 'opened' && fact[1] === 'deliberation')
      [lines, day, men, questions] = [0, fact[2] ?? 1, new Map(), []];
    else if (says(fact, 'pleaded')) opine(fact, fact[0], fact[2], true);
    else if (says(fact, 'said')) speak(fact);
  }
};
