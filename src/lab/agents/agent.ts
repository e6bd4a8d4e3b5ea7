/** The interface of a player outside this program: it is asked for each move, and may be wrong or late. */
import type { View } from '../../engine/game.ts';

/** All that an agent needs to answer. It may forget everything between two questions. */
export type Question = {
  /** The game that is played, so that an agent with a memory knows where it is. */
  readonly table: string;
  readonly game: string;
  readonly view: View;
  /** The answer is one of these. */
  readonly legal: readonly string[];
  /** All that this seat has heard so far. */
  readonly facts: readonly string[];
  /** What an agent is told before a game, where it is told something. */
  readonly told?: string;
  /** A claim is open: how likely is it a lie, in per cent? */
  readonly lie?: readonly number[];
};

/** An answer as it came; or why none did. */
export type Reply = { readonly said: unknown } | { readonly fault: 'unreadable' | 'late' };

export type Agent = {
  /** Rejects with a fault where the agent can no longer be asked. */
  ask(question: Question): Promise<Reply>;
  close(): void;
};

/** An agent that comes to us. `done`: all is answered, and this came of it. */
export type Served = { readonly agent: Agent; done(text: string): void };
