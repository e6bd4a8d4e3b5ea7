/** Actions of the court: draws, lost lives, blames, returned cards. */
import type { Fact } from '../../../engine/facts.ts';
import { others, type Seat } from '../../../engine/seats.ts';
import { type Card, type DeckName, type Effect, effectOf } from './decks.ts';
import { tell, whisper } from './facts.ts';
import { writeJudge } from './grounds.ts';
import { BLAMES } from './numbers.ts';
import { blamerOf, isIn, laid, owed, present, type Tribunal } from './state.ts';
import { writeGlimpse, writeIdentity, writeShown } from './verified.ts';

/** T4 from the top of its pile; an empty pile gives no card. */
const take = (s: Tribunal, out: Fact[], seat: Seat, pile: DeckName): Card | undefined => {
  const card = s.piles[pile].shift();
  if (card === undefined) tell(out, seat, 'drew', pile, 'none');
  return card;
};

/** T33 read aloud. T14 of an informer only the heaviest takes hold, and the card goes under its pile. */
export const drawCondemnation = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const card = take(s, out, seat, 'condemnation');
  if (card === undefined) return;
  tell(out, seat, 'drew', 'condemnation', card);
  const heavy = effectOf(card) === 'eliminated';
  if (!isIn(s, seat)) {
    s.piles.condemnation.push(card);
    if (heavy) loseLife(s, out, seat);
    return;
  }
  s.players[seat].condemnations.push(laid(s, card));
  if (heavy) eliminate(s, out, seat);
  const to = shownTo(s, seat, effectOf(card));
  if (to !== undefined && to !== seat) showTo(s, out, to, seat);
};

/** To whom a card makes them show their identity. */
const shownTo = (s: Tribunal, seat: Seat, effect: Effect): Seat | undefined => {
  if (effect === 'shown-to-clerk') return s.clerk;
  return effect === 'shown-to-next' ? others(s.seats, seat).find((other) => isIn(s, other)) : undefined;
};

/** T43 read aloud. */
export const drawMafia = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const card = take(s, out, seat, 'mafia');
  if (card === undefined) return;
  tell(out, seat, 'drew', 'mafia', card);
  s.players[seat].mafia.push(laid(s, card));
  if (effectOf(card) === 'eliminated') eliminate(s, out, seat);
};

/** T43 they need not show it. */
export const drawAntiMafia = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const card = take(s, out, seat, 'anti-mafia');
  if (card === undefined) return;
  tell(out, seat, 'drew', 'anti-mafia');
  s.players[seat].hand.push(card);
  whisper(out, [seat], seat, 'got', card);
};

export const showTo = (s: Tribunal, out: Fact[], to: Seat, seat: Seat): void => {
  const { identity } = s.players[seat];
  if (identity === undefined) return;
  if (!s.players[to].knows.includes(seat)) s.players[to].knows.push(seat);
  writeGlimpse(s, to, seat);
  whisper(out, [to], to, 'learned', seat, identity);
};

/** T3 loses a life, shows their identity, hands back their cards but for Anti-Mafia, and is an informer. */
export const eliminate = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  tell(out, seat, 'eliminated');
  unmask(s, out, seat);
  if (player.identity === 'judge') writeJudge(s, seat);
  loseLife(s, out, seat);
  handBack(s, seat);
  player.status = 'informer';
};

export const unmask = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const { identity } = s.players[seat];
  s.players[seat].shown = true;
  if (identity === undefined) return;
  tell(out, seat, 'unmasked', identity);
  writeIdentity(s, out, seat, identity);
};

export const loseLife = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  if (player.lives === 0) return;
  player.lives -= 1;
  player.fell = s.step.number;
  tell(out, seat, 'lost', player.lives);
};

/** T3 T4 under their piles. */
export const handBack = (s: Tribunal, seat: Seat): void => {
  const { condemnations, mafia } = s.players[seat];
  s.piles.condemnation.push(...condemnations.splice(0).map(({ card }) => card));
  s.piles.mafia.push(...mafia.splice(0).map(({ card }) => card));
};

/** A card of their hand, played face up, goes under its pile. */
export const spend = (s: Tribunal, out: Fact[], seat: Seat, card: Card, on?: Seat | Card): void => {
  const { hand } = s.players[seat];
  hand.splice(hand.indexOf(card), 1);
  s.piles['anti-mafia'].push(card);
  if (on === undefined) tell(out, seat, 'used', card);
  else tell(out, seat, 'used', card, on);
  writeShown(s, out, seat, card);
};

/** T72 three blames are handed back, and they cannot accuse on the next accusation that has not begun. */
export const blame = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  player.blames += 1;
  tell(out, seat, 'blamed', player.blames);
  if (player.blames < BLAMES) return;
  player.blames = 0;
  player.barred = true;
  tell(out, seat, 'barred');
};

/** T12 the blame for an infraction that was reported. */
export const giveBlame = (s: Tribunal, out: Fact[], seat: Seat): void => {
  s.step.of[seat].settled += 1;
  blame(s, out, seat);
};

/**
 * T13 the step closes with true reports not yet blamed: one card for each. The clerk who closes it draws them all;
 * where the clock closes it, whoever owed the blame draws.
 */
export const failDuties = (s: Tribunal, out: Fact[], closedBy: Seat | 'clock'): void => {
  const failures = present(s).flatMap((culprit) => {
    const failing = closedBy === 'clock' ? blamerOf(s, culprit) : closedBy;
    return Array.from({ length: owed(s, culprit) }, () => failing);
  });
  for (const conduct of Object.values(s.step.of)) conduct.settled = conduct.reported;
  for (const seat of failures) {
    tell(out, seat, 'failed');
    drawCondemnation(s, out, seat);
  }
};
