/** A simple player of Nuts: claims what it holds, bluffs now and then, challenges the impossible. */
import type { Bot } from '../../../src/bots/bot.ts';
import { oneOf, type Rng, roll } from '../../../src/engine/chance.ts';
import type { Said } from '../../../src/engine/facts.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { COPIES, KINDS, type Nut } from '../rules/kinds.ts';
import { remember } from '../rules/memory.ts';
import { isNuts, type NutsView } from '../rules/typed-view.ts';

export const nutsBot: Bot = {
  answer({ view, answers, heard }, rng) {
    return (isNuts(view) ? choose(view, heard, rng) : undefined) ?? oneOf(rng, answers);
  },
  aside: ({ view }, rng) => {
    const winks = (view.legal ?? []).filter((move) => move.startsWith('wink'));
    return winks.length > 0 && roll(rng, 30) === 0 ? oneOf(rng, winks) : undefined;
  },
};

const choose = (view: NutsView, heard: readonly Said[], rng: Rng): string | undefined => {
  const { hand = [], claim } = view;
  if (view.phase === 'turn') {
    const ahead = view.seats.some((seat) => shells(view, seat) > shells(view, view.turn));
    if (ahead && roll(rng, 4) === 0) return 'call';
    return `claim ${oneOf(rng, roll(rng, 4) === 0 ? KINDS : hand)}`;
  }
  if (view.phase === 'doubt' && claim !== null) {
    const { lacks, caught } = remember(heard, view.seats)[claim.by];
    const cannotBe = lacks.includes(claim.nut) || seen(view, claim.nut) === COPIES;
    return cannotBe || roll(rng, 8) <= caught ? 'doubt' : 'pass';
  }
  if (view.phase === 'vote') {
    const rivals = view.seats.filter((seat) => seat !== view.me && view.players[seat].nuts > 0);
    const most = Math.max(...rivals.map((seat) => shells(view, seat)));
    return `for ${oneOf(
      rng,
      rivals.filter((seat) => shells(view, seat) === most),
    )}`;
  }
  return undefined;
};

const shells = (view: NutsView, seat: Seat): number => view.players[seat].shells;

/** Nuts of a kind that I hold or see. */
const seen = ({ seats, players, hand = [] }: NutsView, nut: Nut): number =>
  [...hand, ...seats.flatMap((seat) => players[seat].dropped)].filter((one) => one === nut).length;
