/** T78 how bots of Tribunal converse: claims with a reason that the record bears out, questions, answers, a change of mind. */
import { roll } from '../../engine/chance.ts';
import { cut } from '../../engine/phrases.ts';
import { type Each, isSeat, type Seat } from '../../engine/seats.ts';
import { rowOf } from '../../games/tribunal/decks.ts';
import type { Remark } from '../../games/tribunal/memory.ts';
import { listedAs, parse } from '../../games/tribunal/moves.ts';
import type { Claim } from '../../games/tribunal/stock.ts';
import { chance, isMafia, type Mind, mates, playing, prey, rivals, top } from './mind.ts';

/** What one who talks makes of the others, to be believed by his words. */
export type Talker = {
  readonly mind: Mind;
  /** Whom he says he suspects. */
  suspect(): Seat | undefined;
  /** How guilty each looks to him, or is to look. */
  readonly odds: Each<number>;
  /** So many times of a hundred, where there is something to ask or somebody to defend. */
  readonly asks: number;
  readonly defends: number;
  /** He says twice whom he suspects. */
  readonly insists: boolean;
};

/** How often he accuses in a debate at most, in answers too: so that every debate ends. */
const ACCUSES = 2;
/** From what difference on another is the suspect now. */
const CHANGED = 0.15;
/** A reason worth more than this is worth a word of its own. */
const GOOD = 3;
const HUNCH = 0.5;

export const isAgainst = (word: string | undefined): boolean => word === 'suspect' || word === 'liar';
const isAccusing = ({ word }: Remark): boolean => isAgainst(word);
export const spoken = ({ memory: { debate }, me }: Mind): readonly Remark[] => debate.filter(({ by }) => by === me);
export const accusing = (mind: Mind): number => spoken(mind).filter(isAccusing).length;

/** The last word that names him and that he has not answered: a suspicion before a question. */
export const calledBy = ({ memory: { debate }, me }: Mind): Remark | undefined => {
  const last = debate.findLastIndex(({ by }) => by === me);
  const calls = debate.slice(last + 1).filter(({ about }) => about === me);
  return calls.findLast(isAccusing) ?? calls.findLast(({ word }) => word === 'why');
};

/** What a ground is worth in the eyes of all, for suspicion and for trust; nothing where it says the contrary. */
const worth = (talker: Talker, claim: Claim, about: Seat, ground: string): number => {
  const { mind } = talker;
  const [id, at] = cut(ground);
  const whom = isSeat(at) ? at : undefined;
  return isAgainst(claim) ? blackens(talker, about, id, whom) : clears(mind, talker, about, id, whom);
};

const shown = ({ view }: Mind, seat: Seat | undefined, as: 'judge' | 'mafia'): boolean =>
  seat !== undefined && view.docket.of[seat].shown && view.players[seat].identity === as;

const blackens = ({ mind, odds }: Talker, about: Seat, id: string | undefined, at: Seat | undefined): number => {
  const { me, memory } = mind;
  const hints = memory.hints.filter((one) => one.about === about && one.guilty).length;
  switch (id) {
    case 'lied':
      return 10;
    case 'promised':
      return 8;
    case 'turned':
      return 7;
    case 'caught':
      return 6;
    case 'trusts':
      return shown(mind, at, 'mafia') ? 9 : at !== undefined && at !== me && odds[at] > 0.5 ? 5 : 0;
    case 'accuses':
      if (at === me) return 5;
      if (shown(mind, at, 'judge')) return 8;
      return at !== undefined && (memory.struck.includes(at) || odds[at] < 0.25) ? 4 : 0;
    case 'clerk':
      return memory.struck.length > 0 ? 4 : 2;
    case 'condemned':
      return 3;
    case 'silent':
      return maySpeak(mind, about) && memory.debate.length * 2 > playing(mind).length ? 4 : 0;
    case 'named':
      return hints > 0 ? 5 : 0;
    case 'hunch':
      return HUNCH;
    default:
      return 0;
  }
};

const clears = (mind: Mind, { odds }: Talker, about: Seat, id: string | undefined, at: Seat | undefined): number => {
  const { me, memory } = mind;
  const hints = memory.hints.filter((one) => one.about === about && !one.guilty).length;
  switch (id) {
    case 'struck':
      return 9;
    case 'accuses':
      if (at === undefined || at === me) return 0;
      return shown(mind, at, 'mafia') ? 8 : at !== about && odds[at] > 0.5 ? 5 : 0;
    case 'trusts':
      return at === me ? 4 : shown(mind, at, 'judge') ? 4 : 0;
    case 'named':
      return hints > 0 ? 5 : 0;
    case 'hunch':
      return HUNCH;
    default:
      return 0;
  }
};

export type Said = {
  readonly move: string;
  readonly ground: string;
  /** Of the best reason there is, though another may have given it. */
  readonly worth: number;
};

