import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { dropRest } from '../../../engine/kernel.ts';
import type { Seat } from '../../../engine/seats.ts';
import { TABLE } from './characters.ts';
import { isTrue } from './claims.ts';
import { tell } from './facts.ts';
import { type Complots, drawCards, refund, replaceCard, take } from './state.ts';
import type { Backs, Claimed, Steps } from './steps.ts';

/** C21 C22 A doubted claim is proved by itself: one who holds the card cannot choose to be beaten. */
export const prove = (
  s: Complots,
  out: Fact[],
  doubter: Seat,
  by: Seat,
  claimed: Claimed,
  backs: Backs,
): StepOf<Steps>[] => {
  if (claimed === 'embezzle') return proveEmbezzler(s, out, doubter, by);
  if (backs === 'witch') return proveWitch(s, out, doubter, by);
  if (isTrue(claimed, s.players[by].hand)) {
    tell(out, by, 'showed', claimed);
    replaceCard(s, out, by, claimed);
    return [['lose', doubter]];
  }
  dropRest(s); // the claimed effect is cancelled
  tell(out, by, 'bluffed', claimed);
  if (backs === 'action') refund(s, by); // the cost is returned
  return [['lose', by]];
};

/** C68 The card itself is turned up, whichever it is. */
const proveWitch = (s: Complots, out: Fact[], doubter: Seat, by: Seat): StepOf<Steps>[] => {
  const { buried, revealed } = s.players[by];
  const card = buried.pop();
  if (card === undefined) throw new Error('no card is claimed to be a witch');
  revealed.push(card);
  tell(out, by, 'uncovered', card);
  dropRest(s);
  if (!isTrue('witch', [card])) return [['lose', by]];
  take(s, out, by, TABLE.witch.mourned);
  return [['lose', doubter]];
};

/** C83 They show all they have. No collector: new cards, and the doubter loses one. */
const proveEmbezzler = (s: Complots, out: Fact[], doubter: Seat, by: Seat): StepOf<Steps>[] => {
  const player = s.players[by];
  tell(out, by, 'showed', ...player.hand);
  if (!isTrue('embezzle', player.hand)) {
    dropRest(s);
    return [['lose', by]];
  }
  s.court.push(...player.hand);
  player.hand = drawCards(s, out, by, player.hand.length);
  return [['lose', doubter]];
};
