/** What is kept of a person: to see, to take along, to delete. */
import type { FinishedGame } from '../../../protocol/routes.ts';
import { sessionsOf } from '../../people/people.ts';
import type { PersonRow } from '../../store/row-types.ts';
import { forgetGames, forgetPerson, renamePerson } from '../../tables/housekeeping.ts';
import { finishedGame } from '../../tables/replays.ts';
import { type Context, type Handlers, shown } from './context.ts';

const FINISHED_SHOWN = 200;
/** All of them are read in pieces: others want something of the store meanwhile. */
const PIECE = 100;

/** What was counted by now. */
const figuresOf = async ({ store, journal }: Context['hub'], { id }: PersonRow) => {
  await journal.durable();
  return (await store.figures(id)).map(({ game, figures }) => ({ game, figures: { ...figures } }));
};

export const ownDataHandlers = ({ hub, people, limit, passkeys, setCookie }: Context) =>
  ({
    async rename({ person, body }) {
      limit.countOwn('renames', person);
      return { person: shown(await renamePerson(hub, people, person, body)) };
    },
    async forget(ask) {
      await forgetPerson(hub, people, ask.person);
      setCookie(ask, '', 0);
      return {};
    },
    async replays({ person }) {
      const rows = await hub.store.finished(person.id, FINISHED_SHOWN, 0);
      return { games: rows.map((row) => finishedGame(hub, row, person.id)) };
    },
    figures: async ({ person }) => ({ figures: await figuresOf(hub, person) }),
    async forgetGames({ person }) {
      await forgetGames(hub, people, person);
      return {};
    },
    async export({ person }) {
      limit.countOwn('exports', person);
      const games: FinishedGame[] = [];
      for (let read = PIECE; read === PIECE; ) {
        const rows = await hub.store.finished(person.id, PIECE, games.length);
        games.push(...rows.map((row) => finishedGame(hub, row, person.id)));
        read = rows.length;
      }
      const figures = await figuresOf(hub, person);
      const [sessions, devices, reminder, seated, forecasts] = await Promise.all([
        sessionsOf(people, person),
        hub.store.subscriptions(person.id),
        hub.store.reminder(person.id),
        hub.store.seatedAt(person.id),
        hub.store.forecastsOf(person.id),
      ]);
      return {
        person: shown(person),
        since: person.created,
        sessions,
        notices: devices.map(({ endpoint }) => new URL(endpoint).host),
        ...(reminder === undefined ? {} : { reminder: { hour: reminder.hour, zone: reminder.zone } }),
        tables: seated.map(({ id }) => id),
        ...(await passkeys.list(person)),
        figures,
        games,
        forecasts: forecasts.map(({ table, round, question, wins, lie }) => ({ table, round, question, wins, lie })),
      };
    },
  }) satisfies Partial<Handlers>;
