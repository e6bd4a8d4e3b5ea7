/** The messages between the page and the worker that has the moments. */
import type { Temper } from '../../bots/tempers.ts';
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import type { RawOptions } from '../../engine/options.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Each, Seat } from '../../engine/seats.ts';
import type { ChoiceKind, Offered } from '../../host/choice-moments.ts';

/** The moment of a day by its number; or one of them by the name of its file, a stroke, and its key there. */
export type Which = number | string;

export type Order =
  | { readonly do: 'ask'; readonly which: Which }
  | { readonly do: 'turn'; readonly which: Which; readonly doubted: boolean }
  | { readonly do: 'choose'; readonly which: Which; readonly move: string }
  | { readonly do: 'show'; readonly which: Which };
/** `usual`: of a day, the moment of the usual box, whichever day it is. */
export type ToAsker = Order & { readonly usual: boolean };

export type Question = {
  readonly seat: Seat;
  readonly view: View;
  readonly heard: readonly Said[];
  /** The tempers of those who sit there. */
  readonly drawn: readonly Temper[];
  /** How that game is played. */
  readonly options: RawOptions;
  /** Where one chooses among several answers: which. */
  readonly choice?: { readonly kind: ChoiceKind; readonly moves: readonly string[] };
};

/** What comes to light once one has said what one believes. Shares are in hundredths. */
export type Turned = {
  /** What would be heard after a doubt. */
  readonly told: readonly Said[];
  readonly odds: number;
  readonly alone: number;
  readonly doubt: number;
  readonly stand: number;
  /** How often the expert doubts here. */
  readonly doubts: number;
  /** What my seat sees after a doubt. */
  readonly after: View;
  /** The game up to the deed, and with it. */
  readonly record: GameRecord;
  /** My seat still plays after the deed. */
  readonly goesOn: boolean;
  /** Who won when experts played on, where that is known: then there is something to be shown. */
  readonly won?: readonly Seat[];
};

/** What the answers were worth, what each saw, and the game up to the deed, and with it. */
export type Chosen = {
  readonly answers: readonly Offered[];
  readonly views: Readonly<Partial<Each<View>>>;
  readonly record: GameRecord;
  readonly goesOn: boolean;
  readonly won?: readonly Seat[];
};

/** What my seat sees and hears, move by move, where the best answer is given and experts play on. */
export type Shown = readonly { readonly view: View; readonly told: readonly Said[] }[];

export type FromAsker =
  | ({ readonly say: 'chosen' } & Chosen)
  | ({ readonly say: 'asked' } & Question)
  | ({ readonly say: 'turned' } & Turned)
  | { readonly say: 'shown'; readonly steps: Shown }
  /** `file`: it cannot be had, or is damaged. `moment`: that one is no longer played. */
  | { readonly say: 'failed'; readonly why: 'file' | 'moment' };
