/**
 * Criteria of a teachable moment, as figures: one answer is clearly better and the expert's choice; a fact explains it
 * and no other answer; something was heard; no game is used twice from the same seat.
 */

import type { Figures } from '../../src/command/text.ts';
import type { Game, Sight } from '../../src/engine/game.ts';
import { wordsOf } from '../../src/engine/phrases.ts';
import { isSeat } from '../../src/engine/seats.ts';
import type { Accusation } from '../../src/host/accusations.ts';
import { bestMove, type Moment, type Moments, tableAt } from '../../src/host/moments.ts';
import { look } from '../../src/host/table.ts';
import type { MomentSource } from './moment-source.ts';
import type { SuspectSource } from './suspect-source.ts';

const FAULTS = ['gap', 'expert', 'reason', 'heard', 'twin'] as const;
type Fault = (typeof FAULTS)[number];

/** In hundredths: the advantage of the best answer, and how often the expert gives it. */
const [GAP, MOSTLY] = [4, 53];
const HEARD = 2;

type Measured = {
  readonly gap: number;
  readonly share: number;
  readonly reason: string | undefined;
  readonly heard: number;
};

const faultsIn = ({ gap, share, reason, heard }: Measured): Fault[] => [
  ...(gap < GAP ? (['gap'] as const) : []),
  ...(share < MOSTLY ? (['expert'] as const) : []),
  ...(reason !== undefined ? [] : (['reason'] as const)),
  ...(heard < HEARD ? (['heard'] as const) : []),
];

/** How a file's moments are found. */
export type Finder = { readonly source?: MomentSource | undefined; readonly accuser?: SuspectSource | undefined };

const measured = ({ source, accuser }: Finder, sight: Sight, moment: Moment | Accusation): Measured => {
  const best = bestMove(moment);
  if (!('answers' in moment)) {
    const { doubt, stand, doubts, odds, says } = moment;
    // other challenges than `doubt` occur in games of non-experts
    const share = says !== undefined ? 100 : doubt > stand ? doubts : 100 - doubts;
    const reason = source?.reasonFor(sight, best, odds);
    return { gap: Math.abs(doubt - stand), share, reason, heard: source?.linesOf(sight) ?? 0 };
  }
  const { answers } = moment;
  const [high = 0, next = 0] = answers.map(({ worth }) => worth).toSorted((one, other) => other - one);
  const most = Math.max(...answers.map(({ share }) => share));
  const isMost = answers.some(({ move, share }) => move === best && share === most);
  const [, at] = wordsOf(best);
  const reason = isSeat(at) ? accuser?.reasonFor(sight, at) : undefined;
  return { gap: high - next, share: isMost ? 100 : 0, reason, heard: accuser?.telling(sight) ?? 0 };
};

type Judged<M> = { readonly moment: M; readonly reason: string; readonly faults: readonly Fault[] };

export const judge = <M extends Moment | Accusation>(
  finder: Finder,
  game: Game,
  all: readonly M[],
): readonly Judged<M>[] => {
  const hands = new Set<string>();
  return all.map((moment) => {
    const of = measured(finder, look(tableAt(game, moment), moment.seat), moment);
    const [faults, reason] = [faultsIn(of), of.reason ?? ''];
    if (faults.length > 0) return { moment, reason, faults };
    const hand = `${moment.seed} ${moment.seat}`;
    const isTwin = hands.has(hand);
    hands.add(hand);
    return { moment, reason, faults: isTwin ? ['twin'] : [] };
  });
};

/** The wanted number of those that pass, by reasons in turn, to vary them. */
const inTurn = <M>(judged: readonly Judged<M>[], count: number): M[] => {
  const groups = [...Map.groupBy(judged, ({ reason }) => reason).values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => groups.flatMap((group) => group[i]?.moment ?? []))
    .flat()
    .slice(0, count);
};

/** Most of one answer per moment of the other. */
const AGAINST = 1.2;

/** Moments that pass, with challenging and not challenging about equally often best. */
export const teachable = <M extends Moment>(finder: Finder, game: Game, all: readonly M[]): M[] => {
  const gapOf = ({ doubt, stand }: Moment): number => doubt - stand;
  const passed = judge(
    finder,
    game,
    all.toSorted((one, other) => gapOf(other) - gapOf(one)),
  ).filter(({ faults }) => faults.length === 0);
  const [doubts, stands] = [true, false].map((is) => passed.filter(({ moment }) => isDoubt(moment) === is));
  if (doubts === undefined || stands === undefined) return [];
  // other challenges than `doubt` are rarely better, so all of them stay
  const isRare = all.some(({ says }) => says !== undefined);
  const most = (other: readonly unknown[]): number => (isRare ? all.length : Math.floor(AGAINST * other.length));
  return [...inTurn(doubts, most(stands)), ...inTurn(stands.toReversed(), most(doubts))];
};

const isDoubt = (moment: Moment | Accusation): boolean => !('answers' in moment) && moment.doubt > moment.stand;

/** How many pass, and what the others lack. */
export const rubricTable = (file: string, finder: Finder, game: Game, { moments, accusations }: Moments): Figures => {
  const row = (kind: string, all: readonly (Moment | Accusation)[]): string[][] => {
    if (all.length === 0) return [];
    const judged = judge(finder, game, all);
    const lack = FAULTS.map((fault) => `${judged.filter(({ faults }) => faults.includes(fault)).length}`);
    const passed = judged.filter(({ faults }) => faults.length === 0).length;
    const doubts = kind === 'doubt' ? `${Math.round((100 * all.filter(isDoubt).length) / all.length)} %` : '';
    return [[kind, `${all.length}`, `${passed}`, ...lack, doubts]];
  };
  return {
    title: `${file}: what each moment lacks`,
    head: ['kind', 'moments', 'pass', ...FAULTS, 'to doubt is best'],
    rows: [...row('doubt', moments), ...row('accuse', accusations)],
  };
};
