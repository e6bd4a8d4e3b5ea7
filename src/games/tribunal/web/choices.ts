/** My legal moves, by the place where each is done: asked in the dock, dared in the drawer, told at a seat, played from a card. */
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import { others, type Seat } from '../../../engine/seats.ts';
import { isAsked } from '../../../web/link/link.ts';
import { coversCards, type Role } from '../../../web/table/role.ts';
import { standing, truthOf } from '../rules/counting.ts';
import type { Card } from '../rules/decks.ts';
import { says } from '../rules/facts.ts';
import { exposed, isOwnWord, type Move, MURMUR, parse, SAY, sayStock, targetOf, WHISPER } from '../rules/moves.ts';
import { AIMED_PHRASES, isWord, PLAIN_PHRASES, type Statement } from '../rules/stock.ts';
import { reasonsFor, type TribunalView } from '../rules/typed-view.ts';
import { boundTo } from '../words/stage.ts';
import { playing, today } from './view.ts';

/** Something aimed at a player: a vote, a blame, an informer's word. `after`: what follows their name. */
type Verb = {
  readonly verb: 'accuse' | 'protect' | 'plot' | 'guilty' | 'innocent' | 'vote';
  readonly at: readonly Seat[];
  move(at: Seat): string;
};

export type Asking =
  | { readonly kind: 'wait' }
  | { readonly kind: 'look' }
  | { readonly kind: 'gavel' }
  | { readonly kind: 'plead'; readonly at: readonly Seat[] }
  /** `alike`: nothing is chosen before, so that judge and mafioso do as much. */
  | { readonly kind: 'aim'; readonly verbs: readonly Verb[]; readonly passes: boolean; readonly alike: boolean }
  | { readonly kind: 'announce' }
  | { readonly kind: 'contest'; readonly witness: boolean }
  | { readonly kind: 'use'; readonly cards: readonly Card[] }
  | { readonly kind: 'answer' }
  | { readonly kind: 'blame' };

const AIMED = ['accuse', 'protect', 'plot', 'vote'] as const;

const legalOf = ({ legal = [] }: TribunalView): readonly string[] => legal;
/** Players in the order in which they sit, myself last. */
const fromMyLeft = ({ seats, me }: TribunalView, named: readonly Seat[]): Seat[] =>
  (me === undefined ? seats : [...others(seats, me), me]).filter((seat) => named.includes(seat));

const movesOf = (view: TribunalView): readonly Move[] => legalOf(view).map(parse);
const mayDo = (view: TribunalView, verb: Move[0]): boolean => movesOf(view).some(([word]) => word === verb);

/** Whom moves with this verb may name. */
export const named = (view: TribunalView, verb: Move[0]): Seat[] =>
  fromMyLeft(
    view,
    movesOf(view).flatMap((words) => (words[0] === verb ? (targetOf(words) ?? []) : [])),
  );

/** T32 T40 I may play no card in this vote. */
export const isForbidden = (view: TribunalView): boolean =>
  view.me !== undefined &&
  (view.phase === 'accusation' || view.phase === 'night-vote') &&
  view.players[view.me].status === 'in' &&
  view.docket.forbidden.includes(view.me);

/** T74 for a judge a plot is a cheat; T73 so is any card for one who may play none. */
const isCheat = (view: TribunalView, verb: string): boolean =>
  verb !== 'vote' && (isForbidden(view) || (verb === 'plot' && view.identity === 'judge'));

const verbsIn = (view: TribunalView, cheating: boolean): Verb[] => [
  ...AIMED.flatMap((verb): Verb[] => {
    const at = named(view, verb);
    return at.length === 0 || isCheat(view, verb) !== cheating ? [] : [{ verb, at, move: (seat) => `${verb} ${seat}` }];
  }),
  ...(['guilty', 'innocent'] as const).flatMap((verb): Verb[] => {
    const at = cheating ? [] : named(view, 'inform');
    return at.length === 0 ? [] : [{ verb, at, move: (seat) => `inform ${seat} ${verb}` }];
  }),
];

const usable = (view: TribunalView): Card[] => [
  ...new Set(movesOf(view).flatMap((words) => (words[0] === 'use' ? [words[1]] : []))),
];

/** Protect, then plot. */
const NIGHTLY: readonly Verb['verb'][] = ['protect', 'plot'];

