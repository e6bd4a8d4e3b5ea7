/** My legal moves by where they are made: dock, drawer, seat or card. */
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import { others, type Seat } from '../../../engine/seats.ts';
import { isAsked } from '../../../web/link/link.ts';
import { standing, truthOf } from '../rules/counting.ts';
import type { Card } from '../rules/decks.ts';
import { says } from '../rules/facts.ts';
import { exposed, isOwnWord, type Move, MURMUR, parse, SAY, sayStock, targetOf, WHISPER } from '../rules/moves.ts';
import { AIMED_PHRASES, isWord, PLAIN_PHRASES, type Statement } from '../rules/stock.ts';
import { reasonsFor, type TribunalView } from '../rules/typed-view.ts';
import { boundTo } from '../words/stage.ts';
import { playing, today } from './view.ts';

/** A move against a player: a vote, a blame, an informer's word. `after`: what follows their name. */
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
  /** `alike`: nothing is preselected, so that judge and mafioso need the same touches. */
  | { readonly kind: 'aim'; readonly verbs: readonly Verb[]; readonly passes: boolean; readonly alike: boolean }
  | { readonly kind: 'announce' }
  | { readonly kind: 'contest'; readonly witness: boolean }
  | { readonly kind: 'use'; readonly cards: readonly Card[] }
  | { readonly kind: 'answer' }
  | { readonly kind: 'blame' };

const AIMED = ['accuse', 'protect', 'plot', 'vote'] as const;

const legalOf = ({ legal = [] }: TribunalView): readonly string[] => legal;
const fromMyLeft = ({ seats, me }: TribunalView, named: readonly Seat[]): Seat[] =>
  (me === undefined ? seats : [...others(seats, me), me]).filter((seat) => named.includes(seat));

const movesOf = (view: TribunalView): readonly Move[] => legalOf(view).map(parse);
const mayDo = (view: TribunalView, verb: Move[0]): boolean => movesOf(view).some(([word]) => word === verb);

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

/** T74 A plot by a judge is a cheat; T73 so is any card of a player who may play none. */
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

const NIGHTLY: readonly Verb['verb'][] = ['protect', 'plot'];

/**
 * What I am asked now. `shared`: others watch, and T40 T74 a judge may plot as well, so at night all see the same
 * choices.
 */
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

/** I have answered the question still shown, so it must not be touched. Chat does not change it. */
export const isStale = (shown: TribunalView, now: View): boolean =>
  isAsked(shown) && (now.question !== shown.question || deedsIn(now) !== deedsIn(shown));
const deedsIn = ({ legal = [] }: View): string => legal.filter((move) => !isWord(move)).join();

export type Aim = { readonly verb: Verb['verb']; readonly at: Seat | undefined };

/** The chosen card: the first one by default, unless `alike`. */
export const verbOf = ({ verbs, alike }: Extract<Asking, { kind: 'aim' }>, aim: Aim | undefined): Verb | undefined =>
  verbs.find((one) => one.verb === aim?.verb) ?? (alike ? undefined : verbs[0]);

/** The preselected vote: my announced accusation, or the first of the pact still in; else none. */
export const firstAim = (view: TribunalView, heard: readonly Said[], shared = false): Aim | undefined => {
  const { me, orders = {} } = view;
  const asking = askingOf(view, shared);
  if (asking.kind !== 'aim' || asking.alike || me === undefined) return undefined;
  const may = (verb: Verb['verb'], at: Seat): boolean =>
    asking.verbs.some((one) => one.verb === verb && one.at.includes(at));
  const promised = today(heard).findLast((said) => says(said, 'pleaded') && said[0] === me);
  if (says(promised, 'pleaded') && may('accuse', promised[2])) return { verb: 'accuse', at: promised[2] };
  const pact = [orders[me], ...Object.values(orders)].find((list) => list?.some((seat) => may('plot', seat)));
  // T40 mafiosi plot by default
  const verb = asking.verbs.find((one) => one.verb === 'plot') ?? asking.verbs[0];
  return verb && { verb: verb.verb, at: pact?.find((seat) => may('plot', seat)) };
};

/** T41 The true result of the night, which the clerk has counted. */
export const truthIn = (view: TribunalView): { plot: Seat | 'none'; protect: Seat | 'none' } => {
  const { plot, protect } = standing(playing(view), truthOf(view.seats, view.ballots ?? [], view.docket.plotters));
  return { plot: plot ?? 'none', protect: protect ?? 'none' };
};

const CHEATS = ['look', 'peek', 'word', 'exposure', 'count', 'vote', 'plot', 'card'] as const;
/** A possible cheat and its form: immediate, against a player, or in words. */
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

/** T71 T73 Speaking now is possible, but an offence. */
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

/** Beside a big screen people talk aloud; the phone only points. */
const POINTED = ['suspect', 'trust'] as const;

/** `pointing`: only phrases that point. */
export const phrasesAbout = (view: TribunalView, seat: Seat, pointing = false): string[] =>
  (pointing ? POINTED : AIMED_PHRASES)
    .map((id) => sayStock(undefined, [id, seat]))
    .filter((move) => legalOf(view).includes(move));
/** Seats that I may say something about now. */
export const spokenOf = (view: TribunalView): Seat[] =>
  view.me === undefined ? [] : others(view.seats, view.me).filter((seat) => phrasesAbout(view, seat).length > 0);

/** A key that changes with the question. */
export const questionOf = (view: TribunalView): string => `${view.docket.number} ${view.question} ${isAsked(view)}`;

/** T80 T82 Claims about a seat, and the plan to protect it; for myself, my own cards too. */
export const confidencesAbout = (view: TribunalView, seat: Seat): string[] =>
  legalOf(view).filter((move) => {
    const words = parse(move);
    return words[0] === 'claim' && (words[1] === 'hold' ? view.me : words[2]) === seat;
  });

/** The claim that free words express, if I may make it. An existing plan is joined. */
export const claimFor = (view: TribunalView, statement: Statement): string | undefined => {
  const [, about] = statement;
  const moves = [`claim ${statement.join(' ')}`, ...(statement[0] === 'plan' ? [`claim join ${about}`] : [])];
  return moves.find((move) => legalOf(view).includes(move));
};

/** T30 The debate is open, and I may speak without offence. */
export const isDebating = (view: TribunalView): boolean =>
  view.phase === 'deliberation' && view.over === null && !offends(view, 'stock') && spokenOf(view).length > 0;

/** T78 Phrases that give reasons for a claim. */
export const reasonsOf = (view: TribunalView, claim: string): string[] => {
  const pattern = `${claim} because …`;
  return legalOf(view).includes(pattern) ? reasonsFor(view, pattern) : [];
};
export const plainPhrases = (view: TribunalView): string[] =>
  PLAIN_PHRASES.map((id) => sayStock(undefined, [id])).filter((move) => legalOf(view).includes(move));

export const dealingsWith = (view: TribunalView, card: Card): string[] =>
  legalOf(view).filter((move) => {
    const words = parse(move);
    return (words[0] === 'use' || words[0] === 'reveal') && words[1] === card;
  });

/** Players whom I must blame, even if the court does not wait for it. */
export const dueFrom = (view: TribunalView): Seat[] => named(view, 'blame');
