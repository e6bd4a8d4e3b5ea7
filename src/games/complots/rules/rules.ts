import type { Fact } from '../../../engine/facts.ts';
import type { Answer, Rules, StepOf } from '../../../engine/game.ts';
import { skipTo } from '../../../engine/kernel.ts';
import { PASS, type Phrase, phrase, phrases } from '../../../engine/phrases.ts';
import { remove } from '../../../engine/piles.ts';
import { SEATS } from '../../../engine/seats.ts';
import { AID, SIDES } from './box.ts';
import { CHARACTERS, type Character, clanOf, perCharacter, TABLE } from './characters.ts';
import { prove } from './doubts.ts';
import { tell, whisper } from './facts.ts';
import { losses, returnCoins } from './losses.ts';
import { combinations, distinct, levy, POWERS, poorest, shares, strike } from './powers.ts';
import { referenceOf } from './reference.ts';
import {
  alive,
  alternate,
  type Complots,
  following,
  hostileTargets,
  pay,
  refund,
  replaceCard,
  rivals,
  spend,
  spendCost,
  take,
  transfer,
} from './state.ts';
import type { Asks, Steps } from './steps.ts';
import { announce, turnMoves } from './turn.ts';

const [STOP, AGAIN] = [phrase('stop'), phrase('again')];
const PASS_OR_DOUBT = [PASS, phrase('doubt')];
const [RETURN, REPLACE, PAY, REFUSE] = [phrase('return'), phrase('replace'), phrase('pay'), phrase('refuse')];
const GIVE = phrases('give', SEATS);
const LOSE = phrases('lose', CHARACTERS);
const AS_WITCH = perCharacter((card) => phrase('lose', card, 'as', 'witch'));
const SHOW = phrases('show', CHARACTERS);
const CHOOSE = phrases('choose', CHARACTERS);
const JOIN = phrases('join', CHARACTERS);

const fair = (s: Complots): boolean => s.fair;

