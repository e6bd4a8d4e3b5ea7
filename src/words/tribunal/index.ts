/** Tribunal in the languages of its players: facts, moves and questions read into parts, then said by a book. */
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { standing, truthOf } from '../../games/tribunal/counting.ts';
import { COURT_STEPS } from '../../games/tribunal/steps.ts';
import type { TribunalView } from '../../games/tribunal/view.ts';
import { type EachLang, formFor, type GameWords, type Label, type Lang, type LoadWords, tellTo } from '../words.ts';
import { type Book, MOVES, type MoveLine, type Parts, PIECES, type Question, type Voice } from './book.ts';
import { boundTo, isTribunal, reference, screenWords } from './screen.ts';
import { title } from './title.ts';
import { ballot, ballots, called, cardName, known, nameOf, night, people, stock } from './voice.ts';

type Seen = View & TribunalView;

/** Where a number of letters stands in for parts that a sentence does not have. */
const NOTHING: Parts = { at: '', self: false, names: [], card: '', text: '' };

type Line = (t: Voice & { readonly who: string }, ...words: Said) => string | undefined;
/** Facts come as plain words; that they are of this game's vocabulary is the game's own promise. */
const has = <T extends object>(lines: T, verb: unknown): verb is keyof T => Object.hasOwn(lines, String(verb));

const factOf = (voice: Voice, said: Said): string | undefined => {
  const { book, names, me } = voice;
  const [first, second, ...rest] = said;
  if (!isSeat(first))
    return has(book.court, first) ? (book.court[first] as Line)({ ...voice, who: '' }, ...said.slice(1)) : undefined;
  if (!has(book.facts, second)) return undefined;
  const line = formFor(me, first, rest.find(isSeat))(book.facts[second] as readonly [Line, Line, Line?]);
  return line({ ...voice, who: names(first) }, ...rest);
};

const moveOf = (voice: Voice, move: string, view: View): Label => {
  const { moves, notes, honest } = voice.book;
  const free = /^say(?: to ([A-H]))?: (.*)$/u.exec(move);
  if (free !== null) {
    const parts = { ...NOTHING, at: nameOf(voice, free[1]), text: free[2] ?? '' };
    return { title: moves[free[1] === undefined ? 'say' : 'whisper'](parts), quote: parts.text };
  }
  const [verb = '', ...rest] = move.split(' ');
  if (verb === 'say') {
    const [to, [word, about]] = rest[0] === 'to' ? [rest[1], rest.slice(2)] : [undefined, rest];
    const text = stock(voice, word, about);
    const parts = { ...NOTHING, at: nameOf(voice, to), text };
    return { title: moves[to === undefined ? 'say' : 'whisper'](parts), quote: text };
  }
  const line = moveLine(verb, rest, view);
  if (line === undefined) return { title: move };
  const note = line === 'announce' && isTribunal(view) ? honest(isTrue(view, rest)) : notes[line];
  return { title: moves[line](moveParts(voice, line, rest, view)), ...(note === undefined ? {} : { note }) };
};

/** A move that is said piece by piece: its verb, then what its words say by themselves. */
const pieceOf = (voice: Voice, said: readonly string[], view: View): string | undefined => {
  const { pieces, plotted, protection } = voice.book;
  const [verb, ...rest] = said;
  const [word = ''] = said.slice(-1);
  if (verb === 'announce' && rest.length > 0) {
    if (rest.length % 2 === 1) return '';
    return called(voice, rest.length === 2 ? plotted : protection, word);
  }
  if (verb === 'expose' && word === 'vote') return pieces['vote card'];
  if (verb === 'expose' && rest.length === 2) return `${word}. ${played(voice, rest, view)}`;
  if (verb === 'plot' && rest.length === 0 && isJudge(view)) return pieces['plot as judge'];
  const piece = known(PIECES, word);
  return piece === undefined ? undefined : pieces[piece];
};

/** T41 the clerk has counted the cards: what he announces is the truth, or is not. */
const isTrue = (view: Seen, [, plot, , protect]: readonly string[]): boolean => {
  const playing = view.seats.filter((seat) => view.players[seat].status === 'in');
  const truth = standing(playing, truthOf(view.seats, view.ballots ?? [], view.docket.plotters));
  return (truth.plot ?? 'none') === plot && (truth.protect ?? 'none') === protect;
};

const moveLine = (verb: string, [what, more]: readonly string[], view: View): MoveLine | undefined => {
  const { phase, toAct, me } = view;
  if (verb === 'inform') return known(MOVES, more);
  if (verb === 'expose') return what === 'count' || what === 'vote' ? `expose ${what}` : 'expose';
  if (verb === 'use') return more === undefined ? 'use' : isSeat(more) ? 'use on player' : 'use on card';
  if (verb === 'look' && phase === 'discovery' && me !== undefined && !toAct.includes(me)) return 'look early';
  if (verb === 'contest' && phase === 'duel') return 'contest duel';
  if (verb === 'plot' && isJudge(view)) return 'plot as judge';
  if (isForbidden(view)) {
    if (verb === 'accuse' || verb === 'protect' || verb === 'plot') return `${verb} all the same`;
    if (verb === 'pass') return 'pass vote';
  }
  if (verb === 'pass' && phase === 'contest') return 'pass contest';
  if (verb === 'pass' && phase.endsWith('verdict')) return 'pass use';
  return known(MOVES, verb);
};

/** T32 T40 one who may play no card in the open vote. */
const isForbidden = (view: View): boolean =>
  isTribunal(view) &&
  (view.phase === 'accusation' || view.phase === 'night-vote') &&
  view.me !== undefined &&
  view.players[view.me].status === 'in' &&
  view.docket.forbidden.includes(view.me);

