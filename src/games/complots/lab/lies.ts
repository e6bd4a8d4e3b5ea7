/**
 * Estimates how likely a claim is a lie, for an unknown kind of player. `src/games/complots/lab/doubts.ts` measures
 * what challenging by it is worth.
 */

import type { Beliefs } from '../../../bots/adviser.ts';
import type { Bot } from '../../../bots/bot.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Imagined, Sight } from '../../../engine/game.ts';
import { viewOf } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import { complotsBeliefs, handsOf, type Kind } from '../bots/beliefs.ts';
import { honestBot } from '../bots/honest.ts';
import { complotsBot } from '../bots/index.ts';
import { copies } from '../rules/box.ts';
import type { Character } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { remember } from '../rules/memory.ts';
import { isComplots } from '../rules/typed-view.ts';

/** The expert's odds, flattened by heat; of true claims only if `honest`. */
const like = (prior: number, heat: number, slip: number, honest = false): Kind => ({
  prior,
  slip,
  chance({ answers }, odds, at, hand) {
    const may = (i: number): boolean => !honest || !isBluff(answers[i] ?? '', hand);
    const flat = odds.map((one, i) => (may(i) ? one ** (1 / heat) : 0));
    const all = flat.reduce((sum, one) => sum + one, 0);
    return all === 0 ? 1 / answers.length : (flat[at] ?? 0) / all;
  },
});

export const likeNet = (prior: number, think: (sight: Sight) => Float64Array): Kind => ({
  prior,
  slip: 0.05,
  chance: (theirSight, _, at) => think(theirSight)[at] ?? 0,
});

/** Samples for a bot without odds. */
const ASKED = 6;
const scripted = (prior: number, bot: Bot): Kind => ({
  prior,
  slip: 0.1,
  chance(theirSight, _, at, hand) {
    let so = 0;
    for (let i = 0; i < ASKED; i++)
      if (
        bot.answer(theirSight, seeded(`kind ${i} ${theirSight.questions} ${hand.join(' ')}`)) === theirSight.answers[at]
      )
        so += 1;
    return so / ASKED;
  },
});

const KINDS: readonly Kind[] = [
  like(0.3, 0.8, 0.05),
  like(0.3, 2.5, 0.1),
  like(0.1, 2, 0.1, true),
  scripted(0.15, complotsBot),
  scripted(0.15, honestBot),
];

type Suspicions = Beliefs & {
  lacks(sight: Sight, seat: Seat, character: Character): number;
};

export const suspicions = (
  game: Imagined,
  think: (sight: Sight) => Float64Array,
  more: readonly Kind[] = [],
): Suspicions => {
  const { see, weigh, of } = complotsBeliefs(game, think, [...KINDS, ...more], false);
  return {
    see,
    weigh,
    lacks(sight, seat, character) {
      const { lineup, players } = viewOf(isComplots, sight.view);
      const ways = waysOf(sight, seat);
      const hands = handsOf(lineup, players[seat].hidden)
        .map((hand) => ({ log: of(seat, hand), ways: ways(hand), lacks: !hand.includes(character) }))
        .filter((one) => one.ways > 0);
      const most = Math.max(...hands.map(({ log }) => log));
      const sum = (some: typeof hands): number =>
        some.reduce((all, one) => all + one.ways * Math.exp(one.log - most), 0);
      return hands.length === 0 ? 0.5 : sum(hands.filter((one) => one.lacks)) / sum(hands);
    },
  };
};

/** The number of ways to deal a hand to a seat, by the cards seen. */
const waysOf = ({ view, heard }: Sight, of: Seat): ((hand: readonly Character[]) => number) => {
  const { me, seats, players, lineup, hand: mine = [], drawn = [], buried = [] } = viewOf(isComplots, view);
  const memory = remember(heard, seats, me).of;
  const heldBy = (seat: Seat): Character[] => memory[seat].held.slice(0, players[seat].hidden);
  const seen = [...mine, ...drawn, ...buried, ...seats.flatMap((seat) => players[seat].revealed)];
  for (const seat of seats) if (seat !== of && seat !== me) seen.push(...heldBy(seat));
  const count = (cards: readonly Character[], card: Character): number => cards.filter((one) => one === card).length;
  const { lacks } = memory[of];
  const held = heldBy(of);
  return (hand) => {
    if (hand.some((card) => lacks.includes(card)) || held.some((card) => count(hand, card) < count(held, card)))
      return 0;
    return lineup.reduce((ways, card) => {
      const left = copies(seats.length) - count(seen, card);
      let some = ways;
      for (let i = 0; i < count(hand, card); i++) some *= Math.max(0, left - i) / (i + 1);
      return some;
    }, 1);
  };
};
