/** Turns the facts of Tribunal into scenes. Drawn by stage.tsx. */
import type { Said, VerbOf } from '../../../engine/facts.ts';
import type { Found, Scanner } from '../../../engine/reading.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import { defineScenes } from '../../../web/table/scenes/scenes.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import type { Card, DeckName } from '../rules/decks.ts';
import { type FactOf, type Facts, type Named, run, says, scan } from '../rules/facts.ts';
import type { Ballot, CourtStep, Identity } from '../rules/steps.ts';
import { inStep } from './view.ts';

/** Scenes of one sentence under an emblem. */
type SignName =
  | 'silenced'
  | 'barred'
  | 'blamed'
  | 'owes'
  | 'failed'
  | 'reported'
  | 'misreported'
  | 'caught'
  | 'restarted'
  | 'revived'
  | 'out'
  | 'begins'
  | 'acquitted'
  | 'condemned'
  | 'struck';

type What =
  | { readonly name: 'round' }
  | { readonly name: 'step'; readonly step: CourtStep }
  | { readonly name: 'dusk' }
  | { readonly name: 'dawn' }
  | { readonly name: 'gavel'; readonly seat?: Seat }
  /** A player looks at their identity; only mine is shown. */
  | { readonly name: 'look'; readonly seat: Seat; readonly identity?: Identity }
  /** Told to me alone. */
  | { readonly name: 'secret'; readonly seats: readonly Seat[]; readonly identity?: Identity }
  | { readonly name: 'talk'; readonly by: readonly Seat[] }
  | { readonly name: 'plead'; readonly by: Seat; readonly at: Seat }
  | { readonly name: 'hand'; readonly seat: Seat }
  | { readonly name: 'ballots'; readonly cards: readonly Ballot[] }
  | { readonly name: 'pinned'; readonly cards: readonly Ballot[] }
  | { readonly name: 'card'; readonly seat: Seat; readonly deck: DeckName; readonly card: Card }
  /** An Anti-Mafia card, seen only by its owner. */
  | { readonly name: 'drawn'; readonly seat: Seat; readonly card?: Card }
  | { readonly name: 'exposed'; readonly seat: Seat; readonly cards: readonly Ballot[] }
  | { readonly name: 'fall'; readonly seat: Seat; readonly identity?: Identity; readonly left?: number }
  | { readonly name: 'announced'; readonly by?: Seat; readonly plot: Named; readonly protect: Named }
  | { readonly name: 'unopposed' }
  | { readonly name: 'contest'; readonly by: Seat; readonly clerk: Seat; readonly lied: boolean }
  | { readonly name: 'ended'; readonly identities: Readonly<Partial<Record<Seat, Identity>>> }
  | { readonly name: 'duel'; readonly pair: readonly [Seat, Seat] }
  | {
      readonly name: 'coins';
      readonly pair: readonly Seat[];
      readonly votes: readonly { readonly by: Seat; readonly at: Seat }[];
      readonly first?: Seat;
    }
  /** In the duel: whether they were believed, and their identity. */
  | {
      readonly name: 'answer';
      readonly by: Seat;
      readonly speaker: Seat;
      readonly believed: boolean;
      readonly identity: Identity;
    }
  | { readonly name: 'won'; readonly seat: Seat }
  | { readonly name: SignName; readonly seat?: Seat };

type More = {
  readonly lit: readonly Seat[];
  readonly aside: boolean;
  /** Facts whose sentence stays in the well until the next step. */
  readonly headline: readonly VerbOf<Facts>[];
  /** When the picture is complete: its sentence comes then. */
  readonly turn?: number;
  readonly early?: number;
};
const NOBODY: readonly Seat[] = [];
const NOTHING: More['headline'] = [];

/** Cards turn, and coins fall, one by one. */
const EACH = 330;
const FIRST_TURNED = 900;
/** A single card is turned. */
const TURNED = 650;
const STAMPED = 1200;
/** A sentence after its picture needs time to be read. */
const READ = 1200;

const LONGEST_TALK = 2600;
/** Private scenes take longer to read. */
const MINE = 1800;

