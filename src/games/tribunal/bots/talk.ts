/** T78 how bots of Tribunal converse: claims with checkable reasons, questions, answers, changes of mind. */
import { roll } from '../../../engine/chance.ts';
import { cut } from '../../../engine/phrases.ts';
import { type Each, isSeat, type Seat } from '../../../engine/seats.ts';
import { rowOf } from '../rules/decks.ts';
import type { Remark } from '../rules/memory.ts';
import { listedAs, parse } from '../rules/moves.ts';
import { CLAIMS, type Claim } from '../rules/stock.ts';
import { chance, isMafia, type Mind, mates, present, prey, rivals, top } from './mind.ts';
import { isSmall } from './stakes.ts';

export type Talker = {
  readonly mind: Mind;
  suspect(): Seat | undefined;
  /** How guilty each looks to them, or should look. */
  readonly odds: Each<number>;
  readonly asks: number;
  readonly defends: number;
  /** Names their suspect twice. */
  readonly insists: boolean;
};

/** Most accusations per debate, including answers, so that debates end. */
const ACCUSES = 2;
/** How much guiltier another must look to become the suspect. */
const CHANGED = 0.15;
/** A reason worth more than this deserves a statement. */
const GOOD = 3;
const HUNCH = 0.5;
/** The worth of a reason given twice: less than a hunch. */
const WORN = 0.4;

export const isAgainst = (word: string | undefined): boolean => word === 'suspect' || word === 'liar';
const isAccusing = ({ word }: Remark): boolean => isAgainst(word);
export const spoken = ({ memory: { debate }, me }: Mind): readonly Remark[] => debate.filter(({ by }) => by === me);
export const accusing = (mind: Mind): number => spoken(mind).filter(isAccusing).length;

/** The last unanswered statement naming them: suspicions before questions, which wait for one more statement. */
export const calledBy = (mind: Mind): Remark | undefined => {
  const { memory, me } = mind;
  const { debate } = memory;
  const last = debate.findLastIndex(({ by }) => by === me);
  const call = debate.slice(last + 1).findLast((one) => one.about === me && isAccusing(one));
  return call ?? questionTo(mind);
};

/** The accusation to explain: the one in the question, or the last. */
const accusedIn = ({ memory: { debate }, me }: Mind, question: Remark): Seat | undefined => {
  const accused = debate.slice(0, debate.indexOf(question)).filter((one) => one.by === me && isAccusing(one));
  const named = accused.findLast(({ about }) => question.ground === `accuses ${about}`);
  return (named ?? accused.at(-1))?.about;
};

const questionTo = (mind: Mind): Remark | undefined => {
  const { memory, me } = mind;
  const question = memory.debate.findLast(({ about, word }) => about === me && word === 'why');
  if (question === undefined) return undefined;
  const since = memory.debate.slice(memory.debate.indexOf(question) + 1).filter(({ by }) => by === me);
  const accused = accusedIn(mind, question);
  const isAnswer = (one: Remark): boolean =>
    one.word === 'no-reason' ||
    one.about === accused ||
    one.about === question.by ||
    (isAccusing(one) && one.ground !== 'hunch');
  return since.some(isAnswer) ? undefined : question;
};

/** A ground's public worth for suspicion or trust; zero if it says the contrary. */
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
    case 'voted':
    case 'belied':
      return 9;
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
    case 'wronged':
      return 5;
    case 'overruled':
    case 'strayed':
      return 4;
    case 'clerk':
      return memory.struck.length > 0 ? 4 : 2;
    case 'condemned':
      return 3;
    case 'silent':
      // in one room people talk aloud, which bots cannot hear
      return mind.view.docket.options.speech === 'court' && hadChance(mind, about) ? 4 : 0;
    case 'named':
      return hints > 0 ? 5 : 0;
    case 'hunch':
      return HUNCH;
    default:
      return 0;
  }
};

/** How often mutual trust was a reason today; with few players it does not wear out. */
const mutual = (mind: Mind): number =>
  isSmall(mind)
    ? 0
    : mind.memory.debate.filter(({ word, ground }) => !isAgainst(word) && ground?.startsWith('trusts') === true).length;

