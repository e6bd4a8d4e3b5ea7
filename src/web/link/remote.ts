/** A link to a table on a server, over one WebSocket that reconnects. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { ChatLine, SeatInfo, TableInfo } from '../../protocol/messages.ts';
import { boxFor } from '../../words/index.ts';
import { writeMask } from '../../words/masks.ts';
import { mask } from '../base/own-mask.ts';
import { goInstead } from '../base/router.ts';
import { explain } from '../parts/faults.ts';
import { type Asked, type Asks, openAsks, openHush } from './asks.ts';
import { openBubbles } from './bubbles.ts';
import { wordsIn } from './chat-words.ts';
import { withSealed } from './deal-commitment.ts';
import { type FollowedGame, followGame } from './game.ts';
import { watchHost } from './host-absence.ts';
import { isAsked, type Link } from './link.ts';
import { isHeard } from './muted.ts';
import { nullLink } from './null-link.ts';
import { onMessage } from './on-message.ts';
import { openRematch } from './rematch.ts';
import { type Barred, type BigScreen, type Heir, openRoom, peopleOf, type Room } from './room.ts';
import { openLine } from './socket.ts';

export type RemoteLink = Link & {
  readonly table: ReadonlySignal<TableInfo | undefined>;
  readonly me: ReadonlySignal<string | undefined>;
  /** The code that invites others; only for those who may invite. */
  readonly code: ReadonlySignal<string | undefined>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly heirs: ReadonlySignal<readonly Heir[]>;
  /** The seat that was this player's until the host gave it to another. */
  readonly lost: ReadonlySignal<string | undefined>;
  readonly barred: ReadonlySignal<Barred | undefined>;
  /** This person is host, seated or not. */
  readonly leads: ReadonlySignal<boolean>;
  /** The host has been away for the agreed time: any seated player may become host. */
  readonly hostless: ReadonlySignal<boolean>;
  /** For the host: big screens that are connected, ask to be, or were closed. */
  readonly screens: ReadonlySignal<readonly BigScreen[]>;
  readonly next: ReadonlySignal<number | undefined>;
  /** Whether the lobby is shown after a game, instead of its end. */
  readonly atFelt: ReadonlySignal<boolean>;
  ask(message: Asked): void;
  sit(): void;
  /** Milliseconds since a moment of the server's clock. */
  since(at: number): number;
  reconnect(): void;
};

const later = (ms: number, then: () => void): unknown => setTimeout(then, ms);

/** `wall`: joins as a big screen, which sees what lies on the table. */
export const joinTable = (id: string, { wall = false } = {}): RemoteLink => {
  const game = followGame();
  const room = openRoom();
  const { table, me, person, refusal } = room;
  const leads = computed(() => person.value !== undefined && person.value === table.value?.host);
  const { leaderless, lookAt } = watchHost();
  const shown = shownOf(room);
  const { talk, hear } = openBubbles(table, (line) => wordsIn(line, shown.people.value), later);
  const asks = openAsks((message) => line.say(message));
  const ask = (message: Asked): void => {
    refusal.value = undefined;
    asks.ask(withSealed(message, table.peek()));
  };
  const enter = (): void => asks.ask({ type: 'enter', table: id, wall, ...game.upTo() });
  const mySeat = () => table.value?.seats.find(({ seat }) => seat === me.value);
  const rematch = openRematch({ table, mySeat, leads: () => leads.value, since: game.since, ask });
  const bar = (why: Barred): void => {
    room.barred.value = why;
    line.close();
  };
  const listener = { id, room, game, asks, rematch, hear, lookAt, enter, bar };
  const line = openLine(
    id,
    (message) => onMessage(listener, message),
    () => bar('no-socket'),
  );
  const leaveTab = wall ? () => {} : takeTab(id, () => bar('other-tab'));

  return {
    ...nullLink(),
    ...shown,
    seen: game.seen,
    options: computed(() => table.value?.options),
    bursts: true,
    leads,
    hostless: leaderless,
    report(said) {
      const { round } = game.upTo();
      const line = game.heard().indexOf(said);
      if (round !== undefined && line >= 0) ask({ type: 'report', round, line });
    },
    onlyPhrases: computed(() => whyOnly(room.onlyPhrases.value)),
    talk,
    clock: game.clock,
    moreTime: moreTimeOf(room, game, ask),
    connection: line.connection,
    ask,
    sit: () => ask({ type: 'sit', ready: true, mask: writeMask(mask.value), bots: room.table.value?.bots === 'all' }),
    since: game.since,
    leave: computed(() => (table.value?.strangers === undefined ? undefined : () => ask({ type: 'leave' }))),
    reconnect: line.reconnect,
    send(move) {
      const question = game.seen.value?.view.question;
      const { round } = game.upTo();
      if (question !== undefined && round !== undefined) ask({ type: 'move', round, question, move });
    },
    ...(wall ? showing(game, asks) : {}),
    get vote() {
      return mySeat() === undefined || table.value?.walls === 0 ? undefined : rematch.vote;
    },
    lifts: (on) => asks.ask({ type: 'lift', on }),
    looks: computed(() => table.value?.looks),
    hush: openHush((on) => asks.ask({ type: 'writes', on })),
    get again() {
      return mySeat() === undefined && !leads.value ? undefined : againAt(table.value, rematch.again);
    },
    ...rematch.shown,
    missed: computed(() => table.value?.status === 'playing' && mySeat() !== undefined),
    away: computed(() => mySeat()?.away === true),
    back: () => ask({ type: 'back' }),
    close() {
      lookAt(undefined);
      leaveTab();
      line.close();
    },
  };
};

