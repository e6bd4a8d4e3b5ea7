/** Properties of every table. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../engine/seats.ts';
import type { GameWords, Names } from '../../words/words.ts';
import type { Link, Snapshot, Talk } from '../link/link.ts';
import type { Line, Marks } from './log.tsx';

/** A claim that the big screen and its phones ask about: who claims what, with which card. */
export type Stake = {
  readonly by: Seat;
  readonly says: string;
  readonly effect: string;
  readonly card?: ComponentChildren;
  /** Empty before anybody is asked. */
  readonly asks: string;
};

export type TableProps = {
  link: Link;
  seen: Snapshot;
  words: GameWords;
  names: Names;
  lines: readonly Line[];
  marks?: Marks | undefined;
  /** Lines to read aloud if the screen is behind; default: all lines. */
  told?: readonly Line[];
  asked: boolean;
  /** For screen readers: what others see beside the question, such as optional moves and timers. */
  also?: string | undefined;
  /** Chat by others. */
  talk?: readonly Talk[];
  class: string;
  style?: Readonly<Record<string, string>>;
  /** Called for touches anywhere, in the capture phase. */
  touched?: ((event: Event) => void) | undefined;
  /** For big screens, and the phones beside them. */
  stake?: Stake | undefined;
  tools: ComponentChildren;
  help: { readonly title: string; readonly content: ComponentChildren };
  /** Above the log. If it is the help, a wide screen needs no button for it. */
  /** On wide screens: what one looks at all the time, in a column of its own. */
  beside?: ComponentChildren;
  /** Cards are covered until the seal is pressed; `covered`: they are covered now. */
  covers?: boolean;
  covered?: boolean;
  /** A scene blocks the table. */
  busy?: boolean;
  chat?: ComponentChildren;
  children: ComponentChildren;
};
