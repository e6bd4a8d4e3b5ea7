/** T81 T82 what becomes public proves or breaks a claim or a plan. The engine tells no more than everybody can check. */
import type { Fact } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Card } from './decks.ts';
import { tell } from './facts.ts';
import type { Claimed } from './minutes.ts';
import { isIn, playing, type Tribunal } from './state.ts';
import type { Ballot, Identity } from './steps.ts';
import type { Boast, Statement } from './stock.ts';

const isPlan = ({ words: [id] }: Claimed): boolean => id === 'plan' || id === 'join';

/** T82 whom a player plans to protect tonight: the last word counts. */
export const planned = ({ minutes, day }: Tribunal, seat: Seat): Seat | undefined => {
  const last = minutes.claims?.claimed.findLast((one) => one.by === seat && one.day === day && isPlan(one))?.words;
  return last?.[0] === 'plan' || last?.[0] === 'join' ? last[1] : undefined;
};

type Open = Claimed & { readonly words: Boast };
const isOpen = (one: Claimed): one is Open => one.proved === undefined && !isPlan(one);

/** Settles open claims whose truth is public now. */
const settle = (s: Tribunal, out: Fact[], isTrue: (one: Open) => boolean | undefined): void => {
  const record = s.minutes.claims;
  for (const [i, one] of record?.claimed.entries() ?? []) {
    const proved = isOpen(one) ? isTrue(one) : undefined;
    if (record === undefined || proved === undefined || !isOpen(one)) continue;
    record.claimed[i] = { ...one, proved };
    const boast: Boast = one.words;
    if (proved) tell(out, one.by, 'proven', ...boast);
    else tell(out, one.by, 'belied', ...boast);
  }
};

/** Whether their hand has been empty since a claim to hold a card. */
const isEmpty = (s: Tribunal, { by, words: [id] }: Open): boolean => id === 'hold' && s.players[by].hand.length === 0;

/** Whether a claim about a night card holds: by the card, if shown; else by all cards of that night, if seen. */
const guarded = ({ minutes: { claims } }: Tribunal, { by, day, words: [id, about] }: Open): boolean | undefined => {
  if (id !== 'guarded') return undefined;
  const own = claims?.exposed.find((one) => one.by === by && one.night === day - 1);
  if (own !== undefined) return own.card === `protect ${about}`;
  const shown = claims?.counted.find(({ night }) => night === day - 1);
  return shown?.cards.includes(`protect ${about}`) === false ? false : undefined;
};

/** Settles what is known already. */
export const settleAtOnce = (s: Tribunal, out: Fact[], by: Seat, words: Statement): void =>
  settle(s, out, (one) => {
    if (one.by !== by || one.words !== words) return undefined;
    return isEmpty(s, one) ? false : guarded(s, one);
  });

/** A card of a hand, shown or played face up; the last that leaves it breaks what else was claimed of it. */
export const writeShown = (s: Tribunal, out: Fact[], seat: Seat, card: Card): void =>
  settle(s, out, (one) => {
    if (one.by !== seat || one.words[0] !== 'hold') return undefined;
    return one.words[1] === card ? true : isEmpty(s, one) ? false : undefined;
  });

export const writeIdentity = (s: Tribunal, out: Fact[], seat: Seat, identity: Identity): void =>
  settle(s, out, ({ words }) => (words[0] === 'saw' && words[1] === seat ? words[2] === identity : undefined));

/** Who was shown whose identity, though not which: the cards that do it lie there for all. */
export const writeGlimpse = ({ minutes }: Tribunal, by: Seat, about: Seat): void =>
  void minutes.claims?.glimpses.push({ by, about });

/** A night card that was exposed: it settles what was claimed of it, and whether its owner kept to the plan. */
export const writeNightCard = (s: Tribunal, out: Fact[], by: Seat, night: number, card: Ballot): void => {
  const record = s.minutes.claims;
  if (record === undefined) return;
  record.exposed.push({ by, night, card });
  settle(s, out, (one) => (one.by === by ? guarded(s, one) : undefined));
  const about = record.planned.find((one) => one.by === by && one.night === night)?.about;
  if (about === undefined) return;
  record.strayed = record.strayed.filter((one) => one.by !== by || one.night !== night);
  if (card !== `protect ${about}`) stray(s, out, { by, about, night });
};

type Stray = { readonly by: Seat; readonly about: Seat; readonly night: number };
const stray = ({ minutes: { claims } }: Tribunal, out: Fact[], one: Stray): void => {
  claims?.strayed.push(one);
  tell(out, one.by, 'strayed', one.about);
};

/** The cards of a night, shown to all. */
export const writeCount = ({ minutes, day, ballots }: Tribunal): void =>
  void minutes.claims?.counted.push({ night: day, cards: [...(ballots ?? [])] });

/** The night begins: who could play a card, and planned whom. */
export const writePlans = (s: Tribunal): void => {
  for (const by of playing(s)) {
    const about = planned(s, by);
    if (about !== undefined && !s.forbidden.includes(by)) s.minutes.claims?.planned.push({ by, about, night: s.day });
  }
};

/** As the announcement stands, somebody was not protected: all who planned it have strayed, unless they have shown their card. */
export const writeNight = (s: Tribunal, out: Fact[]): void => {
  const { claims } = s.minutes;
  for (const one of claims?.planned ?? []) {
    const { by, about, night } = one;
    const hasShown = claims?.exposed.some((card) => card.by === by && card.night === night) === true;
    if (night === s.day && !hasShown && isIn(s, about) && s.announcement?.protect !== about) stray(s, out, one);
  }
};
