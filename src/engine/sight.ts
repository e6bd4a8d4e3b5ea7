import type { Rng } from './chance.ts';
import { type Fact, hears, type Said, type Viewer } from './facts.ts';
import type { Common, Game, Question, SeenFrame, Sight, State, StateOf, Step, StepOf, Verbs, View } from './game.ts';
import { answers, legal, openQuestion, phaseOf, seenToAnswer } from './kernel.ts';
import type { Seat } from './seats.ts';

/**
 * The one door to sockets, screens and bots. A view is built from nothing, never stripped;
 * of the facts a viewer gets those addressed to him.
 */
export const sight = <S extends State>(game: Game<S>, s: S, facts: readonly Fact[], viewer: Viewer): Sight =>
  sightOf(game, s, heard(facts, viewer), viewer);

/** The same where what he heard is at hand. */
export const sightOf = <S extends State>(game: Game<S>, s: S, said: readonly Said[], viewer: Viewer): Sight => ({
  view: view(game, s, viewer),
  answers: viewer === undefined ? [] : answers(game, s, viewer),
  heard: said,
  agenda: agendaOf(s, viewer),
  questions: s.questions,
});

export const view = <S extends State>(game: Game<S>, s: S, viewer: Viewer): View => {
  const answered = seenToAnswer(game, s);
  const every = common(game, s, viewer);
  return game.view(s, viewer, answered === undefined ? every : { ...every, answered });
};

/** Written out, since many views are made: what every view has, in this order. */
const common = <S extends State>(game: Game<S>, s: S, viewer: Viewer): Common => {
  const { id, version } = game;
  const { seats } = s;
  const open = openQuestion(s);
  const phase = phaseOf(game, s);
  const toAct: Seat[] = [];
  if (open !== undefined) for (const seat of seats) if (open.asked.includes(seat)) toAct.push(seat);
  const question = open === undefined ? s.questions : open.id;
  const over = s.over ?? null;
  if (viewer === undefined) return { game: id, version, seats, phase, toAct, question, over };
  const list = legal(game, s, viewer);
  const answer = answerOf(open, viewer);
  return answer === undefined
    ? { game: id, version, seats, phase, toAct, question, me: viewer, legal: list, over }
    : { game: id, version, seats, phase, toAct, question, me: viewer, legal: list, answer, over };
};

export const heard = (facts: readonly Fact[], viewer: Viewer): Said[] =>
  facts.filter((fact) => hears(fact, viewer)).map((fact) => fact.said);

const answerOf = (question: Question | undefined, viewer: Viewer): string | undefined => {
  if (question !== undefined) for (const { seat, move } of question.answers) if (seat === viewer) return move;
  return undefined;
};

/** What is still to be done, without the sealed answers of others. */
const agendaOf = (s: State, viewer: Viewer): SeenFrame[] =>
  s.agenda.map(({ steps, question }) => {
    const answer = answerOf(question, viewer);
    return {
      steps: [...steps],
      question:
        question === undefined
          ? undefined
          : { id: question.id, asked: question.asked, ...(answer === undefined ? {} : { answer }) },
    };
  });

/** The table as a viewer may imagine it: what is public of it, his own answers, and chance of its own. */
export const imagineState = <V extends Verbs>({ view: seen, agenda, questions }: Sight, rng: Rng): StateOf<V> => ({
  seats: seen.seats,
  agenda: agenda.map(({ steps, question }) => ({
    steps: [...steps] as Step[] & StepOf<V>[],
    question: question === undefined ? undefined : reopened(question, seen.me),
  })),
  questions,
  over: seen.over ?? undefined,
  chance: { rng: [...rng], scripted: false },
});

const reopened = ({ id, asked, answer }: NonNullable<SeenFrame['question']>, me: Viewer): Question => ({
  id,
  asked,
  answers: me === undefined || answer === undefined ? [] : [{ seat: me, move: answer }],
});
