/** T78 what is written down of a round, and the grounds that it bears out. */
import { wordsOf } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { isInformerCard } from './counting.ts';
import { type Minutes, write } from './minutes.ts';
import type { Stock } from './moves.ts';
import { inDuel, present, type Tribunal } from './state.ts';
import type { Ballot } from './steps.ts';
import { type AimedGround, type BareGround, GROUNDS, type Ground, isAimedGround } from './stock.ts';

const lastWord = ({ minutes }: Tribunal, by: Seat, about: Seat): Minutes['words'][number] | undefined =>
  minutes.words.find((one) => one.by === by && one.about === about);

const speakOf = (s: Tribunal, by: Seat, about: Seat, trusts: boolean): void => {
  const { minutes, day } = s;
  const before = lastWord(s, by, about);
  if (before?.day === day && before.trusts !== trusts) write(minutes.turned, by);
  minutes.words = minutes.words.filter((one) => one !== before);
  minutes.words.push({ by, about, trusts, day });
};

/** What is said aloud accuses with `suspect` and `liar`, trusts with `trust`, and else does neither. */
export const writeWord = (s: Tribunal, by: Seat, [id, about]: Stock): void => {
  if (about === undefined) return;
  if (id === 'suspect' || id === 'liar') speakOf(s, by, about, false);
  if (id === 'trust') speakOf(s, by, about, true);
};

/** A plea accuses too; one against another than the last whom they had accused today is a turn. */
export const writePlea = (s: Tribunal, by: Seat, about: Seat): void => {
  const { minutes, day } = s;
  const last = minutes.words.findLast((one) => one.by === by && one.day === day && !one.trusts);
  if (last !== undefined && last.about !== about) write(minutes.turned, by);
  speakOf(s, by, about, false);
  minutes.pleaded.push({ by, about });
  minutes.full?.pledges.push({ by, about, day });
};

/** What the cards of a day's verdict make of its pleas: those added and those that do not count were shown too. */
export const writeVerdict = ({ minutes, day }: Tribunal, shown: readonly Ballot[]): void => {
  for (const { by, about } of minutes.pleaded)
    if (!shown.includes(`accuse ${about}`)) minutes.broken.push({ by, about, day });
};

const isNoted = (list: readonly Minutes['pleaded'][number][] | undefined, by: Seat, about: Seat): boolean =>
  list?.some((one) => one.by === by && one.about === about) === true;

/** T79 an accusation of that day, shown with its owner's name: does it match the plea? */
export const writeCard = ({ minutes: { full } }: Tribunal, by: Seat, day: number, card: Ballot): void => {
  const [verb, about] = wordsOf(card);
  const pledge = full?.pledges.find((one) => one.by === by && one.day === day);
  if (verb !== 'accuse' || pledge === undefined || pledge.about === about) return;
  if (!isNoted(full?.voted, by, about)) full?.voted.push({ by, about });
};

/** T79 players whose last word accused a judge are on record, once everybody sees that it was a judge. */
export const writeJudge = ({ minutes: { words, full } }: Tribunal, judge: Seat): void => {
  for (const { by, about, trusts } of words) if (about === judge && !trusts) full?.wronged.push({ by, about });
};

/** Whom informers' cards have named, guilty or innocent. */
export const writeHints = ({ minutes }: Tribunal, shown: readonly Ballot[]): void => {
  for (const [, about] of shown.filter(isInformerCard).map(wordsOf)) write(minutes.named, about);
};

/** The night is over: what was of today is no more. */
export const writeMorning = ({ minutes }: Tribunal, clerk: Seat): void => {
  minutes.pleaded = [];
  minutes.turned = [];
  minutes.gavel = [clerk];
};

/** T81 */
const hasSettled = ({ minutes }: Tribunal, by: Seat, proved: boolean): boolean =>
  minutes.claims?.claimed.some((one) => one.by === by && one.proved === proved) === true;

const HOLDS: Readonly<Record<BareGround, (s: Tribunal, seat: Seat) => boolean>> = {
  promised: ({ minutes, day }, seat) => minutes.broken.some((one) => one.by === seat && one.day < day),
  turned: ({ minutes }, seat) => minutes.turned.includes(seat),
  silent: ({ step }, seat) => step.name === 'deliberation' && step.of[seat].aloud === 0,
  clerk: ({ minutes }, seat) => minutes.gavel.includes(seat),
  lied: ({ minutes }, seat) => minutes.lied.includes(seat),
  caught: ({ minutes }, seat) => minutes.caught.includes(seat),
  condemned: ({ players }, seat) => players[seat].condemned > 0,
  struck: ({ minutes }, seat) => minutes.struck.includes(seat),
  named: ({ minutes }, seat) => minutes.named.includes(seat),
  overruled: ({ minutes }, seat) => minutes.full?.overruled.includes(seat) === true,
  proven: (s, seat) => hasSettled(s, seat, true),
  belied: (s, seat) => hasSettled(s, seat, false),
};

const HOLDS_OF: Readonly<Record<AimedGround, (s: Tribunal, seat: Seat, about: Seat) => boolean>> = {
  trusts: (s, seat, about) => lastWord(s, seat, about)?.trusts === true,
  accuses(s, seat, about) {
    const last = lastWord(s, seat, about);
    return isNoted(s.minutes.pleaded, seat, about) || (last?.trusts === false && last.day === s.day);
  },
  voted: ({ minutes }, seat, about) => isNoted(minutes.full?.voted, seat, about),
  wronged: ({ minutes }, seat, about) => isNoted(minutes.full?.wronged, seat, about),
  strayed: ({ minutes }, seat, about) => isNoted(minutes.claims?.strayed, seat, about),
};

/** What everybody can check of a seat; of one that nobody has, in the duel, and when the game is over, nothing. */
export const groundsOf = (s: Tribunal, seat: Seat): Ground[] => {
  if (inDuel(s) || s.over !== undefined || !s.seats.includes(seat)) return [];
  const list: Ground[] = [];
  for (const id of GROUNDS)
    if (isAimedGround(id)) {
      for (const about of s.seats) if (HOLDS_OF[id](s, seat, about)) list.push(`${id} ${about}`);
    } else if (HOLDS[id](s, seat)) list.push(id);
  return list;
};

export const grounds = (s: Tribunal): Partial<Record<Seat, Ground[]>> =>
  Object.fromEntries(present(s).map((seat) => [seat, groundsOf(s, seat)]));
