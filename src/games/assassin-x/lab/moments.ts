import type { Bot } from '../../../bots/bot.ts';
import { expertNet } from '../../../command/nets.ts';
import type { State } from '../../../engine/game.ts';
import { viewOf } from '../../../engine/reading.ts';
import type { Each } from '../../../engine/seats.ts';
import type { SuspectSource } from '../../../lab/moments/suspect-source.ts';
import { holders } from '../bots/whereabouts.ts';
import type { Card } from '../rules/cards.ts';
import { cluesSeen, suspectedFor } from '../rules/clues.ts';
import { assassinX } from '../rules/index.ts';
import { isAssassinX } from '../rules/typed-view.ts';

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