/** Whatever he has said in this round he does not say again. */
const isNew = ({ view, me, legal }: Mind, move: string): boolean => {
  const [verb, spoken] = parse(move);
  if (verb !== 'say' || !legal.includes(listedAs(move))) return false;
  return !view.speech.some((one) => one.by === me && one.to === undefined && one.said === spoken.said);
};

/** The same reason for the same is not given twice in a debate, whatever the words. */
const isGiven = (mind: Mind, claim: Claim, about: Seat, ground: string): boolean =>
  spoken(mind).some((one) => one.about === about && one.ground === ground && isAgainst(one.word) === isAgainst(claim));

/** What another has said already: rather something else that is as good. */
const isHeard = ({ memory: { debate }, me }: Mind, claim: Claim, about: Seat, ground: string): boolean =>
  debate.some(
    (one) => one.by !== me && one.about === about && one.ground === ground && isAgainst(one.word) === isAgainst(claim),
  );

/** Whoever has accused another first is not surprised that he hits back. */
const isEcho = ({ memory: { debate }, me }: Mind, about: Seat, ground: string): boolean => {
  const isOurs = ({ by, about: other }: Remark) => [by, other].every((seat) => seat === me || seat === about);
  return ground === `accuses ${me}` && debate.find((one) => isAccusing(one) && isOurs(one))?.by === me;
};

/** One who may not speak today is silent for no reason of his own. */
const maySpeak = ({ view }: Mind, seat: Seat): boolean =>
  !view.docket.of[seat].terms.some(({ card, on }) => on === view.day && rowOf(card).effect === 'silence');

/** The best reason for saying this of somebody. `again`: where nothing else is left, even a poor one, or one that he has given. */
export const best = (talker: Talker, claim: Claim, about: Seat | undefined, again = false): Said | undefined => {
  const { mind } = talker;
  if (about === undefined || about === mind.me) return undefined;
  let found: Omit<Said, 'worth'> | undefined;
  let [most, worthiest] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const ground of [...(mind.view.grounds[about] ?? []), 'hunch']) {
    const move = `say ${claim} ${about} because ${ground}`;
    // whoever has said nothing has not lied
    const points = claim === 'liar' && ground === 'silent' ? 0 : worth(talker, claim, about, ground);
    const stale = isGiven(mind, claim, about, ground) || isEcho(mind, about, ground);
    if (!isNew(mind, move) || (again ? ground === 'silent' : stale || points === 0)) continue;
    const weighed = points + roll(mind.rng, 100) / 60;
    const fresh = isHeard(mind, claim, about, ground) ? Math.min(weighed, GOOD) : weighed;
    if (fresh > most) [found, most] = [{ move, ground }, fresh];
    worthiest = Math.max(worthiest, weighed);
  }
  return found === undefined ? undefined : { ...found, worth: worthiest };
};

/** A clerk who was found lying is called a liar. */
const accuse = (talker: Talker, at: Seat | undefined): Said | undefined => {
  const lied = at !== undefined && talker.mind.view.grounds[at]?.includes('lied') === true;
  return (lied ? best(talker, 'liar', at) : undefined) ?? best(talker, 'suspect', at);
};

/** Of those in the round whom he has not accused, the one whom he has most reason to stand by; a mafioso rather a mate. */
const vouch = (talker: Talker): Said | undefined => {
  const { mind, odds } = talker;
  const mine = spoken(mind)
    .filter(isAccusing)
    .map(({ about }) => about);
  const others = rivals(mind).filter((seat) => !mine.includes(seat));
  const able = others.map((seat) => {
    const said = best(talker, 'trust', seat);
    const near = mates(mind).includes(seat) ? 1 : 0;
    return said === undefined ? undefined : { ...said, worth: said.worth + near - 4 * odds[seat] };
  });
  return able.reduce(
    (one, other) => (other !== undefined && (one === undefined || other.worth > one.worth) ? other : one),
    undefined,
  );
};

/** What he has said today binds him: nobody accuses whom he stands by, or stands by whom he accuses. */
export const isTrue = (mind: Mind, claim: Claim, about: Seat): boolean =>
  spoken(mind).every((one) => one.about !== about || one.word === 'why' || isAgainst(one.word) === isAgainst(claim));

/** Anything that has a reason and was not said yet: nobody who is named keeps silent. Rather what he has said than the contrary of it. */
const anything = (talker: Talker): string | undefined => {
  const { mind } = talker;
  for (const [again, bound] of [
    [false, true],
    [false, false],
    [true, true],
    [true, false],
  ] as const)
    for (const claim of ['trust', 'protect', 'suspect', 'liar'] as const)
      for (const seat of isAgainst(claim) ? prey(mind) : rivals(mind)) {
        const said = bound && !isTrue(mind, claim, seat) ? undefined : best(talker, claim, seat, again);
        if (said !== undefined) return said.move;
      }
  return isNew(mind, 'say no-reason') ? 'say no-reason' : undefined;
};

