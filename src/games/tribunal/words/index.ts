/** Tribunal in the languages of its players: facts, moves and questions read into parts, then said by a book. */
import type { View } from '../../../engine/game.ts';
import { isSeat } from '../../../engine/seats.ts';
import { type Lang, textsOf } from '../../../words/languages.ts';
import type { GameWords, Label, LoadWords } from '../../../words/words.ts';
import { standing, truthOf } from '../rules/counting.ts';
import { exposed, type Move, parse } from '../rules/moves.ts';
import type { CourtStep, Exposable } from '../rules/steps.ts';
import { isTribunal, type TribunalView } from '../rules/typed-view.ts';
import { type Book, type MoveLine, NOTHING, type OwnLine, type Parts, type Question, type Voice } from './book.ts';
import { factOf, opensDebate } from './fact.ts';
import { shelf } from './shelf.ts';
import { boundTo, stageWords } from './stage.ts';
import { ballot, cardName, claimed, nameOf, night, people, reasonIn, stock } from './voice.ts';
import type { TemperBook } from './voices.ts';

const moveOf = (voice: Voice, move: string, view: View): Label => {
  const { moves, notes, honest } = voice.book;
  const words = parse(move);
  if (words[0] === 'say') {
    const { to, said, stock: phrase } = words[1];
    const speaking = { ...voice, speaker: view.me };
    const text = phrase === undefined ? said : stock(speaking, ...phrase);
    const why = phrase === undefined ? undefined : reasonIn(speaking, ...phrase);
    const parts = { ...NOTHING, at: nameOf(voice, to), text };
    return {
      title: moves[to === undefined ? 'say' : 'whisper'](parts),
      quote: text,
      ...(why === undefined ? {} : { reason: why }),
    };
  }
  if (words[0] === 'claim') {
    const [, ...statement] = words;
    const text = claimed({ ...voice, speaker: view.me }, ...statement);
    return { title: moves.say({ ...NOTHING, text }), quote: text };
  }
  const line = lineOf(words, view);
  const note = words[0] === 'announce' && isTribunal(view) ? honest(isTrue(view, words)) : notes[line];
  return { title: moves[line](partsOf(voice, words, view)), ...(note === undefined ? {} : { note }) };
};

type Deed = Exclude<Move, readonly ['say' | 'claim', ...unknown[]]>;

/** T41 Whether an announcement is the truth, as the clerk knows. */
const isTrue = (
  view: TribunalView,
  [, , plot, , protect]: Extract<Deed, readonly ['announce', ...unknown[]]>,
): boolean => {
  const playing = view.seats.filter((seat) => view.players[seat].status === 'in');
  const truth = standing(playing, truthOf(view.seats, view.ballots ?? [], view.docket.plotters));
  return (truth.plot ?? 'none') === plot && (truth.protect ?? 'none') === protect;
};

const lineOf = (words: Deed, view: View): MoveLine => {
  const { phase, toAct, me } = view;
  switch (words[0]) {
    case 'inform':
      return words[2];
    case 'expose':
      return words[1] === 'count' || words[1] === 'vote' ? `expose ${words[1]}` : 'expose';
    case 'use': {
      const [, , on] = words;
      return on === undefined ? 'use' : isSeat(on) ? 'use on player' : 'use on card';
    }
    case 'look':
      return phase === 'discovery' && me !== undefined && !toAct.includes(me) ? 'look early' : 'look';
    case 'contest':
      return phase === 'duel' ? 'contest duel' : 'contest';
    case 'accuse':
    case 'protect':
    case 'plot':
      if (words[0] === 'plot' && isJudge(view)) return 'plot as judge';
      return isForbidden(view) ? `${words[0]} all the same` : words[0];
    case 'pass':
      if (isForbidden(view)) return 'pass vote';
      return phase === 'contest' ? 'pass contest' : phase.endsWith('verdict') ? 'pass use' : 'pass';
    default:
      return words[0];
  }
};

/** T32 T40 The player may play no card in the open vote. */
const isForbidden = (view: View): boolean =>
  isTribunal(view) &&
  (view.phase === 'accusation' || view.phase === 'night-vote') &&
  view.me !== undefined &&
  view.players[view.me].status === 'in' &&
  view.docket.forbidden.includes(view.me);

