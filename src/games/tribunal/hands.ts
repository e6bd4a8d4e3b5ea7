/** Anti-Mafia cards that are played beside a question, each at its moment, face up. */
import type { Fact } from '../../engine/facts.ts';
import { openQuestion } from '../../engine/kernel.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { showTo, spend } from './court.ts';
import { type Card, type Effect, effectOf } from './decks.ts';
import { see } from './night.ts';
import { isIn, playing, type Tribunal } from './state.ts';

/** The cards of his hand that do this, each once. */
export const cardsThat = (s: Tribunal, seat: Seat, effect: Effect): Card[] =>
  [...new Set(s.players[seat].hand)].filter((card) => effectOf(card) === effect);

/** T50 an informer uses none. */
export const uses = (s: Tribunal, seat: Seat): string[] => {
  if (!isIn(s, seat) || s.players[seat].hand.length === 0) return [];
  const able = (effect: Effect) => cardsThat(s, seat, effect).map((card) => `use ${card}`);
  switch (s.step.name) {
    case 'deliberation':
      return [
        ...able('hand-back').flatMap((use) => faceUp(s, seat).map((card) => `${use} ${card}`)),
        ...able('see-identity').flatMap((use) =>
          playing(s)
            .filter((other) => other !== seat)
            .map((other) => `${use} ${other}`),
        ),
      ];
    case 'accusation':
      return maySpeakTwice(s, seat) ? able('double-accusation') : [];
    case 'count':
    case 'contest':
      return s.seers !== 'all' && !s.seers.includes(seat) ? able('see-cards') : [];
    default:
      return [];
  }
};

const faceUp = (s: Tribunal, seat: Seat): Card[] => {
  const { condemnations, mafia } = s.players[seat];
  return [...new Set([...condemnations, ...mafia].map(({ card }) => card))];
};

/** Before accusing: asked, and not answered yet. */
const maySpeakTwice = (s: Tribunal, seat: Seat): boolean => {
  const question = openQuestion(s);
  return (
    s.agenda.at(-1)?.steps[0]?.[0] === 'accusation' &&
    question?.asked.includes(seat) === true &&
    !question.answers.some((answer) => answer.seat === seat) &&
    !s.step.doubled.includes(seat)
  );
};

export const use = (s: Tribunal, out: Fact[], seat: Seat, card: Card, on: string | undefined): void => {
  spend(s, out, seat, card, on);
  switch (effectOf(card)) {
    case 'hand-back':
      if (on !== undefined) returnCard(s, seat, on);
      return;
    case 'see-identity':
      if (isSeat(on)) showTo(s, out, seat, on);
      return;
    case 'double-accusation':
      s.step.doubled.push(seat);
      return;
    case 'see-cards':
      see(s, out, seat);
      return;
    default:
      throw new Error(`"${card}" is not played beside a question`);
  }
};

/** The card goes under its pile, and its effect with it. */
const returnCard = (s: Tribunal, seat: Seat, card: Card): void => {
  const { condemnations, mafia } = s.players[seat];
  for (const [pile, cards] of [
    [s.piles.condemnation, condemnations],
    [s.piles.mafia, mafia],
  ] as const) {
    const at = cards.findIndex((held) => held.card === card);
    if (at < 0) continue;
    cards.splice(at, 1);
    pile.push(card);
    return;
  }
};
