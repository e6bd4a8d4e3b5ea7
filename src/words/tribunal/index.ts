/** Tribunal in the languages of its players: facts, moves and questions read into parts, then said by a book. */
import type { View } from '../../engine/game.ts';
import { isSeat } from '../../engine/seats.ts';
import { standing, truthOf } from '../../games/tribunal/counting.ts';
import { COURT_STEPS } from '../../games/tribunal/steps.ts';
import type { EachLang, GameWords, Label, Lang, LoadWords } from '../words.ts';
import { type Book, MOVES, type MoveLine, type Parts, type Question, type Voice } from './book.ts';
import { factOf } from './fact.ts';
import { boundTo, isTribunal, type Seen, stageWords } from './stage.ts';
import { title } from './title.ts';
import { ballot, cardName, known, nameOf, night, people, stock } from './voice.ts';

/** Where a number of letters stands in for parts that a sentence does not have. */
const NOTHING: Parts = { at: '', self: false, names: [], card: '', text: '' };

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
  if (!asked && bound !== undefined && step === 'deliberation') return voice.book.speech[bound];
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

const wordsIn = (lang: Lang, book: Book): GameWords => ({
  title: title[lang],
  fact: (said, names, me) => factOf({ book, names, me }, said),
  move: (move, names, view) => moveOf({ book, names, me: view.me }, move, view),
  phase: (view, names) => phaseOf({ book, names, me: view.me }, view),
  stage: stageWords(book),
  apart: async () => (await import('./apart.ts')).loadApart(lang, book),
});

const BOOKS: EachLang<() => Promise<Book>> = {
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
};

export const load: LoadWords = async (lang) => wordsIn(lang, await BOOKS[lang]());
