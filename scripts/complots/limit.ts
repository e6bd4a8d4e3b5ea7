/**
 * The practical limit beside the benchmark: base Complots written by hand, without the engine, in arrays of numbers.
 * It asks and answers as the random players of the benchmark do, so the games are as long on average.
 */
const [DUCHESS, ASSASSIN, COUNTESS, CAPTAIN, AMBASSADOR] = [0, 1, 2, 3, 4] as const;
const NOBODY = -1;
const COUP = 5;

export type Counted = { games: number; moves: number };

/** The bar of `npm run bench`: moves of the engine a second, on one core, with four players. */
export const LEAST = 1_000_000;

/** Plays games until `enough` says so; returns how many games and moves. */
export const limit = (players: number, seed: number, enough: () => boolean): Counted => {
  let state = seed | 1;
  const roll = (n: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (((state >>> 0) / 0x1_0000_0000) * n) | 0;
  };
  const coins = new Int32Array(players);
  const first = new Int32Array(players);
  const second = new Int32Array(players);
  const court = new Int32Array(24);
  const verbs = new Int32Array(64);
  const targets = new Int32Array(64);
  const queue = new Int32Array(8);
  let inCourt = 0;
  let living = 0;
  let moves = 0;
  let games = 0;

  const alive = (p: number) => first[p] !== NOBODY || second[p] !== NOBODY;
  const pull = (): number => {
    const at = roll(inCourt);
    const card = court[at] ?? 0;
    court[at] = court[--inCourt] ?? 0;
    return card;
  };
  const lose = (p: number): void => {
    const [a, b] = [first[p] ?? NOBODY, second[p] ?? NOBODY];
    if (a !== NOBODY && b !== NOBODY) {
      moves++;
      if (a === b || roll(2) === 0) first[p] = NOBODY;
      else second[p] = NOBODY;
      return;
    }
    if (a === NOBODY && b === NOBODY) return;
    first[p] = NOBODY;
    second[p] = NOBODY;
    coins[p] = 0;
    living--;
  };
  /** The others, asked in random order, each `1 in choices` silent; who spoke first, or nobody. */
  const window = (by: number, choices: number): number => {
    let asked = 0;
    for (let p = 0; p < players; p++) if (p !== by && alive(p)) queue[asked++] = p;
    while (asked > 0) {
      const at = roll(asked);
      const p = queue[at] ?? 0;
      queue[at] = queue[--asked] ?? 0;
      moves++;
      if (roll(choices) > 0) return p;
    }
    return NOBODY;
  };
  /** A claim, doubted or not; whether it stands. */
  const claim = (by: number, card: number): boolean => {
    const doubter = window(by, 2);
    if (doubter === NOBODY) return true;
    if (first[by] === card) {
      court[inCourt++] = card;
      first[by] = pull();
    } else if (second[by] === card) {
      court[inCourt++] = card;
      second[by] = pull();
    } else {
      lose(by);
      return false;
    }
    lose(doubter);
    return true;
  };
  const exchange = (p: number): void => {
    const hand = [first[p] ?? NOBODY, second[p] ?? NOBODY].filter((card) => card !== NOBODY);
    const cards = [...hand, pull(), pull()];
    moves++;
    if (hand.length === 1) {
      const distinct = cards.filter((card, i) => cards.indexOf(card) === i);
      const kept = distinct[roll(distinct.length)] ?? 0;
      cards.splice(cards.indexOf(kept), 1);
      first[p] = kept;
      second[p] = NOBODY;
    } else {
      const pairs: number[] = [];
      for (let i = 0; i < 3; i++)
        for (let j = i + 1; j < 4; j++) {
          const [a, b] = [cards[i] ?? 0, cards[j] ?? 0];
          const pair = a < b ? a * 8 + b : b * 8 + a;
          if (!pairs.includes(pair)) pairs.push(pair);
        }
      const pair = pairs[roll(pairs.length)] ?? 0;
      const [a, b] = [pair >> 3, pair & 7];
      cards.splice(cards.indexOf(a), 1);
      cards.splice(cards.indexOf(b), 1);
      first[p] = a;
      second[p] = b;
    }
    for (const card of cards) court[inCourt++] = card;
  };
  const deal = (): void => {
    inCourt = 0;
    living = players;
    const copies = players === 2 ? 1 : players > 6 ? 4 : 3;
    for (let card = 0; card < 5; card++) for (let copy = 0; copy < copies; copy++) court[inCourt++] = card;
    for (let p = 0; p < players; p++) {
      coins[p] = 2;
      first[p] = pull();
      if (players === 2) {
        moves++;
        second[p] = roll(5);
      } else second[p] = pull();
    }
  };

  while (!enough()) {
    deal();
    let me = roll(players);
    if (players === 2) coins[me] = 1;
    while (true) {
      let legal = 0;
      const purse = coins[me] ?? 0;
      if (purse < 10) {
        for (const verb of [6, 7, DUCHESS, AMBASSADOR]) verbs[legal++] = verb;
        for (let p = 0; p < players; p++) {
          if (p === me || !alive(p)) continue;
          targets[legal] = p;
          verbs[legal++] = CAPTAIN;
          if (purse >= 3) {
            targets[legal] = p;
            verbs[legal++] = ASSASSIN;
          }
        }
      }
      if (purse >= 7)
        for (let p = 0; p < players; p++)
          if (p !== me && alive(p)) {
            targets[legal] = p;
            verbs[legal++] = COUP;
          }
      const choice = roll(legal);
      const at = targets[choice] ?? 0;
      moves++;
      switch (verbs[choice]) {
        case 6:
          coins[me] = purse + 1;
          break;
        case 7: {
          const counterer = window(me, 2);
          if ((counterer === NOBODY || !claim(counterer, DUCHESS)) && alive(me)) coins[me] = purse + 2;
          break;
        }
        case DUCHESS:
          if (claim(me, DUCHESS)) coins[me] = purse + 3;
          break;
        case AMBASSADOR:
          if (claim(me, AMBASSADOR) && living > 1) exchange(me);
          break;
        case CAPTAIN: {
          if (!claim(me, CAPTAIN) || !alive(at)) break;
          moves++;
          const reply = roll(3);
          if (reply > 0 && claim(at, reply === 1 ? CAPTAIN : AMBASSADOR)) break;
          if (!alive(at)) break;
          const stolen = Math.min(2, coins[at] ?? 0);
          coins[at] = (coins[at] ?? 0) - stolen;
          coins[me] = purse + stolen;
          break;
        }
        case ASSASSIN: {
          if (!claim(me, ASSASSIN)) break;
          coins[me] = purse - 3;
          if (!alive(at)) break;
          moves++;
          if (roll(2) > 0 && claim(at, COUNTESS)) break;
          lose(at);
          break;
        }
        default:
          coins[me] = purse - 7;
          lose(at);
      }
      if (!alive(me)) coins[me] = 0;
      if (living === 1) break;
      do me = (me + 1) % players;
      while (!alive(me));
    }
    games++;
  }
  return { games, moves };
};