const isJudge = (view: View): boolean => isTribunal(view) && view.identity === 'judge';

const moveParts = (voice: Voice, line: MoveLine, rest: readonly string[], view: View): Parts => {
  const [what, more] = rest;
  const seats = rest.filter(isSeat);
  const [at] = seats;
  const parts: Parts = { ...NOTHING, at: nameOf(voice, at), self: at === view.me, names: seats.map(voice.names) };
  if (line === 'announce') return { ...parts, text: night(voice, rest[1], rest[3]) };
  if (line === 'expose') return { ...parts, text: played(voice, rest, view) };
  if (line.startsWith('use') || line === 'reveal')
    return { ...parts, card: cardName(voice, what), text: cardName(voice, more) };
  return parts;
};

/** A card that I played, `day 2` or `night 1`. */
const played = (voice: Voice, when: readonly string[], view: View): string => {
  const [, card = when.join(' ')] =
    Object.entries((isTribunal(view) && view.notes?.played) || {}).find(([vote]) => vote === when.join(' ')) ?? [];
  return ballot(voice, card);
};

/** A short question to the one who is asked; to the others, whom the court waits for. */
const phaseOf = (voice: Voice, view: View): string => {
  const { questions, steps } = voice.book;
  if (view.over !== null)
    return questions.over({
      ...NOTHING,
      self: view.over.some((seat) => seat === view.me),
      names: view.over.map((seat) => people(voice, [seat])),
    });
  const step = known(COURT_STEPS, view.phase);
  if (step === undefined) return view.phase;
  const asked = view.me !== undefined && view.toAct.includes(view.me) && view.answer === undefined;
  const bound = isTribunal(view) && view.me !== undefined ? boundTo(view, view.me) : undefined;
  if (!asked && bound !== undefined && step === 'deliberation') return voice.book.screen.speech[bound];
  if (!asked && isTribunal(view) && step === 'deliberation')
    return questions.talk({ ...NOTHING, names: view.toAct.map(voice.names) });
  if (!asked) {
    const others = view.toAct.filter((seat) => seat !== view.me);
    return questions.wait({ ...NOTHING, names: others.map(voice.names), text: steps[step] });
  }
  const speaker = isTribunal(view) ? view.duel?.speaker : undefined;
  return questions[questionOf(view, step)]({ ...NOTHING, at: nameOf(voice, speaker) });
};

const questionOf = (view: View, step: Question): Question => {
  const { legal = [] } = view;
  const [first = ''] = legal;
  if (first.startsWith('blame ')) return 'blame';
  if (first === 'pass' && legal.some((move) => move.startsWith('inform '))) return 'inform';
  if (step === 'night-vote' && isJudge(view)) return 'night-vote judge';
  if (first === 'pass' && step.endsWith('verdict')) return 'use';
  if (step !== 'duel') return step;
  return first === 'look' ? 'duel look' : 'duel answer';
};

/** What a player was, and held, when the game ended. */
const revealOf = (voice: Voice, view: View): string[] => {
  if (!isTribunal(view) || view.me === undefined) return [];
  const { book, names, me } = voice;
  const { identity, hand = [] } = view;
  const was = identity === undefined ? undefined : factOf(voice, [view.me, 'is', identity]);
  const cards = hand.map((card) => cardName(voice, card)).join(', ');
  const held = cards === '' ? undefined : tellTo(me, view.me)(book.held, { who: names(view.me), cards });
  return [was, held].filter((line) => line !== undefined);
};

const tableOf = (voice: Voice, view: View): string[] => {
  if (!isTribunal(view)) return [];
  const { table } = voice.book;
  const { announcement, identity, mafia, hand = [], ballots: cards = [] } = view;
  return [
    table.head(view.round, view.day, people(voice, [view.clerk])),
    ...view.seats.map((seat) => playerLine(voice, view, seat)),
    ...(announcement === null
      ? []
      : [table.announced(night(voice, announcement.plot ?? '', announcement.protect ?? ''))]),
    ...(cards.length === 0 ? [] : [table.ballots(ballots(voice, cards))]),
    ...(identity === undefined ? [] : [table.me[identity]]),
    ...(mafia === undefined ? [] : [table.mafia(people(voice, mafia))]),
    ...(hand.length === 0 ? [] : [table.hand(hand.map((card) => cardName(voice, card)).join(', '))]),
  ];
};

const playerLine = (voice: Voice, { players }: Seen, seat: Seat): string => {
  const { table } = voice.book;
  const { lives, status, blames, condemnations, mafia, antiMafia, identity } = players[seat];
  const cards = [...condemnations, ...mafia].map((card) => cardName(voice, card)).join(', ');
  return [
    table.player(voice.names(seat), lives, status, blames),
    ...(identity === undefined ? [] : [table.identity[identity]]),
    ...(cards === '' && antiMafia === 0 ? [] : [table.cards(cards, antiMafia)]),
  ].join(' · ');
};

const wordsIn = (lang: Lang, book: Book): GameWords => ({
  title: title[lang],
  fact: (said, names, me) => factOf({ book, names, me }, said),
  move: (move, names, view) => moveOf({ book, names, me: view.me }, move, view),
  phase: (view, names) => phaseOf({ book, names, me: view.me }, view),
  table: (view, names) => tableOf({ book, names, me: view.me }, view),
  reveal: (view, names, me) => revealOf({ book, names, me }, view),
  screen: {
    ...screenWords(book),
    piece: (said, view, names) => pieceOf({ book, names, me: view.me }, said, view),
  },
  options: book.options,
  reference: () => reference(book),
});

const BOOKS: EachLang<() => Promise<Book>> = {
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
};

export const load: LoadWords = async (lang) => wordsIn(lang, await BOOKS[lang]());