/** Others look on how I answer: they sit around the device, or beside my phone. */
export const isSeen = (role: Role): boolean => role === 'passed' || coversCards(role);

/** What is asked of me now. `shared`: others look on how I answer, and T40 T74 a judge may plot as well: by night all have the same before them. */
export const askingOf = (view: TribunalView, shared = false): Asking => {
  const legal = legalOf(view);
  if (!isAsked(view)) return { kind: 'wait' };
  if (movesOf(view)[0]?.[0] === 'blame') return { kind: 'blame' };
  if (legal.includes('look')) return { kind: 'look' };
  if (legal.includes('gavel')) return { kind: 'gavel' };
  if (legal.includes('rest')) return { kind: 'plead', at: named(view, 'plead') };
  if (legal.includes('believe')) return { kind: 'answer' };
  if (legal.includes('contest')) return { kind: 'contest', witness: legal.includes('use witness') };
  if (mayDo(view, 'announce')) return { kind: 'announce' };
  const alike = shared && view.phase === 'night-vote' && !isForbidden(view) && named(view, 'inform').length === 0;
  const fair = verbsIn(view, false);
  const verbs = alike
    ? [...fair, ...verbsIn(view, true)].sort((a, b) => NIGHTLY.indexOf(a.verb) - NIGHTLY.indexOf(b.verb))
    : fair;
  const passes = legal.includes('pass');
  if (verbs.length === 0 && view.phase.endsWith('verdict')) return { kind: 'use', cards: usable(view) };
  return { kind: 'aim', verbs, passes, alike };
};

/** I have answered what is still shown: it is no longer to be touched. Words beside the question change nothing. */
export const isStale = (shown: TribunalView, now: View): boolean =>
  isAsked(shown) && (now.question !== shown.question || deedsIn(now) !== deedsIn(shown));
const deedsIn = ({ legal = [] }: View): string => legal.filter((move) => !isWord(move)).join();

/** A card, and whom it names so far. */
export type Aim = { readonly verb: Verb['verb']; readonly at: Seat | undefined };

/** The card that is chosen: the first of them, unless all begin alike. */
export const verbOf = ({ verbs, alike }: Extract<Asking, { kind: 'aim' }>, aim: Aim | undefined): Verb | undefined =>
  verbs.find((one) => one.verb === aim?.verb) ?? (alike ? undefined : verbs[0]);

/** What a vote begins with: the one I said I would accuse, the first of the pact who is left; else nobody. */
export const firstAim = (view: TribunalView, heard: readonly Said[], shared = false): Aim | undefined => {
  const { me, orders = {} } = view;
  const asking = askingOf(view, shared);
  if (asking.kind !== 'aim' || asking.alike || me === undefined) return undefined;
  const may = (verb: Verb['verb'], at: Seat): boolean =>
    asking.verbs.some((one) => one.verb === verb && one.at.includes(at));
  const promised = today(heard).findLast((said) => says(said, 'pleaded') && said[0] === me);
  if (says(promised, 'pleaded') && may('accuse', promised[2])) return { verb: 'accuse', at: promised[2] };
  const pact = [orders[me], ...Object.values(orders)].find((list) => list?.some((seat) => may('plot', seat)));
  // T40 a mafioso is there to plot
  const verb = asking.verbs.find((one) => one.verb === 'plot') ?? asking.verbs[0];
  return verb && { verb: verb.verb, at: pact?.find((seat) => may('plot', seat)) };
};

/** T41 what the clerk has counted. */
export const truthIn = (view: TribunalView): { plot: Seat | 'none'; protect: Seat | 'none' } => {
  const { plot, protect } = standing(playing(view), truthOf(view.seats, view.ballots ?? [], view.docket.plotters));
  return { plot: plot ?? 'none', protect: protect ?? 'none' };
};

const CHEATS = ['look', 'peek', 'word', 'exposure', 'count', 'vote', 'plot', 'card'] as const;
/** What might be dared, and how: at once, against somebody, or in words. */
export type Cheat = {
  readonly cheat: (typeof CHEATS)[number];
  readonly move?: string;
  readonly verb?: Verb;
};

