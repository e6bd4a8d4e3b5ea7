/** T81 T82 how bots weigh claims and plans that nobody can check, and those that proved false. */
import type { Seat } from '../../../engine/seats.ts';
import type { Identity } from '../rules/steps.ts';
import type { TribunalView } from '../rules/typed-view.ts';

/** Likelihood ratios of a claim, compared with two judges: if both are mafiosi, only the speaker, or only the other. */
type Ratio = readonly [both: number, doer: number, other: number];
type Sight = Readonly<Record<Identity, Ratio>>;

/**
 * Claims of an identity: visibly shown to the speaker, not visibly shown, and either for players who do not
 * distinguish.
 */
const SHOWN: Sight = { mafia: [0.4, 4, 9], judge: [1.6, 0.7, 0.1] };
const UNSEEN: Sight = { mafia: [0.6, 3, 3.5], judge: [1.7, 1.1, 0.6] };
const EITHER: Sight = { mafia: [0.5, 3, 6], judge: [1.6, 0.9, 0.25] };

/** Weights of settled claims for their speaker, and of failed plans for their members. */
const PROVEN = { hold: 0.9, guarded: 0.5, saw: 0.5 };
const BELIED = { hold: 1.5, guarded: 2, saw: 4 };
const STRAYED = 1.25;

export type Hearsay = {
  readonly pairs: readonly { readonly by: Seat; readonly about: Seat; readonly ratio: Ratio }[];
  readonly alone: readonly { readonly by: Seat; readonly times: number }[];
};
const NOTHING: Hearsay = { pairs: [], alone: [] };

/** `keen`: experts remember who was shown what. */
export const hearsay = ({ docket }: TribunalView, keen: boolean): Hearsay => {
  const { claims } = docket.minutes;
  if (claims === undefined) return NOTHING;
  const isGlimpse = (by: Seat, about: Seat): boolean =>
    claims.glimpses.some((one) => one.by === by && one.about === about);
  const pairs = claims.claimed.flatMap(({ by, words, proved }) => {
    if (words[0] !== 'saw' || proved !== undefined) return [];
    const [, about, identity] = words;
    const sight = keen ? (isGlimpse(by, about) ? SHOWN : UNSEEN) : EITHER;
    return [{ by, about, ratio: sight[identity] }];
  });
  const settled = claims.claimed.flatMap(({ by, words: [id], proved }) =>
    proved === undefined || id === 'plan' || id === 'join' ? [] : [{ by, times: (proved ? PROVEN : BELIED)[id] }],
  );
  return { pairs, alone: [...settled, ...claims.strayed.map(({ by }) => ({ by, times: STRAYED }))] };
};

/** The weight of a set of mafiosi, without the viewer's own words. */
export const heardOf = ({ pairs, alone }: Hearsay, me: Seat, mafia: readonly Seat[]): number => {
  let weight = 1;
  for (const { by, times } of alone) if (by !== me && mafia.includes(by)) weight *= times;
  for (const { by, about, ratio } of pairs) {
    if (by === me) continue;
    const [both, doer, other] = ratio;
    if (mafia.includes(by)) weight *= mafia.includes(about) ? both : doer;
    else if (mafia.includes(about)) weight *= other;
  }
  return weight;
};

/** An unsettled claim that plots cannot harm them: a poor target for a plot. */
export const isVested = ({ docket }: TribunalView, seat: Seat): boolean =>
  docket.minutes.claims?.claimed.some(
    ({ by, words, proved }) => by === seat && words[0] === 'hold' && words[1] === 'bulletproof' && proved === undefined,
  ) === true;
