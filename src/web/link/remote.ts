/** A link to a table on a server, over one WebSocket that comes back by itself. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import type { ErrorCode } from '../../protocol/lists.ts';
import type { ChatLine, ClientSays, SeatInfo, ServerMessage, TableInfo } from '../../protocol/messages.ts';
import { calledAt } from '../names.ts';
import { isFailure } from '../online/api.ts';
import { fetchFinished } from './finished.ts';
import { openLine } from './line.ts';
import { type Clock, type Finished, isAsked, type Link, type People, type Refusal, type Seen } from './link.ts';
import { paced } from './paced.ts';

/** Why one is not at the table; a screen says what to do. */
export type Barred = ErrorCode | 'no-socket' | 'other-tab';

type Unsent<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Asked = Unsent<ClientSays>;

export type RemoteLink = Link & {
  readonly table: ReadonlySignal<TableInfo | undefined>;
  readonly me: ReadonlySignal<string | undefined>;
  readonly invite: ReadonlySignal<string | undefined>;
  readonly code: ReadonlySignal<string | undefined>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly barred: ReadonlySignal<Barred | undefined>;
  ask(message: Asked): void;
  /** Tries the line now, without waiting for its turn. */
  reconnect(): void;
};

/** These end the visit; any other error is said in passing. */
const FINAL: readonly ErrorCode[] = ['no-table', 'not-invited', 'banned', 'no-watchers', 'no-session'];
/** Somebody else asked for more time at the same moment: there it is. */
const NO_MATTER: readonly ErrorCode[] = ['no-more-time'];

