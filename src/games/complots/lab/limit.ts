/**
 * A practical limit for the benchmark: base Complots written by hand, without the engine, in arrays. It has the same
 * random players, so games are equally long on average.
 */
const [DUCHESS, ASSASSIN, COUNTESS, CAPTAIN, AMBASSADOR] = [0, 1, 2, 3, 4] as const;
const [COUP, INCOME, FOREIGN_AID] = [5, 6, 7] as const;
const NOBODY = -1;

export type Counted = { games: number; moves: number };

/** The target of `npm run bench`: engine moves per second, on one core, with four players. */
export const LEAST = 1_000_000;

type Table = {
  readonly players: number;
  readonly coins: Int32Array;
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly court: Int32Array;
  inCourt: number;
  living: number;
  moves: number;
  random: number;
};

const newTable = (players: number, seed: number): Table => ({
  players,
  coins: new Int32Array(players),
  first: new Int32Array(players),
  second: new Int32Array(players),
  court: new Int32Array(24),
  inCourt: 0,
  living: 0,
  moves: 0,
  random: seed | 1,
});

/** Plays games until `enough`; returns the number of games and moves. */
export const limit = (players: number, seed: number, enough: () => boolean): Counted => {
  const t = newTable(players, seed);
  let games = 0;
  while (!enough()) {
    deal(t);
    let me = roll(t, players);
    if (players === 2) t.coins[me] = 1;
    while (true) {
      turn(t, me);
      if (!alive(t, me)) t.coins[me] = 0;
      if (t.living === 1) break;
      do me = (me + 1) % players;
      while (!alive(t, me));
    }
    games++;
  }
  return { games, moves: t.moves };
};

const roll = (t: Table, n: number): number => {
  t.random ^= t.random << 13;
  t.random ^= t.random >>> 17;
  t.random ^= t.random << 5;
  return (((t.random >>> 0) / 0x1_0000_0000) * n) | 0;
};

const alive = ({ first, second }: Table, p: number): boolean => first[p] !== NOBODY || second[p] !== NOBODY;

const pull = (t: Table): number => {
  const at = roll(t, t.inCourt);
  const card = t.court[at] ?? 0;
  t.court[at] = t.court[--t.inCourt] ?? 0;
  return card;
};

const putBack = (t: Table, card: number): void => {
  t.court[t.inCourt++] = card;
};

const deal = (t: Table): void => {
  const { players } = t;
  t.inCourt = 0;
  t.living = players;
  const copies = players === 2 ? 1 : players > 6 ? 4 : 3;
  for (let card = 0; card < 5; card++) for (let copy = 0; copy < copies; copy++) putBack(t, card);
  for (let p = 0; p < players; p++) {
    t.coins[p] = 2;
    t.first[p] = pull(t);
    if (players === 2) {
      t.moves++;
      t.second[p] = roll(t, 5);
    } else t.second[p] = pull(t);
  }
};

/** Reused buffers for legal actions. */
const verbs = new Int32Array(64);
const targets = new Int32Array(64);
const listTurn = (t: Table, me: number, purse: number): number => {
  let legal = 0;
  if (purse < 10) {
    for (const verb of [INCOME, FOREIGN_AID, DUCHESS, AMBASSADOR]) verbs[legal++] = verb;
    for (let p = 0; p < t.players; p++) {
      if (p === me || !alive(t, p)) continue;
      targets[legal] = p;
      verbs[legal++] = CAPTAIN;
      if (purse >= 3) {
        targets[legal] = p;
        verbs[legal++] = ASSASSIN;
      }
    }
  }
  if (purse >= 7)
    for (let p = 0; p < t.players; p++)
      if (p !== me && alive(t, p)) {
        targets[legal] = p;
        verbs[legal++] = COUP;
      }
  return legal;
};

