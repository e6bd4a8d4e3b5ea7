/** A net's memory: a row of small counts per seat, characters by clan. */

import { add, count, layout, seatNumber } from '../../../bots/net/coder.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Character, CLANS, clanOf, isCharacter, perCharacter } from '../rules/characters.ts';
import { type FactOf, fold } from '../rules/facts.ts';
import type { TurnVerb } from '../rules/steps.ts';

const CLAN = perCharacter((one) => CLANS.indexOf(clanOf(one)));
const PLAIN: readonly TurnVerb[] = ['income', 'aid', 'coup', 'convert', 'embezzle'];
export const DEEDS = PLAIN.length + CLANS.length;
const ASSASSINS = CLANS.indexOf('assassin');

export const clanNumber = (character: Character): number => CLAN[character];
export const deedNumber = (verb: TurnVerb): number =>
  isCharacter(verb) ? PLAIN.length + clanNumber(verb) : PLAIN.indexOf(verb);

const R = layout([
  ['claims', 5],
  ['ever', 5],
  ['lacks', 5],
  ['seen', 5],
  ['caught', 1],
  ['proved', 1],
  ['exchanges', 1],
  ['right', 1],
  ['wrong', 1],
  ['letAid', 1],
  ['letSteal', 1],
  ['letKill', 1],
  ['showed', 5],
  ['doubted', 5],
  ['let', 5],
  ['last', 1],
  ['lastAt', 1],
  ['prior', 1],
  ['out', 1],
]);
export const ROW = R.width;
export const ROWS = R.at;
const MOST = 16;

export type Trail = {
  readonly me: number;
  readonly players: number;
  readonly rows: Uint8Array;
  /** What I last returned to the court, and how often others exchanged since. */
  readonly returned: Uint8Array;
  stirred: number;
  picked: number;
  /** The open claim: seat and clan. */
  claimant: number;
  claim: number;
  doubter: number;
  countered: number;
  /** Uncountered so far: who asks for aid, and who is the target of a killing. */
  aid: number;
  kill: number;
};

export const blank = (players: number, me: number): Trail => ({
  me,
  players,
  rows: new Uint8Array(ROW * players),
  returned: new Uint8Array(CLANS.length),
  stirred: 0,
  picked: -1,
  claimant: -1,
  claim: -1,
  doubter: -1,
  countered: -1,
  aid: -1,
  kill: -1,
});

const more = (rows: Uint8Array, at: number): void => count(rows, at, MOST);
const stir = (trail: Trail): void => {
  if (trail.stirred < MOST) trail.stirred += 1;
};

/** Forgets claims, lacks and shown cards, since the cards are new. */
const changed = (rows: Uint8Array, of: number): void => {
  rows.fill(0, of + R.at.claims, of + R.at.claims + 5);
  rows.fill(0, of + R.at.lacks, of + R.at.seen + 5);
  rows.fill(0, of + R.at.letAid, of + R.at.letKill + 1);
};

const rowOf = (seat: Seat): number => seatNumber(seat) * ROW;

const claimed = (trail: Trail, seat: Seat, character: Character): void => {
  const clan = clanNumber(character);
  const of = rowOf(seat);
  more(trail.rows, of + R.at.claims + clan);
  more(trail.rows, of + R.at.ever + clan);
  trail.claimant = seatNumber(seat);
  trail.claim = clan;
};

/** The last claim was not challenged: everybody alive let it stand. */
const stood = (trail: Trail): void => {
  const { rows, claimant, claim } = trail;
  if (claim < 0) return;
  for (let i = 0; i < trail.players; i++)
    if (i !== claimant && rows[i * ROW + R.at.out] === 0) more(rows, i * ROW + R.at.let + claim);
  trail.claim = -1;
};

const forget = ({ rows }: Trail, [seat, , card]: FactOf<'lost' | 'uncovered'>): void =>
  forgetCard(rows, rowOf(seat), card);
const forgetCard = (rows: Uint8Array, of: number, card: Character): void => {
  const clan = clanNumber(card);
  rows[of + R.at.claims + clan] = 0;
  rows[of + R.at.seen + clan] = 0;
};

