/** The interface of an expert that can be asked for advice. */
import { seeded } from '../engine/chance.ts';
import type { Imagined, Sight, State } from '../engine/game.ts';
import type { Each } from '../engine/seats.ts';
import type { Bot } from './bot.ts';

export type Adviser = Pick<Bot, 'answer'> & {
  /** The odds of each answer, move by move as in `answers`; and the chance to win, where the adviser can tell. */
  think(sight: Sight): { readonly odds: Float64Array; readonly value?: number };
  /** How likely each is an enemy, where that is what one wonders about. */
  suspects?(sight: Sight): Readonly<Partial<Each<number>>>;
  /** What a seat comes to believe of hidden cards by what the others do, where one can tell. */
  beliefs?(game: Imagined): Beliefs | undefined;
};

/** Made of the sights of one seat, and of nothing else. */
export type Beliefs = {
  /** To be called with each sight in turn. */
  see(sight: Sight): void;
  /** How likely a state that agrees with the last one makes all that was done: a logarithm, to be compared. */
  weigh(state: State): number;
};

const ASKED = 24;

/** One that reasons, and has odds only in what it does how often. Words beside the question count where they are among the answers. */
export const adviserOf = (bot: Bot, suspects: NonNullable<Adviser['suspects']>): Adviser => ({
  answer: bot.answer,
  suspects,
  think(sight) {
    const odds = new Float64Array(sight.answers.length);
    for (let i = 0; i < ASKED; i++) {
      const beside = sight.answers.indexOf(bot.aside?.(sight, seeded(`aside ${i}`)) ?? '');
      const at = beside >= 0 ? beside : sight.answers.indexOf(bot.answer(sight, seeded(`answer ${i}`)));
      odds[at] = (odds[at] ?? 0) + 1 / ASKED;
    }
    return { odds };
  },
});
