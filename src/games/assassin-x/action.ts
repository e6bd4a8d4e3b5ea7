/** X12 What one may do in the action phase: assassinate, send the police, play a joker. */
import { draw } from '../../engine/chance.ts';
import { type Fact, tell, whisper } from '../../engine/facts.ts';
import type { Answer, StepOf } from '../../engine/game.ts';
import { type Phrase, phrase, phrases } from '../../engine/phrases.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { type Card, distinct, isJoker } from './cards.ts';
import { attacks, worth } from './lay.ts';
import { endRound } from './round.ts';
import { type AssassinX, isAssassin, pass, rivals, type Shown, spendJoker } from './state.ts';
import type { AimedJoker, Asks, Steps } from './steps.ts';

const INTERVENE = phrases('intervene', SEATS);
const AIMED = {
  informer: phrases('informer', SEATS),
  pickpocket: phrases('pickpocket', SEATS),
  tail: phrases('tail', SEATS),
  transfer: phrases('transfer', SEATS),
};
const [DIVERSION, FORENSICS] = [phrase('diversion'), phrase('forensics')];

export const actions = (s: AssassinX, me: Seat): Phrase<Asks['action']>[] => [
  ...assassinations(s, me),
  ...interventions(s, me),
  ...jokers(s, me),
];

// X20 an assassin card and a weapon
const assassinations = (s: AssassinX, me: Seat): Phrase<Asks['action']>[] => {
  const player = s.players[me];
  if (!isAssassin(player)) return [];
  const lays = attacks(player.hand, player.joker).map((cards) => cards.join(' '));
  return rivals(s, me).flatMap((victim) => lays.map((lay) => `assassinate ${victim} ${lay}`));
};

// X31 not against one to whom he has just passed an assassin card
const interventions = (s: AssassinX, me: Seat): Phrase<Asks['action']>[] =>
  s.players[me].hand.includes('intervention')
    ? rivals(s, me)
        .filter((named) => !s.passed.some(([from, to]) => from === me && to === named))
        .map((named) => INTERVENE[named])
    : [];

// X42 those that are played in the action phase; the others say when
const jokers = (s: AssassinX, me: Seat): Phrase<Asks['action']>[] => {
  const player = s.players[me];
  switch (player.joker) {
    case 'diversion':
      return [DIVERSION];
    case 'forensics':
      return s.discard.some(fits) && player.hand.some(fits) ? [FORENSICS] : [];
    case 'tail':
      return rivals(s, me)
        .filter((at) => s.players[at].joker !== undefined)
        .map((at) => AIMED.tail[at]);
    case 'transfer':
      return isAssassin(player) ? rivals(s, me).map((at) => AIMED.transfer[at]) : []; // X40
    case 'informer':
    case 'pickpocket': {
      const aimed = AIMED[player.joker];
      return rivals(s, me).map((at) => aimed[at]);
    }
    default:
      return [];
  }
};

// X42 forensics: neither a joker nor an assassin
const fits = (card: Card): boolean => card !== 'assassin' && !isJoker(card);

/** X42 forensics: one of mine for one of the discards, or nothing. */
export const swaps = (s: AssassinX, me: Seat): Phrase<Asks['swap']>[] => {
  const theirs = distinct(s.discard).filter(fits);
  const mine = distinct(s.players[me].hand).filter(fits);
  return ['pass', ...mine.flatMap((card) => theirs.map((other) => `swap ${card} ${other}`))];
};

/** The first to act; nothing else happens until it is settled. */
export const act = (
  s: AssassinX,
  out: Fact[],
  { seat: me, words }: Answer<Asks['action']>,
): readonly StepOf<Steps>[] => {
  s.shown = undefined;
  switch (words[0]) {
    case 'assassinate': {
      const [, target, ...cards] = words;
      s.attack = { by: me, target, cards, crime: worth(cards, false) };
      tell(out, me, 'attacked', target, ...cards);
      return [['defend', target]];
    }
    case 'intervene':
      tell(out, me, 'intervened', words[1]);
      return [['police', words[1], me]];
    case 'diversion':
      tell(out, me, 'played', 'diversion');
      spendJoker(s, me);
      s.direction = s.direction === 1 ? -1 : 1; // X42 at once
      tell(out, 'round', 'turned', s.direction);
      return [];
    case 'forensics':
      tell(out, me, 'played', 'forensics');
      whisper(out, [me], me, 'searched', ...s.discard);
      return [['swap', me]];
    default:
      return aim(s, out, me, words[0], words[1]);
  }
};

const aim = (s: AssassinX, out: Fact[], me: Seat, joker: AimedJoker, at: Seat): StepOf<Steps>[] => {
  tell(out, me, 'played', joker, at);
  switch (joker) {
    case 'informer':
      show(s, out, me, at, s.players[at].joker === undefined ? 'none' : 'unseen'); // that he has none is no secret
      break;
    case 'tail':
      tell(out, at, 'uncovered', s.players[at].joker ?? 'nothing');
      spendJoker(s, at);
      break;
    case 'transfer':
      steal(s, out, me, at);
      pass(s, me, at, 'assassin');
      tell(out, me, 'gave', at, 'assassin');
      break;
    case 'pickpocket':
      steal(s, out, me, at);
      return [['give', me, at]];
  }
  spendJoker(s, me);
  return [];
};

/** X30 X42 a hand is seen by one player alone, and the joker with it if that is shown. */
const show = (s: AssassinX, out: Fact[], to: Seat, seat: Seat, joker: Shown['joker']): void => {
  const hand = [...s.players[seat].hand];
  s.shown = { to, seat, hand, joker };
  whisper(out, [to], to, 'saw', seat, ...hand, ...(isJoker(joker) ? [joker] : []));
};

const steal = (s: AssassinX, out: Fact[], me: Seat, from: Seat): void => {
  const card = draw(s.chance, [...s.players[from].hand]);
  pass(s, from, me, card);
  tell(out, me, 'stole', from);
  whisper(out, [me, from], me, 'lifted', from, card);
};

/** X30 the named player is an assassin, or the accuser is out of the round. */
export const arrest = (s: AssassinX, out: Fact[], named: Seat, by: Seat): StepOf<Steps>[] => {
  const accused = s.players[named];
  if (isAssassin(accused)) {
    tell(out, named, 'arrested', by);
    return endRound(s, out, 'arrest', [by], 1);
  }
  tell(out, named, 'cleared', by);
  show(s, out, by, named, accused.joker ?? 'none');
  const accuser = s.players[by];
  tell(out, by, 'left', accuser.joker === undefined ? 0 : 1);
  s.away.push(...accuser.hand.splice(0), ...(accuser.joker === undefined ? [] : [accuser.joker]));
  accuser.joker = undefined;
  accuser.in = false;
  const [last, another] = s.seats.filter((seat) => s.players[seat].in);
  return last !== undefined && another === undefined ? endRound(s, out, 'alone', [last], 1) : []; // X5
};
