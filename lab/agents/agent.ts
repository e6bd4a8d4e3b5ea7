/** The interface of a player outside this program, which may answer wrong or late. */
import type { View } from '../../src/engine/game.ts';

/** Everything needed to answer: agents need no memory. */
export type Question = {
  /** Identifies the game, for agents with a memory. */
  readonly table: string;
  readonly game: string;
  readonly view: View;
  readonly legal: readonly string[];
  readonly facts: readonly string[];
  /** An instruction before the game. */
  readonly told?: string;
  /** About an open claim: how likely is it a lie, in per cent? */
  readonly lie?: readonly number[];
};

export type Reply = { readonly said: unknown } | { readonly fault: 'unreadable' | 'late' };

export type Agent = {
  /** Rejects with a fault if the agent can no longer be asked. */
  ask(question: Question): Promise<Reply>;
  close(): void;
};

/** An agent that connects to us. `done` reports the result. */
export type Served = { readonly agent: Agent; done(text: string): void };