export const cheatsOf = (view: TribunalView): Cheat[] => {
  const legal = legalOf(view);
  const asked = isAsked(view);
  return [
    ...(legal.includes('look') && !asked ? [{ cheat: 'look', move: 'look' } as const] : []),
    ...(legal.includes('peek') ? [{ cheat: 'peek', move: 'peek' } as const] : []),
    ...legal.flatMap((move): Cheat[] => {
      const words = parse(move);
      if (words[0] !== 'expose') return [];
      const what = exposed(words);
      return [{ cheat: what === 'count' || what === 'vote' ? what : 'exposure', move }];
    }),
    ...(asked ? verbsIn(view, true) : []).map((verb): Cheat => ({ cheat: isForbidden(view) ? 'card' : 'plot', verb })),
    ...(offends(view, 'own') ? [{ cheat: 'word' } as const] : []),
  ];
};

/** T71 T73 a word now, of one's own or a stock phrase, would be an offence, and can be said. */
export const offends = (view: TribunalView, kind: 'own' | 'stock'): boolean => {
  const { me, floor } = view;
  if (me === undefined || !maySpeak(view)) return false;
  const bound = boundTo(view, me);
  return (floor !== 'all' && !floor.includes(me)) || bound === 'gagged' || (bound === 'laconic' && kind === 'own');
};
export const isFair = (view: TribunalView, word: string): boolean =>
  maySpeak(view) && !offends(view, isOwnWord(word) ? 'own' : 'stock');
export const maySpeak = (view: TribunalView): boolean => mayDo(view, 'say');
export const mayWrite = (view: TribunalView, to?: Seat): boolean =>
  legalOf(view).includes(to === undefined ? SAY : WHISPER[to]);
export const mayMurmur = (view: TribunalView, to: Seat): boolean => legalOf(view).includes(MURMUR[to]);

/** Beside a big screen people talk aloud, and a finger on the phone points. */
const POINTED = ['suspect', 'trust'] as const;

/** `pointing`: only what a finger can say. */
export const phrasesAbout = (view: TribunalView, seat: Seat, pointing = false): string[] =>
  (pointing ? POINTED : AIMED_PHRASES)
    .map((id) => sayStock(undefined, [id, seat]))
    .filter((move) => legalOf(view).includes(move));
/** Of whom something may be said now. */
export const spokenOf = (view: TribunalView): Seat[] =>
  view.me === undefined ? [] : others(view.seats, view.me).filter((seat) => phrasesAbout(view, seat).length > 0);

/** Whatever is asked next has another. */
export const questionOf = (view: TribunalView): string => `${view.docket.number} ${view.question} ${isAsked(view)}`;

/** T80 T82 what I may claim about a seat, and the plan to protect it; about myself my own cards too. */
export const confidencesAbout = (view: TribunalView, seat: Seat): string[] =>
  legalOf(view).filter((move) => {
    const words = parse(move);
    return words[0] === 'claim' && (words[1] === 'hold' ? view.me : words[2]) === seat;
  });

/** The claim that free words come to, if I may make it; who plans what others plan already joins them. */
export const claimFor = (view: TribunalView, statement: Statement): string | undefined => {
  const [, about] = statement;
  const moves = [`claim ${statement.join(' ')}`, ...(statement[0] === 'plan' ? [`claim join ${about}`] : [])];
  return moves.find((move) => legalOf(view).includes(move));
};

/** T30 the court talks, and I may say something of somebody for nothing. */
export const isDebating = (view: TribunalView): boolean =>
  view.phase === 'deliberation' && view.over === null && !offends(view, 'stock') && spokenOf(view).length > 0;

/** T78 what I may say of a seat with a ground, by the claim without one. */
export const reasonsOf = (view: TribunalView, claim: string): string[] => {
  const pattern = `${claim} because …`;
  return legalOf(view).includes(pattern) ? reasonsFor(view, pattern) : [];
};
export const plainPhrases = (view: TribunalView): string[] =>
  PLAIN_PHRASES.map((id) => sayStock(undefined, [id])).filter((move) => legalOf(view).includes(move));

/** What may be done with a card of my hand now. */
export const dealingsWith = (view: TribunalView, card: Card): string[] =>
  legalOf(view).filter((move) => {
    const words = parse(move);
    return (words[0] === 'use' || words[0] === 'reveal') && words[1] === card;
  });

/** Whom I must blame, whether or not the court waits for it. */
export const dueFrom = (view: TribunalView): Seat[] => named(view, 'blame');
