/** Nuts in words: facts, moves and questions are read here, and said by a voice. */
import type { Said } from '../../../src/engine/facts.ts';
import type { View } from '../../../src/engine/game.ts';
import { cut } from '../../../src/engine/phrases.ts';
import { isSeat, type Seat } from '../../../src/engine/seats.ts';
import { type Lang, textsOf } from '../../../src/words/languages.ts';
import {
  type GameWords,
  type Label,
  type LoadWords,
  type Names,
  type ScreenWords,
  tellTo,
} from '../../../src/words/words.ts';
import { isNut, KINDS, type Nut } from '../rules/kinds.ts';
import type { NutsFields } from '../rules/view.ts';
import { shelf } from './shelf.ts';
import type { Voice } from './voice.ts';

type Seen = View & NutsFields;
const isNuts = (view: View): view is Seen => view.game === 'nuts';

const has = <T extends object>(lines: T, word: unknown): word is keyof T =>
  typeof word === 'string' && Object.hasOwn(lines, word);

const wordsIn = (lang: Lang, voice: Voice): GameWords => {
  const list = (words: Said, names: Names): string =>
    words.map((word) => (isSeat(word) ? names(word) : isNut(word) ? voice.kinds[word] : word)).join(', ');

  const fact = ([who, verb, ...rest]: Said, names: Names, me?: Seat): string | undefined => {
    if (!isSeat(who)) {
      const winners = [verb, ...rest].filter(isSeat);
      const others = winners.filter((seat) => seat !== me);
      return tellTo(
        me,
        winners.find((seat) => seat === me),
      )(voice.over, { who: '', what: list(others, names) });
    }
    const tell = tellTo(me, who, rest.find(isSeat));
    const [turn, ...about] = rest;
    if (verb === 'announced' && has(voice.announced, turn))
      return tell(voice.announced[turn], { who: names(who), what: list(about, names) });
    const what = verb === 'says' ? rest.join(' ') : list(rest, names);
    return has(voice.facts, verb) ? tell(voice.facts[verb], { who: names(who), what }) : undefined;
  };

  const move = (said: string, names: Names, view: View): Label => {
    const [verb = '', word = ''] = cut(said);
    if (verb === 'say:') return { title: voice.moves.say(said.slice('say: '.length)) };
    const bluffs = verb === 'claim' && isNuts(view) && !view.hand?.some((nut) => nut === word);
    const label = has(voice.moves, verb) ? voice.moves[verb](list([word], names)) : said;
    return bluffs ? { title: label, note: voice.bluff } : { title: label };
  };

  const table = (view: View, names: Names): string[] => {
    if (!isNuts(view)) return [];
    const nuts = (all: readonly Nut[]) => list(all, names);
    return [
      ...view.seats.map((seat) => {
        const { nuts: held, shells, dropped } = view.players[seat];
        return voice.player(names(seat), held, shells, nuts(dropped));
      }),
      voice.table(view.pile, view.bank),
      ...(view.hand === undefined || view.hand.length === 0 ? [] : [voice.hand(nuts(view.hand))]),
    ];
  };

  const phase = (view: View, names: Names): string => {
    if (view.over === null && (view.me === undefined || !view.toAct.includes(view.me)))
      return voice.waits(list(view.toAct, names));
    const claim = isNuts(view) ? view.claim : null;
    const [who, what] = claim === null ? ['', ''] : [names(claim.by), voice.kinds[claim.nut]];
    return has(voice.questions, view.phase) ? voice.questions[view.phase]({ who, what }) : view.phase;
  };

  const reveal = (view: View, names: Names, reader?: Seat): string[] => {
    if (!isNuts(view) || view.me === undefined || view.hand === undefined || view.hand.length === 0) return [];
    return [tellTo(reader, view.me)(voice.held, { who: names(view.me), what: list(view.hand, names) })];
  };

  const reference = () => [...voice.rules];

  const screen: ScreenWords = {
    place: (view, seat) => {
      if (!isNuts(view)) return [];
      const { nuts, shells, dropped } = view.players[seat];
      return [voice.place(nuts, shells), ...dropped.map((nut) => voice.kinds[nut])];
    },
    board: (view, names) => (isNuts(view) ? [list([view.turn], names), voice.table(view.pile, view.bank)] : []),
    own: (view) => ({ cards: isNuts(view) ? (view.hand ?? []) : [], lines: [] }),
    secret: ([, verb]) => (verb === 'got' ? 'stands' : undefined),
    card: (word) => (isNut(word) ? { name: voice.kinds[word], tone: KINDS.indexOf(word) } : undefined),
  };
  const apart = async () => ({ table, reveal, reference, options: voice.options });

  return { title: shelf.in(lang).title, fact, move, phase, screen, lazy: apart };
};

const VOICES = textsOf<Voice>((lang) => import(`../texts/${lang}/sentences.ts`));

export const load: LoadWords = async (lang) => {
  const [voice] = await Promise.all([VOICES.load(lang), shelf.load(lang)]);
  return wordsIn(lang, voice);
};
