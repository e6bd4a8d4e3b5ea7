/** The state that all parts of a lobby share. */
import type { Seat } from '../../../engine/seats.ts';
import type { SeatInfo, TableInfo } from '../../../protocol/messages.ts';
import { type Form, readMask } from '../../../words/masks.ts';
import type { RemoteLink } from '../../link/remote.ts';

export type Lobby = {
  readonly link: RemoteLink;
  readonly table: TableInfo;
  /** My seat, if any. The host may have none. */
  readonly mine: SeatInfo | undefined;
  readonly host: boolean;
  /** The bots that take free chairs, and the available kinds. */
  readonly bots: readonly string[];
  readonly bot: string | undefined;
  setBot(bot: string): void;
};

export const orderOf = ({ seats }: TableInfo): Seat[] => seats.map(({ seat }) => seat);

export const takenBeside = ({ seats }: TableInfo, own: Seat | undefined): Form[] =>
  seats.flatMap(({ seat, mask }) => (seat === own ? [] : (readMask(mask)?.form ?? [])));

/** Whether somebody may sit down: bots make way for people. */
export const hasRoom = ({ seats, dealing }: { seats: TableInfo['seats']; dealing?: TableInfo['dealing'] }): boolean =>
  dealing === undefined && seats.some(({ person }) => person === undefined);
