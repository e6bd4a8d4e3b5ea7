/** Silly moves of Complots, judged from a seat's own sight. */
import type { Blunder, BlundersIn } from '../../../bots/blunders.ts';
import { viewOf } from '../../../engine/reading.ts';
import { isCharacter, TABLE } from '../rules/characters.ts';
import { remember } from '../rules/memory.ts';
import { actionIn } from '../rules/moves.ts';
import { type ComplotsView, isComplots } from '../rules/typed-view.ts';
import { holds, type Mind } from './odds.ts';

const rivalsIn = ({ view, me }: Mind) => view.seats.filter((seat) => seat !== me && view.players[seat].alive);

/** C14 Coups cannot be blocked: against the last card of the last opponent it wins. */
const coup = (mind: Mind, answers: readonly string[]): Blunder[] => {
  const [last, another] = rivalsIn(mind);
  const wins = `coup ${last}`;
  if (last === undefined || another !== undefined || mind.view.players[last].hidden > 1 || !answers.includes(wins))
    return [];
  return [{ what: 'leaves out a coup that wins at once', dominated: true, is: (move) => move !== wins }];
};

/** C53 C54 Without a block they lose their last card; C55 a blackmailer may be paid. */
const surrender = ({ view, me, hand }: Mind): Blunder[] => {
  const action = actionIn(view);
  if (action?.at !== me || !isCharacter(action.verb) || hand.length > 1) return [];
  const { cost, ransom } = TABLE[action.verb];
  if (cost === 0 || ransom > 0) return [];
  return [{ what: 'gives up the last card without a block', dominated: true, is: (move) => move === 'pass' }];
};

/** C20 C21 Visible cards may prove a claim true or false. */
const challenge = (mind: Mind): Blunder[] => {
  const { view, memory } = mind;
  const { claim } = view;
  if (claim === null || claim.character === null || claim.for === 'witch') return [];
  const { by, character } = claim;
  if (memory.of[by].held.includes(character))
    return [{ what: 'challenges what is certainly true', dominated: true, is: (move) => move === 'doubt' }];
  if (holds(mind, by, character, view.players[by].hidden) > 0) return [];
  const duel = rivalsIn(mind).length === 1;
  const what = `lets a certain lie stand, ${duel ? 'two' : 'several'} alive`;
  return [{ what, dominated: duel, is: (move) => move === 'pass' }];
};

const inPhase = (mind: Mind, phase: ComplotsView['phase'], answers: readonly string[]): Blunder[] => {
  switch (phase) {
    case 'turn':
      return coup(mind, answers);
    case 'counter':
      return surrender(mind);
    case 'doubt':
      return challenge(mind);
    default:
      return [];
  }
};

export const complotsBlunders: BlundersIn = ({ view: seen, heard, answers }) => {
  const view = viewOf(isComplots, seen);
  const { me, hand = [] } = view;
  if (me === undefined || answers.length < 2) return [];
  return inPhase({ view, me, hand, memory: remember(heard, view.seats, me) }, view.phase, answers);
};
