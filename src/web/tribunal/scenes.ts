/** What was said in court, as scenes: these facts, in this order. Drawn by stage.tsx. */
import type { Said } from '../../engine/facts.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import type { Card, DeckName } from '../../games/tribunal/decks.ts';
import { type Named, type Told, told } from '../../games/tribunal/facts.ts';
import type { Ballot, CourtStep, Identity } from '../../games/tribunal/steps.ts';
import type { Scene as Any } from '../stage/queue.ts';

/** Scenes that are one sentence under an emblem. */
export const SIGNS = {
  silenced: 'contest',
  barred: 'blame',
  blamed: 'blame',
  owes: 'blame',
  failed: 'blame',
  reported: 'report',
  misreported: 'report',
  caught: 'peek',
  restarted: 'restart',
  revived: 'clean-record',
  out: 'truth',
  begins: 'duel',
  acquitted: 'day-verdict',
  condemned: 'condemnation',
  struck: 'plot',
} as const;
export type SignName = keyof typeof SIGNS;

type What =
  | { readonly name: 'round' }
  | { readonly name: 'step'; readonly step: CourtStep }
  | { readonly name: 'dusk' }
  | { readonly name: 'dawn' }
  | { readonly name: 'gavel'; readonly seat?: Seat }
  /** Somebody looks at his identity; mine is seen. */
  | { readonly name: 'look'; readonly seat: Seat; readonly identity?: Identity }
  /** What I alone am told. */
  | { readonly name: 'secret'; readonly seats: readonly Seat[]; readonly identity?: Identity }
  | { readonly name: 'talk'; readonly by: readonly Seat[] }
  | { readonly name: 'plead'; readonly by: Seat; readonly at: Seat }
  | { readonly name: 'hand'; readonly seat: Seat }
  /** The cards of the day are turned up. */
  | { readonly name: 'ballots'; readonly cards: readonly Ballot[] }
  | { readonly name: 'pinned'; readonly cards: readonly Ballot[] }
  | { readonly name: 'card'; readonly seat: Seat; readonly deck: DeckName; readonly card: Card }
  /** An Anti-Mafia card, unseen by all but its owner. */
  | { readonly name: 'drawn'; readonly seat: Seat; readonly card?: Card }
  | { readonly name: 'exposed'; readonly seat: Seat; readonly cards: readonly Ballot[] }
  | { readonly name: 'fall'; readonly seat: Seat; readonly identity?: Identity; readonly left?: number }
  | { readonly name: 'announced'; readonly by?: Seat; readonly plot: Named; readonly protect: Named }
  | { readonly name: 'contest'; readonly by: Seat; readonly clerk: Seat; readonly lied: boolean }
  | { readonly name: 'ended'; readonly identities: Readonly<Partial<Record<Seat, Identity>>> }
  | { readonly name: 'duel'; readonly pair: readonly [Seat, Seat] }
  /** Those who are out have voted who begins. */
  | {
      readonly name: 'coins';
      readonly pair: readonly Seat[];
      readonly votes: readonly { readonly by: Seat; readonly at: Seat }[];
      readonly first?: Seat;
    }
  /** In the duel: whether he was believed, and what he was. */
  | {
      readonly name: 'answer';
      readonly by: Seat;
      readonly speaker: Seat;
      readonly believed: boolean;
      readonly identity: Identity;
    }
  | { readonly name: 'won'; readonly seat: Seat }
  | { readonly name: SignName; readonly seat?: Seat };

export type Scene = Any & What;

