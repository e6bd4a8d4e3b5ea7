import type { Foreseen, TableView } from '../../../src/engine/game.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import type { Nuts } from './state.ts';
import type { NutsTable } from './view.ts';

const isNuts = (view: TableView): view is TableView & NutsTable => view.game === 'nuts';
const isOut = (view: TableView, seat: Seat): boolean => isNuts(view) && view.players[seat].nuts === 0;

/** N12 Players who are out may still win, by their shells; they forecast like spectators. */
export const forecasts: Foreseen<Nuts> = {
  isOut,
  stage: (view) => view.seats.filter((seat) => isOut(view, seat)).length,
  claim: {
    phase: 'doubt',
    isLie(s) {
      const step = s.agenda.at(-1)?.steps[0];
      return step?.[0] === 'doubt' && !s.players[step[1]].hand.includes(step[2]);
    },
  },
};
