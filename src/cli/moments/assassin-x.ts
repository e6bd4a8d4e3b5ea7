import { holders } from '../../bots/assassin-x/whereabouts.ts';
import type { Bot } from '../../bots/bot.ts';
import type { State } from '../../engine/game.ts';
import { viewOf } from '../../engine/reading.ts';
import type { Each } from '../../engine/seats.ts';
import type { Card } from '../../games/assassin-x/cards.ts';
import { cluesSeen } from '../../games/assassin-x/clues.ts';
import { assassinX } from '../../games/assassin-x/index.ts';
import { isAssassinX } from '../../games/assassin-x/seen.ts';
import { expertNet } from '../nets.ts';
import type { Accuser } from './accuser.ts';

type Dealt = State & { readonly players: Each<{ readonly hand: readonly Card[] }> };
const isDealt = (state: State): state is Dealt => 'players' in state;

let known: Bot | undefined;
const net = (): Bot => {
  known ??= expertNet(assassinX);
  return known;
};

/** X30 Whoever could send the police now, and holds no assassin card himself, asks himself who does. */
export const assassinXAccuser: Accuser = {
  seats: [4, 5, 4],
  expert: {
    answer: (sight, rng) => net().answer(sight, rng),
    suspects: ({ view, heard }) => holders(heard, view.me, view.seats),
  },
  least: 45,
  isLate: ({ view }) => viewOf(isAssassinX, view).round > 1,
  suspects({ view: seen, answers }) {
    const view = viewOf(isAssassinX, seen);
    if (view.phase !== 'action' || view.hand?.includes('assassin') !== false) return [];
    return view.seats.flatMap((seat) => {
      const move = `intervene ${seat}`;
      return answers.includes(move) ? [{ seat, move }] : [];
    });
  },
  telling: ({ view, heard }) => cluesSeen({ view: viewOf(isAssassinX, view), heard }),
  isGuilty: (state, seat) => isDealt(state) && state.players[seat].hand.includes('assassin'),
};
