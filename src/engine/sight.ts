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
 * The one door to sockets, screens and bots. A view is built from nothing, never stripped, of two parts: what lies on
 * the table, the same for everybody, and what is in a seat's hand. A viewer gets only the facts addressed to them.
 */
export const sight = <S extends State>(game: Game<S>, s: S, facts: readonly Fact[], viewer: Viewer): Sight =>
  sightOf(game, s, heard(facts, viewer), viewer);

/** The sight of a viewer who has heard `said`. */
export const sightOf = <S extends State>(game: Game<S>, s: S, said: readonly Said[], viewer: Viewer): Sight => ({
  view: view(game, s, viewer),
  answers: viewer === undefined ? [] : answers(game, s, viewer),
  heard: said,
  agenda: agendaOf(s, viewer),
  questions: s.questions,
});

/** What one viewer sees: the table, with their own cards laid over it. */
export const view = <S extends State>(game: Game<S>, s: S, viewer: Viewer): View => {
  const table = tableView(game, s);
  return viewer === undefined ? table : lay(table, handView(game, s, viewer));
};

/** The table: only what everybody knows. */
export const tableView = <S extends State, T extends OwnTable>(game: Game<S, unknown, T>, s: S): CommonTable & T =>
  game.table(s, commonTable(game, s));

/** What a seat sees beyond that. */
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

/** Written out, since many are made: what every table has, in this order. */
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

/** The table as a viewer may imagine it: its public part, the viewer's own answers, and its own chance. */
export const imagineState = <V extends Verbs>({ view: seen, agenda, questions }: Sight, rng: Rng): StateOf<V> => ({
  seats: seen.seats,
  agenda: agenda.map(({ steps, question }) => ({
    steps: [...steps] as Step[] & StepOf<V>[], // a sight does not name its game; the caller does
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
