/** Encodes Complots for a net: view and remembered facts as bytes; seats counted from me, characters by clan. */

import { dominatedBy } from '../../../bots/blunders.ts';
import { add, type Coder, layout, seatNumber } from '../../../bots/net/coder.ts';
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import { remembering, viewOf } from '../../../engine/reading.ts';
import { SEATS } from '../../../engine/seats.ts';
import { copies } from '../rules/box.ts';
import { type Character, CLANS, countersTo, isCharacter } from '../rules/characters.ts';
import { actionIn } from '../rules/moves.ts';
import { type ComplotsView, isComplots, type Phase } from '../rules/typed-view.ts';
import type { ClaimView } from '../rules/view.ts';
import { complotsBeliefs } from './beliefs.ts';
import { complotsBlunders } from './blunders.ts';
import { complotsDuelist } from './duelist.ts';
import { lineupDuelist } from './lineup-duelist.ts';
import { CLEAR_LEANS, likePeople } from './people.ts';
import { addFact, blank, clanNumber, DEEDS, deedNumber, ROW, ROWS, type Trail } from './trail.ts';
import { traitsOf } from './traits.ts';
import { AIMED, LEARNT, readMove, WORDS } from './vocabulary.ts';

const PHASES: readonly Phase[] = [
  ...(['turn', 'doubt', 'counter', 'join', 'lose', 'keep', 'draft', 'show'] as const),
  ...(['verdict', 'again', 'settle', 'give', 'side'] as const),
];
const BACKS: readonly (ClaimView['for'] | 'action')[] = ['action', 'counter', 'join', 'witch'];

const T = layout([
  ['phase', PHASES.length],
  ['lineup', LEARNT.length],
  ['players', 7],
  ['alive', 1, 4],
  ['fair', 1],
  ['religions', 1],
  ['almshouse', 1, 5],
  ['pledged', 1, 3],
  ['court', 1, 8],
  ['treasury', 1, 16],
  ['late', 1, 32],
  ['hand', 5],
  ['pair', 5],
  ['drawn', 5],
  ['buried', 5],
  ['picked', 5],
  ['shown', 5],
  ['left', 5, 3],
  ['gone', 5],
  ['deed', DEEDS],
  ['deedMine', 1],
  ['deedAtMe', 1],
  ['claim', 6],
  ['claimMine', 1],
  ['backs', BACKS.length],
  ['holdClaimed', 1],
  ['holdCounter', 1],
  ['returned', 5],
  ['stirred', 1, 4],
  ['pot', 1, 3],
  ['estate', 1, 5],
]);

const S = layout([
  ['here', 1],
  ['alive', 1],
  ['one', 1],
  ['two', 1],
  ['dead', 1],
  ['coins', 1, 10],
  ['three', 1],
  ['seven', 1],
  ['ten', 1],
  ['friend', 1],
  ['foe', 1],
  ['revealed', 5],
  // the trail of a seat
  ['claims', 5, 2],
  ['ever', 5, 4],
  ['lacks', 5],
  ['seen', 5],
  ['caught', 1, 2],
  ['proved', 1, 2],
  ['exchanges', 1, 2],
  ['right', 1, 2],
  ['wrong', 1],
  ['letAid', 1, 3],
  ['letSteal', 1, 2],
  ['letKill', 1],
  ['toTurn', 1, 4],
  ['away', 1, 4],
  ['acts', 1],
  ['target', 1],
  ['claimsNow', 1],
  ['countered', 1],
  ['estate', 1],
  ['stands', 1],
  ['last', DEEDS],
  ['lastAtMe', 1],
  // the public past: last action, cards shown, claims challenged and let stand
  ['prior', DEEDS],
  ['showed', 5],
  ['doubted', 5, 2],
  ['let', 5, 4],
]);
/** The first features of a seat, copied from the trail; and the number of later ones. */
const AS_IS = S.at.toTurn - S.at.claims;
const LATER = 15;

const remembered = remembering(blank, addFact);
const byte = (n: number): number => (n < 0 ? 0 : n > 255 ? 255 : n);

const encode = (seen: View, heard: readonly Said[], out: Uint8Array): void => {
  const view = viewOf(isComplots, seen);
  const me = seatNumber(view.me);
  const trail = remembered(heard, view.seats.length, me);
  const known = table(view, me, trail, out);
  const alive = everybody(view, me, trail, known, out);
  out[T.at.alive] = alive;
  const each = copies(view.seats.length);
  for (let clan = 0; clan < CLANS.length; clan++) {
    const left = each - (known[clan] ?? 0);
    out[T.at.left + clan] = byte(left);
    if (left <= 0) out[T.at.gone + clan] = 1;
  }
};

