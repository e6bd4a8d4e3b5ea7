/** Complots: who claims what, how often it is a bluff and is caught, and which first hands win. */
import type { Fact, Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import type { Played } from '../../engine/record.ts';
import { type Each, each, isSeat, type Seat } from '../../engine/seats.ts';
import { CHARACTERS, type Character, clanOf, isCharacter } from '../../games/complots/characters.ts';
import { share, shown } from '../sim/figures.ts';
import { add, type Counts, type Figures, type Tally } from './tally.ts';

/** What may be claimed; an embezzler claims to hold no collector. */
const CLAIMS = [...CHARACTERS, 'embezzle'] as const;
type Claim = (typeof CLAIMS)[number];

/** A game retold from its facts: what each holds, and what was last put into the court. */
type Story = {
  readonly hands: Each<Character[]>;
  /** Shown, or taken by the inquisitor, and about to be replaced. */
  readonly leaving: Each<Character[]>;
  readonly examined: Partial<Record<Seat, Character>>;
  /** C68 the cards lost as witches, in order: the facts do not tell them. */
  readonly witches: Character[];
  begun: boolean;
};

const count = (counts: Counts, facts: readonly Fact[], end: View, moves: readonly Played[]): void => {
  const story: Story = {
    hands: each(end.seats, () => []),
    leaving: each(end.seats, () => []),
    examined: {},
    witches: moves.flatMap(witch),
    begun: false,
  };
  for (const [i, { said }] of facts.entries()) {
    const [who, verb] = said;
    if (!isSeat(who)) continue;
    if (verb === 'announced' && !story.begun) begin(counts, story, who, end);
    if (verb === 'doubted') doubted(counts, facts, i);
    else {
      const claim = claimIn(said);
      if (claim !== undefined) claimed(counts, story, who, claim, verb);
      follow(story, who, said);
    }
  }
};

const witch = (played: Played): Character[] => {
  const [verb, card, as] = played === 'timeout' ? [] : played[1].split(' ');
  return verb === 'lose' && as === 'as' && isCharacter(card) ? [card] : [];
};

/** The first turn: the hands are dealt and drafted. */
const begin = (counts: Counts, story: Story, first: Seat, { seats, over }: View): void => {
  story.begun = true;
  for (const seat of seats) {
    const won = over?.includes(seat) === true;
    const place = ((seats.indexOf(seat) - seats.indexOf(first) + seats.length) % seats.length) + 1;
    if (won) add(counts, `place ${place}`);
    for (const card of new Set(story.hands[seat])) {
      add(counts, `held ${card}`);
      if (won) add(counts, `held and won ${card}`);
    }
  }
};

const claimIn = ([, verb, first, second]: Said): Claim | undefined => {
  if (verb === 'buried') return 'witch';
  const word = verb === 'announced' || verb === 'joined' ? first : verb === 'countered' ? second : undefined;
  return CLAIMS.find((claim) => claim === word);
};

const claimed = (counts: Counts, { hands, witches }: Story, who: Seat, claim: Claim, verb: unknown): void => {
  const honest =
    verb === 'buried'
      ? witches[0] === 'witch'
      : claim === 'embezzle'
        ? !hands[who].some(isCollector)
        : hands[who].includes(claim);
  add(counts, `claimed ${claim}`);
  if (!honest) add(counts, `bluffed ${claim}`);
};

const isCollector = (card: unknown): boolean => isCharacter(card) && clanOf(card) === 'collector';

/** What was doubted is told by how it ended. */
const doubted = (counts: Counts, facts: readonly Fact[], at: number): void => {
  const [, verb, ...cards] = facts[at + 1]?.said ?? [];
  const [card] = cards;
  const embezzled = facts[at - 1]?.said[2] === 'embezzle';
  const about = embezzled ? 'embezzle' : verb === 'uncovered' ? 'witch' : card;
  const caught = embezzled ? cards.some(isCollector) : verb === 'uncovered' ? card !== 'witch' : verb === 'bluffed';
  add(counts, `doubted ${about}`);
  if (caught) add(counts, `caught ${about}`);
};

/** What a fact changes in the hands. */
const follow = ({ hands, leaving, examined, witches }: Story, who: Seat, [, verb, ...rest]: Said): void => {
  const cards = rest.filter(isCharacter);
  const at = rest.find(isSeat);
  switch (verb) {
    case 'got': // in place of what was shown, or beside what he has until he returns some
      for (const card of leaving[who].splice(0)) remove(hands[who], card);
      hands[who].push(...cards);
      return;
    case 'picked':
      hands[who].push(...cards);
      return;
    case 'returned':
    case 'lost':
      leaving[who].length = 0;
      for (const card of cards) remove(hands[who], card);
      return;
    case 'showed':
      leaving[who].push(...cards);
      return;
    case 'saw':
      if (at !== undefined && cards[0] !== undefined) examined[at] = cards[0];
      return;
    case 'replaced':
      if (at !== undefined) leaving[at].push(...[examined[at] ?? []].flat());
      return;
    case 'buried':
      leaving[who].length = 0;
      remove(hands[who], witches.shift());
  }
};

const remove = (cards: Character[], card: Character | undefined): void => {
  const at = card === undefined ? -1 : cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
};

const of = (counts: Readonly<Counts>, name: string): number => counts[name] ?? 0;

const tables = (counts: Readonly<Counts>, games: number): Figures[] => {
  const places = [...Array(8).keys()].map((i) => i + 1).filter((place) => of(counts, `place ${place}`) > 0);
  const cards = CHARACTERS.filter((card) => of(counts, `held ${card}`) > 0);
  const claims = CLAIMS.filter((claim) => of(counts, `claimed ${claim}`) > 0);
  return [
    {
      title: 'Wins by order of play',
      head: ['place', 'wins', '95 %'],
      rows: places.map((place) => [`${place}`, ...shown(of(counts, `place ${place}`), games)]),
    },
    {
      title: 'Wins by character in the first hand',
      head: ['character', 'hands', 'wins', '95 %'],
      rows: cards.map((card) => {
        const held = of(counts, `held ${card}`);
        return [card, `${held}`, ...shown(of(counts, `held and won ${card}`), held)];
      }),
    },
    {
      title: 'Claims',
      head: ['character', 'a game', 'bluffed', '95 %', 'doubted', '95 %', 'bluffs caught', '95 %'],
      rows: claims.map((claim) => {
        const all = of(counts, `claimed ${claim}`);
        const bluffs = of(counts, `bluffed ${claim}`);
        return [
          claim,
          (all / games).toFixed(2),
          ...shown(bluffs, all),
          ...shown(of(counts, `doubted ${claim}`), all),
          ...shown(of(counts, `caught ${claim}`), bluffs),
        ];
      }),
    },
  ];
};

const data = (counts: Readonly<Counts>, games: number): Readonly<Record<string, unknown>> => ({
  places: [...Array(8).keys()]
    .map((i) => i + 1)
    .filter((place) => of(counts, `place ${place}`) > 0)
    .map((place) => ({
      place,
      wins: of(counts, `place ${place}`),
      winRate: share(of(counts, `place ${place}`), games),
    })),
  held: CHARACTERS.filter((card) => of(counts, `held ${card}`) > 0).map((character) => {
    const hands = of(counts, `held ${character}`);
    const wins = of(counts, `held and won ${character}`);
    return { character, hands, wins, winRate: share(wins, hands) };
  }),
  claims: CLAIMS.filter((claim) => of(counts, `claimed ${claim}`) > 0).map((character) => {
    const claims = of(counts, `claimed ${character}`);
    const [bluffs, doubts, caught] = ['bluffed', 'doubted', 'caught'].map((what) => of(counts, `${what} ${character}`));
    return { character, claims, bluffs, doubts, caught, bluffRate: share(bluffs ?? 0, claims) };
  }),
});

export const complotsTally: Tally = { count, tables, data };
