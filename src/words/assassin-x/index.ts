/** Assassin X in words. Whole sentences are in assassin-x/fr.ts and its neighbours; this fills them. */
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { type Card, isCard, TABLE } from '../../games/assassin-x/cards.ts';
import { type Told, told } from '../../games/assassin-x/facts.ts';
import { isJoker } from '../../games/assassin-x/jokers.ts';
import { layOf } from '../../games/assassin-x/lay.ts';
import { type EachLang, type GameWords, type Label, type Lang, type LoadWords, type Names, tellTo } from '../words.ts';
import { NAMES, PAIR_NAMES, TEXTS } from './names.ts';
import { isMine, reference, type Seen, stageWords } from './stage.ts';
import { title } from './title.ts';
import type { Voice } from './voice.ts';

const wordsIn = (lang: Lang, voice: Voice): GameWords => {
  /** "Stylet (arme 4)", "Temps (1)", "Alibi" */
  const name = (card: Card | '?'): string => {
    if (card === '?') return voice.table.hidden;
    const { kind, points } = TABLE[card];
    const print = NAMES[card];
    if (kind === 'mastery') return `${print[lang]} (${points})`;
    return kind === 'assassin' || kind === 'intervention' || kind === 'joker'
      ? print[lang]
      : `${print[lang]} (${voice.kinds[kind]} ${points})`;
  };
  const list = (cards: readonly (Card | '?')[]): string => cards.map(name).join(', ');
  const orNothing = (cards: readonly Card[]): string => (cards.length === 0 ? voice.table.nothing : list(cards));
  const text = (card: Card): string => (isJoker(card) ? TEXTS[card][lang] : '');

  const fact = (heard: Said, names: Names, me?: Seat): string | undefined => {
    const said = told(heard);
    if (said[0] === 'round') return round(said, names, me);
    const [who, verb, ...rest] = said;
    const at = rest.find(isSeat);
    const numbers = rest.filter((word) => typeof word === 'number');
    return tellTo(
      me,
      who,
      at,
    )(voice.facts[verb], {
      who: names(who),
      at: at === undefined ? '' : names(at),
      cards: list(rest.filter(isShown)),
      count: numbers[0] ?? 0,
      numbers,
      joker: rest[0] === 'joker',
    });
  };

  const round = (said: Extract<Told, readonly ['round', ...unknown[]]>, names: Names, me: Seat | undefined): string => {
    if (said[1] === 'turned') return voice.turned;
    if (said[1] === 'ended') return voice.ended[said[2]];
    const [, , number, starter, direction] = said;
    return tellTo(me, starter)(voice.began, { round: number, who: names(starter), clockwise: direction === 1 });
  };

  const move = (said: string, names: Names, view: View): Label => {
    const [verb = '', ...rest] = said.split(' ');
    const note = noteOf(verb, rest);
    return { title: titleOf(said, names, view), ...(note === undefined ? {} : { note }) };
  };

  const pairName = (cards: readonly Card[]): string | undefined => {
    const { pair } = layOf(cards);
    return pair && PAIR_NAMES[pair.cards[0]][lang];
  };

  /** What a joker does, what an intervention risks, and the name of a pair. */
  const noteOf = (verb: string, rest: readonly string[]): string | undefined => {
    if (verb === 'intervene') return voice.moves.intervenes;
    if (verb === 'assassinate' || verb === 'defend') return pairName(rest.filter(isCard));
    const [card = ''] = rest;
    const joker = verb === 'keep' ? card : verb;
    return isJoker(joker) && verb !== 'alibi' ? text(joker) : undefined;
  };

  const laid = (view: View, at: string | undefined): Card | undefined => {
    const card = isMine(view) ? view.offer?.[Number(at)] : undefined;
    return card === '?' ? undefined : card;
  };

  const titleOf = (said: string, names: Names, view: View): string => {
    const [verb = '', ...rest] = said.split(' ');
    const cards = rest.filter(isCard);
    const [card, other] = cards;
    const seat = rest.find(isSeat);
    const say = voice.moves;
    switch (verb) {
      case 'pass':
        return view.phase === 'alibi' ? say.passAlibi : view.phase === 'swap' ? say.passSwap : say.pass;
      case 'alibi':
        return say.alibi;
      case 'offer': {
        const up = rest.indexOf('down');
        return say.offer(list(cards.slice(0, up)), list(cards.slice(up)));
      }
      case 'take': {
        const taken = laid(view, rest[0]);
        return taken === undefined ? say.takeHidden(Number(rest[0]) + 1) : say.take(name(taken));
      }
      case 'assassinate':
        return seat === undefined ? said : say.assassinate(names(seat), list(cards), layOf(cards).worth);
      case 'defend': {
        const jammed = isMine(view) && view.attack !== undefined && layOf(view.attack.cards).jams;
        return cards.length === 0
          ? say.defendNothing
          : say.defend(list(cards), jammed ? layOf(cards).jammed : layOf(cards).worth);
      }
      case 'intervene':
        return seat === undefined ? said : say.intervene(names(seat));
      case 'keep':
        return card === undefined ? said : say.keep(name(card));
      case 'discard':
        return card === undefined ? said : say.discard(name(card));
      case 'give':
        return card === undefined ? said : say.give(name(card));
      case 'swap':
        return card === undefined || other === undefined ? said : say.swap(name(card), name(other));
      default:
        if (!isJoker(verb)) return said;
        return seat === undefined ? say.play(name(verb)) : say.aim(name(verb), names(seat));
    }
  };

  const phase = (view: View, names: Names): string => {
    const { me, toAct } = view;
    const mine = me !== undefined && toAct.includes(me) && view.answer === undefined;
    const asked = mine ? me : (toAct.find((seat) => seat !== me) ?? me);
    if (!isMine(view)) return view.phase;
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
    { by, target, cards, crime }: NonNullable<Seen['attack']>,
    names: Names,
    me: Seat | undefined,
  ): string =>
    tellTo(me, by, target)(voice.table.attack, { who: names(by), at: names(target), cards: list(cards), crime });

  const table = (view: View, names: Names): string[] => {
    if (!isMine(view)) return [];
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
    if (!isMine(view) || view.me === undefined || view.hand === undefined || view.hand.length === 0) return [];
    const held = view.joker === undefined ? view.hand : [...view.hand, view.joker];
    return [tellTo(me, view.me)(voice.stage.had, { who: names(view.me), cards: list(held) })];
  };

  return {
    title: title[lang],
    fact,
    move,
    phase,
    stage: stageWords(lang, voice),
    apart: async () => ({ table, reveal, reference: () => reference(lang, voice), options: voice.options }),
  };
};

const isShown = (word: unknown): word is Card | '?' => word === '?' || isCard(word);

/** Whom the question is about, besides the one who is asked. */
const facingOf = (view: Seen, asked: Seat | undefined): Seat | undefined => {
  if (view.phase === 'take') return view.turn;
  if (view.phase === 'defend') return view.attack?.by;
  if (view.phase !== 'offer' || asked === undefined) return undefined;
  const { seats, direction, players } = view;
  const at = seats.indexOf(asked);
  const after = seats.map((_, i) => seats[(at + direction * (i + 1) + seats.length * 2) % seats.length]);
  return after.find((seat) => seat !== undefined && seat !== asked && players[seat].in);
};

const BOOKS: EachLang<() => Promise<Voice>> = {
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
};

export const load: LoadWords = async (lang) => wordsIn(lang, await BOOKS[lang]());