export const rules: Rules<Complots, Steps, Asks> = {
  // C2 everyone looks at their own cards
  deal(s, out) {
    for (const seat of s.seats) whisper(out, [seat], seat, 'got', ...s.players[seat].hand);
  },

  // C4 each secretly chooses one of their own five; the rest is out of the game
  draft: {
    ask: 'all',
    who: (s) => s.seats,
    moves: (s) => s.lineup.map((character) => CHOOSE[character]),
    then(s, out, answers) {
      for (const { seat, words } of answers) {
        const [, card] = words;
        remove(s.discarded, card);
        s.players[seat].hand.push(card);
        tell(out, seat, 'chose');
        whisper(out, [seat], seat, 'picked', card);
      }
    },
  },

  // C80 the first player chooses their side; sides then alternate clockwise
  side: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: () => SIDES,
    then(s, out, [side], seat) {
      s.players[seat].side = side;
      alternate(s, seat);
      for (const one of s.seats) tell(out, one, 'is', s.players[one].side ?? side);
    },
  },

  // C5 play is clockwise
  next(s) {
    s.action = undefined;
    s.turn = following(s, s.turn);
    return [['turn', s.turn], ['next']];
  },

  // C10 exactly one of these, always asked
  turn: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: turnMoves,
    then: announce,
  },

  // C13 (C43: not for one who has died meanwhile)
  aid(s, out, by) {
    if (alive(s, by)) take(s, out, by, AID);
  },

  // C43 a power whose player has died meanwhile ends; its cost goes where it is due
  resolve(s, out, by, character, at) {
    if (alive(s, by)) return POWERS[clanOf(character)](s, out, by, character, at);
    spendCost(s, out, character, at);
  },

  // C20 any living opponent may doubt a claim
  doubt: {
    ask: 'any',
    time: { usual: 12 },
    fair,
    who: rivals,
    moves: () => PASS_OR_DOUBT,
    then(s, out, doubter, by, claimed, backs) {
      if (doubter === undefined) return; // nobody dares: the claim stands
      tell(out, doubter.seat, 'doubted', by);
      return prove(s, out, doubter.seat, by, claimed, backs);
    },
  },

  // C30 after the doubts; for a targeted power its target only, for aid any opponent (C81: not a co-religionist)
  counter: {
    ask: 'any',
    time: { usual: 15 },
    fair,
    who(s, by, _, at) {
      if (!alive(s, by)) return [];
      if (at === undefined) return hostileTargets(s, by);
      return alive(s, at) ? [at] : [];
    },
    moves: (s, _, __, against) => referenceOf(s.lineup).counters[against],
    then(_, out, answer, by, against) {
      if (answer === undefined) return;
      const [, character] = answer.words;
      tell(out, answer.seat, 'countered', by, character);
      return [
        ['doubt', answer.seat, character, 'counter'], // C31 a counter is a claim
        ['foiled', answer.seat, against],
      ];
    },
  },

  // C32 the counter stands: the action fails, and its cost is spent all the same
  foiled(s, out, by, against) {
    tell(out, by, 'foiled', s.turn);
    if (against !== 'aid') spendCost(s, out, against, by);
    skipTo(s, 'next');
  },

  // C40 the loser chooses; C68 a card that is not their last (which is given) may be lost as a witch
  lose: {
    ask: 'one',
    who: (s, seat) => (alive(s, seat) ? [seat] : []),
    moves(s, seat) {
      const moves: Phrase<Asks['lose']>[] = [];
      const { witch } = referenceOf(s.lineup);
      for (const card of distinct(s.players[seat].hand)) {
        moves.push(LOSE[card]);
        if (witch) moves.push(AS_WITCH[card]);
      }
      return moves;
    },
    given(s, seat) {
      const [only, another] = s.players[seat].hand;
      return only !== undefined && another === undefined ? LOSE[only] : undefined;
    },
    then(s, out, [, card, as], seat) {
      const player = s.players[seat];
      remove(player.hand, card);
      if (as !== undefined) {
        player.buried.push(card);
        tell(out, seat, 'buried');
        return [
          ['doubt', seat, 'witch', 'witch'],
          ['coven', seat],
        ];
      }
      player.revealed.push(card);
      tell(out, seat, 'lost', card);
      return losses(s, out, seat);
    },
  },

  coven(s, out, seat) {
    take(s, out, seat, TABLE.witch.mourned); // C68
  },

  // C63 keep as many as they had face down
  keep: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: (s, seat) => combinations(s.players[seat]),
    late: (s, seat) => phrase('keep', ...s.players[seat].hand),
    then(s, out, [, ...kept], seat) {
      const player = s.players[seat];
      const rest = [...player.hand, ...player.drawn];
      for (const card of kept) remove(rest, card);
      player.hand = kept;
      player.drawn = [];
      s.court.push(...rest);
      tell(out, seat, 'kept', kept.length);
      whisper(out, [seat], seat, 'returned', ...rest);
    },
  },

  // C65 as often as wanted, for a coin each time
  again: {
    ask: 'one',
    who: (s, seat, character) => (s.players[seat].coins >= TABLE[character].again ? [seat] : []),
    moves: () => [STOP, AGAIN],
    then(s, out, [word], seat, character) {
      if (word === 'stop') return;
      pay(s, out, seat, TABLE[character].again);
      return POWERS[clanOf(character)](s, out, seat, character, undefined);
    },
  },

  // C64 the examined shows a card of their choice to the inquisitor alone
  show: {
    ask: 'one',
    who: (s, seat) => (alive(s, seat) ? [seat] : []),
    moves: (s, seat) => distinct(s.players[seat].hand).map((card) => SHOW[card]),
    given(s, seat) {
      const [only, another] = s.players[seat].hand;
      return only !== undefined && another === undefined ? SHOW[only] : undefined;
    },
    then(s, out, [, card], seat, to) {
      s.seen = { seat, card };
      tell(out, seat, 'submitted', to);
      whisper(out, [to, seat], to, 'saw', seat, card);
    },
  },

  // C64 they give it back, or have it shuffled into the court and replaced
  verdict: {
    ask: 'one',
    who: (s, seat) => (s.seen === undefined ? [] : [seat]),
    moves: () => [RETURN, REPLACE],
    then(s, out, [word], seat, about) {
      const card = s.seen?.card;
      s.seen = undefined;
      tell(out, seat, word === 'return' ? 'spared' : 'replaced', about);
      if (word === 'replace' && card !== undefined) replaceCard(s, out, about, card);
    },
  },

  // C55 pay, or be paid and lose a character
  settle: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: () => [PAY, REFUSE],
    then(s, out, [word], seat, by, character) {
      if (word === 'refuse') return strike(s, out, character, seat);
      tell(out, seat, 'bought', by, transfer(s, seat, by, TABLE[character].ransom));
      refund(s, by);
    },
  },

  // C61 among equally poor the active player chooses
  give: {
    ask: 'one',
    who: (_, by) => [by],
    moves: (s, by) => poorest(s, by).map((seat) => GIVE[seat]),
    given(s, by) {
      const [only, another] = poorest(s, by);
      return only !== undefined && another === undefined ? GIVE[only] : undefined;
    },
    then(s, out, [, to]) {
      const { gift } = s;
      s.gift = 0;
      spend(s, out, gift, to);
    },
  },

  // C70 the claims are collected first, in one sealed question; C52 the illusionist's, C69 the undertaker's
  join: {
    ask: 'all',
    time: { usual: 15 },
    who: (s, from) => rivals(s, from),
    moves: (_, __, ___, character) => [PASS, JOIN[character]],
    then(s, out, answers, _, character) {
      return collect(s, out, answers, character, 'join');
    },
  },

  // C62 each who would pay may counter for themselves alone
  exempt: {
    ask: 'all',
    time: { usual: 15 },
    phase: () => 'counter',
    who: (_, __, ___, payers) => payers,
    moves: (s, _, __, character) => referenceOf(s.lineup).counters[character],
    then(s, out, answers, _, character) {
      return collect(s, out, answers, character, 'counter');
    },
  },

  // C70 one by one; the claim of one who has died lapses, and so does a counter to what has ended
  claim(s, _, seat, character, backs) {
    if (!alive(s, seat) || (backs === 'counter' && !alive(s, s.turn))) return;
    return [
      ['doubt', seat, character, backs],
      ['stand', seat],
    ];
  },

  stand(s, _, seat) {
    s.standing.at(-1)?.push(seat);
  },

  shares,
  levy,

  // C69 the coins of the dead, one estate after the other
  estate(s) {
    const [dead] = s.estates;
    const { heir } = referenceOf(s.lineup);
    if (dead === undefined || heir === undefined) return;
    return [
      ['join', dead, heir],
      ['inherit', dead],
    ];
  },

  inherit(s, out, dead) {
    const heirs = s.standing.pop()?.filter((seat) => alive(s, seat)) ?? [];
    const share = Math.floor(s.players[dead].coins / heirs.length); // no heirs: nobody asks
    for (const heir of heirs) tell(out, heir, 'inherited', transfer(s, dead, heir, share), dead);
    returnCoins(s, dead);
    s.estates.shift();
    return [['estate']];
  },

  // C83 all the coins of the almshouse
  embezzle(s, out, by) {
    if (!alive(s, by)) return;
    const coins = s.almshouse ?? 0;
    s.almshouse = 0;
    s.players[by].coins += coins;
    tell(out, by, 'embezzled', coins);
  },
};

const collect = (
  s: Complots,
  out: Fact[],
  answers: readonly Answer<Asks['join'] | Asks['exempt']>[],
  character: Character,
  backs: 'join' | 'counter',
): StepOf<Steps>[] => {
  s.standing.push([]);
  const claimants = answers.filter(({ words }) => words[0] !== 'pass').map(({ seat }) => seat);
  for (const seat of claimants) tell(out, seat, 'joined', character);
  return claimants.map((seat) => ['claim', seat, character, backs]);
};
