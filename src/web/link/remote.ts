/** A link to a table on a server, over one WebSocket that comes back by itself. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { levelCalled } from '../../bots/duels.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { SHARES } from '../../host/forecasts.ts';
import type { ErrorCode } from '../../protocol/lists.ts';
import type { ChatLine, SeatInfo, ServerMessage, TableInfo } from '../../protocol/messages.ts';
import { calledAt } from '../../words/called.ts';
import { type Mask, readMask, writeMask } from '../../words/masks.ts';
import { mask } from '../masks/own.ts';
import { isFailure } from '../online/api.ts';
import { isHeard } from '../online/muted.ts';
import { t } from '../text/more.ts';
import { type Asked, isOvertaken, openAsks, openHush } from './asks.ts';
import { openBubbles, SEEN_FOR } from './bubbles.ts';
import { fetchFinished } from './finished.ts';
import { openGallery } from './gallery.ts';
import { followGame } from './game.ts';
import { watchLeader } from './leader.ts';
import { type Finished, isAsked, type Link, type People, type Refusal } from './link.ts';
import { nullLink } from './null-link.ts';
import { answerCall, memoryOf, withSealed } from './promise.ts';
import { openLine } from './socket.ts';

/** Why one is not at the table; a screen says what to do. */
export type Barred = ErrorCode | 'no-socket' | 'other-tab';

export type RemoteLink = Link & {
  readonly table: ReadonlySignal<TableInfo | undefined>;
  readonly me: ReadonlySignal<string | undefined>;
  /** By which others come here; for those who may invite. */
  readonly code: ReadonlySignal<string | undefined>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** For the host of a game: to whom he may give the seat of one who is gone. */
  readonly heirs: ReadonlySignal<readonly Heir[]>;
  /** The seat that was mine until the host gave it to another. */
  readonly lost: ReadonlySignal<string | undefined>;
  readonly barred: ReadonlySignal<Barred | undefined>;
  /** I am host, with a seat or without. */
  readonly leads: ReadonlySignal<boolean>;
  /** The host is gone for as long as was agreed: whoever sits here may lead on. */
  readonly leaderless: ReadonlySignal<boolean>;
  /** For the host: big screens that ask to show the table. */
  readonly screens: ReadonlySignal<readonly Heir[]>;
  ask(message: Asked): void;
  /** On a free chair, in one's own mask. */
  sit(): void;
  /** Tries the line now, without waiting for its turn. */
  reconnect(): void;
};

type Known = { readonly name: string; readonly mask: Mask | undefined };
/** What everybody is called and wears. */
type Cast = Partial<Record<Seat, Known>>;

const castOf = ({ seats }: TableInfo): Cast => {
  const called = calledAt(seats);
  return Object.fromEntries(
    seats.map(({ seat, mask }) => [seat, { name: called[seat] ?? seat, mask: readMask(mask) }]),
  );
};

/** `waits`: at the door, where nobody may watch. */
export type Heir = { readonly person: string; readonly name: string; readonly waits?: boolean | undefined };

/** These end the visit; any other error is said in passing. */
const FINAL: readonly ErrorCode[] = ['no-table', 'not-invited', 'banned', 'no-watchers', 'host-asked', 'no-session'];
/** What was asked for is there already: time, by another who asked at the same moment; a seat, from before. */
const NO_MATTER: readonly ErrorCode[] = ['no-more-time', 'seated'];

/** Nobody pressed a button for it. */
const UNSEEN: readonly Asked['type'][] = ['writes', 'forecast', 'reveal'];

/** A phrase is read by each in his own language; in free words a mark stays with the word before it, as French sets it. */
export const wordsIn = ({ quick, text }: ChatLine): string | undefined =>
  quick === undefined ? text?.replace(/ (?=[:;!?»])/g, '\u00a0') : t('quick')[quick];

