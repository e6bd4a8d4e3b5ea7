import type { Rules } from '../../../engine/game.ts';
import { PASS, phrase, phrases } from '../../../engine/phrases.ts';
import { remove } from '../../../engine/piles.ts';
import { act, actions, arrest, leadAway, swaps } from './action.ts';
import { CARDS, distinct } from './cards.ts';
import { discards, layOut, offers, settleHand, sortHand, takeOne } from './exchange.ts';
import { tell, whisper } from './facts.ts';
import { JOKER, JOKERS } from './jokers.ts';
import { defences, layOf, strongest, verdict } from './lay.ts';
import { dealRound, endRound, nextTurn, opening } from './round.ts';
import { type AssassinX, inOrder, pass, spendJoker } from './state.ts';
import type { Asks, Steps } from './steps.ts';

const KEEP = phrases('keep', JOKERS);
const GIVE = phrases('give', CARDS);
const TAKE = [phrase('take', '0'), phrase('take', '1'), phrase('take', '2')] as const;

export const rules: Rules<AssassinX, Steps, Asks> = {
  // X3 a new round
  deal(s) {
    dealRound(s);
    return opening(s, 'offer');
  },

  // X3 everyone looks at their own five cards
  open(s, out) {
    tell(out, 'round', 'began', s.round, s.starter, s.direction);
    for (const seat of s.seats) whisper(out, [seat], seat, 'got', ...s.players[seat].hand);
  },

  sort: sortHand, // X3
  settle: settleHand, // X40

  // X40 of two jokers they keep one; the other is discarded face up
  joker: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves(s, seat) {
      const { joker, looking } = s.players[seat];
      const two = joker === undefined ? [] : [KEEP[joker]];
      if (looking[0] !== undefined && looking[0] !== joker) two.push(KEEP[looking[0]]);
      return two;
    },
    then(s, out, [, kept], seat) {
      const player = s.players[seat];
      const two = [player.joker, player.looking.shift()];
      remove(two, kept);
      player.joker = kept;
      const [other] = two;
      if (other === undefined) return;
      s.discard.push(other);
      tell(out, seat, 'uncovered', other);
      whisper(out, [seat], seat, 'kept', kept);
    },
  },

  // X10 three of five cards for the neighbour: one face up, one face down, the third as they like
  offer: {
    ask: 'one',
    time: { usual: 40 },
    who: (_, seat) => [seat],
    moves: (s, seat) => offers(s.players[seat].hand),
    then: layOut,
  },

  // X11 the neighbour takes one
  take: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: () => TAKE,
    then: (s, out, [, at], seat, from) => takeOne(s, out, Number(at), seat, from),
  },

  // X11 with six cards they discard one
  discard: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: (s, seat) => discards(s.players[seat].hand),
    then(s, out, [, card], seat) {
      remove(s.players[seat].hand, card);
      s.discard.push(card);
      tell(out, seat, 'discarded');
      whisper(out, [seat], seat, 'dropped', card);
    },
  },

  // X12 anyone may act, the first first; then again anyone; when all have passed, the neighbour's turn
  action: {
    ask: 'any',
    time: { usual: 20 },
    fair: (s) => s.fair,
    who: inOrder,
    moves: actions,
    then(s, out, action) {
      const steps = action === undefined ? [nextTurn(s)] : act(s, out, action);
      steps.push(['action']);
      return steps;
    },
  },

  // X20 the victim answers; X21 crime greater than survival: success, else, ties included, they survive
  defend: {
    ask: 'one',
    time: { usual: 40 },
    who: (_, victim) => [victim],
    moves(s, victim) {
      const { hand, joker } = s.players[victim];
      const lays = defences(hand, joker);
      const best = strongest(layOf(s.attack?.cards ?? []), lays);
      return [best, ...lays.filter((lay) => lay !== best)].map(({ said }) => `defend${said}`);
    },
    then(s, out, [, ...cards], victim) {
      if (s.attack === undefined) throw new Error('nobody attacks');
      const { by } = s.attack;
      const { crime, survival } = verdict(layOf(s.attack.cards), layOf(cards));
      s.attack.crime = crime; // X42 a jammer may have lowered it
      s.defence = { cards, survival };
      tell(out, victim, 'defended', ...cards);
      if (crime > survival) {
        tell(out, by, 'killed', victim, crime, survival);
        return endRound(s, out, 'assassination', [by]);
      }
      tell(out, victim, 'survived', by, crime, survival);
      return endRound(s, out, 'survived', [victim]);
    },
  },

  // X42 every named player with a joker before them is asked; an alibi shows nothing, and the accuser was wrong
  alibi: {
    ask: 'one',
    who: (s, named) => (s.players[named].joker === undefined ? [] : [named]),
    moves(s, named) {
      const { joker } = s.players[named];
      return joker !== undefined && JOKER[joker].does.includes('excuse') ? [PASS, joker] : [PASS];
    },
    then(s, out, [word], named, by) {
      if (word === 'pass') return;
      tell(out, named, 'played', spendJoker(s, named), by);
      return leadAway(s, out, by);
    },
  },

  arrest, // X30

  // X42 pickpocket: any card of their hand for the one they took
  give: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: (s, seat) => distinct(s.players[seat].hand).map((card) => GIVE[card]),
    then(s, out, [, card], seat, to) {
      pass(s, seat, to, card);
      tell(out, seat, 'gave', to);
      whisper(out, [seat, to], seat, 'handed', to, card);
      spendJoker(s, seat);
    },
  },

  // X42 forensics: a swap keeps its place
  swap: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: swaps,
    then(s, out, words, seat) {
      if (words[0] === 'swap') {
        const [, mine, theirs] = words;
        const { hand } = s.players[seat];
        hand[hand.indexOf(mine)] = theirs;
        s.discard[s.discard.indexOf(theirs)] = mine;
        tell(out, seat, 'swapped');
        whisper(out, [seat], seat, 'exchanged', mine, theirs);
      }
      spendJoker(s, seat);
    },
  },
};
