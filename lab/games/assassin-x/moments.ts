import type { Bot } from '../../../src/bots/bot.ts';
import { expertNet } from '../../../src/command/nets.ts';
import type { State } from '../../../src/engine/game.ts';
import { viewOf } from '../../../src/engine/reading.ts';
import type { Each } from '../../../src/engine/seats.ts';
import { holders } from '../../../src/games/assassin-x/bots/whereabouts.ts';
import type { Card } from '../../../src/games/assassin-x/rules/cards.ts';
import { cluesSeen, suspectedFor } from '../../../src/games/assassin-x/rules/clues.ts';
import { assassinX } from '../../../src/games/assassin-x/rules/index.ts';
import { isAssassinX } from '../../../src/games/assassin-x/rules/typed-view.ts';
import type { SuspectSource } from '../../moments/suspect-source.ts';

type Dealt = State & { readonly players: Each<{ readonly hand: readonly Card[] }> };
const isDealt = (state: State): state is Dealt => 'players' in state;

let known: Bot | undefined;
const net = (): Bot => {
  known ??= expertNet(assassinX);
  return known;
};

/** X30 Players who can send the police and hold no assassin card are asked who does. */
export const assassinXAccuser: SuspectSource = {
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
  reasonFor({ view, heard }, seat) {
    const why = suspectedFor({ view: viewOf(isAssassinX, view), heard }, seat);
    return why === 'cleared' ? why : why?.of;
  },
  isGuilty: (state, seat) => isDealt(state) && state.players[seat].hand.includes('assassin'),
};