/** Milliseconds at the normal pace, and which of them are headlines. */
const TIMES: Readonly<Record<What['name'], readonly [ms: number, heavy: boolean]>> = {
  round: [1300, true],
  step: [650, false],
  dusk: [1000, true],
  dawn: [1000, true],
  gavel: [450, false],
  look: [600, false],
  secret: [1700, true],
  talk: [300, false],
  plead: [800, false],
  hand: [350, false],
  ballots: [1100, true],
  pinned: [900, false],
  card: [2000, true],
  drawn: [750, false],
  exposed: [1500, true],
  fall: [1800, true],
  announced: [1700, true],
  contest: [2400, true],
  ended: [3600, true],
  duel: [1500, true],
  coins: [1300, true],
  answer: [2300, true],
  won: [1700, true],
  silenced: [1000, true],
  barred: [1000, true],
  blamed: [900, false],
  owes: [800, false],
  failed: [1000, true],
  reported: [900, false],
  misreported: [900, true],
  caught: [1500, true],
  restarted: [1200, true],
  revived: [1000, true],
  out: [1000, true],
  begins: [700, false],
  acquitted: [1200, true],
  condemned: [1200, true],
  struck: [950, true],
};

/** For each card that is turned up, and each line that is said. */
const EACH = { ballots: 330, coins: 300, talk: 450 } as const;
const LONGEST_TALK = 2600;
/** What is shown to me alone takes me longer. */
const MINE = 1800;

const timesOf = (what: What): readonly [number, boolean] => {
  const [ms, heavy] = TIMES[what.name];
  if (what.name === 'ballots') return [ms + EACH.ballots * what.cards.length, heavy];
  if (what.name === 'coins') return [ms + EACH.coins * what.votes.length, heavy];
  if (what.name === 'talk') return [Math.min(LONGEST_TALK, ms + EACH.talk * what.by.length), heavy];
  const mine = (what.name === 'look' && what.identity) || (what.name === 'drawn' && what.card);
  return mine === undefined || mine === false ? [ms, heavy] : [MINE, true];
};

const scene = (what: What, said: readonly Said[]): Scene => {
  const [ms, heavy] = timesOf(what);
  return { ...what, ms, heavy, said };
};

/** The scenes of what was heard from a place on; what went before says who was what when a round ends. */
export const scenesOf = (heard: readonly Said[], from: number): Scene[] => {
  const scenes: Scene[] = [];
  for (let i = from; i < heard.length; ) {
    const read = READ[verbAt(heard, i)]?.(heard, i);
    if (read?.what !== undefined) scenes.push(scene(read.what, heard.slice(i, i + read.length)));
    i += read?.length ?? 1;
  }
  return scenes;
};

/** How many facts go together, and their scene; some are only told. */
type Read = { readonly what?: What; readonly length: number };
type Reader = (heard: readonly Said[], i: number) => Read | undefined;

const factAt = (heard: readonly Said[], i: number): Told => told(heard[i] ?? []);
const verbAt = (heard: readonly Said[], i: number): string => {
  const [first, second] = heard[i] ?? [];
  return String(isSeat(first) ? second : first);
};
const one = (what: What): Read => ({ what, length: 1 });

/** How many facts from here on have one of these verbs. */
const run = (heard: readonly Said[], i: number, verbs: readonly string[]): number => {
  let length = 0;
  while (i + length < heard.length && verbs.includes(verbAt(heard, i + length))) length += 1;
  return length;
};

const seatAt = (heard: readonly Said[], i: number): Seat | undefined => {
  const [first, second] = heard[i] ?? [];
  return isSeat(first) ? first : isSeat(second) ? second : undefined;
};

const sign =
  (name: SignName): Reader =>
  (heard, i) => {
    const seat = seatAt(heard, i);
    return one(seat === undefined ? { name } : { name, seat });
  };

const SPEAKING = ['said', 'spoke', 'whispered', 'confided', 'murmured', 'ready'];
const SPOKEN = ['said', 'spoke', 'whispered'];

const talk: Reader = (heard, i) => {
  const length = run(heard, i, SPEAKING);
  const by = Array.from({ length }, (_, k) => i + k)
    .filter((at) => SPOKEN.includes(verbAt(heard, at)))
    .flatMap((at) => seatAt(heard, at) ?? []);
  return by.length === 0 ? { length } : { what: { name: 'talk', by }, length };
};

