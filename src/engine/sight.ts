import type { Rng } from './chance.ts';
import { type Fact, hears, type Said, type Viewer } from './facts.ts';
import type {
  CommonHand,
  CommonTable,
  Game,
  OwnTable,
  Question,
  SeenFrame,
  Sight,
  State,
  StateOf,
  Step,
  StepOf,
  Verbs,
  View,
} from './game.ts';
import { answers, legal, openQuestion, standing } from './kernel.ts';
import { lay } from './laid.ts';
import type { Seat } from './seats.ts';

/**
 * The only way to sockets, screens and bots. Views are built from nothing, never stripped: the public table, and a
 * seat's hand. A viewer gets only facts addressed to them.
 */
export const sight = <S extends State>(game: Game<S>, s: S, facts: readonly Fact[], viewer: Viewer): Sight =>
  sightOf(game, s, heard(facts, viewer), viewer);

export const sightOf = <S extends State>(game: Game<S>, s: S, said: readonly Said[], viewer: Viewer): Sight => ({
  view: view(game, s, viewer),
  answers: viewer === undefined ? [] : answers(game, s, viewer),
  heard: said,
  agenda: agendaOf(s, viewer),
  questions: s.questions,
});

/** The table with the viewer's hand laid over it. */
export const view = <S extends State>(game: Game<S>, s: S, viewer: Viewer): View => {
  const table = tableView(game, s);
  return viewer === undefined ? table : lay(table, handView(game, s, viewer));
};

/** Public facts only. */
export const tableView = <S extends State, T extends OwnTable>(game: Game<S, unknown, T>, s: S): CommonTable & T =>
  game.table(s, commonTable(game, s));

export const handView = <S extends State, H extends object>(
  game: Game<S, unknown, OwnTable, H>,
  s: S,
  seat: Seat,
): CommonHand & H => {
  const list = legal(game, s, seat);
  const common: { -readonly [K in keyof CommonHand]: CommonHand[K] } = { me: seat, legal: list };
  const answer = answerOf(openQuestion(s), seat);
  if (answer !== undefined) common.answer = answer;
  if (game.enough?.unready(s).includes(seat) === true) common.enough = game.enough.move;
  return game.hand(s, seat, common);
};

/** Written out for speed: the common fields, in this order. */
const commonTable = <S extends State>(game: Game<S>, s: S): CommonTable => {
  const { id, version } = game;
  const { seats } = s;
  const { phase, toAct, question, answered } = standing(game, s);
  const over = s.over ?? null;
  return answered === undefined
    ? { game: id, version, seats, phase, toAct, question, over }
    : { game: id, version, seats, phase, toAct, question, over, answered };
};

export const heard = (facts: readonly Fact[], viewer: Viewer): Said[] =>
  facts.filter((fact) => hears(fact, viewer)).map((fact) => fact.said);

const answerOf = (question: Question | undefined, viewer: Viewer): string | undefined => {
  if (question !== undefined) for (const { seat, move } of question.answers) if (seat === viewer) return move;
  return undefined;
};

/** The agenda without others' sealed answers. */
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

/** A state for imagining: the public part, the viewer's own answers, and new chance. */
export const imagineState = <V extends Verbs>({ view: seen, agenda, questions }: Sight, rng: Rng): StateOf<V> => ({
  seats: seen.seats,
  agenda: agenda.map(({ steps, question }) => ({
    steps: [...steps] as Step[] & StepOf<V>[], // a sight does not know its game, but the caller does
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
