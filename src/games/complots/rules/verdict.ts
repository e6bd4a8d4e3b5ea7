/** Judges a finished game: lies and whether they were believed, right challenges, and what to remember. */
import type { Fact } from '../../../engine/facts.ts';
import type { Figures, Played } from '../../../engine/game.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import { type Character, clanOf, isCharacter } from './characters.ts';
import { type FactOf, fold, read } from './facts.ts';
import { addFact, type Bared, blank, type Claim, type Memory, uncovered } from './memory.ts';
import type { Action } from './moves.ts';
import type { Backs, Claimed, TurnVerb } from './steps.ts';

/** A claim with its truth and outcome. */
export type Word = {
  readonly turn: number;
  readonly by: Seat;
  readonly claimed: Claimed;
  readonly true: boolean;
  readonly fact: number;
  readonly backs: Backs;
  readonly at: Seat | undefined;
  readonly against: TurnVerb | undefined;
  /** Cards in hand, without one being lost. */
  readonly hand: number;
  /** Face-up copies of the claimed card. */
  readonly copies: number;
  readonly doubter: Seat | undefined;
  readonly coins: number;
  readonly cards: number;
};

/** A challenge, and who lost a character. */
type Doubt = {
  readonly turn: number;
  readonly by: Seat;
  readonly at: Seat;
  readonly claimed: Claimed;
  readonly right: boolean;
  readonly fact: number;
  readonly loser: Seat;
  readonly left: number;
};

type Series = Pick<Word, 'by' | 'claimed' | 'fact'> & {
  readonly times: number;
  readonly from: number;
  readonly to: number;
};
type Nose = { readonly by: Seat; readonly right: number; readonly wrong: number };

export type Verdict = {
  readonly turns: number;
  readonly words: readonly Word[];
  readonly doubts: readonly Doubt[];
  readonly boldest: Word | undefined;
  readonly longest: Series | undefined;
  readonly decisive: Doubt | undefined;
  readonly nose: Nose | undefined;
};

export const verdictOf = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Verdict => {
  const { words, doubts, turns } = listen(uncovered(facts, moves), seats);
  return {
    turns,
    words,
    doubts,
    boldest: highest(words.filter(isUnseenLie), boldness),
    longest: longestOf(words),
    decisive: doubts.findLast(({ left }) => left === 0) ?? doubts.findLast(({ left }) => left === 1),
    nose: noseOf(doubts, seats),
  };
};

export const figuresOf = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Each<Figures> => {
  const { words, doubts } = verdictOf(facts, moves, seats);
  return each(seats, (seat) => {
    const said = words.filter(({ by }) => by === seat);
    const made = doubts.filter(({ by }) => by === seat);
    return {
      claims: said.length,
      bluffs: said.filter((word) => !word.true).length,
      believed: said.filter(isUnseenLie).length,
      right: made.filter(({ right }) => right).length,
      wrong: made.filter(({ right }) => !right).length,
    };
  });
};

export const isUnseenLie = (word: Word): boolean => !word.true && word.doubter === undefined;

export const boldness = ({ hand, cards, coins, copies }: Word): number =>
  (hand === 1 ? 3 : 0) + 2 * cards + coins / 2 + copies;

/** The later of equals. */
export const highest = <T>(of: readonly T[], worth: (one: T) => number): T | undefined => {
  let best: T | undefined;
  for (const one of of) if (best === undefined || worth(one) >= worth(best)) best = one;
  return best;
};

const LONG = 2;

/** The longest series of claims of one character by a player who never held it. */
const longestOf = (words: readonly Word[]): Series | undefined => {
  const series = new Map<string, Word[]>();
  for (const word of words) {
    const key = `${word.by} ${word.claimed}`;
    series.set(key, [...(series.get(key) ?? []), word]);
  }
  const lies = [...series.values()].filter((one) => one.length >= LONG && one.every((word) => !word.true));
  lies.sort((one, other) => (one.at(-1)?.fact ?? 0) - (other.at(-1)?.fact ?? 0));
  const best = highest(lies, ({ length }) => length);
  const [first, last] = [best?.[0], best?.at(-1)];
  if (best === undefined || first === undefined || last === undefined) return undefined;
  const { by, claimed, fact } = first;
  return { by, claimed, fact, times: best.length, from: first.turn, to: last.turn };
};

const noseOf = (doubts: readonly Doubt[], seats: readonly Seat[]): Nose | undefined => {
  const noses = seats.map((by) => {
    const right = doubts.filter((doubt) => doubt.by === by && doubt.right).length;
    return { by, right, wrong: doubts.filter((doubt) => doubt.by === by).length - right };
  });
  // among equals the last right challenge counts
  const last = ({ by }: Nose) => doubts.findLastIndex((doubt) => doubt.by === by && doubt.right);
  noses.sort((one, other) => one.right - other.right || last(one) - last(other));
  return highest(
    noses.filter(({ right, wrong }) => right > wrong),
    ({ right, wrong }) => right - wrong,
  );
};