const clears = (mind: Mind, { odds }: Talker, about: Seat, id: string | undefined, at: Seat | undefined): number => {
  const { me, memory } = mind;
  const hints = memory.hints.filter((one) => one.about === about && !one.guilty).length;
  switch (id) {
    case 'struck':
      return 9;
    case 'proven':
      return 7;
    case 'accuses':
      if (at === undefined || at === me) return 0;
      return shown(mind, at, 'mafia') ? 8 : at !== about && odds[at] > 0.5 ? 5 : 0;
    case 'trusts':
      return at === me || shown(mind, at, 'judge') ? Math.max(0, 4 - 2 * mutual(mind)) : 0;
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
  /** Of the best reason, even if another gave it. */
  readonly worth: number;
};

/** Not said before in this round by this speaker. */
const isNew = ({ view, me, legal }: Mind, move: string): boolean => {
  const [verb, spoken] = parse(move);
  if (verb !== 'say' || !legal.includes(listedAs(move))) return false;
  return !view.speech.some((one) => one.by === me && one.to === undefined && one.said === spoken.said);
};

/** Whether the reason was given in this debate, in any words. */
const isGiven = (mind: Mind, claim: Claim, about: Seat, ground: string): boolean =>
  spoken(mind).some((one) => one.about === about && one.ground === ground && isAgainst(one.word) === isAgainst(claim));

/** How often others have said it: less repeated reasons are preferred. */
const heard = ({ memory: { debate }, me }: Mind, claim: Claim, about: Seat, ground: string): number =>
  debate.filter(
    (one) => one.by !== me && one.about === about && one.ground === ground && isAgainst(one.word) === isAgainst(claim),
  ).length;

/** The first accuser is not surprised by a return, and nobody blames others for their own mistake. */
const isEcho = ({ view, memory: { debate }, me }: Mind, about: Seat, ground: string): boolean => {
  if (ground.startsWith('wronged')) return view.grounds[me]?.some((one) => one === ground) === true;
  const isOurs = ({ by, about: other }: Remark) => [by, other].every((seat) => seat === me || seat === about);
  return ground === `accuses ${me}` && debate.find((one) => isAccusing(one) && isOurs(one))?.by === me;
};

/** A card may silence a player today. */
const maySpeak = ({ view }: Mind, seat: Seat): boolean =>
  !view.docket.of[seat].terms.some(({ card, on }) => on === view.day && rowOf(card).effect === 'silence');

/** Silence is blamed only after everybody could have spoken twice; once if they are ready. */
const hadChance = (mind: Mind, seat: Seat): boolean => {
  const { view, memory } = mind;
  const times = view.ready?.includes(seat) === true ? 1 : 2;
  return maySpeak(mind, seat) && memory.debate.length >= times * present(mind).length;
};

type Loose = {
  /** Allows poor or repeated reasons if nothing else is left. */
  readonly again?: boolean;
  /** Ignores the speaker's earlier words. */
  readonly free?: boolean;
  readonly to?: Remark | undefined;
  readonly isReason?: (ground: string) => boolean;
};

export const best = (
  talker: Talker,
  claim: Claim,
  about: Seat | undefined,
  { again = false, free = false, to, isReason = () => true }: Loose = {},
): Said | undefined => {
  const { mind } = talker;
  if (about === undefined || about === mind.me) return undefined;
  let found: Omit<Said, 'worth'> | undefined;
  let [most, worthiest] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const ground of [...(mind.view.grounds[about] ?? []), 'hunch']) {
    const move = `say ${claim} ${about} because ${ground}`;
    // silent players have not lied
    const points = claim === 'liar' && ground === 'silent' ? 0 : worth(talker, claim, about, ground);
    const stale = isGiven(mind, claim, about, ground) || isEcho(mind, about, ground);
    if (
      !isNew(mind, move) ||
      !isReason(ground) ||
      (again ? ground === 'silent' || isEcho(mind, about, ground) : stale || points === 0)
    )
      continue;
    if (!((free || isTrue(mind, claim, about, ground)) && (to === undefined || isReply(mind, to, claim, ground))))
      continue;
    const weighed = points + roll(mind.rng, 100) / 60;
    const times = ground === 'hunch' ? 0 : heard(mind, claim, about, ground);
    const fresh = times > 1 && !isSmall(mind) ? Math.min(weighed, WORN) : times > 0 ? Math.min(weighed, GOOD) : weighed;
    if (fresh > most) [found, most] = [{ move, ground }, fresh];
    worthiest = Math.max(worthiest, weighed);
  }
  return found === undefined ? undefined : { ...found, worth: worthiest };
};

/** Answers to a suspicion: another suspicion, or support of the accuser's opponent or accuser's friend. */
const isReply = ({ me }: Mind, { by }: Remark, claim: Claim, ground: string): boolean =>
  isAgainst(claim) || ground === `accuses ${by}` || ground === `trusts ${me}`;

/** A clerk caught lying is called a liar. */
const accuse = (talker: Talker, at: Seat | undefined, loose?: Loose): Said | undefined => {
  const lied = at !== undefined && talker.mind.view.grounds[at]?.includes('lied') === true;
  return (lied ? best(talker, 'liar', at, loose) : undefined) ?? best(talker, 'suspect', at, loose);
};

