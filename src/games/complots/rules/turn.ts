import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { type Phrase, phrase, phrases } from '../../../engine/phrases.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { CONVERT, CONVERT_OTHER, COUP, INCOME, RICH } from './box.ts';
import { type Character, TABLE } from './characters.ts';
import { tell } from './facts.ts';
import { referenceOf } from './reference.ts';
import { type Complots, hostileTargets, otherSide, pay, richest, rivals, take } from './state.ts';
import type { Asks, Steps } from './steps.ts';

const [TAKE_INCOME, TAKE_AID, EMBEZZLE, CONVERT_SELF] = [
  phrase('income'),
  phrase('aid'),
  phrase('embezzle'),
  phrase('convert'),
];
const COUP_AT = phrases('coup', SEATS);
const CONVERT_AT = phrases('convert', SEATS);

export function turnMoves(s: Complots, me: Seat): Phrase<Asks['turn']>[] {
  const { coins } = s.players[me];
  const hostile = hostileTargets(s, me);
  const moves: Phrase<Asks['turn']>[] = [];
  if (coins >= RICH) {
    for (const at of hostile) moves.push(COUP_AT[at]); // C11
    return moves;
  }
  moves.push(TAKE_INCOME, TAKE_AID);
  for (const { aim, cost, hostile: limited, alone, aimed } of referenceOf(s.lineup).powers) {
    if (coins < cost) continue; // C15
    if (aim === 'none' || aim === 'both') moves.push(alone);
    if (aim === 'none') continue;
    const allowed = limited ? hostile : rivals(s, me);
    for (const at of aim === 'richest' ? richest(s, allowed) : allowed) moves.push(aimed[at]);
  }
  if (coins >= COUP) for (const at of hostile) moves.push(COUP_AT[at]); // C14
  if (s.almshouse !== undefined) {
    if (coins >= CONVERT) moves.push(CONVERT_SELF); // C82
    if (coins >= CONVERT_OTHER) for (const at of rivals(s, me)) moves.push(CONVERT_AT[at]);
    if (s.almshouse > 0) moves.push(EMBEZZLE); // C83
  }
  return moves;
}

export function announce(s: Complots, out: Fact[], [verb, at]: Asks['turn'], me: Seat): StepOf<Steps>[] | void {
  s.action = { by: me, move: at === undefined ? verb : `${verb} ${at}` };
  if (at === undefined) tell(out, me, 'announced', verb);
  else tell(out, me, 'announced', verb, at);
  switch (verb) {
    case 'income':
      take(s, out, me, INCOME); // C12
      return;
    case 'aid':
      return [
        ['counter', me, 'aid'],
        ['aid', me],
      ];
    case 'coup':
      pay(s, out, me, COUP);
      return at === undefined ? undefined : [['lose', at]];
    case 'convert':
      return convert(s, out, me, at ?? me);
    case 'embezzle':
      return [
        ['doubt', me, 'embezzle', 'action'],
        ['embezzle', me],
      ];
    default:
      return power(s, me, verb, at);
  }
}

// C15 the cost is set aside; C23 doubts, then counters, then the power
const power = (s: Complots, me: Seat, character: Character, at: Seat | undefined): StepOf<Steps>[] => {
  s.cost = TABLE[character].cost;
  s.players[me].coins -= s.cost;
  const doubt: StepOf<Steps> = ['doubt', me, character, 'action'];
  if (at === undefined) return [doubt, ['resolve', me, character]];
  const resolve: StepOf<Steps> = ['resolve', me, character, at];
  return referenceOf(s.lineup).counters[character].length === 0
    ? [doubt, resolve]
    : [doubt, ['counter', me, character, at], resolve];
};

// C82 not a claim, and nothing counters it
const convert = (s: Complots, out: Fact[], me: Seat, at: Seat): void => {
  const cost = at === me ? CONVERT : CONVERT_OTHER;
  const player = s.players[at];
  s.players[me].coins -= cost;
  s.almshouse = (s.almshouse ?? 0) + cost;
  player.side = otherSide(player.side);
  tell(out, at, 'is', player.side);
};
