/** T70 who may speak, what may be said, and who hears it. */
import { mix, oneOf, roll } from '../../../engine/chance.ts';
import type { Fact, Said } from '../../../engine/facts.ts';
import { either } from '../../../engine/fault.ts';
import type { Pattern, Quote } from '../../../engine/game.ts';
import { cut, LEFT_OUT } from '../../../engine/phrases.ts';
import { type Each, each, others, SEATS, type Seat } from '../../../engine/seats.ts';
import { breach, offend } from './cheats.ts';
import { read, tell, whisper } from './facts.ts';
import { groundsOf, writeWord } from './grounds.ts';
import {
  BECAUSE,
  becauseIn,
  MURMUR,
  ORDER,
  openingOf,
  parse,
  SAY,
  type Spoken,
  sayStock,
  stockOf,
  WHISPER,
} from './moves.ts';
import { type Heard, inDuel, isOut, laconic, playing, silenced, type Tribunal } from './state.ts';
import { HUNCH } from './stock.ts';

const MOST_SAYS = 40; // T77
const MOST_LETTERS = 300;
/** How much of a ground that is none is said again. */
const MOST_GROUND = 40;
/** Control characters, among them those that turn the direction of writing or break a line: nobody may pass their words off as another's. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export const floor = (s: Tribunal): 'all' | Seat[] => {
  switch (s.step.name) {
    case 'deliberation':
    case 'duel-vote':
    case 'duel':
      return 'all';
    case 'discovery':
    case 'pleas': {
      const step = s.agenda.at(-1)?.steps[0];
      return step?.[0] === 'discovery' || step?.[0] === 'pleas' ? [step[1]] : [];
    }
    case 'recognition':
    case 'accusation':
    case 'night-vote':
      return [];
    default:
      return [s.clerk];
  }
};

const inTurn = (s: Tribunal, seat: Seat): boolean => {
  const open = floor(s);
  return open === 'all' || open[0] === seat;
};

/** T73 a word out of turn, or against a card, can be tried, unless the court is strict. */
export const maySay = (s: Tribunal, seat: Seat): boolean => {
  if (isOut(s, seat) && !inDuel(s)) return false;
  if (s.step.of[seat].said >= MOST_SAYS) return false;
  return s.options.speech === 'court' || (inTurn(s, seat) && !silenced(s, seat));
};

/** Seats that a seat may speak of, or whisper to. */
const company = (s: Tribunal, seat: Seat): Seat[] =>
  others(s.seats, seat).filter((other) => inDuel(s) || !isOut(s, other));

type Talk = { readonly list: readonly string[]; readonly murmurs: Each<readonly string[]> };
const NOTHING: readonly string[] = [];
const talks = new Map<number, Talk>();

/** All that a seat may say. It depends only on who is there to be spoken of, or whispered to: it is made once. */
const talkOf = (s: Tribunal, seat: Seat): Talk => {
  const duel = inDuel(s);
  const free = s.options.speech === 'court' || !laconic(s, seat);
  let key = (s.seats.length * SEATS.length + s.seats.indexOf(seat)) * 2 + (free ? 1 : 0);
  for (const other of s.seats) key = key * 2 + (duel || !isOut(s, other) ? 1 : 0);
  const known = talks.get(key);
  if (known !== undefined) return known;
  const around = company(s, seat);
  const stock = stockOf(around);
  const talk: Talk = {
    list: [
      ...(free ? [SAY, ...around.map((other) => WHISPER[other])] : []),
      ...around.map((other) => MURMUR[other]),
      ...stock.map((one) => sayStock(undefined, one)),
      ...around.flatMap((other) => BECAUSE[other]),
    ],
    murmurs: each(around, (to) => stock.map((one) => sayStock(to, one))),
  };
  talks.set(key, talk);
  return talk;
};

export const sayings = (s: Tribunal, seat: Seat): readonly string[] =>
  maySay(s, seat) ? talkOf(s, seat).list : NOTHING;

/** T71 a word out of turn is delivered, and is an infraction that all have seen; T73 a heavier one if a card forbids it. */
export const say = (s: Tribunal, out: Fact[], seat: Seat, { to, said, stock }: Spoken): void => {
  s.step.of[seat].said += 1;
  if (to === undefined) {
    s.speech.push({ by: seat, said });
    s.step.of[seat].aloud += 1;
    if (stock !== undefined) writeWord(s, seat, stock);
    if (stock === undefined) tell(out, seat, 'spoke', said);
    else tell(out, seat, 'said', ...stock);
  } else {
    s.whispers.push({ at: s.speech.length, heard: { by: seat, to, said } });
    s.speech.push({ by: seat, to });
    tell(out, seat, 'whispered', to);
    if (stock === undefined) whisper(out, [seat, to], seat, 'confided', to, said);
    else whisper(out, [seat, to], seat, 'murmured', to, ...stock);
  }
  if (silenced(s, seat) || (stock === undefined && laconic(s, seat))) breach(s, out, seat, 'silence');
  else if (!inTurn(s, seat)) offend(s, out, seat, 'word');
};

