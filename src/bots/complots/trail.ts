/** What a net remembers of a game of Complots: one row of small counts for each seat, characters by their clan. */
import type { Said } from '../../engine/facts.ts';
import { CHARACTERS, CLANS, clanOf, isCharacter } from '../../games/complots/characters.ts';
import { add, count, layout, seatNumber } from '../net/coder.ts';

const CLAN = new Map<unknown, number>(CHARACTERS.map((one) => [one, CLANS.indexOf(clanOf(one))]));
const PLAIN = ['income', 'aid', 'coup', 'convert', 'embezzle'];
export const DEEDS = PLAIN.length + CLANS.length;
const ASSASSINS = CLANS.indexOf('assassin');

/** The number of a character's clan; −1: no character. */
export const clanNumber = (word: unknown): number => CLAN.get(word) ?? -1;
/** A deed: plain, or the power of a clan. */
export const deedNumber = (verb: unknown): number =>
  isCharacter(verb) ? PLAIN.length + clanNumber(verb) : PLAIN.indexOf(String(verb));

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
  /** What I gave back to the court last, and how often others have been there since. */
  readonly returned: Uint8Array;
  stirred: number;
  picked: number;
  /** The claim that may yet be doubted: whose, and of which clan. */
  claimant: number;
  claim: number;
  doubter: number;
  countered: number;
  /** Who asks for aid, and who is about to be killed, while nobody has countered it. */
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

/** His cards are new: what he claimed, lacked or showed no longer holds. */
const changed = (rows: Uint8Array, of: number): void => {
  rows.fill(0, of + R.at.claims, of + R.at.claims + 5);
  rows.fill(0, of + R.at.lacks, of + R.at.seen + 5);
  rows.fill(0, of + R.at.letAid, of + R.at.letKill + 1);
};

const claimed = (trail: Trail, who: number, character: unknown): void => {
  const clan = clanNumber(character);
  if (clan < 0) return;
  more(trail.rows, who * ROW + R.at.claims + clan);
  more(trail.rows, who * ROW + R.at.ever + clan);
  trail.claimant = who;
  trail.claim = clan;
};

/** Nobody has doubted the last claim: all who live have let it stand. */
const stood = (trail: Trail): void => {
  const { rows, claimant, claim } = trail;
  if (claim < 0) return;
  for (let i = 0; i < trail.players; i++)
    if (i !== claimant && rows[i * ROW + R.at.out] === 0) more(rows, i * ROW + R.at.let + claim);
  trail.claim = -1;
};

const forget = (rows: Uint8Array, of: number, card: unknown): void => {
  const clan = clanNumber(card);
  if (clan < 0) return;
  rows[of + R.at.claims + clan] = 0;
  rows[of + R.at.seen + clan] = 0;
};

export const heed = (trail: Trail, said: Said): void => {
  const who = seatNumber(said[0]);
  if (who < 0) return;
  const of = who * ROW;
  HEED[String(said[1])]?.(trail, trail.rows, who, of, said);
};

type Heed = (trail: Trail, rows: Uint8Array, who: number, of: number, said: Said) => void;
const HEED: Readonly<Record<string, Heed>> = {
  announced(trail, rows, who, of, [, , deed, at]) {
    stood(trail);
    if (trail.kill >= 0) more(rows, trail.kill * ROW + R.at.letKill);
    const target = seatNumber(at);
    trail.countered = -1;
    trail.kill = target >= 0 && clanNumber(deed) === ASSASSINS ? target : -1;
    trail.aid = deed === 'aid' ? who : -1;
    rows[of + R.at.prior] = rows[of + R.at.last] ?? 0;
    rows[of + R.at.last] = deedNumber(deed) + 1;
    rows[of + R.at.lastAt] = target + 1;
    claimed(trail, who, deed);
  },
  joined(trail, _, who, __, [, , card]) {
    stood(trail);
    claimed(trail, who, card);
  },
  countered(trail, _, who, __, [, , , card]) {
    stood(trail);
    claimed(trail, who, card);
    trail.countered = who;
    trail.aid = -1;
    trail.kill = -1;
  },
  doubted(trail, rows, who, of) {
    trail.doubter = who;
    if (trail.claim >= 0) more(rows, of + R.at.doubted + trail.claim);
    trail.claim = -1;
  },
  bluffed(trail, rows, who, of, [, , card]) {
    more(rows, of + R.at.caught);
    trail.kill = -1;
    if (trail.countered === who) trail.countered = -1;
    if (trail.doubter >= 0) more(rows, trail.doubter * ROW + R.at.right);
    const clan = clanNumber(card);
    if (clan < 0) return;
    rows[of + R.at.claims + clan] = 0;
    rows[of + R.at.lacks + clan] = 1;
  },
  showed(trail, rows, _, of, said) {
    more(rows, of + R.at.proved);
    if (trail.doubter >= 0) more(rows, trail.doubter * ROW + R.at.wrong);
    rows.fill(0, of + R.at.showed, of + R.at.showed + 5);
    for (const card of said.slice(2)) {
      forget(rows, of, card);
      const clan = clanNumber(card);
      if (clan >= 0) rows[of + R.at.showed + clan] = 1;
    }
    rows.fill(0, of + R.at.lacks, of + R.at.lacks + 5);
    stir(trail);
  },
  lost: (_, rows, __, of, [, , card]) => forget(rows, of, card),
  uncovered: (_, rows, __, of, [, , card]) => forget(rows, of, card),
  buried: (_, rows, __, of) => void rows.fill(0, of + R.at.seen, of + R.at.seen + 5),
  kept(trail, rows, who, of) {
    changed(rows, of);
    more(rows, of + R.at.exchanges);
    if (who !== trail.me) stir(trail);
  },
  replaced(_, rows, __, ___, [, , at]) {
    const seat = seatNumber(at);
    if (seat >= 0) changed(rows, seat * ROW);
  },
  saw(trail, rows, who, _, [, , at, card]) {
    const seat = seatNumber(at);
    const clan = clanNumber(card);
    if (who === trail.me && seat >= 0 && clan >= 0) rows[seat * ROW + R.at.seen + clan] = 1;
  },
  // whispered to me: these are my own
  returned(trail, _, __, ___, said) {
    trail.returned.fill(0);
    trail.stirred = 0;
    for (const card of said.slice(2)) add(trail.returned, Math.max(0, clanNumber(card)));
  },
  took(trail, rows, who) {
    if (trail.aid === who)
      for (let i = 0; i < trail.players; i++)
        if (i !== who && rows[i * ROW + R.at.out] === 0) more(rows, i * ROW + R.at.letAid);
    trail.aid = -1;
  },
  stole(_, rows, __, ___, [, , , at]) {
    const seat = seatNumber(at);
    if (seat >= 0) more(rows, seat * ROW + R.at.letSteal);
  },
  picked(trail, _, __, ___, [, , card]) {
    trail.picked = clanNumber(card);
  },
  out(_, rows, __, of) {
    rows[of + R.at.out] = 1;
  },
};
