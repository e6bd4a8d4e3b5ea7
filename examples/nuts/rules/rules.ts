import type { Rules } from '../../../src/engine/game.ts';
import { dropRest } from '../../../src/engine/kernel.ts';
import { phrase, phrases } from '../../../src/engine/phrases.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { tell, whisper } from './facts.ts';
import { KINDS } from './kinds.ts';
import { drawNut, end, isIn, type Nuts, rivals } from './state.ts';
import type { Asks, Steps } from './steps.ts';

const CLAIM = phrases('claim', KINDS);
const DROP = phrases('drop', KINDS);
const FOR = phrases('for', SEATS);
const [DRAW, CALL, DOUBT] = [phrase('draw'), phrase('call'), phrase('doubt')];
const [SMILE, FROWN] = [phrase('smile'), phrase('frown')];

export type NutsRules = Rules<Nuts, Steps, Asks>;

export const rules = {
  // N1 each sees their own nuts
  deal(s, out) {
    for (const seat of s.seats) whisper(out, [seat], seat, 'got', ...s.players[seat].hand);
  },

  next(s) {
    const [seat] = rivals(s, s.turn);
    s.winked = [];
    if (seat === undefined) return;
    s.turn = seat;
    return [['turn', seat], ['next']];
  },

  // N2 N3 draw and drop, call a vote, or claim a nut
  turn: {
    ask: 'one',
    who: (_, seat) => [seat],
    moves: (s) => [...(s.pile.length > 0 ? [DRAW] : []), CALL, ...KINDS.map((nut) => CLAIM[nut])],
    then(s, out, answer, seat) {
      tell(out, seat, 'announced', ...answer);
      if (answer[0] === 'claim')
        return [
          ['doubt', seat, answer[1]],
          ['reap', seat],
        ];
      if (answer[0] === 'call') return [['vote']];
      drawNut(s, out, seat);
      return [['drop', seat]];
    },
  },

  // N4 any other may doubt
  doubt: {
    ask: 'any',
    fair: (s) => s.fair,
    who: (s, by) => rivals(s, by),
    moves: () => [DOUBT],
    time: { usual: 15 },
    then(s, out, doubter, by, nut) {
      if (doubter === undefined) return;
      tell(out, doubter.seat, 'doubted', by);
      const { hand } = s.players[by];
      // N6 they do not hold it
      if (!hand.includes(nut)) {
        dropRest(s);
        tell(out, by, 'bluffed', nut);
        return [['drop', by]];
      }
      // N7 they hold it
      tell(out, by, 'showed', nut);
      hand.splice(hand.indexOf(nut), 1);
      s.pile.push(nut);
      drawNut(s, out, by);
      return [['drop', doubter.seat]];
    },
  },

  // N5 a shell of the bank
  reap(s, out, seat) {
    s.bank -= 1;
    s.players[seat].shells += 1;
    tell(out, seat, 'reaped');
    if (s.bank === 0) end(s, out);
  },

  // N8 dropped nuts lie open
  drop: {
    ask: 'one',
    who: (s, seat) => (isIn(s, seat) ? [seat] : []),
    moves: (s, seat) => [...new Set(s.players[seat].hand)].map((nut) => DROP[nut]),
    given(s, seat) {
      const [only, another] = s.players[seat].hand;
      return only !== undefined && another === undefined ? DROP[only] : undefined;
    },
    then(s, out, [, nut], seat) {
      const { hand, dropped } = s.players[seat];
      hand.splice(hand.indexOf(nut), 1);
      dropped.push(nut);
      tell(out, seat, 'dropped', nut);
      if (s.seats.filter((one) => isIn(s, one)).length === 1) end(s, out);
    },
  },

  // N9 whoever alone has most votes drops a nut; one who is late names nobody
  vote: {
    ask: 'all',
    who: (s) => s.seats.filter((seat) => isIn(s, seat)),
    moves: (s, seat) => rivals(s, seat).map((at) => FOR[at]),
    late: () => undefined,
    then(s, out, answers) {
      for (const { seat, words } of answers) tell(out, seat, 'voted', words[1]);
      const votes = (at: Seat) => answers.filter(({ words }) => words[1] === at).length;
      const most = Math.max(...s.seats.map(votes));
      const [only, another] = s.seats.filter((seat) => votes(seat) === most);
      if (most > 0 && only !== undefined && another === undefined) return [['drop', only]];
    },
  },

  // N10 the one who is winked at answers first
  wink: {
    ask: 'one',
    who: (_, at) => [at],
    moves: () => [FROWN, SMILE],
    then(_, out, [word], at, by) {
      if (word === 'smile') tell(out, at, 'smiled', by);
      else tell(out, at, 'frowned', by);
    },
  },
} satisfies NutsRules;
