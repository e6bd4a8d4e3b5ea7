/** The cards at the seats up to the scene that is shown; the view already contains later facts. */
import type { Said } from '../../../engine/facts.ts';
import type { Each, Seat } from '../../../engine/seats.ts';
import type { Character } from '../rules/characters.ts';
import { fold, says } from '../rules/facts.ts';
import type { ComplotsView } from '../rules/typed-view.ts';

type Player = ComplotsView['players'][Seat];
type Lying = { readonly me: Seat | undefined; readonly players: Each<Player>; readonly hand: Character[] };

const change = ({ players }: Lying, seat: Seat, to: (player: Player) => Partial<Player>): void => {
  players[seat] = { ...players[seat], ...to(players[seat]) };
};

const note = fold<Lying>({
  lost: (lying, [seat, , card]) => {
    change(lying, seat, ({ hidden, revealed }) => ({ hidden: hidden - 1, revealed: [...revealed, card] }));
    if (seat === lying.me) lying.hand.splice(lying.hand.indexOf(card), 1);
  },
  buried: (lying, [seat]) => change(lying, seat, ({ hidden, dead }) => ({ hidden: hidden - 1, dead: dead + 1 })),
  uncovered: (lying, [seat, , card]) =>
    change(lying, seat, ({ dead, revealed }) => ({ dead: dead - 1, revealed: [...revealed, card] })),
  out: (lying, [seat]) => change(lying, seat, () => ({ alive: false })),
});

/** `since`: facts not shown yet. Without a lost card the view stays the same object. */
export const asTold = (view: ComplotsView, since: readonly Said[]): ComplotsView => {
  if (!since.some((said) => says(said, 'lost', 'buried', 'uncovered', 'out'))) return view;
  const lying: Lying = { me: view.me, players: { ...view.players }, hand: [...(view.hand ?? [])] };
  for (const said of since) note(lying, said);
  return { ...view, players: lying.players, ...(view.hand === undefined ? {} : { hand: lying.hand }) };
};