/** Milliseconds at the normal pace; revelations have their own sounds. */
const SCENES = defineScenes<What, More>()({
  round: { ms: 1300, heavy: true, tune: 'gavel', lit: NOBODY, aside: false, headline: NOTHING },
  step: { ms: 650, heavy: false, tune: 'card', lit: NOBODY, aside: false, headline: NOTHING },
  dusk: { ms: 1000, heavy: true, tune: 'crickets', lit: NOBODY, aside: false, headline: NOTHING },
  dawn: { ms: 1000, heavy: true, tune: 'chime', lit: NOBODY, aside: false, headline: NOTHING },
  gavel: { ms: 450, heavy: false, tune: 'gavel', lit: NOBODY, aside: false, headline: NOTHING },
  look: {
    ms: ({ identity }) => (identity === undefined ? 600 : MINE),
    heavy: ({ identity }) => identity !== undefined,
    tune: 'heart',
    lit: ({ seat }) => [seat],
    aside: false,
    headline: NOTHING,
  },
  secret: { ms: 1700, heavy: true, tune: 'heart', lit: NOBODY, aside: false, headline: NOTHING },
  talk: {
    ms: ({ by }) => Math.min(LONGEST_TALK, 300 + 450 * by.length),
    heavy: false,
    tune: undefined,
    lit: NOBODY,
    aside: true,
    headline: NOTHING,
  },
  plead: { ms: 800, heavy: false, tune: 'card', lit: NOBODY, aside: true, headline: NOTHING },
  hand: { ms: 350, heavy: false, tune: undefined, lit: NOBODY, aside: true, headline: NOTHING },
  ballots: {
    ms: ({ cards }) => FIRST_TURNED + EACH * cards.length + READ,
    turn: ({ cards }) => FIRST_TURNED + EACH * cards.length,
    early: 0,
    heavy: true,
    tune: 'card',
    lit: NOBODY,
    aside: false,
    headline: NOTHING,
  },
  pinned: { ms: 900, heavy: false, tune: 'card', lit: NOBODY, aside: false, headline: NOTHING },
  card: {
    ms: 2400,
    turn: TURNED,
    early: 0,
    heavy: true,
    tune: 'stamp',
    lit: ({ seat }) => [seat],
    aside: false,
    headline: ['drew', 'used', 'revealed'],
  },
  drawn: {
    ms: ({ card }) => (card === undefined ? 750 : MINE),
    heavy: ({ card }) => card !== undefined,
    tune: 'card',
    lit: NOBODY,
    aside: false,
    headline: ['drew'],
  },
  exposed: { ms: 1500, heavy: true, tune: 'clang', lit: ({ seat }) => [seat], aside: false, headline: ['exposed'] },
  fall: {
    ms: 3000,
    turn: TURNED,
    early: 0,
    heavy: true,
    tune: 'crack',
    lit: ({ seat }) => [seat],
    aside: false,
    headline: ['eliminated'],
  },
  announced: { ms: 4200, heavy: true, tune: 'toll', lit: NOBODY, aside: false, headline: ['announced', 'proclaimed'] },
  unopposed: { ms: 1400, heavy: true, tune: undefined, lit: NOBODY, aside: false, headline: NOTHING },
  contest: {
    ms: 2400,
    turn: STAMPED,
    early: 0,
    heavy: true,
    tune: ({ lied }) => (lied ? 'lie' : 'truth'),
    lit: ({ by, clerk }) => [by, clerk],
    aside: false,
    headline: ['lied', 'truthful'],
  },
  ended: { ms: 5200, heavy: true, tune: 'toll', lit: NOBODY, aside: false, headline: NOTHING },
  duel: { ms: 1500, heavy: true, tune: 'clang', lit: NOBODY, aside: false, headline: NOTHING },
  coins: {
    ms: ({ votes }) => FIRST_TURNED + EACH * votes.length + READ,
    turn: ({ votes }) => FIRST_TURNED + EACH * votes.length,
    early: 0,
    heavy: true,
    tune: 'coin',
    lit: NOBODY,
    aside: false,
    headline: NOTHING,
  },
  answer: {
    ms: 2400,
    turn: STAMPED,
    early: 0,
    heavy: true,
    tune: ({ identity }) => (identity === 'mafia' ? 'lie' : 'truth'),
    lit: ({ by, speaker }) => [by, speaker],
    aside: false,
    headline: NOTHING,
  },
  won: { ms: 1700, heavy: true, tune: 'win', lit: ({ seat }) => [seat], aside: false, headline: NOTHING },
  silenced: { ms: 1000, heavy: true, tune: undefined, lit: NOBODY, aside: false, headline: ['silenced'] },
  barred: { ms: 1000, heavy: true, tune: 'stamp', lit: NOBODY, aside: false, headline: ['barred'] },
  blamed: { ms: 900, heavy: false, tune: 'stamp', lit: NOBODY, aside: false, headline: NOTHING },
  owes: { ms: 800, heavy: false, tune: undefined, lit: NOBODY, aside: false, headline: NOTHING },
  failed: { ms: 1000, heavy: true, tune: undefined, lit: NOBODY, aside: false, headline: ['failed'] },
  reported: { ms: 900, heavy: false, tune: 'clang', lit: NOBODY, aside: false, headline: NOTHING },
  misreported: { ms: 900, heavy: true, tune: undefined, lit: NOBODY, aside: false, headline: ['misreported'] },
  caught: {
    ms: 1500,
    heavy: true,
    tune: 'clang',
    lit: ({ seat }) => (seat === undefined ? NOBODY : [seat]),
    aside: false,
    headline: ['caught'],
  },
  restarted: { ms: 1200, heavy: true, tune: undefined, lit: NOBODY, aside: false, headline: ['restarted'] },
  revived: { ms: 1000, heavy: true, tune: undefined, lit: NOBODY, aside: false, headline: NOTHING },
  out: { ms: 1000, heavy: true, tune: undefined, lit: NOBODY, aside: false, headline: NOTHING },
  begins: { ms: 700, heavy: false, tune: undefined, lit: NOBODY, aside: false, headline: NOTHING },
  acquitted: { ms: 1200, heavy: true, tune: 'chime', lit: NOBODY, aside: false, headline: ['acquitted'] },
  condemned: {
    ms: 1200,
    heavy: true,
    tune: 'gavel',
    lit: ({ seat }) => (seat === undefined ? NOBODY : [seat]),
    aside: false,
    headline: ['condemned'],
  },
  struck: {
    ms: 950,
    heavy: true,
    tune: 'blade',
    lit: ({ seat }) => (seat === undefined ? NOBODY : [seat]),
    aside: false,
    headline: ['struck'],
  },
});