// —— the story, fact by fact ——

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Story = {
  readonly memory: Memory;
  readonly words: Writable<Word>[];
  readonly claims: Map<Claim, Writable<Word>>;
  readonly doubts: Writable<Doubt>[];
  readonly up: Character[];
  action: Action | undefined;
  /** An open challenge, and one whose loser still has to lose a card. */
  doubted: { readonly by: Seat; readonly fact: number } | undefined;
  owed: Writable<Doubt> | undefined;
};

const listen = (told: readonly Bared[], seats: readonly Seat[]) => {
  const story: Story = {
    memory: blank(seats, 'all'),
    words: [],
    claims: new Map(),
    doubts: [],
    up: [],
    action: undefined,
    doubted: undefined,
    owed: undefined,
  };
  for (const [fact, bared] of told.entries()) hear(story, bared, fact);
  return { words: story.words, doubts: story.doubts, turns: story.memory.turn };
};

const hear = (story: Story, { said: heard, buried }: Bared, fact: number): void => {
  const { memory } = story;
  const said = read(heard);
  const [who, verb] = said;
  if (said[1] === 'announced') {
    const [by, , announced, at] = said;
    story.action = { by, verb: announced, at };
  }
  if (verb === 'doubted') story.doubted = { by: who, fact };
  const hand = memory.of[who].held.length - (verb === 'buried' ? 1 : 0);
  addFact(memory, heard, buried);
  note(story, said, fact, hand);
  settle(story);
  lose(story, who, verb);
  pay(story, heard);
  if (said[1] === 'lost' || said[1] === 'uncovered') story.up.push(said[2]);
};

const aimOf = (said: FactOf): { readonly backs: Backs; readonly at: Seat | undefined } => {
  switch (said[1]) {
    case 'announced': {
      const [, , , at] = said;
      return { backs: 'action', at };
    }
    case 'countered':
      return { backs: 'counter', at: said[2] };
    case 'joined':
      return { backs: 'join', at: undefined };
    default:
      return { backs: 'witch', at: undefined };
  }
};

const note = ({ memory, words, claims, up, action }: Story, said: FactOf, fact: number, hand: number): void => {
  const claim = memory.claims.at(-1);
  if (claim === undefined || claims.has(claim)) return;
  const { turn, by, claimed } = claim;
  const { backs, at } = aimOf(said);
  const word: Writable<Word> = {
    turn,
    by,
    claimed,
    true: claim.true === true,
    fact,
    at,
    backs,
    against: backs === 'counter' ? action?.verb : undefined,
    hand,
    copies: up.filter((card) => card === claimed).length,
    doubter: undefined,
    coins: 0,
    cards: 0,
  };
  claims.set(claim, word);
  words.push(word);
};

/** C21 C22 The outcome of a challenge. */
const settle = (story: Story): void => {
  const { doubted, claims, doubts } = story;
  if (doubted === undefined) return;
  for (const [claim, word] of claims) {
    if (!claim.doubted || word.doubter !== undefined) continue;
    word.doubter = doubted.by;
    word.true = claim.true === true;
    const { turn, by: at, claimed } = word;
    const loser = word.true ? doubted.by : at;
    story.owed = { turn, by: doubted.by, at, claimed, right: !word.true, fact: doubted.fact, loser, left: 2 };
    doubts.push(story.owed);
    story.doubted = undefined;
  }
};

/** A lost character: by a challenge, a killing, or saved by a counter. */
const lose = (story: Story, who: Seat, verb: FactOf[1]): void => {
  const { owed, action, memory } = story;
  const kills = isCharacter(action?.verb) && clanOf(action.verb) === 'assassin';
  if (verb === 'lost' || verb === 'buried') {
    if (owed?.loser === who) {
      owed.left = memory.of[who].held.length;
      story.owed = undefined;
    } else if (kills && action.at === who) lastWord(story, action.by, (word) => (word.cards += 1));
  }
  if (verb === 'foiled' && kills) lastWord(story, who, (word) => (word.cards += 1));
};

const gain = (story: Story, [who, , coins]: FactOf<'took' | 'stole' | 'inherited' | 'embezzled'>): void =>
  lastWord(story, who, (word) => (word.coins += coins));

/** Coins gained or paid by the last claimant of this turn. */
const pay = fold<Story>({
  took: gain,
  stole: gain,
  inherited: gain,
  embezzled: gain,
  gave(story, [who, , coins, to]) {
    lastWord(story, who, (word) => (word.coins -= coins));
    lastWord(story, to, (word) => (word.coins += coins));
  },
});

const lastWord = ({ words, memory }: Story, by: Seat, change: (word: Writable<Word>) => void): void => {
  const word = words.findLast((one) => one.by === by && one.turn === memory.turn);
  if (word !== undefined) change(word);
};
