/** The state of a table on a server, and of its people. */
import { batch, signal } from '@preact/signals';
import { levelCalled } from '../../bots/duels.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { ErrorCode } from '../../protocol/lists.ts';
import type { ChatLine, SeatInfo, ServerMessage, TableInfo } from '../../protocol/messages.ts';
import { calledAt } from '../../words/display-names.ts';
import { type Mask, readMask } from '../../words/masks.ts';
import { isFailure } from '../base/api.ts';
import { memoryOf } from './deal-commitment.ts';
import { fetchFinished } from './finished.ts';
import type { FollowedGame } from './game.ts';
import type { Finished, People, Refusal } from './link.ts';

/** Why this visitor is not at the table; a screen tells what to do. */
export type Barred = ErrorCode | 'no-socket' | 'other-tab';

/** A big screen, for the host. `may`: leads the room, or was closed; absent: it asks to. */
export type BigScreen = { readonly person: string; readonly name: string; readonly may?: boolean | undefined };

/**
 * `waits`: asks for a seat, or at the door, where nobody may watch. `seat`: the one that is asked for. `same`: by
 * whoever sat there, as they say.
 */
export type Heir = {
  readonly person: string;
  readonly name: string;
  readonly waits?: boolean | undefined;
  readonly seat?: Seat | undefined;
  readonly same?: boolean | undefined;
  readonly asked?: number | undefined;
};

type OnlyPhrases = Extract<ServerMessage, { type: 'table' }>['onlyPhrases'];

type Known = { readonly name: string; readonly mask: Mask | undefined };
type Cast = Partial<Record<Seat, Known>>;

export const castOf = ({ seats }: TableInfo): Cast => {
  const called = calledAt(seats);
  return Object.fromEntries(
    seats.map(({ seat, mask }) => [seat, { name: called[seat] ?? seat, mask: readMask(mask) }]),
  );
};

export const openRoom = () => ({
  table: signal<TableInfo | undefined>(),
  me: signal<string | undefined>(),
  onlyPhrases: signal<OnlyPhrases | undefined>(),
  code: signal<string | undefined>(),
  chat: signal<readonly ChatLine[]>([]),
  heirs: signal<readonly Heir[]>([]),
  lost: signal<string | undefined>(),
  screens: signal<readonly BigScreen[]>([]),
  person: signal<string | undefined>(),
  /** The number of facts that the big screen has shown. */
  led: signal<number | undefined>(),
  refusal: signal<Refusal | undefined>(),
  barred: signal<Barred | undefined>(),
  finished: signal<Finished | undefined>(),
  /** Names and masks of the game's players: seats may change after its end. */
  cast: signal<Cast | undefined>(),
});
export type Room = ReturnType<typeof openRoom>;

/** After the game all cards are open. */
export const lookBack = (id: string, { table, finished, cast }: Room, game: FollowedGame): void => {
  const share = table.peek()?.replay;
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

export const isFree = ({ person, bot }: SeatInfo): boolean => person === undefined && bot === undefined;

export const peopleOf = (
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
