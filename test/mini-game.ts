/** A minimal game: rules and first steps as a test needs them, and a notebook for their effects. */
import type { Fact } from '../src/engine/facts.ts';
import {
  defineGame,
  type Game,
  type GameSpec,
  type LooseRules,
  type OwnTable,
  type State,
  type Step,
} from '../src/engine/game.ts';
import { startGame } from '../src/engine/record.ts';
import { each } from '../src/engine/seats.ts';

export type Mini = State & { notes: string[]; flags: Record<string, boolean> };

export const mini = (steps: readonly Step[], rules: LooseRules<Mini>, more: Partial<GameSpec<Mini>> = {}): Game<Mini> =>
  defineGame<Mini, unknown, OwnTable, object>(
    {
      id: 'mini',
      version: 1,
      players: [1, 8],
      options: [],
      read: () => undefined,
      start: ({ seats, chance }) => ({
        seats,
        agenda: [{ steps: [...steps], question: undefined }],
        questions: 0,
        over: undefined,
        chance,
        notes: [],
        flags: {},
      }),
      table: (s, common) => ({ ...common, players: each(s.seats, () => ({})) }),
      hand: (_, __, common) => common,
      releases: [],
      conserved: () => ({}),
      longest: () => 100,
      ...more,
    },
    rules,
  );

/** A question that stays open. */
export const WAIT: LooseRules<Mini> = {
  wait: { ask: 'one', who: (s) => [s.seats[0] ?? 'A'], moves: () => ['go'], then: () => undefined },
};

export const begin = (game: Game<Mini>, seats = 3): { s: Mini; facts: Fact[] } => {
  const { state, facts } = startGame(game, { game: 'mini', options: {}, seats, seed: 'mini' });
  return { s: state, facts };
};

/** A step that writes its name and arguments into the notebook. */
export const note =
  (name: string) =>
  (s: Mini, _: Fact[], ...args: readonly unknown[]): void =>
    void s.notes.push([name, ...args.filter((arg) => arg !== undefined)].join(' '));
