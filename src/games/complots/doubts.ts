import { type Fact, tell } from '../../engine/facts.ts';
import type { StepOf } from '../../engine/game.ts';
import { dropRest } from '../../engine/kernel.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Character, clanOf } from './characters.ts';
import { type Complots, drawCards, eliminate, replaceCard, take } from './state.ts';
import type { Claimed, Steps } from './steps.ts';

/** C21 C22 A doubted claim is proved by itself: one who holds the card cannot choose to be beaten. */
export const prove = (
  s: Complots,
  out: Fact[],
  doubter: Seat,
  by: Seat,
  claimed: Claimed,
  backs: string,
): StepOf<Steps>[] => {
  if (claimed === 'none') return proveEmbezzler(s, out, doubter, by);
  if (backs === 'witch') return proveWitch(s, out, doubter, by);
  if (s.players[by].hand.includes(claimed)) {
    tell(out, by, 'showed', claimed);
    replaceCard(s, out, by, claimed);
    return [['lose', doubter]];
  }
  dropRest(s); // what the claim backed does not happen
  tell(out, by, 'bluffed', claimed);
  if (s.action?.move === backs) {
    s.players[by].coins += s.pledged; // its cost is not spent
    s.pledged = 0;
  }
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
  if (card !== 'witch') return [['lose', by]];
  take(s, out, by, 5);
  return [['lose', doubter]];
};

/** C83 He shows all he has. No collector: new cards, and the doubter loses one. */
const proveEmbezzler = (s: Complots, out: Fact[], doubter: Seat, by: Seat): StepOf<Steps>[] => {
  const player = s.players[by];
  tell(out, by, 'showed', ...player.hand);
  if (player.hand.some(isCollector)) {
    dropRest(s);
    return [['lose', by]];
  }
  s.court.push(...player.hand);
  player.hand = drawCards(s, out, by, player.hand.length);
  return [['lose', doubter]];
};

const isCollector = (card: Character): boolean => clanOf(card) === 'collector';

/** C41 After a loss: is he out? C69 If so, his coins may be claimed, after those of anyone who died just before. */
export const losses = (s: Complots, out: Fact[], seat: Seat): StepOf<Steps>[] => {
  if (s.players[seat].hand.length > 0) return [];
  const settling = s.estates.length > 0;
  eliminate(s, out, seat);
  return s.over === undefined && !settling ? [['estate']] : [];
};
