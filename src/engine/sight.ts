import type { Rng } from './chance.ts';
import { type Fact, hears, type Said, type Viewer } from './facts.ts';
import type { Game, Question, SeenFrame, Sight, State, StateOf, Step, StepOf, Verbs, View } from './game.ts';
import { answers, legal, openQuestion, phaseOf } from './kernel.ts';

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
  const question = openQuestion(s);
  const mine = answerOf(question, viewer);
  return {
    game: game.id,
    version: game.version,
    seats: s.seats,
    phase: phaseOf(game, s),
    toAct: s.seats.filter((seat) => question?.asked.includes(seat) === true),
    question: question?.id ?? s.questions,
    ...(viewer === undefined ? {} : { me: viewer, legal: legal(game, s, viewer) }),
    ...(mine === undefined ? {} : { answer: mine }),
    over: s.over ?? null,
    ...game.view(s, viewer),
  };
};

export const heard = (facts: readonly Fact[], viewer: Viewer): Said[] =>
  facts.filter((fact) => hears(fact, viewer)).map((fact) => fact.said);

const answerOf = (question: Question | undefined, viewer: Viewer): string | undefined =>
  viewer === undefined ? undefined : question?.answers.find(({ seat }) => seat === viewer)?.move;

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
