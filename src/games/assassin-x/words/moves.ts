/** A move of Assassin X as a choice: title and note. */
import type { View } from '../../../engine/game.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import type { Card } from '../rules/cards.ts';
import { isJoker } from '../rules/jokers.ts';
import { layOf } from '../rules/lay.ts';
import { type Move, offerOf, parse } from '../rules/moves.ts';
import { isAssassinX } from '../rules/typed-view.ts';
import type { CardNames } from './cards.ts';
import type { Voice } from './voice.ts';

export const moveWords =
  (voice: Voice, cards: CardNames): GameWords['move'] =>
  (said, names, view) => {
    const words = parse(said);
    const note = noteOf(voice, cards, words);
    return { title: titleOf(voice, cards, words, names, view), ...(note === undefined ? {} : { note }) };
  };

const noteOf = ({ moves }: Voice, { pairName, text }: CardNames, words: Move): string | undefined => {
  switch (words[0]) {
    case 'intervene':
      return moves.intervenes;
    case 'assassinate': {
      const [, , ...lay] = words;
      return pairName(lay);
    }
    case 'defend': {
      const [, ...lay] = words;
      return pairName(lay);
    }
    case 'keep':
      return text(words[1]);
    default:
      return isJoker(words[0]) && words[0] !== 'alibi' ? text(words[0]) : undefined;
  }
};

const laid = (view: View, at: number): Card | undefined => {
  const card = isAssassinX(view) ? view.offer?.[at] : undefined;
  return card === '?' ? undefined : card;
};

const titleOf = ({ moves: say }: Voice, { name, list }: CardNames, words: Move, names: Names, view: View): string => {
  switch (words[0]) {
    case 'pass':
      return view.phase === 'alibi' ? say.passAlibi : view.phase === 'swap' ? say.passSwap : say.pass;
    case 'alibi':
      return say.alibi;
    case 'offer': {
      const { up, down } = offerOf(words);
      return say.offer(list(up), list(down));
    }
    case 'take': {
      const at = Number(words[1]);
      const taken = laid(view, at);
      return taken === undefined ? say.takeHidden(at + 1) : say.take(name(taken));
    }
    case 'assassinate': {
      const [, seat, ...lay] = words;
      return say.assassinate(names(seat), list(lay), layOf(lay).worth);
    }
    case 'defend': {
      const [, ...lay] = words;
      const jammed = isAssassinX(view) && view.attack !== undefined && layOf(view.attack.cards).jams;
      return lay.length === 0
        ? say.defendNothing
        : say.defend(list(lay), jammed ? layOf(lay).jammed : layOf(lay).worth);
    }
    case 'intervene':
      return say.intervene(names(words[1]));
    case 'keep':
      return say.keep(name(words[1]));
    case 'discard':
      return say.discard(name(words[1]));
    case 'give':
      return say.give(name(words[1]));
    case 'swap':
      return say.swap(name(words[1]), name(words[2]));
    default: {
      const [joker, at] = words;
      return at === undefined ? say.play(name(joker)) : say.aim(name(joker), names(at));
    }
  }
};
