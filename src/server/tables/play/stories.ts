/** Finished games replayed from their records, for figures and previews. */
import { setImmediate } from 'node:timers/promises';
import type { Fact } from '../../../engine/facts.ts';
import type { Game } from '../../../engine/game.ts';
import { replayed } from '../../../engine/record.ts';
import { SEATS } from '../../../engine/seats.ts';
import { type Entry, openLean, playedIn, refold, type Table } from '../../../host/table.ts';
import { calledThen } from '../../../words/display-names.ts';
import { fetchDigest } from '../../../words/index.ts';
import { LANGS, type Lang } from '../../../words/languages.ts';
import type { Digested, Whole } from '../../../words/words.ts';
import { whereItBroke } from '../../log.ts';
import { keepLatest } from '../../lru.ts';
import type { FinishedRow } from '../../store/row-types.ts';
import type { Logged } from '../state/facts.ts';
import type { Hub } from '../state/hub.ts';

const AT_ONCE = 100;

export const gameOf = (hub: Hub, { set }: FinishedRow): Game | undefined =>
  hub.setting.games.find(({ id }) => id === set.game);

/** Replays in parts, so that running tables continue meanwhile. Throws if the rules differ. */
export const playAgain = async (
  hub: Hub,
  game: Game,
  { table: of, round, set, started }: FinishedRow,
  each: (facts: readonly Fact[], at: number, entry: Entry | undefined, table: Table) => void,
): Promise<readonly Entry[]> => {
  const { table, facts } = replayed(0, () => openLean(game, set, started));
  each(facts, started, undefined, table);
  const entries = await hub.store.entries(of, round);
  for (const [i, entry] of entries.entries()) {
    each(refold(table, entry).facts, entry.at, entry, table);
    if (i % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return entries;
};

export const storyOf = async (hub: Hub, game: Game, row: FinishedRow, known?: Logged): Promise<Whole> => {
  const { winners } = row;
  const seats = SEATS.slice(0, row.set.seats);
  if (known !== undefined) return { facts: known.facts, moves: playedIn(known.entries), seats, winners };
  const said: Fact[] = [];
  const entries = await playAgain(hub, game, row, (facts) => said.push(...facts));
  return { facts: said, moves: playedIn(entries), seats, winners };
};

type Digests = Partial<Record<Lang, Digested>>;

const MOST_KEPT = 500;

/** In each language, cached. */
export const digestsOf = (hub: Hub, row: FinishedRow): Promise<Digests> => {
  const key = `${row.table}-${row.round}`;
  return keepLatest(hub.digests, key, hub.digests.get(key) ?? digest(hub, row), MOST_KEPT);
};

const digest = async (hub: Hub, row: FinishedRow): Promise<Digests> => {
  const game = gameOf(hub, row);
  const words = await Promise.all(LANGS.map(async (lang) => [lang, await fetchDigest(row.set.game, lang)] as const));
  if (game === undefined || words.every(([, tell]) => tell === undefined)) return {};
  try {
    const story = await storyOf(hub, game, row);
    const called = calledThen(Object.fromEntries(row.players.map(({ seat, name }) => [seat, name])));
    return Object.fromEntries(words.map(([lang, tell]) => [lang, tell?.(story, (seat) => called[seat] ?? seat)]));
  } catch (error) {
    hub.log.error({ table: row.table, error: whereItBroke(error) }, 'a finished game cannot be told');
    return {};
  }
};