export type Scene = ReturnType<typeof SCENES.of>;

/** Scenes of the facts from an index on. Earlier facts tell the identities when a round ends. */
export const scenesOf = (heard: readonly Said[], from: number): Scene[] =>
  found(heard, from).map(({ what, said }) => SCENES.of(what, said));

const HEADLINES = Object.values(SCENES.rows).flatMap(({ headline }) =>
  typeof headline === 'function' ? [] : headline,
);

export const headlineIn = (
  heard: readonly Said[],
  { stage }: GameWords,
  names: Names,
  me: Seat | undefined,
): string | undefined => {
  const said = inStep(heard).findLast((one) => says(one, ...HEADLINES));
  // its card was shown large before, so its name is enough
  return said && stage?.briefly?.(said, 'named', names, me);
};

type Reader<V extends VerbOf<Facts>> = Scanner<Facts, V, What>;
const one = (what: What): Found<What> => ({ what, length: 1 });

const SPEAKING = ['said', 'spoke', 'whispered', 'confided', 'murmured', 'claimed', 'ready'] as const;
const SPOKEN = ['said', 'spoke', 'whispered', 'claimed'] as const;

const talk: Reader<(typeof SPEAKING)[number]> = (_, heard, i) => {
  const length = run(heard, i, ...SPEAKING);
  const by = heard.slice(i, i + length).flatMap((said) => (says(said, ...SPOKEN) ? [said[0]] : []));
  return by.length === 0 ? { length } : { what: { name: 'talk', by }, length };
};

/** T3 Elimination, unmasking and the lost life are one scene. */
const fall: Reader<'eliminated' | 'unmasked' | 'lost'> = ([seat, verb], heard, i) => {
  let length = verb === 'eliminated' ? 1 : 0;
  const shown = heard[i + length];
  const unmasked = says(shown, 'unmasked') && shown[0] === seat ? { identity: shown[2] } : {};
  if ('identity' in unmasked) length += 1;
  const lost = heard[i + length];
  const left = says(lost, 'lost') && lost[0] === seat ? { left: lost[2] } : {};
  if ('left' in left) length += 1;
  return { what: { name: 'fall', seat, ...unmasked, ...left }, length };
};

/** T3 Players who were not eliminated are of the remaining side. */
const identitiesBefore = (
  [, side]: FactOf<'ended'>,
  heard: readonly Said[],
  i: number,
): Partial<Record<Seat, Identity>> => {
  const before = heard.slice(0, i);
  const round = before.slice(
    Math.max(
      0,
      before.findLastIndex((said) => says(said, 'round')),
    ),
  );
  const known: Partial<Record<Seat, Identity>> = {};
  for (const [who] of round) if (isSeat(who) && (side === 'judge' || side === 'mafia')) known[who] ??= side;
  for (const said of round) if (says(said, 'unmasked')) known[said[0]] = said[2];
  return known;
};

/** T42 A contest includes its result; T60 an answer in the duel includes the card. */
const contested: Reader<'contested' | 'believed'> = ([by, verb, at], heard, i) => {
  const next = heard[i + 1];
  if (says(next, 'lied', 'truthful'))
    return { what: { name: 'contest', by, clerk: at, lied: next[1] === 'lied' }, length: 2 };
  if (!says(next, 'unmasked')) return undefined;
  const length = says(heard[i + 2], 'lost') ? 3 : 2;
  return { what: { name: 'answer', by, speaker: at, believed: verb === 'believed', identity: next[2] }, length };
};

/** The clerk's announcement stands uncontested. */
const isUnopposed = (before: readonly Said[]): boolean =>
  says(
    before.findLast((said) => says(said, 'announced', 'proclaimed', 'contested')),
    'announced',
  );