/** What is told of this round, out of all that one has heard: what their view shows of it. */
export const recall = (heard: readonly Said[]): Heard[] => {
  let speech: Heard[] = [];
  for (const fact of heard.map(read)) {
    if (fact[0] === 'round' || fact[0] === 'duel') speech = [];
    else if (fact[1] === 'spoke' || fact[1] === 'said') {
      const [by, , ...said] = fact;
      speech.push({ by, said: said.join(' ') });
    } else if (fact[1] === 'claimed') {
      const [by, , ...words] = fact;
      speech.push({ by, said: ['claim', ...words].join(' ') });
    } else if (fact[1] === 'whispered') speech.push({ by: fact[0], to: fact[2] });
    else if (fact[1] === 'confided' || fact[1] === 'murmured') {
      const [by, , to, ...said] = fact;
      // whoever hears the words has just seen the whisper
      speech.splice(-1, 1, { by, to, said: said.join(' ') });
    }
  }
  return speech;
};

export const quoted = (said: Said): Quote | undefined => {
  const fact = read(said);
  if (fact[1] === 'spoke') return { by: fact[0], words: fact[2], own: true };
  if (fact[1] === 'confided') return { by: fact[0], words: fact[3], own: true };
  if (fact[1] !== 'said' && fact[1] !== 'claimed' && fact[1] !== 'murmured') return undefined;
  return { by: fact[0], words: fact.slice(2).join(' '), own: false };
};

const isText = (text: string): boolean => {
  const letters = [...text].length;
  return letters >= 1 && letters <= MOST_LETTERS && !CONTROL.test(text) && text.isWellFormed();
};

const SAMPLES = ['I have nothing to hide', 'somebody here is lying', 'look at who keeps quiet'] as const;
const free = (pattern: string): Pattern<Tribunal> => {
  const opening = openingOf(pattern);
  return {
    pattern,
    own: true,
    fits: (_, __, move) => move.startsWith(opening) && isText(move.slice(opening.length)),
    sample: (_, __, rng) => `${opening}${oneOf(rng, SAMPLES)}`,
  };
};

/** T78 the grounds that may be given of a seat. */
const givable = (s: Tribunal, about: Seat): string[] => [...groundsOf(s, about), HUNCH];

/** A claim without its ground, where that is one that the record bears out; without a ground, as it is. */
const borneOut = (s: Tribunal, move: string): string | undefined => {
  const because = becauseIn(move);
  if (because === undefined) return move;
  const { to, claim, why } = because;
  return givable(s, claim[1]).includes(why) ? sayStock(to, claim) : undefined;
};

const misfit = (s: Tribunal, _: Seat, move: string): string | undefined => {
  const because = becauseIn(move);
  if (because === undefined) return undefined;
  const { claim, why } = because;
  const [given, about] = [JSON.stringify(why.slice(0, MOST_GROUND)), claim[1]];
  return `the record of this round does not bear out ${given} of ${about}; it bears out ${either(givable(s, about), 'and')}`;
};

const because = (about: Seat, pattern: string): Pattern<Tribunal> => {
  const opening = openingOf(pattern);
  return {
    pattern,
    fits: (s, _, move) => move.startsWith(opening) && borneOut(s, move) !== undefined,
    misfit: (s, seat, move) => (move.startsWith(opening) ? misfit(s, seat, move) : undefined),
    sample: (s, _, rng) => `${opening}${oneOf(rng, givable(s, about))}`,
  };
};

/** Every phrase to one alone, with a ground and without. */
const murmur = (to: Seat): Pattern<Tribunal> => {
  const may = (s: Tribunal, seat: Seat, phrase: string | undefined): boolean =>
    talkOf(s, seat).murmurs[to].some((one) => one === phrase);
  return {
    pattern: MURMUR[to],
    fits: (s, seat, move) => may(s, seat, borneOut(s, move)),
    misfit(s, seat, move) {
      const { to: hearer, claim } = becauseIn(move) ?? {};
      return claim !== undefined && may(s, seat, sayStock(hearer, claim)) ? misfit(s, seat, move) : undefined;
    },
    sample(s, seat, rng) {
      const phrase = oneOf(rng, talkOf(s, seat).murmurs[to]);
      const about = becauseIn(`${phrase} because ${HUNCH}`)?.claim[1];
      return about === undefined || roll(rng, 2) === 0 ? phrase : `${phrase} because ${oneOf(rng, givable(s, about))}`;
    },
  };
};

const targets = (s: Tribunal, seat: Seat): Seat[] =>
  playing(s).filter((other) => other !== seat && s.players[other].identity === 'judge');

/** T21 an order names judges who are in the round, each once. */
const order: Pattern<Tribunal> = {
  pattern: ORDER,
  fits(s, seat, move) {
    const [verb, ...named] = cut(move);
    const able = targets(s, seat);
    return (
      verb === 'order' &&
      named.length > 0 &&
      new Set(named).size === named.length &&
      named.every((word) => able.some((one) => one === word))
    );
  },
  sample(s, seat, rng) {
    const able = mix(rng, targets(s, seat));
    return `order ${able.slice(0, 1 + roll(rng, able.length)).join(' ')}`;
  },
};

export const patterns: readonly Pattern<Tribunal>[] = [
  free(SAY),
  ...SEATS.flatMap((seat) => [free(WHISPER[seat]), murmur(seat), ...BECAUSE[seat].map((one) => because(seat, one))]),
  order,
];

const POINTED = /^say (?:suspect|trust) [A-H]\b/;
export const pointed = (move: string): string | undefined => POINTED.exec(move)?.[0];

/** What was whispered in words of their own stays between the two. */
export const retold = (move: string): string => {
  const [verb, spoken] = parse(move);
  return verb !== 'say' || spoken.to === undefined || spoken.stock !== undefined
    ? move
    : `${openingOf(WHISPER[spoken.to])}${LEFT_OUT}`;
};