const turn = (t: Table, me: number): void => {
  const { coins } = t;
  const purse = coins[me] ?? 0;
  const choice = roll(t, listTurn(t, me, purse));
  const at = targets[choice] ?? 0;
  t.moves++;
  switch (verbs[choice]) {
    case INCOME:
      coins[me] = purse + 1;
      break;
    case FOREIGN_AID: {
      const counterer = window(t, me, 2);
      if ((counterer === NOBODY || !claim(t, counterer, DUCHESS)) && alive(t, me)) coins[me] = purse + 2;
      break;
    }
    case DUCHESS:
      if (claim(t, me, DUCHESS)) coins[me] = purse + 3;
      break;
    case AMBASSADOR:
      if (claim(t, me, AMBASSADOR) && t.living > 1) exchange(t, me);
      break;
    case CAPTAIN:
      if (claim(t, me, CAPTAIN)) steal(t, me, at);
      break;
    case ASSASSIN: {
      if (!claim(t, me, ASSASSIN)) break;
      coins[me] = purse - 3;
      if (!alive(t, at)) break;
      t.moves++;
      if (roll(t, 2) > 0 && claim(t, at, COUNTESS)) break;
      lose(t, at);
      break;
    }
    default:
      coins[me] = purse - 7;
      lose(t, at);
  }
};

/** Asks the others in random order, each silent with `1 in choices`; returns the first speaker, or nobody. */
const queue = new Int32Array(8);
const window = (t: Table, by: number, choices: number): number => {
  let asked = 0;
  for (let p = 0; p < t.players; p++) if (p !== by && alive(t, p)) queue[asked++] = p;
  while (asked > 0) {
    const at = roll(t, asked);
    const p = queue[at] ?? 0;
    queue[at] = queue[--asked] ?? 0;
    t.moves++;
    if (roll(t, choices) > 0) return p;
  }
  return NOBODY;
};

const claim = (t: Table, by: number, card: number): boolean => {
  const doubter = window(t, by, 2);
  if (doubter === NOBODY) return true;
  const shown = t.first[by] === card ? t.first : t.second[by] === card ? t.second : undefined;
  if (shown === undefined) {
    lose(t, by);
    return false;
  }
  putBack(t, card);
  shown[by] = pull(t);
  lose(t, doubter);
  return true;
};

const lose = (t: Table, p: number): void => {
  const [a, b] = [t.first[p] ?? NOBODY, t.second[p] ?? NOBODY];
  if (a !== NOBODY && b !== NOBODY) {
    t.moves++;
    if (a === b || roll(t, 2) === 0) t.first[p] = NOBODY;
    else t.second[p] = NOBODY;
    return;
  }
  if (a === NOBODY && b === NOBODY) return;
  t.first[p] = NOBODY;
  t.second[p] = NOBODY;
  t.coins[p] = 0;
  t.living--;
};

const steal = (t: Table, me: number, from: number): void => {
  if (!alive(t, from)) return;
  t.moves++;
  const reply = roll(t, 3);
  if (reply > 0 && claim(t, from, reply === 1 ? CAPTAIN : AMBASSADOR)) return;
  if (!alive(t, from)) return;
  const stolen = Math.min(2, t.coins[from] ?? 0);
  t.coins[from] = (t.coins[from] ?? 0) - stolen;
  t.coins[me] = (t.coins[me] ?? 0) + stolen;
};

/** Draws two cards and keeps as many as before: each different hand equally likely. */
const exchange = (t: Table, p: number): void => {
  const hand = [t.first[p] ?? NOBODY, t.second[p] ?? NOBODY].filter((card) => card !== NOBODY);
  const cards = [...hand, pull(t), pull(t)];
  t.moves++;
  const [a, b] = hand.length === 1 ? [oneOf(t, cards), NOBODY] : pairOf(t, cards);
  t.first[p] = a;
  t.second[p] = b;
  for (const kept of [a, b]) if (kept !== NOBODY) cards.splice(cards.indexOf(kept), 1);
  for (const card of cards) putBack(t, card);
};

const oneOf = (t: Table, cards: readonly number[]): number => {
  const distinct = cards.filter((card, i) => cards.indexOf(card) === i);
  return distinct[roll(t, distinct.length)] ?? 0;
};

const pairOf = (t: Table, cards: readonly number[]): readonly [number, number] => {
  const pairs: number[] = [];
  for (let i = 0; i < 3; i++)
    for (let j = i + 1; j < 4; j++) {
      const [a, b] = [cards[i] ?? 0, cards[j] ?? 0];
      const pair = a < b ? a * 8 + b : b * 8 + a;
      if (!pairs.includes(pair)) pairs.push(pair);
    }
  const pair = pairs[roll(t, pairs.length)] ?? 0;
  return [pair >> 3, pair & 7];
};