/** Players to praise. On the first day mafiosi leave mates alone, since nothing speaks for them yet. */
const friends = (mind: Mind): Seat[] => (mind.view.day > 1 ? rivals(mind) : prey(mind));

/** The player they have most reason to support, among those not accused by them. */
const vouch = (talker: Talker, to?: Remark): Said | undefined => {
  const { mind, odds } = talker;
  const able = friends(mind).map((seat) => {
    const said = best(talker, 'trust', seat, { to });
    return said === undefined ? undefined : { ...said, worth: said.worth - 4 * odds[seat] };
  });
  return able.reduce(
    (one, other) => (other !== undefined && (one === undefined || other.worth > one.worth) ? other : one),
    undefined,
  );
};

type Stance = { readonly about: Seat; readonly against: boolean };
/** Whom a statement is for and against. Agreeing on a third player supports each other. */
const stances = (word: string | undefined, about: Seat | undefined, ground: string | undefined): Stance[] => {
  if (about === undefined || !CLAIMS.some((claim) => claim === word)) return [];
  const against = isAgainst(word);
  const [id, at] = cut(ground ?? '');
  if (!isSeat(at) || (id !== 'accuses' && id !== 'trusts')) return [{ about, against }];
  return [
    { about, against },
    { about: at, against: (id === 'accuses') !== against },
  ];
};

/**
 * Today's words bind the speaker: they do not accuse players they support, or support players they accuse, or their
 * accusers.
 */
export const isTrue = (mind: Mind, claim: Claim, about: Seat, ground?: string): boolean => {
  const { me, memory } = mind;
  const mine = spoken(mind).flatMap((one) => stances(one.word, one.about, one.ground));
  const foes = memory.debate
    .filter((one) => one.about === me && isAccusing(one))
    .map(({ by }) => ({ about: by, against: true }));
  return stances(claim, about, ground).every(
    (one) =>
      one.about === me ||
      (mine.every((other) => other.about !== one.about || other.against === one.against) &&
        (one.against || foes.every((foe) => foe.about !== one.about))),
  );
};

/** Any new statement with a reason, since named players must answer; preferably one consistent with earlier words. */
const anything = (talker: Talker): string | undefined => {
  const { mind } = talker;
  for (const [again, free] of [
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ] as const)
    for (const claim of ['trust', 'protect', 'suspect', 'liar'] as const)
      for (const seat of isAgainst(claim) ? prey(mind) : friends(mind)) {
        const said = best(talker, claim, seat, { again, free });
        if (said !== undefined) return said.move;
      }
  return isNew(mind, 'say no-reason') ? 'say no-reason' : undefined;
};

/** Grounds that excuse a player, so they do not explain an accusation. */
const EXCUSES = ['hunch', 'struck', 'named'];

/** The answer to "why?": a reason, even a poor one; a change of mind; or doubt about the questioner. */
const explain = (talker: Talker, { by }: Remark, accused: Seat | undefined): string | undefined => {
  const { mind } = talker;
  const others = [talker.suspect(), ...(mates(mind).includes(by) ? [] : [by])];
  const good = others.map((seat) => accuse(talker, seat)).find((said) => (said?.worth ?? 0) >= GOOD);
  const reason = accused === undefined ? vouch(talker) : (accuse(talker, accused) ?? best(talker, 'liar', accused));
  const poor =
    accused === undefined
      ? undefined
      : best(talker, 'suspect', accused, { again: true, isReason: (ground) => !EXCUSES.includes(ground) });
  return [reason, poor, good].find((said) => said !== undefined && said.ground !== 'hunch')?.move;
};

/** Answers questions with reasons, and suspicions by returning them, or by supporting another. */
export const answer = (talker: Talker, call: Remark): string | undefined => {
  const { mind, odds } = talker;
  const mine = spoken(mind).findLast(isAccusing)?.about;
  if (call.word === 'why') {
    const accused = accusedIn(mind, call);
    const reason = explain(talker, call, accused);
    if (reason !== undefined) return reason;
    if (accused !== undefined && mind.legal.includes('say no-reason')) return 'say no-reason';
  }
  if (accusing(mind) < ACCUSES) {
    const back = mates(mind).includes(call.by) ? undefined : accuse(talker, call.by);
    const other = accuse(talker, mine ?? talker.suspect());
    const angry = odds[call.by] > 0.4 || chance(mind.rng, 35);
    const said = angry || (other?.worth ?? 0) < GOOD ? (back ?? other) : other;
    if (said !== undefined && said.worth >= GOOD) return said.move;
    // they contradict players they accused
    const retort = mine === call.by ? best(talker, 'liar', call.by) : undefined;
    if (retort !== undefined) return retort.move;
  }
  return (vouch(talker, call) ?? vouch(talker))?.move ?? pardon(mind, call)?.move ?? anything(talker);
};

