import { type Fact, tell } from '../../engine/facts.ts';
import type { StepOf } from '../../engine/game.ts';
import { type Phrase, phrase, phrases } from '../../engine/phrases.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { type Character, TABLE } from './characters.ts';
import { referenceOf } from './reference.ts';
import { type Complots, hostileTargets, otherSide, pay, richest, rivals, take } from './state.ts';
import type { Asks, Steps } from './steps.ts';

const [INCOME, AID, EMBEZZLE, CONVERT] = [phrase('income'), phrase('aid'), phrase('embezzle'), phrase('convert')];
const COUP = phrases('coup', SEATS);
const CONVERT_OTHER = phrases('convert', SEATS);

const COUP_COSTS = 7;
const RICH = 10;
const CONVERT_SELF = 1;
const CONVERT_ONE = 2;

export function turnMoves(s: Complots, me: Seat): Phrase<Asks['turn']>[] {
  const { coins } = s.players[me];
  const hostile = hostileTargets(s, me);
  const moves: Phrase<Asks['turn']>[] = [];
  if (coins >= RICH) {
    for (const at of hostile) moves.push(COUP[at]); // C11
    return moves;
  }
  moves.push(INCOME, AID);
  for (const { aim, cost, hostile: limited, alone, aimed } of referenceOf(s.lineup).powers) {
    if (coins < cost) continue; // C15
    if (aim === 'none' || aim === 'both') moves.push(alone);
    if (aim === 'none') continue;
    const allowed = limited ? hostile : rivals(s, me);
    for (const at of aim === 'richest' ? richest(s, allowed) : allowed) moves.push(aimed[at]);
  }
  if (coins >= COUP_COSTS) for (const at of hostile) moves.push(COUP[at]); // C14
  if (s.almshouse !== undefined) {
    if (coins >= CONVERT_SELF) moves.push(CONVERT); // C82
    if (coins >= CONVERT_ONE) for (const at of rivals(s, me)) moves.push(CONVERT_OTHER[at]);
    if (s.almshouse > 0) moves.push(EMBEZZLE); // C83
  }
  return moves;
}

export function announce(s: Complots, out: Fact[], [verb, at]: Asks['turn'], me: Seat): StepOf<Steps>[] | void {
  const move = at === undefined ? verb : `${verb} ${at}`;
  s.action = { by: me, move };
  if (at === undefined) tell(out, me, 'announced', verb);
  else tell(out, me, 'announced', verb, at);
  switch (verb) {
    case 'income':
      take(s, out, me, 1); // C12
      return;
    case 'aid':
      return [
        ['counter', me, 'aid'],
        ['aid', me],
      ];
    case 'coup':
      pay(s, out, me, COUP_COSTS);
      return at === undefined ? undefined : [['lose', at]];
    case 'convert':
      return convert(s, out, me, at ?? me);
    case 'embezzle':
      return [
        ['doubt', me, 'none', move],
        ['embezzle', me],
      ];
    default:
      return power(s, me, verb, move, at);
  }
}

// C15 the cost is set aside; C23 doubts, then counters, then the power
const power = (s: Complots, me: Seat, character: Character, move: string, at: Seat | undefined): StepOf<Steps>[] => {
  s.pledged = TABLE[character].cost;
  s.players[me].coins -= s.pledged;
  const doubt: StepOf<Steps> = ['doubt', me, character, move];
  if (at === undefined) return [doubt, ['resolve', me, character]];
  const resolve: StepOf<Steps> = ['resolve', me, character, at];
  return referenceOf(s.lineup).counters[character].length === 0
    ? [doubt, resolve]
    : [doubt, ['counter', me, character, at], resolve];
};

// C82 not a claim, and nothing counters it
const convert = (s: Complots, out: Fact[], me: Seat, at: Seat): void => {
  const cost = at === me ? CONVERT_SELF : CONVERT_ONE;
  const player = s.players[at];
  s.players[me].coins -= cost;
  s.almshouse = (s.almshouse ?? 0) + cost;
  player.side = otherSide(player.side);
  tell(out, at, 'is', player.side);
};
