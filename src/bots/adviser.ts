/** The interface of an expert that can be asked for advice. */
import { seeded } from '../engine/chance.ts';
import type { Imagined, Sight, State } from '../engine/game.ts';
import type { Each } from '../engine/seats.ts';
import type { Bot } from './bot.ts';

export type Adviser = Pick<Bot, 'answer'> & {
  /** Odds in the order of `answers`; and the chance to win, if known. */
  think(sight: Sight): { readonly odds: Float64Array; readonly value?: number };
  /** How likely each seat is an enemy, in games of hidden sides. */
  suspects?(sight: Sight): Readonly<Partial<Each<number>>>;
  /** Beliefs of a seat about hidden cards, from others' moves. */
  beliefs?(game: Imagined): Beliefs | undefined;
};

export type Beliefs = {
  see(sight: Sight): void;
  /** The log likelihood of everything done, given a state that agrees with the last sight. */
  weigh(state: State): number;
};

const ASKED = 24;

/** An adviser from a bot without odds. Moves beside the question count if they are among the answers. */
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
