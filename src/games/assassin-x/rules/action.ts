/** X12 What one may do in the action phase: assassinate, send the police, play a joker. */
import { oneDrawn } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { Answer, StepOf } from '../../../engine/game.ts';
import { PASS, type Phrase, phrases } from '../../../engine/phrases.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { type Card, distinct } from './cards.ts';
import { tell, whisper } from './facts.ts';
import { type Effect, isJoker, JOKER, JOKERS, type Joker } from './jokers.ts';
import { attacks, layOf } from './lay.ts';
import { endRound, endTruceFor, nextTurn } from './round.ts';
import { type AssassinX, isAssassin, isTruce, pass, rivals, type Shown, spendJoker } from './state.ts';
import type { Asks, Steps } from './steps.ts';

const INTERVENE = phrases('intervene', SEATS);
const ASSASSINATE = phrases('assassinate', SEATS);
const AIMED = new Map(JOKERS.map((joker) => [joker, phrases(joker, SEATS)]));

export const actions = (s: AssassinX, me: Seat): readonly Phrase<Asks['action']>[] => {
  const moves: Phrase<Asks['action']>[] = [PASS];
  const player = s.players[me];
  const { hand, joker } = player;
  // X20 an assassin card and a weapon; X23 not during a truce
  const lays = isAssassin(player) && !isTruce(s) ? attacks(hand, joker) : [];
  for (const victim of rivals(s, me)) for (const { said } of lays) moves.push(ASSASSINATE[victim] + said);
  // X31 not against one to whom they have just passed an assassin card
  if (hand.includes('intervention'))
    for (const named of rivals(s, me)) if (!hasPassed(s, me, named)) moves.push(INTERVENE[named]);
  if (joker !== undefined) addJoker(moves, s, me, joker);
  return moves;
};

const hasPassed = (s: AssassinX, from: Seat, to: Seat): boolean =>
  s.passed.some((one) => one[0] === from && one[1] === to);

// X42 those that are played in the action phase; the others say when
const addJoker = (moves: Phrase<Asks['action']>[], s: AssassinX, me: Seat, joker: Joker): void => {
  const { when, assassin, at, does } = JOKER[joker];
  if (!when.includes('action') || (assassin === true && !isAssassin(s.players[me]))) return; // X40
  if (at !== undefined) {
    for (const rival of rivals(s, me)) {
      const aimed = AIMED.get(joker)?.[rival];
      if (aimed !== undefined && (at === 'player' || s.players[rival].joker !== undefined)) moves.push(aimed);
    }
  } else if (!does.includes('swap') || (s.discard.some(fits) && s.players[me].hand.some(fits))) moves.push(joker);
};

// X42 forensics: neither a joker nor an assassin
const fits = (card: Card): boolean => card !== 'assassin' && !isJoker(card);

/** X42 forensics: a card of mine for one of the discards, or nothing. */
export const swaps = (s: AssassinX, me: Seat): Phrase<Asks['swap']>[] => {
  const theirs = distinct(s.discard).filter(fits);
  const mine = distinct(s.players[me].hand).filter(fits);
  return [PASS, ...mine.flatMap((card) => theirs.map((other) => `swap ${card} ${other}`))];
};

/** The first to act; nothing else happens until it is settled. */
export const act = (
  s: AssassinX,
  out: Fact[],
  { seat: me, words }: Answer<Exclude<Asks['action'], readonly ['pass']>>,
): StepOf<Steps>[] => {
  s.shown = undefined;
  switch (words[0]) {
    case 'assassinate': {
      const [, target, ...cards] = words;
      s.attack = { by: me, target, cards, crime: layOf(cards).worth };
      tell(out, me, 'attacked', target, ...cards);
      return [['defend', target]];
    }
    case 'intervene':
      tell(out, me, 'intervened', words[1]);
      return [
        ['alibi', words[1], me],
        ['arrest', words[1], me],
      ];
    default:
      return playJoker(s, out, me, words[0], words[1]);
  }
};

/** X41 X42 what it does, one thing after the other; then it is discarded, unless a question about it is open. */
const playJoker = (s: AssassinX, out: Fact[], me: Seat, joker: Joker, at?: Seat): StepOf<Steps>[] => {
  if (at === undefined) tell(out, me, 'played', joker);
  else tell(out, me, 'played', joker, at);
  const { does } = JOKER[joker];
  const steps = does.flatMap((effect) => effects(s, out, effect, me, at ?? me));
  if (!does.includes('give') && !does.includes('swap')) spendJoker(s, me);
  return steps;
};

const effects = (s: AssassinX, out: Fact[], effect: Effect, me: Seat, at: Seat): StepOf<Steps>[] => {
  switch (effect) {
    case 'steal': {
      const card = oneDrawn(s.chance, s.players[at].hand);
      pass(s, at, me, card);
      tell(out, me, 'stole', at);
      whisper(out, [me, at], me, 'lifted', at, card);
      return [];
    }
    case 'slip':
      pass(s, me, at, 'assassin');
      tell(out, me, 'gave', at, 'assassin');
      return [];
    case 'give':
      return [['give', me, at]];
    case 'look':
      show(s, out, me, at, s.players[at].joker === undefined ? 'none' : 'unseen'); // having none is no secret
      return [];
    case 'strip':
      tell(out, at, 'uncovered', spendJoker(s, at));
      return [];
    case 'swap':
      whisper(out, [me], me, 'searched', ...s.discard);
      return [['swap', me]];
    case 'turn':
      s.direction = s.direction === 1 ? -1 : 1;
      tell(out, 'round', 'turned', s.direction);
      return [nextTurn(s)]; // the action phase ends
    default:
      return []; // used in a lay, or shown to the police
  }
};

/** X30 X42 a hand is seen by one player alone, and the joker with it if that is shown. */
const show = (s: AssassinX, out: Fact[], to: Seat, seat: Seat, joker: Shown['joker']): void => {
  const hand = [...s.players[seat].hand];
  s.shown = { to, seat, hand, joker };
  whisper(out, [to], to, 'saw', seat, ...hand, ...(isJoker(joker) ? [joker] : []));
};

/** X30 the named player is an assassin, or the accuser is out of the round. */
export const arrest = (s: AssassinX, out: Fact[], named: Seat, by: Seat): StepOf<Steps>[] => {
  if (!s.players[by].in) return []; // X42 an alibi has answered
  const accused = s.players[named];
  if (isAssassin(accused)) {
    tell(out, named, 'arrested', by);
    return endRound(s, out, 'arrest', [by]);
  }
  tell(out, named, 'cleared', by);
  show(s, out, by, named, accused.joker ?? 'none');
  return leadAway(s, out, by);
};

/** X30 X42 a wrong intervention, or one that meets an alibi: the accuser is out of the round, and all they had out of play. */
export const leadAway = (s: AssassinX, out: Fact[], by: Seat): StepOf<Steps>[] => {
  const accuser = s.players[by];
  tell(out, by, 'left', accuser.joker === undefined ? 0 : 1);
  s.away.push(...accuser.hand.splice(0), ...(accuser.joker === undefined ? [] : [accuser.joker]));
  accuser.joker = undefined;
  accuser.in = false;
  const [last, another] = s.seats.filter((seat) => s.players[seat].in);
  if (last !== undefined && another === undefined) return endRound(s, out, 'alone', [last]); // X5
  endTruceFor(s, out, by);
  return [];
};
