/**
 * Chooses an expert's victim. X4 The round ends either way, so the victim's answer and the value of a point decide.
 * Hands are sampled from unseen cards; how much people improve theirs was measured.
 */
import { mix, roll, seeded } from '../../../engine/chance.ts';
import type { Said } from '../../../engine/facts.ts';
import type { Sight } from '../../../engine/game.ts';
import { remove } from '../../../engine/piles.ts';
import { viewOf } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Card, DECK, TABLE } from '../rules/cards.ts';
import { isJoker, type Joker } from '../rules/jokers.ts';
import { defences, type Lay, layOf, strongest, verdict } from '../rules/lay.ts';
import { type Memory, remember } from '../rules/memory.ts';
import { cardsOf, parse } from '../rules/moves.ts';
import { watched } from '../rules/trail.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';
import { prepared, serving } from './first.ts';
import { race } from './race.ts';

const HAND = 5;
const DRAWN = 32;
/**
 * The chance in percent that a known card is still in a hand that lost unseen cards. The better ones of a kind stay;
 * measured in games.
 */
const stays = (card: Card): number => {
  const { kind, points } = TABLE[card];
  if (kind === 'mastery') return 50 + 13 * points;
  return kind === 'intervention' ? 65 : 25 + 10 * points;
};

type Hidden = { readonly plain: readonly Card[]; readonly jokers: readonly Joker[] };

const hiddenFrom = ({ me, hand = [], joker }: AssassinXView, memory: Memory): Hidden => {
  const pool = [...DECK];
  const gone = (card: Card | undefined): void => {
    if (card !== undefined) remove(pool, card);
  };
  for (const card of [...hand, joker, ...memory.away]) gone(card);
  for (const { card, sure } of memory.discards) if (sure) gone(card);
  for (const [seat, held] of Object.entries(memory.held))
    if (seat !== me) for (const { card, sure } of held) if (sure) gone(card);
  for (const [seat, before] of Object.entries(memory.jokers)) if (seat !== me) gone(before);
  return { plain: pool.filter((card) => !isJoker(card)), jokers: pool.filter(isJoker) };
};

/** A lay's mean margin over a seat's possible answers; how often it wins; and whether the whole hand was seen. */
const beats = (lay: Lay, seat: Seat, view: AssassinXView, heard: readonly Said[], hidden: Hidden) => {
  const { held, jokers } = remember(heard, view.me, view.seats);
  const sure = held[seat].filter((known) => known.sure).map(({ card }) => card);
  const unsure = held[seat].filter((known) => !known.sure && hidden.plain.includes(known.card)).map(({ card }) => card);
  const rng = seeded(`victim ${seat} ${heard.length}`);
  let [margin, often] = [0, 0];
  for (let i = 0; i < DRAWN; i++) {
    const rest = mix(rng, [...hidden.plain]);
    const kept = unsure.filter((card) => roll(rng, 100) < stays(card) && remove(rest, card));
    const hand = [...sure, ...kept, ...rest].slice(0, HAND);
    const joker = view.players[seat].joker
      ? (jokers[seat] ?? hidden.jokers[roll(rng, hidden.jokers.length)])
      : undefined;
    const { crime, survival } = verdict(lay, strongest(lay, defences(hand, joker)));
    margin += (crime - survival) / DRAWN;
    often += Number(crime > survival) / DRAWN;
  }
  return { margin, often, seen: sure.length >= HAND };
};

/** Measured with armed experts among simple players and experts: the worth of a point more, and their gain per turn. */
const [POINT, TURN, START] = [0.48, 0.5, 1];
const TURNS = 5;

const success = (lay: Lay, seat: Seat, view: AssassinXView, heard: readonly Said[], hidden: Hidden): number => {
  const { margin, often, seen } = beats(lay, seat, view, heard, hidden);
  if (seen) return often;
  const turns = Math.min(TURNS, watched(heard, seat).discarded);
  return 1 / (1 + Math.exp(-POINT * (margin - TURN * turns - START)));
};

/** X4 The chance to win after attacking them. */
const worthOf = ({ me, seats, players }: AssassinXView, victim: Seat, chance: number): number => {
  const others = seats.filter((seat) => seat !== me);
  const pointsOf = (one: Seat): number => players[one].points;
  const mine = me === undefined ? 0 : pointsOf(me);
  const survived = others.map((seat) => pointsOf(seat) + Number(seat === victim));
  return chance * race(mine + 2, others.map(pointsOf)) + (1 - chance) * race(mine, survived);
};

const best = (lay: Lay, { view: seen, answers, heard }: Sight): string | undefined => {
  const view = viewOf(isAssassinX, seen);
  const hidden = hiddenFrom(view, remember(heard, view.me, view.seats));
  let [found, most]: [string | undefined, number] = [undefined, -1];
  for (const seat of view.seats) {
    const move = `assassinate ${seat}${lay.said}`;
    if (!answers.includes(move)) continue;
    const worth = worthOf(view, seat, success(lay, seat, view, heard, hidden));
    if (worth > most) [found, most] = [move, worth];
  }
  return found;
};

/** An attack with the best preparation and target; other moves unchanged. */
export const better = (sight: Sight): ((move: string) => string) => {
  const instead = serving(sight);
  const known = new Map<Lay, string>();
  return (move) => {
    const words = parse(move);
    if (words[0] !== 'assassinate') return instead ?? move;
    const lay = layOf(cardsOf(words));
    const found = known.get(lay) ?? prepared(sight, best(lay, sight) ?? move);
    known.set(lay, found);
    return found;
  };
};
