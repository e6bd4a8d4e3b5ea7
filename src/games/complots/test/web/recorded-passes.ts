/** Counts the touches that people need for the moves of a recorded game, and those that only let something pass. */
import type { Bot } from '../../../../bots/bot.ts';
import type { Sight } from '../../../../engine/game.ts';
import { PASS } from '../../../../engine/phrases.ts';
import type { GameRecord } from '../../../../engine/record.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { letBotsPlay, newBots } from '../../../../host/bots.ts';
import { look, openTable, recordOf, resumeTable } from '../../../../host/table.ts';
import { answered, holding, isOffered, NOTHING, noting, type Passing } from '../../../../web/table/pass/pass.ts';
import { complots } from '../../rules/index.ts';
import { parse, targetOf } from '../../rules/moves.ts';
import { isComplots } from '../../rules/typed-view.ts';
import { aimsAtMe, changedBy, stakeOf, standingOf } from '../../web/standing.ts';

/** `by hand`: no automatic answers. `again`: repeats earlier passes. `offered`: also accepts offered passing. */
export const MEANS = ['by hand', 'again', 'offered'] as const;
type Means = (typeof MEANS)[number];
/** `anew`: repeated passes asked again after news. `spoken`: answers that differ from the automatic one. */
export type Touches = { readonly all: number; readonly passes: number; readonly anew: number; readonly spoken: number };

export const playedBy = (bot: Bot, seats: number, seed: string): GameRecord => {
  const table = openTable(complots, { game: complots.id, options: {}, seats, seed });
  letBotsPlay(
    newBots(() => bot),
    table,
  );
  return recordOf(table);
};

/** Additional touches of a move: a target, cards with a confirmation, a confirmed challenge. */
const touchesFor = (move: string): number => {
  const words = parse(move);
  if (words[0] === 'keep') return words.length;
  return words[0] === 'lose' || words[0] === 'doubt' || targetOf(words) !== undefined ? 2 : 1;
};

export const touchesIn = (record: GameRecord, me: Seat, means: Means): Touches => {
  const sights: Sight[] = [];
  resumeTable(complots, record, (table) => {
    const sight = look(table, me);
    sights.push({ ...sight, heard: [...sight.heard] }); // the table keeps writing into its own array
  });
  let passing: Passing = NOTHING;
  let kept: string | undefined;
  let [all, passes, anew, spoken] = [0, 0, 0, 0];
  const met = new Set<string>();
  const touch = (n: number, move: string) => {
    all += n;
    if (move === PASS) passes += 1;
  };
  for (const [i, played] of record.moves.entries()) {
    const { view, heard } = sights[i] ?? {};
    if (played === 'timeout' || played[0] !== me || view === undefined || heard === undefined || !isComplots(view))
      continue;
    if ((view.legal ?? []).length < 2) continue;
    const [, move] = played;
    const standing = standingOf(view);
    passing = holding(passing, standing, heard, changedBy);
    const sent = means === 'by hand' ? undefined : answered(passing, standing);
    if (view.phase === 'counter' && kept === stakeOf(view)) continue; // given with the previous answer
    kept = undefined;
    if (aimsAtMe(view) && view.phase === 'doubt' && move === PASS) {
      kept = stakeOf(view);
      touch(1, laterOf(record, sights, me, i) ?? move);
    } else if (sent === undefined) {
      if (means === 'offered' && isOffered(passing) && standing.window !== undefined && move === PASS)
        passing = { ...passing, row: 0, until: { what: 'named', turn: standing.turn } };
      touch(touchesFor(move), move);
      const claim = move === PASS ? standing.window?.claim : undefined;
      if (claim !== undefined) {
        const said = `${claim.seat} ${claim.what}`;
        if (met.has(said)) anew += 1;
        met.add(said);
      }
      passing = noting(passing, standing, move, heard.length);
    } else if (sent !== move) {
      touch(1, move);
      spoken += 1;
    }
  }
  return { all, passes, anew, spoken };
};

/** My answer to the same action after its challenges. */
const laterOf = (record: GameRecord, sights: readonly Sight[], me: Seat, at: number): string | undefined => {
  const stakeAt = (i: number): string | undefined => {
    const view = sights[i]?.view;
    return view !== undefined && isComplots(view) ? stakeOf(view) : undefined;
  };
  const phaseAt = (i: number) => sights[i]?.view.phase;
  for (let i = at + 1; stakeAt(i) === stakeAt(at); i++) {
    const played = record.moves[i];
    if (played !== undefined && played !== 'timeout' && played[0] === me && phaseAt(i) === 'counter') return played[1];
  }
  return undefined;
};

export const shareOf = (games: readonly Touches[]): number => {
  const sum = (of: (one: Touches) => number) => games.reduce((total, one) => total + of(one), 0);
  return (100 * sum(({ passes }) => passes)) / sum(({ all }) => all);
};
