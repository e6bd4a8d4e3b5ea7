/** The table of Assassin X in text, and a player's hand at the end. */
import type { Seat } from '../../../engine/seats.ts';
import { type LazyWords, type Names, tellTo } from '../../../words/words.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';
import type { CardNames } from './cards.ts';
import type { Voice } from './voice.ts';

export const tableWords = (
  voice: Voice,
  { name, list, orNothing, text }: CardNames,
): Required<Pick<LazyWords, 'table' | 'reveal'>> => {
  const attackLine = (
    { by, target, cards, crime }: NonNullable<AssassinXView['attack']>,
    names: Names,
    me: Seat | undefined,
  ): string =>
    tellTo(me, by, target)(voice.table.attack, { who: names(by), at: names(target), cards: list(cards), crime });

  const table: LazyWords['table'] = (view, names) => {
    if (!isAssassinX(view)) return [];
    const say = voice.table;
    const { attack, defence, shown, joker, me } = view;
    const shownJoker = shown?.joker ?? undefined;
    return [
      tellTo(me, view.turn)(say.head, {
        round: view.round,
        who: names(view.turn),
        clockwise: view.direction === 1,
        pile: view.pile,
        discard: view.discard,
      }),
      ...view.seats.map((seat) => {
        const { points, cards, joker: laid, in: isIn } = view.players[seat];
        return isIn ? say.player(names(seat), points, cards, laid) : say.out(names(seat), points);
      }),
      ...(view.truce === undefined || view.truce.length === 0 ? [] : [say.truce(view.truce.map(names).join(', '))]),
      ...(attack === undefined ? [] : [attackLine(attack, names, me)]),
      ...(defence === undefined ? [] : [say.defence(orNothing(defence.cards), defence.survival)]),
      ...(view.offer === undefined ? [] : [say.offer(list(view.offer))]),
      ...(view.discards === undefined ? [] : [say.discards(orNothing(view.discards))]),
      ...(shown === undefined
        ? []
        : [say.shown(names(shown.seat), list(shownJoker === undefined ? shown.hand : [...shown.hand, shownJoker]))]),
      ...(view.hand === undefined ? [] : [say.hand(orNothing(view.hand))]),
      ...(joker === undefined ? [] : [say.joker(name(joker), text(joker))]),
    ];
  };

  const reveal: LazyWords['reveal'] = (view, names, me) => {
    if (!isAssassinX(view) || view.me === undefined || view.hand === undefined || view.hand.length === 0) return [];
    const held = view.joker === undefined ? view.hand : [...view.hand, view.joker];
    return [tellTo(me, view.me)(voice.stage.had, { who: names(view.me), cards: list(held) })];
  };

  return { table, reveal };
};
