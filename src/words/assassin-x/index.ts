/** Assassin X in words. Whole sentences are in assassin-x/fr.ts and its neighbours; this fills them. */
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Card, TABLE } from '../../games/assassin-x/cards.ts';
import { type Facts, read, type Told } from '../../games/assassin-x/facts.ts';
import { isJoker } from '../../games/assassin-x/jokers.ts';
import { layOf } from '../../games/assassin-x/lay.ts';
import { type Move, offerOf, parse } from '../../games/assassin-x/moves.ts';
import { type AssassinXSeen, isAssassinX } from '../../games/assassin-x/seen.ts';
import { inEach, type Lang } from '../languages.ts';
import { type GameWords, type Label, type LoadWords, type Names, tellTo } from '../words.ts';
import { type Parts, partsOf } from './facts.ts';
import { printed } from './printed.ts';
import { shelf } from './shelf.ts';
import { reference, stageWords } from './stage.ts';
import type { Voice } from './voice.ts';

const wordsIn = (lang: Lang, voice: Voice): GameWords => {
  /** "Stylet (arme 4)", "Temps (1)", "Alibi" */
  const name = (card: Card | '?'): string => {
    if (card === '?') return voice.table.hidden;
    const { kind, points } = TABLE[card];
    const print = printed.in(lang).names[card];
    if (kind === 'mastery') return `${print} (${points})`;
    return kind === 'assassin' || kind === 'intervention' || kind === 'joker'
      ? print
      : `${print} (${voice.kinds[kind]} ${points})`;
  };
  const list = (cards: readonly (Card | '?')[]): string => cards.map(name).join(', ');
  const orNothing = (cards: readonly Card[]): string => (cards.length === 0 ? voice.table.nothing : list(cards));
  const text = (card: Card): string => (isJoker(card) ? printed.in(lang).texts[card] : '');

  const fact = (heard: Said, names: Names, me?: Seat): string | undefined => {
    const said = read(heard);
    if (said[0] === 'round') return round(said, names, me);
    const [who, verb, ...words] = said;
    return deed(who, verb, words, names, me);
  };

  const deed = <K extends keyof Parts>(who: Seat, verb: K, words: Facts['by'][K], names: Names, me?: Seat) => {
    const parts = partsOf[verb]({ names, list }, ...words);
    return tellTo(me, who, parts.seat)(voice.facts[verb], { ...parts, who: names(who) });
  };

  const round = (said: Told<'round'>, names: Names, me: Seat | undefined): string => {
    if (said[1] === 'turned') return voice.turned;
    if (said[1] === 'ended') return voice.ended[said[2]];
    const [, , number, starter, direction] = said;
    return tellTo(me, starter)(voice.began, { round: number, who: names(starter), clockwise: direction === 1 });
  };

  const move = (said: string, names: Names, view: View): Label => {
    const words = parse(said);
    const note = noteOf(words);
    return { title: titleOf(words, names, view), ...(note === undefined ? {} : { note }) };
  };

  const pairName = (cards: readonly Card[]): string | undefined => {
    const { pair } = layOf(cards);
    return pair && printed.in(lang).pairs[pair.cards[0]];
  };

  /** What a joker does, what an intervention risks, and the name of a pair. */
  const noteOf = (words: Move): string | undefined => {
    switch (words[0]) {
      case 'intervene':
        return voice.moves.intervenes;
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

  const titleOf = (words: Move, names: Names, view: View): string => {
    const say = voice.moves;
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

  const phase = (view: View, names: Names): string => {
    const { me, toAct } = view;
    const mine = me !== undefined && toAct.includes(me) && view.answer === undefined;
    const asked = mine ? me : (toAct.find((seat) => seat !== me) ?? me);
    if (!isAssassinX(view)) return view.phase;
    const facing = facingOf(view, asked);
    const other = facing === undefined ? '' : names(facing);
    if (mine) return voice.asked[view.phase](other);
    const [heard, met = heard] = voice.waits[view.phase];
    return (facing !== undefined && facing === me ? met : heard)({
      who: asked === undefined ? '' : names(asked),
      other,
    });
  };

  const attackLine = (
    { by, target, cards, crime }: NonNullable<AssassinXSeen['attack']>,
    names: Names,
    me: Seat | undefined,
  ): string =>
    tellTo(me, by, target)(voice.table.attack, { who: names(by), at: names(target), cards: list(cards), crime });

  const table = (view: View, names: Names): string[] => {
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

  const reveal = (view: View, names: Names, me?: Seat): string[] => {
    if (!isAssassinX(view) || view.me === undefined || view.hand === undefined || view.hand.length === 0) return [];
    const held = view.joker === undefined ? view.hand : [...view.hand, view.joker];
    return [tellTo(me, view.me)(voice.stage.had, { who: names(view.me), cards: list(held) })];
  };

  return {
    title: shelf.in(lang).title,
    fact,
    move,
    phase,
    stage: stageWords(lang, voice),
    apart: async () => ({ table, reveal, reference: () => reference(lang, voice), options: voice.options }),
  };
};

/** Whom the question is about, besides the one who is asked. */
const facingOf = (view: AssassinXSeen, asked: Seat | undefined): Seat | undefined => {
  if (view.phase === 'take') return view.turn;
  if (view.phase === 'defend') return view.attack?.by;
  if (view.phase !== 'offer' || asked === undefined) return undefined;
  const { seats, direction, players } = view;
  const at = seats.indexOf(asked);
  const after = seats.map((_, i) => seats[(at + direction * (i + 1) + seats.length * 2) % seats.length]);
  return after.find((seat) => seat !== undefined && seat !== asked && players[seat].in);
};

const BOOKS = inEach<Voice>((lang) => import(`./lang/${lang}.ts`));

export const load: LoadWords = async (lang) => {
  const [voice] = await Promise.all([BOOKS[lang](), shelf.load(lang), printed.load(lang)]);
  return wordsIn(lang, voice);
};
