/** A link to a table on a server, over one WebSocket that comes back by itself. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import type { ChatLine, ClientSays, ErrorCode, ServerMessage, TableInfo } from '../../server/protocol.ts';
import { isFailure } from '../online/api.ts';
import { type Finished, fetchFinished } from './finished.ts';
import type { Clock, Connection, Link, People, Refusal, Seen } from './link.ts';
import { paced } from './paced.ts';

/** Why one is not at the table; a screen says what to do. */
export type Barred = { readonly code: ErrorCode | 'no-socket' | 'other-tab'; readonly message: string };

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
};

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const GIVE_UP = 3;
/** These end the visit; any other error is said in passing. */
const FINAL: readonly ErrorCode[] = ['no-table', 'not-invited', 'banned', 'no-watchers', 'no-session'];

export const joinTable = (id: string, invited?: string): RemoteLink => {
  const seen = signal<Seen | undefined>();
  const table = signal<TableInfo | undefined>();
  const me = signal<string | undefined>();
  const invite = signal<string | undefined>(invited);
  const code = signal<string | undefined>();
  const chat = signal<readonly ChatLine[]>([]);
  const clock = signal<Clock | undefined>();
  const connection = signal<Connection>('connecting');
  const refusal = signal<Refusal | undefined>();
  const barred = signal<Barred | undefined>();
  const willing = signal(false);
  const finished = signal<Finished | undefined>();

  let socket: WebSocket | undefined;
  let [round, heard]: [number, Said[]] = [0, []];
  let ahead = 0;
  let tries = 0;
  let welcomed = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  /** Not confirmed yet: said again, with the same id, when the line comes back. */
  const unconfirmed = new Map<string, ClientSays>();
  const prefix = Math.random().toString(36).slice(2, 8);

  const say = (message: ClientSays): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const ask = (message: Asked): void => {
    count += 1;
    const whole: ClientSays = { ...message, id: `${prefix}-${count}` };
    if (whole.type !== 'enter') unconfirmed.set(whole.id, whole);
    say(whole);
  };
  const enter = (): void =>
    ask({
      type: 'enter',
      table: id,
      ...(invited === undefined ? {} : { invite: invited }),
      ...(heard.length === 0 ? {} : { round, heard: heard.length }),
    });

  const moments = paced<{ view: object; heard: readonly Said[]; clock: Clock | undefined }>((moment) => {
    clock.value = moment.clock;
    if (isView(moment.view)) seen.value = { view: moment.view, heard: moment.heard };
  });

  const mySeat = () => table.value?.seats.find(({ seat }) => seat === me.value);
  /** Whoever asks is ready; the host begins once all are. */
  const goAgain = (): void => {
    const now = table.value;
    const mine = mySeat();
    if (!willing.value || now?.status !== 'over' || mine === undefined) return;
    if (mine.person !== now.host) {
      if (!mine.ready) ask({ type: 'ready', ready: true });
    } else if (now.seats.every(({ person, ready }) => person === undefined || person === now.host || ready))
      ask({ type: 'rematch' });
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
      },
      frame.ok !== undefined || seen.value === undefined,
    );
  };

  const heed = (message: ServerMessage) => {
    switch (message.type) {
      case 'welcome':
        welcomed = true;
        tries = 0;
        ahead = Date.now() - message.now;
        enter();
        for (const waiting of unconfirmed.values()) say(waiting);
        return;
      case 'ok':
        unconfirmed.delete(message.id);
        connection.value = 'open';
        if (message.code !== undefined) code.value = message.code;
        return;
      case 'error':
        if (message.id !== undefined) unconfirmed.delete(message.id);
        if (FINAL.includes(message.code)) barred.value = { code: message.code, message: message.message };
        else refusal.value = { code: message.code, message: message.message };
        return;
      case 'table':
        connection.value = 'open';
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
      case 'out': // the table was closed, or its host has put one out
        barred.value = { code: message.code === 'no-table' ? 'expired' : 'banned', message: message.message };
        return;
    }
  };

  const connect = (): void => {
    if (closed) return;
    const url = new URL('ws', location.href.split('#')[0]);
    url.protocol = url.protocol.replace('http', 'ws');
    socket = new WebSocket(url);
    socket.addEventListener('message', ({ data }) => heed(JSON.parse(String(data))));
    socket.addEventListener('close', () => {
      if (closed || barred.value !== undefined) return;
      tries += 1;
      connection.value = welcomed ? 'lost' : 'connecting';
      if (!welcomed && tries >= GIVE_UP) barred.value = { code: 'no-socket', message: '' };
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + Math.random() / 2);
      timer = setTimeout(connect, pause);
    });
  };
  const onlineAgain = (): void => {
    if (socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(timer);
    connect();
  };
  addEventListener('online', onlineAgain);

  // One seat, one tab: the latest to open the table has it.
  const tabs = new BroadcastChannel(`cabale table ${id}`);
  tabs.addEventListener('message', () => {
    barred.value = { code: 'other-tab', message: '' };
    closed = true;
    socket?.close();
  });
  tabs.postMessage('mine');
  connect();

  return {
    seen,
    table,
    me,
    invite,
    code,
    chat,
    clock,
    connection,
    refusal,
    barred,
    people: computed(() => peopleOf(table.value)),
    finished,
    curtain: signal(undefined),
    lift: () => undefined,
    ask,
    send(move) {
      refusal.value = undefined;
      const question = seen.value?.view.question;
      if (question !== undefined) ask({ type: 'move', question, move });
    },
    again() {
      willing.value = true;
      goAgain();
    },
    willing,
    away: computed(() => mySeat()?.away === true),
    back: () => ask({ type: 'back' }),
    close() {
      closed = true;
      clearTimeout(timer);
      moments.clear();
      removeEventListener('online', onlineAgain);
      tabs.close();
      socket?.close();
    },
  };
};

/** The wire's view is the engine's. */
export const isView = (view: object): view is View => 'toAct' in view && 'players' in view && 'question' in view;

const peopleOf = (table: TableInfo | undefined): People =>
  Object.fromEntries(
    (table?.seats ?? []).map(({ seat, name, bot, online, away }) => [
      seat,
      { name: name ?? bot ?? seat, bot: bot !== undefined, online: online || bot !== undefined, away },
    ]),
  );
