/** The messages between the page and the worker that has the moments. */
import type { Temper } from '../../bots/tempers.ts';
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import type { RawOptions } from '../../engine/options.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Suspected } from '../../host/accusations.ts';

/** The number of a day; or one moment as `file/key`. */
export type Which = number | string;

export type Order =
  | { readonly do: 'ask'; readonly which: Which }
  | { readonly do: 'turn'; readonly which: Which; readonly doubted: boolean }
  | { readonly do: 'accuse'; readonly which: Which; readonly move: string }
  | { readonly do: 'show'; readonly which: Which };
/** `usual`: take the usual game's moment on any day. */
export type ToAsker = Order & { readonly usual: boolean };

export type Question = {
  readonly seat: Seat;
  readonly view: View;
  readonly heard: readonly Said[];
  readonly drawn: readonly Temper[];
  readonly options: RawOptions;
  /** The suspects' moves; undefined for a claim. */
  readonly suspects?: readonly string[];
};

/** What is revealed after the answer. Shares are in hundredths. */
export type Turned = {
  readonly told: readonly Said[];
  readonly odds: number;
  readonly alone: number;
  readonly doubt: number;
  readonly stand: number;
  /** How often the expert challenges here. */
  readonly doubts: number;
  readonly after: View;
  readonly record: GameRecord;
  readonly goesOn: boolean;
  /** The winners when experts played on. Absent where that was not recorded, and then nothing is shown. */
  readonly won?: readonly Seat[];
};

/** The suspects, and the game up to and including the answer. */
export type Accused = {
  readonly answers: readonly Suspected[];
  readonly record: GameRecord;
  readonly goesOn: boolean;
  readonly won?: readonly Seat[];
};

/** Views and facts of this seat, move by move, when the best answer is given and experts play on. */
export type Shown = readonly { readonly view: View; readonly told: readonly Said[] }[];

export type FromAsker =
  | ({ readonly say: 'accused' } & Accused)
  | ({ readonly say: 'asked' } & Question)
  | ({ readonly say: 'turned' } & Turned)
  | { readonly say: 'shown'; readonly steps: Shown }
  /** `file`: missing or damaged. `moment`: today's rules cannot play it. */
  | { readonly say: 'failed'; readonly why: 'file' | 'moment' };