export const joinTable = (id: string, invited?: string): RemoteLink => {
  const seen = signal<Seen | undefined>();
  const table = signal<TableInfo | undefined>();
  const me = signal<string | undefined>();
  const invite = signal<string | undefined>(invited);
  const code = signal<string | undefined>();
  const chat = signal<readonly ChatLine[]>([]);
  const clock = signal<Clock | undefined>();
  const stretched = signal(false);
  const refusal = signal<Refusal | undefined>();
  const barred = signal<Barred | undefined>();
  const willing = signal(false);
  const finished = signal<Finished | undefined>();

  let [round, heard]: [number, Said[]] = [0, []];
  let ahead = 0;
  let count = 0;
  /** Not confirmed yet: said again, with the same id, when the line comes back. */
  const unconfirmed = new Map<string, ClientSays>();
  const prefix = Math.random().toString(36).slice(2, 8);

  const ask = (message: Asked): void => {
    count += 1;
    const whole: ClientSays = { ...message, id: `${prefix}-${count}` };
    if (whole.type !== 'enter') {
      refusal.value = undefined;
      unconfirmed.set(whole.id, whole);
    }
    line.say(whole);
  };
  const enter = (): void =>
    ask({
      type: 'enter',
      table: id,
      ...(invited === undefined ? {} : { invite: invited }),
      ...(heard.length === 0 ? {} : { round, heard: heard.length }),
    });

  type Moment = { view: object; heard: readonly Said[]; clock: Clock | undefined; stretched: boolean };
  const moments = paced<Moment>((moment) =>
    batch(() => {
      clock.value = moment.clock;
      stretched.value = moment.stretched;
      if (isView(moment.view)) seen.value = { view: moment.view, heard: moment.heard };
    }),
  );

  const mySeat = () => table.value?.seats.find(({ seat }) => seat === me.value);
  /** Whoever asks is ready; the host begins once all are. */
  const goAgain = (): void => {
    const now = table.value;
    const mine = mySeat();
    if (!willing.value || now?.status !== 'over' || mine === undefined) return;
    if (mine.person !== now.host) {
      if (!mine.ready) ask({ type: 'ready', ready: true });
    } else if (now.seats.every((seat) => !isFree(seat) && (seat.person === now.host || seat.ready)))
      ask({ type: 'rematch' });
  };
  const again = (): void => {
    willing.value = true;
    goAgain();
  };

  /** Once the game is over nothing is hidden any more. */
  const lookBack = (share: string | undefined): void => {
    if (share === undefined) finished.value = undefined;
    if (share === undefined || share === finished.peek()?.share) return;
    void fetchFinished(share).then((game) => {
      if (!isFailure(game) && table.peek()?.replay === share) finished.value = game;
    });
  };

  const takeFrame = (frame: Extract<ServerMessage, { type: 'frame' }>) => {
    if (frame.round !== round) [round, heard] = [frame.round, []];
    for (const done of frame.ok ?? []) unconfirmed.delete(done);
    ahead = Date.now() - frame.now;
    if (frame.from > heard.length) {
      heard = [];
      return enter();
    }
    heard = [...heard.slice(0, frame.from), ...frame.facts];
    const { clock: running } = frame.view;
    const ends = running?.ends ?? undefined;
    moments.add(
      {
        view: frame.view,
        heard,
        clock:
          running === undefined || ends === undefined
            ? undefined
            : { opened: running.opened + ahead, ends: ends + ahead },
        stretched: running?.more === true,
      },
      frame.ok !== undefined || seen.value === undefined,
    );
  };

  const heed = (message: ServerMessage) => {
    switch (message.type) {
      case 'welcome':
        ahead = Date.now() - message.now;
        enter();
        for (const waiting of unconfirmed.values()) line.say(waiting);
        return;
      case 'ok':
        unconfirmed.delete(message.id);
        if (message.code !== undefined) code.value = message.code;
        return;
      case 'error':
        if (message.id !== undefined) unconfirmed.delete(message.id);
        if (NO_MATTER.includes(message.code)) return;
        if (FINAL.includes(message.code)) bar(message.code);
        else refusal.value = { code: message.code, message: message.message };
        return;
      case 'table':
        if (message.table.status === 'lobby') {
          moments.clear();
          seen.value = undefined;
        }
        table.value = message.table;
        me.value = message.me;
        lookBack(message.table.replay);
        invite.value = message.invite ?? invite.value;
        if (message.table.status !== 'over') willing.value = false;
        goAgain();
        return;
      case 'frame':
        return takeFrame(message);
      case 'chat':
        chat.value = [...chat.value.filter(({ n }) => !message.lines.some((line) => line.n === n)), ...message.lines];
        return;
      case 'out':
        return bar(OUT[message.code] ?? message.code);
    }
  };

  const line = openLine(heed, () => bar('no-socket'));
  const bar = (why: Barred): void => {
    barred.value = why;
    line.close();
  };

  // One seat, one tab: the latest to open the table has it.
  const tabs = new BroadcastChannel(`cabale table ${id}`);
  tabs.addEventListener('message', () => bar('other-tab'));
  tabs.postMessage('mine');

  return {
    seen,
    table,
    me,
    invite,
    code,
    chat,
    clock,
    moreTime: computed(() => {
      if (table.value?.moreTime !== true || clock.value === undefined) return undefined;
      const view = seen.value?.view;
      const may = view !== undefined && isAsked(view) && !stretched.value;
      return { ask: may ? () => ask({ type: 'more-time', question: view.question }) : undefined };
    }),
    connection: line.connection,
    refusal,
    barred,
    people: computed(() => peopleOf(table.value ?? { seats: [] })),
    finished,
    curtain: signal(undefined),
    lift: () => undefined,
    ask,
    reconnect: line.reconnect,
    send(move) {
      const question = seen.value?.view.question;
      if (question !== undefined) ask({ type: 'move', question, move });
    },
    get again() {
      return mySeat() === undefined ? undefined : again;
    },
    willing,
    away: computed(() => mySeat()?.away === true),
    back: () => ask({ type: 'back' }),
    close() {
      moments.clear();
      tabs.close();
      line.close();
    },
  };
};

/** Put out of the table: it was closed, or its host wished it so. */
const OUT: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = { 'no-table': 'expired', 'not-invited': 'banned' };

export const isFree = ({ person, bot }: SeatInfo): boolean => person === undefined && bot === undefined;

/** The wire's view is the engine's. */
export const isView = (view: object): view is View => 'toAct' in view && 'players' in view && 'question' in view;

const peopleOf = ({ seats }: Pick<TableInfo, 'seats'>): People => {
  const called = calledAt(seats);
  return Object.fromEntries(
    seats.map(({ seat, bot, online, away }) => [
      seat,
      { name: called[seat] ?? seat, bot: bot !== undefined, online: online || bot !== undefined, away },
    ]),
  );
};
