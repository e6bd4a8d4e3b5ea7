/** Sentences about a moment: what the others did, and why one of them is the likeliest. */
import { wordsOf } from '../../../engine/phrases.ts';
import { viewOf } from '../../../engine/reading.ts';
import { isSeat } from '../../../engine/seats.ts';
import type { EmblemName } from '../../../web/base/art/emblems.ts';
import type { AccusedSeats, Daily, MomentProps } from '../../../web/table/web-part.ts';
import type { Card } from '../rules/cards.ts';
import { alsoAgainst, type Clue, clues, suspectedFor } from '../rules/clues.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';
import type { MomentText } from '../texts/fr/moment.ts';

type MomentWords = { readonly text: MomentText; nameOf(card: Card): string };

export const viewIn = ({ seen }: Pick<MomentProps, 'seen'>): AssassinXView => viewOf(isAssassinX, seen.view);

const EMBLEMS: Readonly<Record<Exclude<Clue['of'], 'played'>, EmblemName>> = {
  held: 'assassin-x/assassin',
  left: 'assassin-x/assassin',
  clean: 'assassin-x/alibi',
  unfit: 'assassin-x/transfer',
  police: 'assassin-x/intervention',
  without: 'assassin-x/clue-3',
  hidden: 'assassin-x/tail',
};

const lineOf = ({ text, nameOf }: MomentWords, clue: Clue, names: MomentProps['names']): string => {
  const who = names(clue.by);
  switch (clue.of) {
    case 'police':
    case 'without':
    case 'hidden':
      return text[clue.of](who, clue.times);
    case 'played':
      return text.played(who, nameOf(clue.joker));
    case 'unfit':
      return text.unfit(who, nameOf('transfer'));
    default:
      return text[clue.of](who);
  }
};

export const sayings = (words: () => MomentWords): Pick<Daily, 'heard'> & Pick<AccusedSeats, 'decides'> => ({
  heard: ({ seen, names }) =>
    clues({ view: viewIn({ seen }), heard: seen.heard }).map((clue) => ({
      emblem: clue.of === 'played' ? `assassin-x/${clue.joker}` : EMBLEMS[clue.of],
      text: lineOf(words(), clue, names),
    })),
  decides({ seen, names }, best) {
    const { text } = words();
    const [, at] = wordsOf(best);
    if (!isSeat(at)) return undefined;
    const known = { view: viewIn({ seen }), heard: seen.heard };
    const why = suspectedFor(known, at);
    if (why === undefined) return text.fits(names(at));
    if (why === 'cleared') return text.cleared(names(at));
    const also = alsoAgainst(known, at, why);
    return [why, ...(also === undefined ? [] : [also])].map((one) => lineOf(words(), one, names)).join(' ');
  },
});
