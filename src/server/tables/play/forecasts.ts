/**
 * Forecasts by players who are out, and spectators. Stored beside the game and never told during it; read with the
 * whole game afterwards.
 */
import { fault } from '../../../engine/fault.ts';
import { type Forecast, kindOf, refusalOf } from '../../../host/forecasts.ts';
import { tableViewOf } from '../../../host/table.ts';
import type { Whole } from '../../../protocol/http-shapes.ts';
import type { ClientMessage } from '../../../protocol/messages.ts';
import type { FinishedRow, ForecastRow, PersonRow } from '../../store/row-types.ts';
import type { Client, Hub, LiveTable } from '../state/hub.ts';
import { isBehind, viewerOf } from '../state/presence.ts';

import { write } from '../tell/compose.ts';

type Said = Extract<ClientMessage, { type: 'forecast' }>;

/** Per person and game: more than people can give. */
const MOST = 500;
/** In all: they are read with the game. */
const MOST_IN_ALL = 5000;

const SEALED = 'you have foreseen this already; what is sealed stays as it is';

const readForecast = ({ question, wins, lie }: Said): Forecast => {
  if (wins !== undefined && lie === undefined) return { question, wins };
  if (lie !== undefined && wins === undefined) return { question, lie };
  throw fault('malformed', 'either wins or lie');
};

const countOf = ({ foreseen }: LiveTable): number => {
  let all = 0;
  for (const given of foreseen.values()) all += given.size;
  return all;
};

/** Delayed watchers forecast what they have not seen yet. */
export const foresee = (table: LiveTable, client: Client, person: PersonRow, said: Said): void => {
  const { hub } = table;
  const { round } = table.doc;
  if (said.round !== round) throw fault('stale', 'that game is over; look at the one that is played now');
  const live = isBehind(table, client) ? table.delayed?.table : table.game?.live;
  if (live === undefined) throw fault('not-now', 'no game is under way');
  const forecast = readForecast(said);
  const view = tableViewOf(live);
  const refused = refusalOf(live.game, view, viewerOf(table, client), forecast);
  if (refused !== undefined) throw refused;
  const kind = kindOf(live.game, view, forecast);
  const given = table.foreseen.get(person.id) ?? new Set();
  if (given.has(kind)) throw fault('answered', SEALED);
  if (given.size >= MOST) throw fault('too-many', `at most ${MOST} forecasts a game`);
  if (countOf(table) >= MOST_IN_ALL) throw fault('too-many', `at most ${MOST_IN_ALL} forecasts of all who look on`);
  table.foreseen.set(person.id, given.add(kind));
  const { question, wins, lie } = forecast;
  const { id, name } = person;
  const at = hub.setting.now();
  const row: ForecastRow = { table: table.id, round, person: id, kind, question, at, name, wins, lie };
  hub.journal.write({ write: 'forecast', ...row });
  hub.journal.later(() => {
    answerKept(hub, client, said.id, row).catch(() => client.end(1012, 'come back'));
  });
};

/** The store keeps the first of a kind, on whichever server: only that is confirmed. */
const answerKept = async (
  hub: Hub,
  client: Client,
  id: string,
  { person, table, round, kind, ...sent }: ForecastRow,
) => {
  const all = await hub.store.forecastsOf(person);
  const kept = all.find((one) => one.table === table && one.round === round && one.kind === kind);
  const isSame = kept?.question === sent.question && kept.wins === sent.wins && kept.lie === sent.lie;
  client.send(write(isSame ? { type: 'ok', id } : { type: 'error', id, code: 'answered', message: SEALED }));
};

/** Numbers people, with the seat of those who played. */
export const forecastsOf = async (hub: Hub, { table, round, players }: FinishedRow): Promise<Whole['forecasts']> => {
  const people: string[] = [];
  return (await hub.store.forecasts(table, round)).map(({ person, name, question, wins, lie }) => {
    if (!people.includes(person)) people.push(person);
    const seat = players.find((player) => player.person === person)?.seat;
    return { by: people.indexOf(person), name, seat, question, wins, lie };
  });
};