/** `wall`: as a big screen, which is shown what lies on the table. */
export const joinTable = (id: string, { wall = false } = {}): RemoteLink => {
  const game = followGame();
  const table = signal<TableInfo | undefined>();
  const me = signal<string | undefined>();
  const code = signal<string | undefined>();
  const chat = signal<readonly ChatLine[]>([]);
  const heirs = signal<readonly Heir[]>([]);
  const lost = signal<string | undefined>();
  const screens = signal<readonly Heir[]>([]);
  const person = signal<string | undefined>();
  const leads = computed(() => person.value !== undefined && person.value === table.value?.host);
  const { leaderless, lookAt } = watchLeader();
  const led = signal<number | undefined>();
  const { talk, hear } = openBubbles(table, wordsIn, (ms, then) => setTimeout(then, ms));
  const refusal = signal<Refusal | undefined>();
  const barred = signal<Barred | undefined>();
  const finished = signal<Finished | undefined>();
  /** Names and masks belong to the game, not to the chair: after its end one may be empty, or another's. */
  const cast = signal<Cast | undefined>();

  const asks = openAsks((message) => line.say(message));
  const ask = (message: Asked): void => {
    refusal.value = undefined;
    asks.ask(withSealed(message, table.peek()));
  };
  const enter = (): void => asks.ask({ type: 'enter', table: id, wall, ...game.upTo() });
  const mySeat = () => table.value?.seats.find(({ seat }) => seat === me.value);
  const gallery = openGallery(({ question, wins, lie }) => {
    const { round } = game.upTo();
    const share = SHARES.find((one) => one === lie);
    if (round !== undefined) asks.ask({ type: 'forecast', round, question, wins, lie: share });
  });
  const rematch = openRematch(table, mySeat, () => leads.value, ask);

  /** Once the game is over nothing is hidden any more. */
  const lookBack = (share: string | undefined): void => {
    if (share === undefined) finished.value = undefined;
    if (share === undefined || share === finished.peek()?.share) return;
    void fetchFinished(share).then((found) => {
      if (isFailure(found) || table.peek()?.replay !== share) return;
      const seat = game.seen.peek()?.view.me;
      const round = found.record.origin?.round;
      const before = seat === undefined || round === undefined ? undefined : memoryOf(id, round, seat);
      const told = seat && game.upTo().round === round ? { seat, facts: game.heard() } : undefined;
      const memory = before && { ...before, told };
      batch(() => {
        finished.value = { ...found, memory };
        cast.value = Object.fromEntries(
          found.names.map((name, i) => [SEATS[i], { name, mask: readMask(found.masks?.[i]) }]),
        );
      });
    });
  };

  const answer = (shown: Asked | undefined): void => {
    if (shown !== undefined) asks.ask(shown);
  };

  const heed = (message: ServerMessage) => {
    switch (message.type) {
      case 'welcome':
        game.setClock(message.now);
        person.value = message.person;
        enter();
        return asks.repeat();
      case 'ok':
        asks.confirm(message.id);
        return;
      case 'error': {
        const asked = message.id === undefined ? undefined : asks.confirm(message.id);
        if (NO_MATTER.includes(message.code) || isOvertaken(message.code, asked)) return;
        if (asked !== undefined && UNSEEN.includes(asked.type)) return;
        if (FINAL.includes(message.code)) bar(message.code);
        else refusal.value = { code: message.code, message: message.message };
        return;
      }
      case 'table':
        // nobody sees a table with people at it and himself not yet among them
        batch(() => {
          if (message.table.status === 'lobby') game.end();
          if (message.table.round !== table.peek()?.round) gallery.clear();
          table.value = message.table;
          if (message.table.status !== 'over' || cast.peek() === undefined) cast.value = castOf(message.table);
          me.value = message.me;
          heirs.value = message.heirs ?? [];
          lost.value = message.lost;
          screens.value = message.screens ?? [];
          if (message.table.walls === 0) led.value = undefined;
          lookBack(message.table.replay);
          code.value = message.code ?? code.value;
          if (message.table.status !== 'over') rematch.willing.value = false;
        });
        lookAt(message.table);
        answer(answerCall(message.table, message.me));
        return rematch.goOn();
      case 'frame':
        for (const done of message.ok ?? []) asks.confirm(done);
        if (message.round !== game.upTo().round && led.value !== undefined) led.value = 0;
        return game.take(message) ? undefined : enter();
      case 'shown':
        if (message.round === game.upTo().round) led.value = message.heard;
        return;
      case 'chat':
        hear(message.lines.filter((one) => isHeard(one) && game.since(one.at) < SEEN_FOR));
        chat.value = [...chat.value.filter(({ n }) => !message.lines.some((one) => one.n === n)), ...message.lines];
        return;
      case 'out':
        return bar(OUT[message.code] ?? message.code);
    }
  };

  const line = openLine(id, heed, () => bar('no-socket'));
  const bar = (why: Barred): void => {
    barred.value = why;
    line.close();
  };

  // One seat, one tab: the latest to open the table has it.
  const tabs = new BroadcastChannel(`cabale table ${id}`);
  if (!wall) {
    tabs.addEventListener('message', () => bar('other-tab'));
    tabs.postMessage('mine');
  }

  return {
    ...nullLink(),
    seen: game.seen,
    table,
    me,
    code,
    chat: computed(() => chat.value.filter(isHeard)),
    heirs,
    lost,
    leads,
    leaderless,
    screens,
    talk,
    clock: game.clock,
    moreTime: computed(() => {
      if (table.value?.moreTime !== true || game.clock.value === undefined) return undefined;
      const view = game.seen.value?.view;
      const may = view !== undefined && isAsked(view) && !game.stretched.value;
      return { ask: may ? () => ask({ type: 'more-time', question: view.question }) : undefined };
    }),
    connection: line.connection,
    refusal,
    dismiss: () => {
      refusal.value = undefined;
    },
    barred,
    people: computed(() => peopleOf(table.value ?? { game: '', options: {}, seats: [] }, cast.value ?? {})),
    finished,
    ask,
    sit: () => ask({ type: 'sit', ready: true, mask: writeMask(mask.value) }),
    reconnect: line.reconnect,
    send(move) {
      const question = game.seen.value?.view.question;
      const { round } = game.upTo();
      if (question !== undefined && round !== undefined) ask({ type: 'move', round, question, move });
    },
    led,
    leadOn() {
      led.value = undefined;
    },
    ...(wall
      ? {
          hasShown(heard: number) {
            const { round } = game.upTo();
            if (round !== undefined) asks.ask({ type: 'shown', round, heard });
          },
        }
      : {}),
    // what one without a name foresees nobody keeps
    get gallery() {
      return wall || person.value === undefined ? undefined : gallery;
    },
    hush: openHush((on) => asks.ask({ type: 'writes', on })),
    get again() {
      return mySeat() === undefined && !leads.value ? undefined : rematch.again;
    },
    willing: rematch.willing,
    missed: computed(() => table.value?.status === 'playing' && mySeat() !== undefined),
    asking: computed(() =>
      table.value?.status === 'over' ? table.value.seats.filter(wants).map(({ seat }) => seat) : [],
    ),
    away: computed(() => mySeat()?.away === true),
    back: () => ask({ type: 'back' }),
    close() {
      lookAt(undefined);
      game.close();
      tabs.close();
      line.close();
    },
  };
};

