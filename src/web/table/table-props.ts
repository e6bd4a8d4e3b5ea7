/** The properties that every table gets. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import type { Link, Snapshot, Talk } from '../link/link.ts';
import type { Line, Marks } from './log.tsx';

/** What a big screen, and each phone beside it, shows while the room is asked about it: who says what, and by which card. */
export type Stake = {
  readonly by: Seat;
  readonly says: string;
  readonly effect: string;
  readonly card?: ComponentChildren;
  /** The question; empty until the room is asked. */
  readonly asks: string;
};

export type TableProps = {
  link: Link;
  seen: Snapshot;
  words: GameWords;
  names: Names;
  lines: readonly Line[];
  marks?: Marks | undefined;
  /** What is read aloud, where the screen is behind; else the lines. */
  told?: readonly Line[];
  asked: boolean;
  /** What others see beside the question, for those who listen: what one may do unasked, what runs out by itself. */
  also?: string | undefined;
  /** What is said beside the game; of people one hears elsewhere. */
  talk?: readonly Talk[];
  class: string;
  style?: Readonly<Record<string, string>>;
  /** Wherever the table is touched, before what is touched hears of it. */
  touched?: ((event: Event) => void) | undefined;
  /** On a big screen, and on the phones beside it. */
  stake?: Stake | undefined;
  tools: ComponentChildren;
  help: { readonly title: string; readonly content: ComponentChildren };
  /** Above the log. Where that is the help itself, a wide screen needs no button for it. */
  beside: ComponentChildren;
  /** My cards are covered until I hold them; and they are so now. */
  covers?: boolean;
  covered?: boolean;
  /** Where cards are covered, a tap lifts mine for a while: they are what I play by. */
  lifts?: boolean;
  /** What people say, below the log. */
  chat?: ComponentChildren;
  children: ComponentChildren;
};
