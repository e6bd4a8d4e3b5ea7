/** Nuts in words: facts, moves and questions are read here, and said by a voice. */
import type { Said } from '../../../src/engine/facts.ts';
import type { View } from '../../../src/engine/game.ts';
import { isSeat } from '../../../src/engine/seats.ts';
import type { EachLang, GameWords, Label, Lang, LoadWords, Names } from '../../../src/words/words.ts';
import { isNut, type Nut } from '../game/kinds.ts';
import type { NutsView } from '../game/view.ts';
import { title } from './title.ts';
import type { Voice } from './voice.ts';

type Seen = View & NutsView;
const isNuts = (view: View): view is Seen => view.game === 'nuts';

/** The sentence for a word, where there is one. */
const find = <T>(lines: Readonly<Record<string, T>>, word: unknown): T | undefined =>
  typeof word === 'string' && Object.hasOwn(lines, word) ? lines[word] : undefined;

const wordsIn = (lang: Lang, voice: Voice): GameWords => {
  const list = (words: Said, names: Names): string =>
    words.map((word) => (isSeat(word) ? names(word) : isNut(word) ? voice.kinds[word] : word)).join(', ');

  const fact = ([who, verb, ...rest]: Said, names: Names): string | undefined => {
    if (!isSeat(who)) return voice.facts.over('', list([verb ?? '', ...rest], names));
    if (verb === 'announced') return find(voice.announced, rest[0])?.(names(who), list(rest.slice(1), names));
    return find(voice.facts, verb)?.(names(who), list(rest, names));
  };

  const move = (said: string, names: Names, view: View): Label => {
    const [verb = '', word = ''] = said.split(' ');
    if (verb === 'say:') return { title: voice.moves.say(said.slice('say: '.length)) };
    const bluffs = verb === 'claim' && isNuts(view) && !view.hand?.some((nut) => nut === word);
    const label = find(voice.moves, verb)?.(list([word], names)) ?? said;
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
    const [who, nut] = claim === null ? ['', ''] : [names(claim.by), voice.kinds[claim.nut]];
    return find(voice.questions, view.phase)?.(who, nut) ?? view.phase;
  };

  return { title: title[lang], fact, move, phase, table, reference: () => [...voice.rules] };
};

const VOICES: EachLang<() => Promise<Voice>> = {
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
};

export const load: LoadWords = async (lang) => wordsIn(lang, await VOICES[lang]());
