/** The state that all parts of a lobby share. */
import type { Seat } from '../../../engine/seats.ts';
import type { SeatInfo, TableInfo } from '../../../protocol/messages.ts';
import { type Form, readMask } from '../../../words/masks.ts';
import type { RemoteLink } from '../../link/remote.ts';

export type Lobby = {
  readonly link: RemoteLink;
  readonly table: TableInfo;
  /** My own seat, if I have one; and whether I am the host, who may have none. */
  readonly mine: SeatInfo | undefined;
  readonly host: boolean;
  /** The kind of bots that take free chairs, and those there are. */
  readonly bots: readonly string[];
  readonly bot: string | undefined;
  setBot(bot: string): void;
};

export const orderOf = ({ seats }: TableInfo): Seat[] => seats.map(({ seat }) => seat);

/** Forms that others than this seat wear. */
export const takenBeside = ({ seats }: TableInfo, own: Seat | undefined): Form[] =>
  seats.flatMap(({ seat, mask }) => (seat === own ? [] : (readMask(mask)?.form ?? [])));

/** Whether somebody may still sit down: a bot gives way to a person. */
export const hasRoom = ({ seats, dealing }: { seats: TableInfo['seats']; dealing?: TableInfo['dealing'] }): boolean =>
  dealing === undefined && seats.some(({ person }) => person === undefined);