/** T20 T60 he looks, is told what he is if he is the one who reads, and says that he is a judge. */
const look: Reader = (heard, i) => {
  const seat = seatAt(heard, i);
  if (seat === undefined) return undefined;
  const next = factAt(heard, i + 1);
  const identity = next[1] === 'is' ? next[2] : undefined;
  const seen = identity === undefined ? 1 : 2;
  const says = verbAt(heard, i + seen) === 'said' && seatAt(heard, i + seen) === seat ? 1 : 0;
  return { what: { name: 'look', seat, ...(identity === undefined ? {} : { identity }) }, length: seen + says };
};

/** T3 eliminated, shown and poorer by a life: one thing. */
const fall: Reader = (heard, i) => {
  const seat = seatAt(heard, i);
  if (seat === undefined) return undefined;
  const of = (verb: string, at: number): boolean => verbAt(heard, at) === verb && seatAt(heard, at) === seat;
  let length = of('eliminated', i) ? 1 : 0;
  const shown = factAt(heard, i + length);
  const unmasked = of('unmasked', i + length) && shown[1] === 'unmasked' ? { identity: shown[2] } : {};
  if ('identity' in unmasked) length += 1;
  const lost = factAt(heard, i + length);
  const left = of('lost', i + length) && lost[1] === 'lost' ? { left: lost[2] } : {};
  if ('left' in left) length += 1;
  return { what: { name: 'fall', seat, ...unmasked, ...left }, length };
};

/** T3 whoever was not eliminated is of the side that is left. */
const identitiesBefore = (heard: readonly Said[], i: number): Partial<Record<Seat, Identity>> => {
  const side = heard[i]?.[1];
  const start = heard.findLastIndex(([word], at) => at < i && word === 'round');
  const known: Partial<Record<Seat, Identity>> = {};
  const round = heard.slice(Math.max(0, start), i);
  for (const said of round) {
    const fact = told(said);
    if (isSeat(fact[0]) && side !== 'exhausted' && (side === 'judge' || side === 'mafia')) known[fact[0]] ??= side;
  }
  for (const said of round) {
    const fact = told(said);
    if (fact[1] === 'unmasked') known[fact[0]] = fact[2];
  }
  return known;
};

const opened: Reader = (heard, i) => {
  const fact = factAt(heard, i);
  if (fact[0] !== 'opened') return undefined;
  const [, step, day = 1] = fact;
  if (step === 'night-vote') return one({ name: 'dusk' });
  if (step === 'deliberation' && day > 1) return one({ name: 'dawn' });
  return one({ name: 'step', step });
};

const drew: Reader = (heard, i) => {
  const fact = factAt(heard, i);
  if (fact[1] !== 'drew') return undefined;
  const [seat, , deck, card] = fact;
  const next = factAt(heard, i + 1);
  if (next[1] === 'got') return { what: { name: 'drawn', seat, card: next[2] }, length: 2 };
  if (deck === 'anti-mafia') return one({ name: 'drawn', seat });
  return card === undefined || card === 'none' ? undefined : one({ name: 'card', seat, deck, card });
};

const shown: Reader = (heard, i) => {
  const fact = factAt(heard, i);
  return fact[1] === 'used' || fact[1] === 'revealed'
    ? one({ name: 'card', seat: fact[0], deck: 'anti-mafia', card: fact[2] })
    : undefined;
};

/** T42 a contest is told with what it finds; T60 an answer in the duel with the card. */
const contested: Reader = (heard, i) => {
  const fact = factAt(heard, i);
  if (fact[1] !== 'contested' && fact[1] !== 'believed') return undefined;
  const [by, , at] = fact;
  const next = factAt(heard, i + 1);
  if (next[1] === 'lied' || next[1] === 'truthful')
    return { what: { name: 'contest', by, clerk: at, lied: next[1] === 'lied' }, length: 2 };
  if (next[1] !== 'unmasked') return undefined;
  const length = verbAt(heard, i + 2) === 'lost' ? 3 : 2;
  return {
    what: { name: 'answer', by, speaker: at, believed: fact[1] === 'believed', identity: next[2] },
    length,
  };
};

