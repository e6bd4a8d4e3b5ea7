/** Handlers to read, export and delete what is stored about a person. */
import { sessionsOf, setBlock } from '../../people/people.ts';
import { refuseSanctioned } from '../../people/sanctions.ts';
import type { PersonRow } from '../../store/row-types.ts';
import { forgetGames, forgetPerson, renamePerson } from '../../tables/play/housekeeping.ts';
import { peopleMet } from '../../tables/play/met.ts';
import { rate, ratingsOf } from '../../tables/play/ratings.ts';
import { finishedGame } from '../../tables/play/replays.ts';
import { type Context, type Handlers, shown } from './context.ts';
import { noticesOf } from './notices.ts';

const FINISHED_SHOWN = 200;
/** Rows per read, so that others can use the store in between. */
const PIECE = 100;

const inPieces = async <T>(read: (skipped: number) => Promise<readonly T[]>): Promise<T[]> => {
  const all: T[] = [];
  for (let more = PIECE; more === PIECE; ) {
    const piece = await read(all.length);
    all.push(...piece);
    more = piece.length;
  }
  return all;
};

export const botsOf = async ({ store }: Context['hub'], { id }: PersonRow) =>
  (await store.botsOf(id)).map((bot) => ({ id: bot.id, name: bot.name }));

/** Waits until everything is counted. */
const figuresOf = async ({ store, journal }: Context['hub'], { id }: PersonRow) => {
  await journal.durable();
  return (await store.figures(id)).map(({ game, figures }) => ({ game, figures: { ...figures } }));
};

export const ownDataHandlers = ({ hub, people, limit, passkeys, setCookie }: Context) =>
  ({
    async rename({ person, body }) {
      limit.countOwn('renames', person);
      if (body.name !== undefined && body.name !== person.name) refuseSanctioned(person, 'mute', hub.setting.now());
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
    ratings: ({ person }) => ratingsOf(hub, person.id),
    rate: ({ person, body }) => rate(hub, person.id, body.on),
    async forgetGames({ person }) {
      await forgetGames(hub, people, person);
      return {};
    },
    blocks: async ({ person }) => ({ blocks: await hub.store.blocks(person.id) }),
    async block({ person, body }) {
      await setBlock(people, person, body.person, true);
      return {};
    },
    async unblock({ person, body }) {
      await setBlock(people, person, body.person, false);
      return {};
    },
    async export({ person }) {
      limit.countOwn('exports', person);
      const { store } = hub;
      const games = await inPieces((skipped) => store.finished(person.id, PIECE, skipped));
      const said = await inPieces((skipped) => store.chatOf(person.id, PIECE, skipped));
      const figures = await figuresOf(hub, person);
      const [sessions, devices, reminder, seated, named, reports, blocks, sanctions] = await Promise.all([
        sessionsOf(people, person),
        store.subscriptions(person.id),
        store.reminder(person.id),
        store.seatedAt(person.id),
        store.namedAt(person.id),
        store.reportsOf(person.id),
        store.blocks(person.id),
        store.sanctionsOn(person.id, hub.setting.now()),
      ]);
      return {
        person: shown(person),
        since: person.created,
        sessions,
        notices: devices.map(({ endpoint }) => new URL(endpoint).host),
        told: await noticesOf(hub, person),
        met: await peopleMet(hub, person.id),
        ...(reminder === undefined ? {} : { reminder: { hour: reminder.hour, zone: reminder.zone } }),
        tables: [...new Set([...seated.map(({ id }) => id), ...named])],
        ...(await passkeys.list(person)),
        bots: await botsOf(hub, person),
        figures,
        ratings: (await ratingsOf(hub, person.id)).ratings,
        games: games.map((row) => finishedGame(hub, row, person.id)),
        said,
        reports,
        blocks,
        sanctions: sanctions.map(({ kind, reason, until }) => ({ kind, reason, until })),
      };
    },
  }) satisfies Partial<Handlers>;
