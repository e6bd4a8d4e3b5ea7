/** The view without secrets, for people who look over my shoulder, until I press the seal. */
import { each } from '../../../engine/seats.ts';
import { type Move, parse } from '../rules/moves.ts';
import type { TribunalView } from '../rules/typed-view.ts';

/** Moves that depend on a secret: identity, cards or earlier moves. */
const OWN: readonly Move[0][] = ['use', 'reveal', 'expose', 'peek', 'order', 'watch'];

export const covered = (view: TribunalView): TribunalView => {
  const { identity: _, mafia: __, orders: ___, watching: ____, notes: _____, ballots: ______, ...open } = view;
  const { seats, docket, legal } = view;
  return {
    ...open,
    hand: [],
    players: each(seats, (seat) => {
      const { identity, ...player } = view.players[seat];
      return identity === undefined || !docket.of[seat].shown ? player : { ...player, identity };
    }),
    ...(legal === undefined ? {} : { legal: legal.filter((move) => !OWN.includes(parse(move)[0])) }),
  };
};
