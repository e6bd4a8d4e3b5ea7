/** The texts of the dock: the question, what a card does here, and what its button does. */

import { t } from '../../../web/base/text/table.ts';
import { awaitedBy } from '../../../web/table/presence.tsx';
import { layOf, verdict } from '../rules/lay.ts';
import { parse } from '../rules/moves.ts';
import { nameOf } from './card.tsx';
import { barredFrom, layIn, laysOf, mineOf } from './choices.ts';
import type { DockProps } from './dock-props.ts';
import { deedIn, dropOf } from './plan.ts';
import { reasonOf } from './trail.tsx';

const raisedCard = ({ view, plan }: Pick<DockProps, 'view' | 'plan'>) => mineOf(view)[plan.raised ?? -1];

export const titleOf = (props: DockProps, asked: boolean): string => {
  const { link, view, text, words, names, passing, plan, waiting } = props;
  if (view.over !== null) return t('gameOver');
  const card = raisedCard(props);
  if (asked && passing.coming === undefined) {
    if (view.phase === 'defend' && view.attack !== undefined) return text.attacks(names(view.attack.by));
    if (view.phase !== 'action') return words.phase(view, names);
    const deed = deedIn(view, plan);
    if (deed?.aimed === true && plan.target === undefined) return text.whom;
    return card === undefined ? text.mayAct : (words.stage?.card?.(card)?.name ?? card);
  }
  if (card !== undefined) return words.stage?.card?.(card)?.name ?? card;
  if (waiting !== undefined) return text.out;
  if (asked && view.phase === 'action') return text.whoActs;
  return view.answer !== undefined ? t('answered') : words.phase(view, awaitedBy(link.people.value, names));
};

/** X23 Why nobody attacks yet: the players whom the truce waits for. */
const truceIn = ({ view, text, names }: Pick<DockProps, 'view' | 'text' | 'names'>): string | undefined => {
  const { truce = [], me } = view;
  const others = truce.filter((seat) => seat !== me).map(names);
  return truce.length === 0 ? undefined : text.truce(others, me !== undefined && truce.includes(me));
};

/** One or two lines: the effect of the raised card, what is at stake, or why I am not asked. */
export const leadOf = (props: DockProps, asked: boolean): string[] => {
  const { view, text, words, names, plan, passing, waiting } = props;
  const card = raisedCard(props);
  const does = card === undefined ? undefined : words.stage?.card?.(card)?.text;
  if (!asked || passing.coming !== undefined) {
    if (does !== undefined) return [does];
    if (waiting !== undefined) return [waiting.guess === undefined ? text.guess : text.guessed(names(waiting.guess))];
    if (!asked || view.phase !== 'action') return [];
    if (passing.passing.until !== undefined) return [text.passing];
    return [truceIn(props) ?? ((view.legal ?? []).length === 1 ? text.nothingToDo : text.notAsked)];
  }
  switch (view.phase) {
    case 'offer': {
      const offered = plan.slots.map((at) => view.hand?.[at ?? -1]);
      const seen = offered[0] === 'assassin' || (plan.up && offered[2] === 'assassin');
      return [seen ? text.willSee : offered.includes('assassin') ? text.mayPass : text.offerHint];
    }
    case 'take':
      return [dropOf(view, plan) === undefined ? text.takeHint : text.dropHint];
    case 'discard':
      return [card === 'assassin' ? text.locked : text.thrown];
    case 'defend':
      return [text.best];
    case 'swap':
      return [text.swapHint];
    case 'action': {
      const deed = deedIn(view, plan);
      const barred = deed?.verb === 'intervene' ? barredFrom(view, deed) : [];
      const why =
        deed?.verb === 'intervene' && plan.target !== undefined
          ? [text.because(reasonOf(props.heard, plan.target, text))]
          : [];
      const truce = card === undefined || card === 'assassin' ? truceIn(props) : undefined;
      return [
        does ?? truce ?? text.actHint,
        ...(does === undefined || truce === undefined ? [] : [truce]),
        ...why,
        ...barred.map((seat) => text.barred(names(seat))),
      ];
    }
    default:
      return does === undefined ? [] : [does];
  }
};

export const labelOf = ({ view, plan, text, words, names }: DockProps, move: string): string => {
  const lay = layIn(laysOf(view), plan.laid);
  if (view.phase === 'offer') return text.propose;
  if (view.phase === 'defend' && lay !== undefined)
    return lay.cards.length === 0 ? text.bare : text.defend(verdict(layOf(view.attack?.cards ?? []), lay).survival);
  const [verb, at] = parse(move);
  if (verb === 'assassinate' && lay !== undefined) return text.attack(names(at), lay.worth);
  if (verb === 'intervene') return text.police(names(at));
  const { title } = words.move(move, names, view);
  const drop = dropOf(view, plan);
  return drop === undefined ? title : text.andDrop(title, nameOf(drop));
};

export const hintOf = ({ view, plan, text }: DockProps): string => {
  if (view.phase === 'offer') return text.threeCards;
  if (view.phase === 'swap') return t('touchCard');
  const deed = view.phase === 'action' ? deedIn(view, plan) : undefined;
  if (deed === undefined) return t('touchCard');
  return deed.aimed && plan.target === undefined ? text.chooseWhom : text.needsWeapon;
};