/** Whoever asks for another game is ready; the host begins once all are. */
const openRematch = (
  table: ReadonlySignal<TableInfo | undefined>,
  mySeat: () => SeatInfo | undefined,
  leads: () => boolean,
  ask: (message: Asked) => void,
) => {
  const willing = signal(false);
  const goOn = (): void => {
    const now = table.value;
    const mine = mySeat();
    if (!willing.value || now?.status !== 'over' || now.dealing !== undefined) return;
    if (mine?.ready === false) ask({ type: 'ready', ready: true });
    else if (leads() && now.seats.every(({ ready }) => ready)) ask({ type: 'rematch' });
  };
  const again = (): void => {
    willing.value = true;
    goOn();
  };
  return { willing, again, goOn };
};

const wants = ({ person, ready }: SeatInfo): boolean => person !== undefined && ready;

/** Put out of the table: it was closed, or its host wished it so. */
const OUT: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = { 'no-table': 'expired', 'not-invited': 'banned' };

export const isFree = ({ person, bot }: SeatInfo): boolean => person === undefined && bot === undefined;

const peopleOf = (
  { game, options, seats, given = [] }: Pick<TableInfo, 'game' | 'options' | 'seats' | 'given'>,
  cast: Cast,
): People =>
  Object.fromEntries(
    seats.map(({ seat, bot, manner, online, away }) => [
      seat,
      {
        ...(cast[seat] ?? { name: seat }),
        bot: bot !== undefined,
        online: online || bot !== undefined,
        away,
        level: bot === undefined ? undefined : levelCalled({ game, options, seats: seats.length }, bot),
        manner,
        standing:
          bot !== undefined ? 'bot' : away ? 'away' : !online ? 'offline' : given.includes(seat) ? 'given' : undefined,
      },
    ]),
  );
