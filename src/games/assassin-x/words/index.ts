/** Assassin X in words. Whole sentences are in texts/fr/sentences.ts and its neighbours; this fills them. */
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Lang, textsOf } from '../../../words/languages.ts';
import { type GameWords, type LoadWords, type Names, tellTo } from '../../../words/words.ts';
import { type FactOf, type Facts, read } from '../rules/facts.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';
import { cardNames } from './cards.ts';
import { type Parts, partsOf } from './facts.ts';
import { moveWords } from './moves.ts';
import { printed } from './printed.ts';
import { shelf } from './shelf.ts';
import { reference, stageWords } from './stage.ts';
import { tableWords } from './table.ts';
import type { Voice } from './voice.ts';

const wordsIn = (lang: Lang, voice: Voice): GameWords => {
  const cards = cardNames(lang, voice);
  const { list } = cards;

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

  const round = (said: FactOf<'round'>, names: Names, me: Seat | undefined): string => {
    if (said[1] === 'turned' || said[1] === 'armed') return voice[said[1]];
    if (said[1] === 'ended') return voice.ended[said[2]];
    const [, , number, starter, direction] = said;
    return tellTo(me, starter)(voice.began, { round: number, who: names(starter), clockwise: direction === 1 });
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

  return {
    title: shelf.in(lang).title,
    fact,
    move: moveWords(voice, cards),
    phase,
    stage: stageWords(lang, voice),
    lazy: async () => ({
      ...tableWords(voice, cards),
      reference: () => reference(lang, voice),
      options: voice.options,
    }),
  };
};

/** The player a question concerns, besides the one asked. */
const facingOf = (view: AssassinXView, asked: Seat | undefined): Seat | undefined => {
  if (view.phase === 'take') return view.turn;
  if (view.phase === 'defend') return view.attack?.by;
  if (view.phase !== 'offer' || asked === undefined) return undefined;
  const { seats, direction, players } = view;
  const at = seats.indexOf(asked);
  const after = seats.map((_, i) => seats[(at + direction * (i + 1) + seats.length * 2) % seats.length]);
  return after.find((seat) => seat !== undefined && seat !== asked && players[seat].in);
};

const BOOKS = textsOf<Voice>((lang) => import(`../texts/${lang}/sentences.ts`));

export const load: LoadWords = async (lang) => {
  const [voice] = await Promise.all([BOOKS.load(lang), shelf.load(lang), printed.load(lang)]);
  return wordsIn(lang, voice);
};