const isJudge = (view: View): boolean => isTribunal(view) && view.identity === 'judge';

const partsOf = (voice: Voice, words: Deed, view: View): Parts => {
  switch (words[0]) {
    case 'order': {
      const [, ...seats] = words;
      return { ...NOTHING, names: seats.map(voice.names) };
    }
    case 'announce':
      return { ...NOTHING, text: night(voice, words[2], words[4]) };
    case 'expose':
      return { ...NOTHING, text: played(voice, exposed(words), view) };
    case 'reveal':
      return { ...NOTHING, card: cardName(voice, words[1]) };
    case 'use': {
      const [, card, on] = words;
      const about = on === undefined ? {} : isSeat(on) ? { at: voice.names(on) } : { text: cardName(voice, on) };
      return { ...NOTHING, card: cardName(voice, card), ...about };
    }
    default: {
      const [, at] = words;
      return { ...NOTHING, at: nameOf(voice, at), self: at === view.me };
    }
  }
};

/** My card, `day 2` or `night 1`. */
const played = (voice: Voice, what: Exposable, view: View): string => {
  const card = what === 'count' || what === 'vote' || !isTribunal(view) ? undefined : view.notes?.played[what];
  return card === undefined ? what : ballot(voice, card);
};

/** The question to the player asked, or for others, whom the court waits for. */
const phaseOf = (voice: Voice, view: View): string => {
  const { questions, steps } = voice.book;
  if (!isTribunal(view)) return view.phase;
  const { phase, me, toAct, over, answer } = view;
  if (phase === 'over') {
    const winners = over ?? [];
    return questions.over({
      ...NOTHING,
      self: winners.some((seat) => seat === me),
      names: winners.map((seat) => people(voice, [seat])),
    });
  }
  // T50 an informer accuses nobody
  if (phase === 'pleas' && me !== undefined && toAct.includes(me) && view.players[me].status !== 'in')
    return voice.book.speech.mine;
  if (me !== undefined && toAct.includes(me) && answer === undefined)
    return questions[questionOf(view, phase)]({ ...NOTHING, at: nameOf(voice, view.duel?.speaker) });
  if (phase === 'deliberation') {
    const bound = me === undefined ? undefined : boundTo(view, me);
    return bound === undefined
      ? questions.talk({ ...NOTHING, names: toAct.map(voice.names) })
      : voice.book.speech[bound];
  }
  const others = toAct.filter((seat) => seat !== me);
  return questions.wait({ ...NOTHING, names: others.map(voice.names), text: steps[phase] });
};

const questionOf = (view: TribunalView, step: CourtStep): Question => {
  const verbs = (view.legal ?? []).map((move) => parse(move)[0]);
  const [first] = verbs;
  if (first === 'blame') return 'blame';
  if (first === 'pass' && verbs.includes('inform')) return 'inform';
  if (step === 'night-vote' && isJudge(view)) return 'night-vote judge';
  if (first === 'pass' && step.endsWith('verdict')) return 'use';
  if (step !== 'duel') return step;
  return first === 'look' ? 'duel look' : 'duel answer';
};

const wordsIn = (lang: Lang, book: Book, own: OwnLine = () => undefined): GameWords => ({
  title: shelf.in(lang).title,
  fact: (said, names, me) => factOf({ book, names, me, own: own(said) }, said),
  move: (move, names, view) => moveOf({ book, names, me: view.me }, move, view),
  phase: (view, names) => phaseOf({ book, names, me: view.me }, view),
  stage: stageWords(book, own),
  lazy: async () => (await import('./lazy-words.ts')).loadApart(lang, book),
  voices: {
    due: (heard) => heard.some(opensDebate),
    open: async () => {
      const [{ follow }, voices] = await Promise.all([import('./voices.ts'), VOICES.load(lang)]);
      const { lineOf, listen } = follow(book, voices);
      return { words: wordsIn(lang, book, lineOf), listen };
    },
  },
});

const BOOKS = textsOf<Book>((lang) => import(`../texts/${lang}/sentences.ts`));
const VOICES = textsOf<TemperBook>((lang) => import(`../texts/${lang}/voices.ts`));

export const load: LoadWords = async (lang) => {
  const [book] = await Promise.all([BOOKS.load(lang), shelf.load(lang)]);
  return wordsIn(lang, book);
};
