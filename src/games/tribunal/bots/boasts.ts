/** T80 T82 what bots claim and plan: judges tell helpful truths, mafiosi whatever is believable. */
import { wordsOf } from '../../../engine/phrases.ts';
import { type Each, isSeat, type Seat } from '../../../engine/seats.ts';
import { anyOf, chance, isMafia, type Mind, mates, playing, top } from './mind.ts';
import { isTrue } from './talk.ts';

/** In percent. */
const OFTEN = {
  /** An identity a judge knows; one that a mafioso was visibly shown, or invents. */
  mafia: 100,
  judge: 50,
  slander: 50,
  invents: 3,
  /** In danger: a card in hand, and whom last night's card protected. */
  card: 55,
  guarded: 18,
  vest: 50,
  plans: { judge: 18, mafia: 10 },
  joins: { judge: 65, mafia: 60 },
  mate: 50,
};
/** Players suspected more than this get no plan. */
const DOUBTFUL = 0.45;

const may = ({ legal, rng }: Mind, move: string, percent: number): string | undefined =>
  legal.includes(move) && chance(rng, percent) ? move : undefined;

const hasClaimed = ({ view, me }: Mind, id: string): boolean =>
  view.docket.minutes.claims?.claimed.some(({ by, day, words }) => by === me && day === view.day && words[0] === id) ===
  true;

const isAccused = ({ memory: { today }, me }: Mind): boolean =>
  today.some(({ by, word, about }) => about === me && by !== me && (word === 'suspect' || word === 'liar'));

/** Players whose identity the speaker knows privately: shown, peeked or trapped. */
const secrets = ({ view, me }: Mind): (readonly [Seat, 'judge' | 'mafia'])[] =>
  view.seats.flatMap((seat) => {
    const { identity, status } = view.players[seat];
    if (seat === me || status !== 'in') return [];
    if (identity !== undefined) return [[seat, identity] as const];
    return view.trapped?.includes(seat) === true ? [[seat, 'mafia'] as const] : [];
  });

const truth = (mind: Mind): string | undefined => {
  for (const [seat, identity] of secrets(mind)) {
    const said = may(mind, `claim saw ${seat} ${identity}`, OFTEN[identity]);
    if (said !== undefined) return said;
  }
  return undefined;
};

/**
 * A mafioso slanders a player whose identity they were visibly shown, and clears a mate. Non-experts sometimes invent
 * what they saw.
 */
const slander = (mind: Mind): string | undefined => {
  const { view, me, lies } = mind;
  const shown = (view.docket.minutes.claims?.glimpses ?? []).filter(({ by }) => by === me).map(({ about }) => about);
  for (const seat of shown) {
    const lie = mates(mind).includes(seat) ? 'judge' : 'mafia';
    const said = may(mind, `claim saw ${seat} ${lie}`, OFTEN.slander);
    if (said !== undefined) return said;
  }
  const foe = mind.memory.today.find(({ by, word, about }) => about === me && word === 'suspect' && by !== me)?.by;
  return lies === 0 || foe === undefined || mates(mind).includes(foe)
    ? undefined
    : may(mind, `claim saw ${foe} mafia`, OFTEN.invents);
};

/** In danger: a judge claims a held card, a mafioso a possible one. */
const shelter = (mind: Mind): string | undefined => {
  const { view, me } = mind;
  if (hasClaimed(mind, 'hold') || hasClaimed(mind, 'guarded')) return undefined;
  const { hand = [] } = view;
  const holds = (card: 'pardon' | 'bulletproof'): boolean => (isMafia(mind) ? hand.length > 0 : hand.includes(card));
  if (view.players[me].mafia.length > 0 && holds('bulletproof')) {
    const vest = may(mind, 'claim hold bulletproof', OFTEN.vest);
    if (vest !== undefined) return vest;
  }
  if (!isAccused(mind)) return undefined;
  const pardon = holds('pardon') ? may(mind, 'claim hold pardon', OFTEN.card) : undefined;
  const about = pardon === undefined ? alibi(mind) : undefined;
  return about === undefined ? pardon : may(mind, `claim guarded ${about}`, OFTEN.guarded);
};

/** Whom their card protected last night. A mafioso names a player whom the court protected, or the victim. */
const alibi = (mind: Mind): Seat | undefined => {
  const { view, memory } = mind;
  if (isMafia(mind)) {
    const [plot, protect] = memory.announced ?? [];
    return [protect, plot].filter(isSeat).find((seat) => seat !== mind.me);
  }
  const card = view.notes?.played[`night ${view.day - 1}`];
  const [verb, about] = card === undefined ? [] : wordsOf(card);
  return verb === 'protect' && about !== mind.me ? about : undefined;
};

/** T82 whom somebody plans to protect tonight. */
const planOf = ({ view }: Mind, seat: Seat): Seat | undefined => {
  const last = view.docket.minutes.claims?.claimed.findLast(
    ({ by, day, words: [id] }) => by === seat && day === view.day && (id === 'plan' || id === 'join'),
  )?.words;
  return last?.[0] === 'plan' || last?.[0] === 'join' ? last[1] : undefined;
};

/** How guilty the speaker thinks each is. */
type Odds = () => Each<number>;

/** Nobody plans to protect a player they accused today, or an accuser. */
const plan = (mind: Mind, odds: Odds): string | undefined => {
  const { me } = mind;
  const able = playing(mind).filter((seat) => seat === me || isTrue(mind, 'protect', seat));
  if (planOf(mind, me) !== undefined || hasClaimed(mind, 'plan')) return undefined;
  const side = isMafia(mind) ? 'mafia' : 'judge';
  const planned = playing(mind).flatMap((seat) => planOf(mind, seat) ?? []);
  if (planned.length > 0) {
    const about = top(
      planned.filter((seat) => able.includes(seat)),
      (seat) => (seat === me ? 1 : 0) - odds()[seat],
    );
    const fits = about !== undefined && (isMafia(mind) || about === me || odds()[about] < DOUBTFUL);
    return fits ? may(mind, `claim join ${about}`, OFTEN.joins[side]) : undefined;
  }
  if (!chance(mind.rng, OFTEN.plans[side])) return undefined;
  const mate = mates(mind).filter((seat) => able.includes(seat));
  const about =
    mate.length > 0 && chance(mind.rng, OFTEN.mate)
      ? anyOf(mind, mate)
      : top(
          able.filter((seat) => seat !== me),
          (seat) => (mind.memory.struck.includes(seat) ? 0.2 : 0) - odds()[seat],
        );
  return about === undefined ? undefined : may(mind, `claim plan ${about}`, 100);
};

/** The claim or plan to make now, if any. */
export const boast = (mind: Mind, odds: Odds): string | undefined => {
  if (mind.view.docket.minutes.claims === undefined) return undefined;
  return (isMafia(mind) ? slander(mind) : truth(mind)) ?? shelter(mind) ?? plan(mind, odds);
};

/** A judge keeps their plan, unless they have come to suspect its target. */
export const kept = (mind: Mind, odds: Odds): Seat | undefined => {
  const about = planOf(mind, mind.me);
  return about !== undefined && playing(mind).includes(about) && (about === mind.me || odds()[about] < DOUBTFUL + 0.15)
    ? about
    : undefined;
};
