/** Sentences about a moment: what was heard, and whether the clerk may have lied about the night. */
import { wordsOf } from '../../../engine/phrases.ts';
import { viewOf } from '../../../engine/reading.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import type { EmblemName } from '../../../web/base/art/emblems.ts';
import type { AccusedSeats, Daily, DoubtSentences, MomentProps, Reason } from '../../../web/table/web-part.ts';
import { says } from '../rules/facts.ts';
import {
  alsoAgainst,
  isBorneOut,
  ownCard,
  type Rumour,
  rumours,
  type Suspicion,
  suspectedFor,
} from '../rules/rumours.ts';
import { isTribunal, type TribunalView } from '../rules/typed-view.ts';
import type { MomentText } from '../texts/fr/moment.ts';

type MomentWords = { readonly text: MomentText };

export const viewIn = ({ seen }: Pick<MomentProps, 'seen'>): TribunalView => viewOf(isTribunal, seen.view);

export type Announced = { readonly plot: Seat | undefined; readonly protect: Seat | undefined };
export const announcedIn = ({ phase, announcement }: TribunalView): Announced | undefined =>
  phase !== 'contest' || announcement === null
    ? undefined
    : { plot: announcement.plot ?? undefined, protect: announcement.protect ?? undefined };

const EMBLEMS: Readonly<Record<Rumour['of'], EmblemName>> = {
  learned: 'tribunal/inside-man',
  unmasked: 'tribunal/discovery',
  struck: 'tribunal/mafia',
  lied: 'tribunal/count',
  turned: 'tribunal/cheat',
  trapped: 'tribunal/trap',
  contested: 'tribunal/contest',
  accused: 'tribunal/accusation',
  broken: 'tribunal/pleas',
  named: 'tribunal/informer',
  pleads: 'tribunal/pleas',
  trusts: 'tribunal/pardon',
};

const lineOf = ({ text }: MomentWords, one: Rumour, names: MomentProps['names'], me: Seat | undefined): string => {
  const who = names(one.by);
  switch (one.of) {
    case 'learned':
    case 'unmasked':
      return text[one.of](who, one.identity === 'mafia');
    case 'named':
      return text.named(who, one.guilty);
    case 'struck':
    case 'lied':
    case 'turned':
    case 'trapped':
      return text[one.of](who);
    default:
      return one.about === me ? text.ofYou[one.of](who) : text[one.of](who, names(one.about));
  }
};

const becauseOf = (words: MomentWords, why: Suspicion, names: MomentProps['names'], me: Seat | undefined): string => {
  const { because } = words.text;
  switch (why.of) {
    case 'cleared':
      return because.cleared(names(why.by));
    case 'most':
      return because.most(names(why.by), why.times);
    case 'judge':
    case 'stricken':
      return because[why.of](names(why.judge), names(why.by));
    default:
      return lineOf(words, why, names, me);
  }
};

type Line = ReturnType<Daily['heard']>[number];

/** After an announcement: the cards here, and what I know of the night. */
const ofTheNight = ({ text }: MomentWords, view: TribunalView, names: MomentProps['names']): readonly Line[] => {
  if (announcedIn(view) === undefined) return [];
  const [verb, at] = ownCard(view) ?? [];
  const [card, own] = [verb === 'plot' ? text.cardPlot : text.cardProtect, text.cardNone];
  return [
    { emblem: 'tribunal/clerk', text: `${text.mafiosi(view.docket.mafiosi)} ${text.someLie}` },
    {
      emblem: verb === 'plot' ? 'tribunal/mafia' : 'shield',
      text: at === undefined ? own : card(at === view.me ? text.yourself : names(at)),
    },
  ];
};
const TOLD = 5;

/** Which way the clerk's past leans. */
const leaningOf = (one: Rumour): Reason['leans'] => {
  if (one.of === 'lied' || one.of === 'trapped') return 'lie';
  if (one.of !== 'learned') return undefined;
  return one.identity === 'mafia' ? 'lie' : 'truth';
};

export const sayings = (
  words: () => MomentWords,
): DoubtSentences & Pick<Daily, 'heard'> & Pick<AccusedSeats, 'decides'> => ({
  heard({ seen, names }) {
    const view = viewIn({ seen });
    const told = rumours({ view, heard: seen.heard }).map(
      (one): Line => ({ emblem: EMBLEMS[one.of], text: lineOf(words(), one, names, view.me) }),
    );
    return [...ofTheNight(words(), view, names), ...told].slice(0, TOLD);
  },
  decides({ seen, names }, best) {
    const { because } = words().text;
    const view = viewIn({ seen });
    const [, at] = wordsOf(best);
    if (!isSeat(at)) return undefined;
    const known = { view, heard: seen.heard };
    const why = suspectedFor(known, at);
    if (why === undefined) return because.fits(names(at));
    const also = alsoAgainst(known, at, why);
    const more = also === undefined ? [] : [lineOf(words(), also, names, view.me)];
    return [becauseOf(words(), why, names, view.me), ...more].join(' ');
  },
  decidesDoubt({ seen }, doubt) {
    const { because } = words().text;
    const view = viewIn({ seen });
    const atMe = announcedIn(view)?.plot === view.me;
    return doubt ? (atMe ? because.victim : because.pays) : atMe ? because.paysNot : because.spared;
  },
  words: () => words().text.contest,
  isLie: (told) => told.some((said) => says(said, 'lied')),
  outcome({ seen, names }, { lie, doubted, after }) {
    const { text } = words();
    const { clerk } = viewIn({ seen });
    const who = names(clerk);
    if (!lie) return text.costsYou(doubted);
    if (!doubted) return text.stands;
    return (viewOf(isTribunal, after).players[clerk].status === 'out' ? text.costsHimAll : text.costsHim)(who);
  },
  /** The clerk's gain from a lie, and what I know myself. */
  reasons({ seen, names }) {
    const { text } = words();
    const view = viewIn({ seen });
    const { plot, protect } = announcedIn(view) ?? { plot: undefined, protect: undefined };
    const who = names(view.clerk);
    const gains: Reason[] = [
      ...(protect === view.clerk ? [{ leans: 'lie', text: text.boasts(who) } as const] : []),
      ...(plot === view.me ? [{ leans: 'lie', text: text.makesVictim } as const] : []),
      ...(plot === undefined ? [{ leans: 'lie', text: text.hides } as const] : []),
    ];
    return [
      ...rumours({ view, heard: seen.heard }).flatMap((one): Reason[] => {
        const leans = one.by === view.clerk ? leaningOf(one) : undefined;
        return leans === undefined ? [] : [{ leans, text: lineOf(words(), one, names, view.me) }];
      }),
      ...(isBorneOut(view) ? [{ leans: 'truth', text: text.bornOut } as const] : []),
      ...gains,
      { leans: 'lie', text: text.seldomSo },
      { leans: 'truth', text: text.gainsNothing(who) },
    ];
  },
});