/** Encodes the table; returns the cards I know of, by clan. */
const table = (view: ComplotsView, me: number, trail: Trail, out: Uint8Array): number[] => {
  const { seats, players, lineup, claim, sharing, hand = [] } = view;
  const action = actionIn(view);
  const phase = PHASES.indexOf(view.phase);
  if (phase >= 0) out[T.at.phase + phase] = 1;
  for (const one of lineup) {
    const place = LEARNT.indexOf(one);
    if (place >= 0) out[T.at.lineup + place] = 1;
  }
  out[T.at.players + seats.length - 2] = 1;
  if (view.doubts === 'fair') out[T.at.fair] = 1;
  if (view.almshouse !== undefined) {
    out[T.at.religions] = 1;
    out[T.at.almshouse] = view.almshouse;
  }
  out[T.at.pledged] = view.pledged;
  out[T.at.court] = view.court;
  out[T.at.treasury] = view.treasury;
  out[T.at.late] = byte(view.question >> 2);
  const known = [0, 0, 0, 0, 0];
  const know = (card: Character): number => {
    const clan = clanNumber(card);
    known[clan] = (known[clan] ?? 0) + 1;
    return clan;
  };
  for (const card of hand) {
    const clan = know(card);
    if (out[T.at.hand + clan] === 1) out[T.at.pair + clan] = 1;
    out[T.at.hand + clan] = 1;
  }
  for (const card of view.drawn ?? []) add(out, T.at.drawn + know(card));
  for (const card of view.buried ?? []) add(out, T.at.buried + know(card));
  if (trail.picked >= 0) out[T.at.picked + trail.picked] = 1;
  if (view.seen !== undefined) out[T.at.shown + clanNumber(view.seen.card)] = 1;
  if (action !== undefined) {
    const { by, verb, at } = action;
    out[T.at.deed + deedNumber(verb)] = 1;
    if (seatNumber(by) === me) out[T.at.deedMine] = 1;
    if (seatNumber(at) === me) out[T.at.deedAtMe] = 1;
    if ((verb === 'aid' || isCharacter(verb)) && countersTo(verb, lineup).some((one) => hand.includes(one)))
      out[T.at.holdCounter] = 1;
  }
  if (claim !== null) {
    out[T.at.claim + (claim.character === null ? 5 : clanNumber(claim.character))] = 1;
    if (seatNumber(claim.by) === me) out[T.at.claimMine] = 1;
    out[T.at.backs + Math.max(0, BACKS.indexOf(claim.for))] = 1;
    if (claim.character !== null && hand.includes(claim.character)) out[T.at.holdClaimed] = 1;
  }
  out.set(trail.returned, T.at.returned);
  out[T.at.stirred] = trail.stirred;
  if (sharing !== undefined) {
    out[T.at.pot] = sharing.pot;
    const [dead] = sharing.estates;
    if (dead !== undefined) out[T.at.estate] = players[dead].coins;
  }
  return known;
};

/** Encodes each seat, me first; adds their visible cards, and returns the number alive. */
const everybody = (view: ComplotsView, me: number, trail: Trail, known: number[], out: Uint8Array): number => {
  const { seats, players, claim, sharing } = view;
  const n = seats.length;
  const { rows } = trail;
  const turn = seatNumber(view.turn);
  const target = seatNumber(actionIn(view)?.at);
  const claimant = claim === null ? -1 : seatNumber(claim.by);
  const heirless = seatNumber(sharing?.estates[0]);
  const standing = sharing?.standing.at(-1);
  const mySide = view.me === undefined ? undefined : players[view.me].side;
  let alive = 0;
  for (let k = 0; k < n; k++) {
    const i = (turn + k) % n;
    const seat = seats[i];
    if (seat === undefined) continue;
    const { coins, alive: lives, hidden, dead, revealed, side } = players[seat];
    const rel = (i - me + n) % n;
    const o = T.width + rel * S.width;
    const r = i * ROW;
    out[o + S.at.here] = 1;
    out[o + S.at.coins] = byte(coins);
    if (hidden === 1) out[o + S.at.one] = 1;
    if (hidden >= 2) out[o + S.at.two] = 1;
    out[o + S.at.dead] = dead;
    if (coins >= 3) out[o + S.at.three] = 1;
    if (coins >= 7) out[o + S.at.seven] = 1;
    if (coins >= 10) out[o + S.at.ten] = 1;
    if (side !== undefined) out[o + (side === mySide ? S.at.friend : S.at.foe)] = 1;
    for (const card of revealed) {
      const clan = clanNumber(card);
      add(out, o + S.at.revealed + clan);
      known[clan] = (known[clan] ?? 0) + 1;
    }
    for (let f = 0; f < AS_IS; f++) out[o + S.at.claims + f] = rows[r + f] ?? 0;
    for (let f = 0; f < LATER; f++) out[o + S.at.showed + f] = rows[r + ROWS.showed + f] ?? 0;
    if (lives) {
      out[o + S.at.alive] = 1;
      out[o + S.at.toTurn] = alive;
      alive += 1;
    }
    out[o + S.at.away] = rel;
    if (i === turn) out[o + S.at.acts] = 1;
    if (i === target) out[o + S.at.target] = 1;
    if (i === claimant) out[o + S.at.claimsNow] = 1;
    if (i === trail.countered) out[o + S.at.countered] = 1;
    if (i === heirless) out[o + S.at.estate] = 1;
    if (standing?.includes(seat)) out[o + S.at.stands] = 1;
    const last = rows[r + ROWS.last] ?? 0;
    if (last > 0) out[o + S.at.last + last - 1] = 1;
    if (rows[r + ROWS.lastAt] === me + 1) out[o + S.at.lastAtMe] = 1;
    const prior = rows[r + ROWS.prior] ?? 0;
    if (prior > 0) out[o + S.at.prior + prior - 1] = 1;
  }
  return alive;
};

export const complotsCoder: Coder = {
  game: 'complots',
  version: 2,
  seats: SEATS.length,
  table: T.scale,
  seat: S.scale,
  words: WORDS,
  aimed: AIMED,
  most: { moves: 56, words: 6 },
  heat: { novice: 8, regular: 5.2, strong: 2.5, expert: 0.6 },
  habits: { regular: likePeople },
  leans: { regular: CLEAR_LEANS },
  duel: 1,
  duelists: [complotsDuelist, lineupDuelist],
  encode,
  read: readMove,
  traitsOf,
  never: dominatedBy(complotsBlunders),
  beliefs: complotsBeliefs,
  lost: (view) => view.me !== undefined && !viewOf(isComplots, view).players[view.me].alive,
};