const announced: Reader = (heard, i) => {
  const fact = factAt(heard, i);
  if (fact[0] === 'proclaimed') return one({ name: 'announced', plot: fact[1], protect: fact[2] });
  return fact[1] === 'announced' ? one({ name: 'announced', by: fact[0], plot: fact[2], protect: fact[3] }) : undefined;
};

/** T60 all votes are shown at once, and who begins. */
const coins: Reader = (heard, i) => {
  const length = run(heard, i, ['voted']);
  const votes = heard.slice(i, i + length).flatMap((said) => {
    const fact = told(said);
    return fact[1] === 'voted' ? [{ by: fact[0], at: fact[2] }] : [];
  });
  const begins = verbAt(heard, i + length) === 'begins';
  const first = begins ? seatAt(heard, i + length) : undefined;
  const named = heard.findLast(([word], at) => at < i && word === 'duel')?.filter(isSeat) ?? [];
  const pair = [...new Set([...named, ...votes.map(({ at }) => at)])];
  return {
    what: { name: 'coins', pair, votes, ...(first === undefined ? {} : { first }) },
    length: begins ? length + 1 : length,
  };
};

const secret: Reader = (heard, i) => {
  const fact = factAt(heard, i);
  if (fact[1] === 'recognized') return one({ name: 'secret', seats: fact.slice(2).filter(isSeat), identity: 'mafia' });
  if (fact[1] === 'learned') return one({ name: 'secret', seats: [fact[2]], identity: fact[3] });
  if (fact[1] === 'peeked') return one({ name: 'secret', seats: [fact[0]] });
  return one({ name: 'secret', seats: fact.slice(2).filter(isSeat) });
};

const READ: Readonly<Partial<Record<string, Reader>>> = {
  ...Object.fromEntries((Object.keys(SIGNS) as SignName[]).map((name): [string, Reader] => [name, sign(name)])),
  round: (heard, i) => ({ what: { name: 'round' }, length: verbAt(heard, i + 1) === 'serves' ? 2 : 1 }),
  opened,
  closed: (heard, i) => {
    const seat = seatAt(heard, i);
    return one(seat === undefined ? { name: 'gavel' } : { name: 'gavel', seat });
  },
  elapsed: () => one({ name: 'gavel' }),
  looked: look,
  recognized: secret,
  peeked: secret,
  learned: secret,
  trapped: secret,
  ...Object.fromEntries(SPEAKING.map((verb) => [verb, talk])),
  pleaded: (heard, i) => {
    const fact = factAt(heard, i);
    return fact[1] === 'pleaded' ? one({ name: 'plead', by: fact[0], at: fact[2] }) : undefined;
  },
  objected: (heard, i) => {
    const seat = seatAt(heard, i);
    return seat === undefined ? undefined : one({ name: 'hand', seat });
  },
  showed: (heard, i) => {
    const [, ...cards] = factAt(heard, i);
    const length = 1 + run(heard, i + 1, ['cast', 'uncounted']);
    return { what: { name: 'ballots', cards: cards as Ballot[] }, length };
  },
  informed: (heard, i) => {
    const [, ...cards] = factAt(heard, i);
    return cards.length === 0 ? undefined : one({ name: 'pinned', cards: cards as Ballot[] });
  },
  drew,
  used: shown,
  revealed: shown,
  eliminated: fall,
  unmasked: fall,
  lost: fall,
  announced,
  proclaimed: announced,
  contested,
  believed: contested,
  voted: coins,
  exposed: (heard, i) => {
    const fact = factAt(heard, i);
    if (fact[1] !== 'exposed') return undefined;
    const [seat, , , ...cards] = fact;
    return one({ name: 'exposed', seat, cards });
  },
  ended: (heard, i) => one({ name: 'ended', identities: identitiesBefore(heard, i) }),
  duel: (heard, i) => {
    const fact = factAt(heard, i);
    return fact[0] === 'duel' ? one({ name: 'duel', pair: [fact[1], fact[2]] }) : undefined;
  },
  won: (heard, i) => {
    const seat = seatAt(heard, i);
    return seat === undefined ? undefined : one({ name: 'won', seat });
  },
};
