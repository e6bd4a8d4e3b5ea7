/** Compares the forecasts of a finished game with what happened. */
import type { Adviser, Beliefs } from '../bots/adviser.ts';
import { seeded } from '../engine/chance.ts';
import type { Imagined, Sight, State } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { sightOf } from '../engine/sight.ts';
import { type ForecastBy, type ForecastOutcome, foreseeable, shareOf, sum } from './forecasts.ts';
import { imagineBy } from './imagine.ts';
import { heardBy, look, resumeTable, type Table } from './table.ts';
import { chanceOf } from './worth.ts';

/** In the order of the game, without forecasts on questions never asked. */
export const outcomesOf = (
  game: Imagined,
  record: GameRecord,
  given: readonly ForecastBy[],
  expert?: Adviser,
): readonly ForecastOutcome[] => {
  const outcomes: (Omit<ForecastOutcome, 'came'> & { readonly lie: boolean })[] = [];
  const wanted = new Set(given.map(({ question }) => question));
  const beliefs = expert?.beliefs?.(game);
  let [at, last] = [-1, -1];
  const end = resumeTable(game, record, (table) => {
    at += 1;
    if (table.question === last || table.state.over !== undefined) return;
    last = table.question;
    const sight = look(table, undefined);
    beliefs?.see(sight);
    if (!wanted.has(last)) return;
    const here = given.filter(({ question }) => question === last);
    const candidates = foreseeable(game, sight.view, undefined).wins.length;
    const isLie = game.forecasts?.claim?.isLie;
    for (const wins of new Set(here.map((one) => one.wins))) {
      if (wins === undefined && isLie === undefined) continue;
      const judged: Judged = { game, table, sight, expert, beliefs, wins };
      const thought = expertOf(judged, `${record.seed} ${last}`);
      outcomes.push({
        at,
        view: sight.view,
        ...(wins === undefined ? {} : { wins }),
        lie: isLie?.(table.state) === true,
        said: here.filter((one) => one.wins === wins).map((one) => ({ by: one.by, share: shareOf(one, candidates) })),
        ...(thought === undefined ? {} : { expert: thought }),
      });
    }
  });
  const winners = end.state.over ?? [];
  return outcomes.map(({ lie, ...rest }) => ({
    ...rest,
    came: rest.wins === undefined ? lie : winners.includes(rest.wins),
  }));
};

type Judged = {
  readonly game: Imagined;
  readonly table: Table;
  readonly sight: Sight;
  readonly expert: Adviser | undefined;
  readonly beliefs: Beliefs | undefined;
  readonly wins: Seat | undefined;
};

/** States to sample from the gallery's view: for claims, and for winners. */
const [CLAIMS, WINNERS] = [1500, 12];

const expertOf = ({ game, table, sight, expert, beliefs, wins }: Judged, seed: string): number | undefined => {
  if (expert === undefined || expert.suspects !== undefined) return undefined;
  const rng = seeded(`forecast ${seed}`);
  if (wins === undefined) {
    const states = Array.from({ length: CLAIMS }, () => game.imagine(sight, rng));
    const logs = states.map((state) => beliefs?.weigh(state) ?? 0);
    const most = Math.max(...logs);
    const weights = logs.map((log) => Math.exp(log - most));
    const lies = states.map((state) => Number(game.forecasts?.claim?.isLie(state) === true));
    return sum(lies.map((lie, i) => lie * (weights[i] ?? 0))) / sum(weights);
  }
  const common = heardBy(table, undefined);
  const chances = Array.from({ length: WINNERS }, () => {
    const state: State = imagineBy(game, beliefs, sight, rng);
    const told = state.seats.map((seat) => chanceOf(expert, sightOf<State>(game, state, common, seat)));
    return (told[state.seats.indexOf(wins)] ?? 0) / Math.max(sum(told), Number.EPSILON);
  });
  return sum(chances) / WINNERS;
};
