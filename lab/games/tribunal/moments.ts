import type { State } from '../../../src/engine/game.ts';
import { viewOf } from '../../../src/engine/reading.ts';
import type { Each } from '../../../src/engine/seats.ts';
import { tribunalAdviser } from '../../../src/games/tribunal/bots/adviser.ts';
import { expertBot } from '../../../src/games/tribunal/bots/expert.ts';
import { deedsHeard, suspectedFor } from '../../../src/games/tribunal/rules/rumours.ts';
import type { Identity } from '../../../src/games/tribunal/rules/steps.ts';
import { isTribunal } from '../../../src/games/tribunal/rules/typed-view.ts';
import type { SuspectSource } from '../../moments/suspect-source.ts';

/** Days: earlier ones offer only words to go by; later ones are obvious, and long to tell. */
const [FROM, TO] = [2, 3];

type Dealt = State & { readonly players: Each<{ readonly identity: Identity }> };
const isDealt = (state: State): state is Dealt => 'players' in state;

export const tribunalAccuser: SuspectSource = {
  seats: [5, 6, 5],
  expert: { ...expertBot, suspects: (sight) => tribunalAdviser.suspects?.(sight) ?? {} },
  least: 35,
  isLate(sight) {
    const { round, day } = viewOf(isTribunal, sight.view);
    return round > 1 || day > TO;
  },
  suspects({ view: seen, answers }) {
    const view = viewOf(isTribunal, seen);
    if (view.phase !== 'accusation' || view.day < FROM || view.identity !== 'judge') return [];
    return view.seats.flatMap((seat) => {
      const move = `accuse ${seat}`;
      const open = seat !== view.me && view.players[seat].identity === undefined;
      return open && answers.includes(move) ? [{ seat, move }] : [];
    });
  },
  telling: ({ view, heard }) => deedsHeard({ view: viewOf(isTribunal, view), heard }),
  reasonFor(sight, seat) {
    const view = viewOf(isTribunal, sight.view);
    return suspectedFor({ view, heard: sight.heard }, seat)?.of;
  },
  isGuilty: (state, seat) => isDealt(state) && state.players[seat].identity === 'mafia',
};