/** Whoever is named answers: to a question with a reason for what he said; to a suspicion by turning it, or by standing by another. */
export const answer = (talker: Talker, call: Remark): string | undefined => {
  const { mind, odds } = talker;
  const mine = spoken(mind).findLast(isAccusing)?.about;
  if (call.word === 'why') {
    const reason = mine === undefined ? vouch(talker) : accuse(talker, mine);
    if (reason !== undefined && reason.worth > 1) return reason.move;
    if (mine !== undefined && isNew(mind, 'say no-reason')) return 'say no-reason';
  }
  if (accusing(mind) < ACCUSES) {
    const back = mates(mind).includes(call.by) ? undefined : accuse(talker, call.by);
    const other = accuse(talker, mine ?? talker.suspect());
    const angry = odds[call.by] > 0.4 || chance(mind.rng, 35);
    const said = angry || (other?.worth ?? 0) < GOOD ? (back ?? other) : other;
    if (said !== undefined && said.worth >= GOOD) return said.move;
  }
  return vouch(talker)?.move ?? anything(talker);
};

/** The first word of a debate; where nobody has spoken and nothing has happened, a hunch or a doubt. */
const open = (talker: Talker): string | undefined => {
  const { mind } = talker;
  const said = accuse(talker, talker.suspect());
  const friend = vouch(talker);
  if (said !== undefined && said.worth >= GOOD) return said.move;
  if (friend !== undefined && friend.worth >= GOOD && chance(mind.rng, 50)) return friend.move;
  if (chance(mind.rng, 25) && isNew(mind, 'say unsure')) return 'say unsure';
  return said?.move ?? friend?.move;
};

/** He asks whoever has accused somebody for no reason that can be checked. */
export const ask = ({ mind }: Pick<Talker, 'mind'>): string | undefined => {
  const { memory, me } = mind;
  const asked = memory.debate.filter(({ word }) => word === 'why');
  const mine = spoken(mind).map(({ about }) => about);
  if (asked.length > 1 || asked.some(({ by }) => by === me)) return undefined;
  const vague = memory.debate.findLast(
    (one) =>
      one.by !== me &&
      one.about !== me &&
      !asked.some(({ about }) => about === one.by) &&
      !mine.includes(one.by) &&
      isAccusing(one) &&
      (one.ground === undefined || one.ground === 'hunch'),
  );
  const move = vague === undefined ? undefined : `say why ${vague.by}`;
  return move !== undefined && isNew(mind, move) && !mates(mind).includes(vague?.by ?? mind.me) ? move : undefined;
};

/** He stands by somebody who was accused today, if there is a reason to. */
const defend = (talker: Talker): string | undefined => {
  const { mind, odds } = talker;
  const { memory, me } = mind;
  if (spoken(mind).some(({ word }) => word === 'trust')) return undefined;
  const accused = memory.debate.filter((one) => isAccusing(one) && one.by !== me).map(({ about }) => about);
  const mine = spoken(mind)
    .filter(isAccusing)
    .map(({ about }) => about);
  const friend = top(
    rivals(mind).filter((seat) => accused.includes(seat) && !mine.includes(seat)),
    (seat) => (mates(mind).includes(seat) ? 0.2 : 0) - odds[seat],
  );
  const said = best(talker, 'trust', friend);
  return said !== undefined && said.worth >= GOOD ? said.move : undefined;
};

/** He has heard something: another is the suspect now. */
const changeMind = (talker: Talker): string | undefined => {
  const { mind, odds } = talker;
  const before = spoken(mind).findLast(isAccusing)?.about;
  const now = talker.suspect();
  if (before === undefined || now === undefined || now === before || isMafia(mind)) return undefined;
  const said = odds[now] > odds[before] + CHANGED ? accuse(talker, now) : undefined;
  return said !== undefined && said.worth >= GOOD ? said.move : undefined;
};

/** What he says next in a debate; nothing where he has said enough. */
export const converse = (talker: Talker): string | undefined => {
  const { mind, asks, defends, insists } = talker;
  const call = calledBy(mind);
  if (call !== undefined) return answer(talker, call);
  if (spoken(mind).length === 0) return open(talker);
  const more = accusing(mind) < ACCUSES;
  const man = spoken(mind).findLast(isAccusing)?.about;
  if (insists && more && man !== undefined) {
    const said = best(talker, 'liar', man);
    if (said !== undefined) return said.move;
  }
  return (
    (more ? changeMind(talker) : undefined) ??
    (chance(mind.rng, defends) ? defend(talker) : undefined) ??
    (chance(mind.rng, asks) ? ask(talker) : undefined)
  );
};

/** Once more before he has said enough. */
export const insist = (talker: Talker): string | undefined =>
  accusing(talker.mind) < ACCUSES ? accuse(talker, talker.suspect())?.move : undefined;