/** An accuser whom they have not accused may be wrong in good faith. */
export const pardon = (mind: Mind, { by }: Remark): Said | undefined => {
  const ground = `accuses ${mind.me}`;
  const move = `say trust ${by} because ${ground}`;
  // a questioner has not accused them
  const accused = mind.view.grounds[by]?.some((one) => one === ground) === true && isNew(mind, move);
  return accused && spoken(mind).every(({ about }) => about !== by) ? { move, ground, worth: 0 } : undefined;
};

/** The first statement of a debate; without any events, a hunch or uncertainty. */
const open = (talker: Talker): string | undefined => {
  const { mind } = talker;
  const said = accuse(talker, talker.suspect());
  const friend = vouch(talker);
  if (said !== undefined && said.worth >= GOOD) return said.move;
  if (friend !== undefined && friend.worth >= GOOD && chance(mind.rng, 50)) return friend.move;
  if (chance(mind.rng, 25) && isNew(mind, 'say unsure')) return 'say unsure';
  return said?.move ?? friend?.move;
};

/** Something on record against them. */
const isArguable = ({ view }: Mind, seat: Seat | undefined): boolean =>
  seat !== undefined && (view.grounds[seat] ?? []).some((ground) => ground !== 'silent' && !EXCUSES.includes(ground));

/** Asks for the reason of an unreasoned accusation, unless both suspect the same player. */
export const ask = ({ mind }: Pick<Talker, 'mind'>): string | undefined => {
  const { memory, me } = mind;
  const asked = memory.debate.filter(({ word }) => word === 'why');
  const mine = spoken(mind).map(({ about }) => about);
  const after = spoken(mind)
    .filter(isAccusing)
    .map(({ about }) => about);
  if (asked.length > 1 || asked.some(({ by }) => by === me)) return undefined;
  const vague = memory.debate.findLast(
    (one) =>
      one.by !== me &&
      one.about !== me &&
      !asked.some(({ about }) => about === one.by) &&
      !mine.includes(one.by) &&
      !after.includes(one.about) &&
      isAccusing(one) &&
      (one.ground === undefined || one.ground === 'hunch') &&
      isArguable(mind, one.about),
  );
  const move = vague === undefined ? undefined : `say why ${vague.by}`;
  return move !== undefined && isNew(mind, move) && !mates(mind).includes(vague?.by ?? mind.me) ? move : undefined;
};

/** Supports a player accused today, with a reason. */
const defend = (talker: Talker): string | undefined => {
  const { mind, odds } = talker;
  const { memory, me } = mind;
  if (spoken(mind).some(({ word }) => word === 'trust')) return undefined;
  const accused = memory.debate.filter((one) => isAccusing(one) && one.by !== me).map(({ about }) => about);
  const friend = top(
    friends(mind).filter((seat) => accused.includes(seat) && isTrue(mind, 'trust', seat)),
    (seat) => (mates(mind).includes(seat) ? 0.2 : 0) - odds[seat],
  );
  const said = best(talker, 'trust', friend);
  return said !== undefined && said.worth >= GOOD ? said.move : undefined;
};

/** Announces a change of suspect. */
const changeMind = (talker: Talker): string | undefined => {
  const { mind, odds } = talker;
  const before = spoken(mind).findLast(isAccusing)?.about;
  const now = talker.suspect();
  if (before === undefined || now === undefined || now === before || isMafia(mind)) return undefined;
  const said = odds[now] > odds[before] + CHANGED ? accuse(talker, now, { free: true }) : undefined;
  return said !== undefined && said.worth >= GOOD ? said.move : undefined;
};

/** The next statement in a debate, if any. */
export const converse = (talker: Talker): string | undefined => {
  const { mind, asks, defends, insists } = talker;
  const call = calledBy(mind);
  if (call !== undefined) return answer(talker, call);
  if (spoken(mind).length === 0) return open(talker);
  const more = accusing(mind) < ACCUSES;
  const accused = spoken(mind).findLast(isAccusing)?.about;
  if (insists && more && accused !== undefined) {
    const said = best(talker, 'liar', accused);
    if (said !== undefined) return said.move;
  }
  return (
    (more ? changeMind(talker) : undefined) ??
    (chance(mind.rng, defends) ? defend(talker) : undefined) ??
    (chance(mind.rng, asks) ? ask(talker) : undefined)
  );
};

export const insist = (talker: Talker): string | undefined =>
  accusing(talker.mind) < ACCUSES ? accuse(talker, talker.suspect())?.move : undefined;