export const addFact = fold<Trail>({
  announced(trail, said) {
    const [seat, , deed, at] = said;
    const { rows } = trail;
    const of = rowOf(seat);
    stood(trail);
    if (trail.kill >= 0) more(rows, trail.kill * ROW + R.at.letKill);
    const target = seatNumber(at);
    trail.countered = -1;
    trail.kill = target >= 0 && isCharacter(deed) && clanNumber(deed) === ASSASSINS ? target : -1;
    trail.aid = deed === 'aid' ? seatNumber(seat) : -1;
    rows[of + R.at.prior] = rows[of + R.at.last] ?? 0;
    rows[of + R.at.last] = deedNumber(deed) + 1;
    rows[of + R.at.lastAt] = target + 1;
    if (isCharacter(deed)) claimed(trail, seat, deed);
  },
  joined(trail, [seat, , card]) {
    stood(trail);
    claimed(trail, seat, card);
  },
  countered(trail, [seat, , , card]) {
    stood(trail);
    claimed(trail, seat, card);
    trail.countered = seatNumber(seat);
    trail.aid = -1;
    trail.kill = -1;
  },
  doubted(trail, [seat]) {
    trail.doubter = seatNumber(seat);
    if (trail.claim >= 0) more(trail.rows, rowOf(seat) + R.at.doubted + trail.claim);
    trail.claim = -1;
  },
  bluffed(trail, [seat, , card]) {
    const { rows } = trail;
    const of = rowOf(seat);
    more(rows, of + R.at.caught);
    trail.kill = -1;
    if (trail.countered === seatNumber(seat)) trail.countered = -1;
    if (trail.doubter >= 0) more(rows, trail.doubter * ROW + R.at.right);
    const clan = clanNumber(card);
    rows[of + R.at.claims + clan] = 0;
    rows[of + R.at.lacks + clan] = 1;
  },
  showed(trail, [seat, , ...cards]) {
    const { rows } = trail;
    const of = rowOf(seat);
    more(rows, of + R.at.proved);
    if (trail.doubter >= 0) more(rows, trail.doubter * ROW + R.at.wrong);
    rows.fill(0, of + R.at.showed, of + R.at.showed + 5);
    for (const card of cards) {
      forgetCard(rows, of, card);
      rows[of + R.at.showed + clanNumber(card)] = 1;
    }
    rows.fill(0, of + R.at.lacks, of + R.at.lacks + 5);
    stir(trail);
  },
  lost: forget,
  uncovered: forget,
  buried({ rows }, [seat]) {
    const of = rowOf(seat);
    rows.fill(0, of + R.at.seen, of + R.at.seen + 5);
  },
  kept(trail, [seat]) {
    const of = rowOf(seat);
    changed(trail.rows, of);
    more(trail.rows, of + R.at.exchanges);
    if (seatNumber(seat) !== trail.me) stir(trail);
  },
  replaced: ({ rows }, [, , at]) => changed(rows, rowOf(at)),
  saw({ rows, me }, [seat, , at, card]) {
    if (seatNumber(seat) === me) rows[rowOf(at) + R.at.seen + clanNumber(card)] = 1;
  },
  // private, so they are mine
  returned(trail, [, , ...cards]) {
    trail.returned.fill(0);
    trail.stirred = 0;
    for (const card of cards) add(trail.returned, clanNumber(card));
  },
  took(trail, [seat]) {
    const { rows } = trail;
    const who = seatNumber(seat);
    if (trail.aid === who)
      for (let i = 0; i < trail.players; i++)
        if (i !== who && rows[i * ROW + R.at.out] === 0) more(rows, i * ROW + R.at.letAid);
    trail.aid = -1;
  },
  stole: ({ rows }, [, , , from]) => more(rows, rowOf(from) + R.at.letSteal),
  picked(trail, [, , card]) {
    trail.picked = clanNumber(card);
  },
  out({ rows }, [seat]) {
    rows[rowOf(seat) + R.at.out] = 1;
  },
});
