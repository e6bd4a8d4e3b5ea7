/** The properties of the dock and its controls. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Link } from '../../../web/link/link.ts';
import type { Settled } from '../../../web/parts/settled.ts';
import type { Way } from '../../../web/table/way.ts';
import type { Coach } from '../../../web/table/web-part.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import type { Call } from './answering.ts';
import type { Aim } from './choices.ts';
import type { LateWords } from './late-word.ts';
import type { Lingering } from './pause.ts';

export type ActionProps = Pick<Way, 'role' | 'covered' | 'passed'> & {
  view: TribunalView;
  heard: readonly Said[];
  text: TribunalText;
  words: GameWords;
  names: Names;
  pace: number;
  aim: Aim | undefined;
  setAim(aim: Aim): void;
  send(move: string): void;
  settled(): boolean;
  /** Only bots wait for me. */
  alone: boolean;
  shared: boolean;
  /** On a shared device: when my turn with it ends. */
  round: number | undefined;
  wanted: string | undefined;
};

/** `open`: the player wants to write, though nothing is written yet. */
export type Draft = { readonly text: string; readonly to: Seat | undefined; readonly open: boolean };
export const BLANK: Draft = { text: '', to: undefined, open: false };

/** `open`: a phrase is being composed. */
export type Speaks = { readonly open: boolean; setOpen(open: boolean): void };

export type DockProps = Omit<ActionProps, 'settled' | 'alone' | 'shared' | 'round' | 'wanted'> & {
  link: Link;
  /** A statement that names me and waits for an answer. */
  call: Call | undefined;
  ignore(): void;
  settled: Settled;
  draft: Draft;
  write(draft: Draft): void;
  speaks: Speaks;
  late: LateWords['late'];
  drop: LateWords['drop'];
  lingering: Lingering;
  /** A scene is shown; the question before it is over. */
  busy: boolean;
  stale: boolean;
  /** The court has moved on, but that is not shown yet. */
  behind: boolean;
  lately: readonly string[];
  coach?: Coach | undefined;
};