const whyOnly = (hush: Room['onlyPhrases']['value']) =>
  hush && { why: hush.why, says: explain(hush.why === 'strangers' ? 'only-phrases' : hush.why, hush.until) };

const showing = (game: FollowedGame, { ask }: Asks): Pick<Link, 'hasShown'> => ({
  hasShown(heard) {
    const { round } = game.upTo();
    if (round !== undefined) ask({ type: 'shown', round, heard });
  },
});

/** Among strangers who have all left, another game means finding others. */
const againAt = (table: TableInfo | undefined, again: () => void): (() => void) => {
  const people = table?.seats.filter(({ person }) => person !== undefined).length ?? 0;
  if (table?.strangers === undefined || people > 1) return again;
  return () => goInstead('now', boxFor(table.game, table.options)?.id ?? table.game);
};

/** One seat is open in one tab: the latest one. */
const takeTab = (id: string, taken: () => void): (() => void) => {
  const tabs = new BroadcastChannel(`cabale table ${id}`);
  tabs.addEventListener('message', taken);
  tabs.postMessage('mine');
  return () => tabs.close();
};

/** The signals of a table that its screens use. */
const shownOf = ({ table, me, code, chat, heirs, lost, screens, led, refusal, barred, finished, cast }: Room) => ({
  table,
  me,
  code,
  chat: computed(() => chat.value.filter(isHeard)),
  heirs,
  lost,
  screens,
  refusal,
  dismiss: () => {
    refusal.value = undefined;
  },
  barred,
  people: computed(() => peopleOf(table.value ?? { game: '', options: {}, seats: [] }, cast.value ?? {})),
  finished,
  evening: computed(() => {
    const { games = 0, wins = {}, seats = [] } = table.value ?? {};
    const votes = seats.flatMap(({ seat, vote }) => (vote === undefined ? [] : [[seat, vote] as const]));
    return { games, wins, votes: Object.fromEntries(votes) };
  }),
  asking: computed(() =>
    table.value?.status === 'over' ? table.value.seats.filter(wants).map(({ seat }) => seat) : [],
  ),
  led,
  leadOn() {
    led.value = undefined;
  },
});

/** More time for this player's question, where the table grants it and nobody has asked yet. */
const moreTimeOf = ({ table }: Room, game: FollowedGame, ask: (message: Asked) => void) =>
  computed(() => {
    if (table.value?.moreTime !== true || game.clock.value === undefined) return undefined;
    const view = game.seen.value?.view;
    const may = view !== undefined && isAsked(view) && !game.stretched.value;
    return { ask: may ? () => ask({ type: 'more-time', question: view.question }) : undefined };
  });

const wants = ({ person, ready }: SeatInfo): boolean => person !== undefined && ready;
