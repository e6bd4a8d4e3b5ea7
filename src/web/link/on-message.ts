/** Applies each message of a server to the state of the client. */
import { batch } from '@preact/signals';
import type { ErrorCode } from '../../protocol/lists.ts';
import type { ChatLine, ServerMessage, TableInfo } from '../../protocol/messages.ts';
import { type Asked, type Asks, isOvertaken } from './asks.ts';
import { SEEN_FOR } from './bubbles.ts';
import { answerCall } from './deal-commitment.ts';
import type { FollowedGame } from './game.ts';
import { isHeard } from './muted.ts';
import type { Rematch } from './rematch.ts';
import { type Barred, castOf, lookBack, type Room } from './room.ts';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

type Listener = {
  readonly id: string;
  readonly room: Room;
  readonly game: FollowedGame;
  readonly asks: Asks;
  readonly rematch: Rematch;
  hear(lines: readonly ChatLine[]): void;
  lookAt(table: TableInfo): void;
  enter(): void;
  bar(why: Barred): void;
};

/** Errors that end the visit, as any does before a table is shown; any other is shown as a toast. */
const FINAL: readonly ErrorCode[] = [
  'no-table',
  'damaged',
  'not-invited',
  'banned',
  'suspended',
  'no-watchers',
  'no-place',
  'host-asked',
  'no-session',
];
/** Harmless refusals: somebody else has just asked for more time, or this player is already seated. */
const NO_MATTER: readonly ErrorCode[] = ['no-more-time', 'seated'];

/** Messages that no button of this client sends. */
const UNSEEN: readonly Asked['type'][] = ['writes', 'lift', 'reveal', 'rematch'];

/** The table was closed, or the host removed this player. */
const OUT: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = { 'no-table': 'expired', 'not-invited': 'banned' };

const onError = ({ asks, room, rematch, bar }: Listener, message: Message<'error'>): void => {
  const asked = message.id === undefined ? undefined : asks.confirm(message.id);
  if (NO_MATTER.includes(message.code) || isOvertaken(message.code, asked)) return;
  if (asked !== undefined && UNSEEN.includes(asked.type)) return;
  if (asked?.type === 'start' || asked?.type === 'ready') rematch.stop();
  if (FINAL.includes(message.code) || room.table.peek() === undefined) bar(message.code);
  else room.refusal.value = { code: message.code, message: message.message, until: message.until };
};

const onTable = ({ id, room, game, asks, rematch, lookAt }: Listener, message: Message<'table'>): void => {
  const { table, me } = message;
  // the table is shown only together with the player's own seat
  batch(() => {
    if (table.status === 'lobby') game.end();
    room.table.value = table;
    if (table.status !== 'over' || room.cast.peek() === undefined) room.cast.value = castOf(table);
    room.me.value = me;
    room.onlyPhrases.value = message.onlyPhrases;
    room.heirs.value = message.heirs ?? [];
    room.lost.value = message.lost;
    room.screens.value = message.screens ?? [];
    if (table.walls === 0) room.led.value = undefined;
    lookBack(id, room, game);
    room.code.value = message.code ?? room.code.value;
    if (table.status !== 'over') rematch.stop();
  });
  lookAt(table);
  const shown = answerCall(table, me);
  if (shown !== undefined) asks.ask(shown);
  rematch.goOn();
};

export const onMessage = (listener: Listener, message: ServerMessage) => {
  const { room, game, asks, hear, enter, bar } = listener;
  switch (message.type) {
    case 'welcome':
      game.setClock(message.now);
      room.person.value = message.person;
      enter();
      return asks.repeat();
    case 'ok':
      asks.confirm(message.id);
      return;
    case 'error':
      return onError(listener, message);
    case 'table':
      return onTable(listener, message);
    case 'frame':
      for (const done of message.ok ?? []) asks.confirm(done);
      if (message.round !== game.upTo().round && room.led.value !== undefined) room.led.value = 0;
      return game.take(message) ? undefined : enter();
    case 'shown':
      if (message.round === game.upTo().round) room.led.value = message.heard;
      return;
    case 'chat': {
      const { chat } = room;
      hear(message.lines.filter((one) => isHeard(one) && game.since(one.at) < SEEN_FOR));
      chat.value = [...chat.value.filter(({ n }) => !message.lines.some((one) => one.n === n)), ...message.lines];
      return;
    }
    case 'out':
      return bar(OUT[message.code] ?? message.code);
  }
};
