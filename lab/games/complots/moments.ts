import type { Sight, State } from '../../../src/engine/game.ts';
import { viewOf } from '../../../src/engine/reading.ts';
import type { Each } from '../../../src/engine/seats.ts';
import { type Character, isCharacter } from '../../../src/games/complots/rules/characters.ts';
import { decidesDoubt, isTelling } from '../../../src/games/complots/rules/deciding.ts';
import { hearsay, telling } from '../../../src/games/complots/rules/hearsay.ts';
import { remember } from '../../../src/games/complots/rules/memory.ts';
import { PRESETS } from '../../../src/games/complots/rules/options.ts';
import { isComplots } from '../../../src/games/complots/rules/typed-view.ts';
import { type Claimed, DOUBT, type MomentSource } from '../../moments/moment-source.ts';

/** Turns to look at: earlier ones have nothing to judge by, and long games are long to tell. */
const [FROM, TO] = [4, 44];
const ENOUGH = 2;

type Dealt = State & { readonly players: Each<{ readonly hand: readonly Character[] }> };
const isDealt = (state: State): state is Dealt => 'players' in state;

const turnOf = ({ view, heard }: Sight): number => remember(heard, view.seats, view.me).turn;

export const complotsMoments: MomentSource = {
  game: 'complots',
  seats: [4, 5, 4, 6, 5],
  isLate: (sight) => turnOf(sight) > TO,
  claimIn(sight) {
    if (!sight.answers.includes(DOUBT) || turnOf(sight) < FROM) return undefined;
    const view = viewOf(isComplots, sight.view);
    const { claim } = view;
    if (claim === null || claim.character === null) return undefined;
    // nothing continues after the end
    const living = view.seats.filter((seat) => view.players[seat].alive).length;
    if (living < 3 && view.players[claim.by].hidden < 2) return undefined;
    return telling({ view, heard: sight.heard }) < ENOUGH ? undefined : { by: claim.by, what: claim.character };
  },
  reasonFor(sight, best, odds) {
    const seen = { view: viewOf(isComplots, sight.view), heard: sight.heard };
    const [one] = decidesDoubt(seen, best === DOUBT, odds);
    return one !== undefined && isTelling(one) ? one.of : undefined;
  },
  linesOf: ({ view, heard }) => hearsay({ view: viewOf(isComplots, view), heard }).length,
  isLie: (state: State, { by, what }: Claimed) =>
    isDealt(state) && isCharacter(what) && !state.players[by].hand.includes(what),
};

const FIRST = ['base', 'base-inquisitor'];

/** Line-ups with second-box characters, only for challenges. */
export const secondMoments: MomentSource = {
  ...complotsMoments,
  options: Object.keys(PRESETS).flatMap((lineup) => (FIRST.includes(lineup) ? [] : [{ lineup }])),
};