const shown: Reader<'used' | 'revealed'> = ([seat, , card]) => one({ name: 'card', seat, deck: 'anti-mafia', card });

/** One sentence under an emblem, with or without a seat. */
const sign =
  (name: SignName) =>
  (said: FactOf<SignName>): Found<What> => {
    const [first, second] = said;
    const seat = first === 'reported' ? second : first;
    return one(seat === 'restarted' || seat === 'acquitted' ? { name } : { name, seat });
  };

const found = scan<What>({
  silenced: sign('silenced'),
  barred: sign('barred'),
  blamed: sign('blamed'),
  owes: sign('owes'),
  failed: sign('failed'),
  reported: sign('reported'),
  misreported: sign('misreported'),
  caught: sign('caught'),
  restarted: sign('restarted'),
  revived: sign('revived'),
  out: sign('out'),
  begins: sign('begins'),
  acquitted: sign('acquitted'),
  condemned: sign('condemned'),
  struck: sign('struck'),
  round: (_, heard, i) => ({ what: { name: 'round' }, length: 1 + run(heard, i + 1, 'serves') }),
  opened([, step, day = 1], heard, i) {
    if (step === 'night-vote') return one({ name: 'dusk' });
    // T42 the window for objections has closed
    if (step === 'night-verdict' && isUnopposed(heard.slice(0, i))) return one({ name: 'unopposed' });
    return one(step === 'deliberation' && day > 1 ? { name: 'dawn' } : { name: 'step', step });
  },
  closed: ([seat]) => one({ name: 'gavel', seat }),
  elapsed: () => one({ name: 'gavel' }),
  // T20 T60 a look, the reader's own identity, and "I am a judge" are one scene
  looked([seat], heard, i) {
    const next = heard[i + 1];
    const identity = says(next, 'is') ? { identity: next[2] } : {};
    const seen = 'identity' in identity ? 2 : 1;
    const word = heard[i + seen];
    const length = says(word, 'said') && word[0] === seat ? seen + 1 : seen;
    return { what: { name: 'look', seat, ...identity }, length };
  },
  recognized: ([, , ...seats]) => one({ name: 'secret', seats, identity: 'mafia' }),
  peeked: ([seat]) => one({ name: 'secret', seats: [seat] }),
  learned: ([, , seat, identity]) => one({ name: 'secret', seats: [seat], identity }),
  trapped: ([, , plotter]) => one({ name: 'secret', seats: plotter === 'none' ? [] : [plotter] }),
  said: talk,
  claimed: talk,
  spoke: talk,
  whispered: talk,
  confided: talk,
  murmured: talk,
  ready: talk,
  pleaded: ([by, , at]) => one({ name: 'plead', by, at }),
  objected: ([seat]) => one({ name: 'hand', seat }),
  showed: ([, ...cards], heard, i) => ({
    what: { name: 'ballots', cards },
    length: 1 + run(heard, i + 1, 'cast', 'uncounted'),
  }),
  informed: ([, ...cards]) => (cards.length === 0 ? undefined : one({ name: 'pinned', cards })),
  drew([seat, , deck, card], heard, i) {
    const next = heard[i + 1];
    if (says(next, 'got')) return { what: { name: 'drawn', seat, card: next[2] }, length: 2 };
    if (deck === 'anti-mafia') return one({ name: 'drawn', seat });
    return card === undefined || card === 'none' ? undefined : one({ name: 'card', seat, deck, card });
  },
  used: shown,
  revealed: shown,
  eliminated: fall,
  unmasked: fall,
  lost: fall,
  announced: ([by, , plot, protect]) => one({ name: 'announced', by, plot, protect }),
  proclaimed: ([, plot, protect]) => one({ name: 'announced', plot, protect }),
  contested,
  believed: contested,
  // T60 all votes and who begins are one scene
  voted(_, heard, i) {
    const length = run(heard, i, 'voted');
    const votes = heard
      .slice(i, i + length)
      .flatMap((said) => (says(said, 'voted') ? [{ by: said[0], at: said[2] }] : []));
    const next = heard[i + length];
    const first = says(next, 'begins') ? { first: next[0] } : {};
    const [, ...named] = heard.slice(0, i).findLast((said) => says(said, 'duel')) ?? [];
    const pair = [...new Set([...named, ...votes.map(({ at }) => at)])];
    return { what: { name: 'coins', pair, votes, ...first }, length: 'first' in first ? length + 1 : length };
  },
  exposed: ([seat, , , ...cards]) => one({ name: 'exposed', seat, cards }),
  ended: (said, heard, i) => one({ name: 'ended', identities: identitiesBefore(said, heard, i) }),
  duel: ([, first, second]) => one({ name: 'duel', pair: [first, second] }),
  won: ([seat]) => one({ name: 'won', seat }),
});
