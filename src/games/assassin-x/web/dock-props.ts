/** The properties of the dock of Assassin X. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Link } from '../../../web/link/link.ts';
import type { PassingTools } from '../../../web/table/pass/use-passing.ts';
import type { Way } from '../../../web/table/way.ts';
import type { Coach } from '../../../web/table/web-part.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import type { Usual } from './choices.ts';
import type { Highlight } from './lesson-marks.ts';
import type { Plan } from './plan.ts';

/** The guess of a player who is out, and the way to skip to the end of the round. */
export type Waiting = {
  readonly guess: Seat | undefined;
  choose(seat: Seat): void;
  readonly hurry: (() => void) | undefined;
};

export type DockProps = Pick<Way, 'role' | 'covered' | 'layDown'> & {
  link: Link;
  view: AssassinXView;
  text: AssassinXText;
  words: GameWords;
  names: Names;
  plan: Plan;
  change(plan: Plan): void;
  usual: Usual | undefined;
  /** I have passed several times in a row. */
  weary: boolean;
  heard: readonly Said[];
  passing: PassingTools;
  waiting: Waiting | undefined;
  /** The sentence of a scene, shown in place of the question that it interrupts. */
  tells: string | undefined;
  coach?: Coach | undefined;
  mark: Highlight;
  send(move: string): void;
};

export type AskedProps = DockProps & { settled(): boolean };
