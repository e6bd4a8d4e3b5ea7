/** The whole engine: an agenda of steps, three kinds of question, addressed facts. */
import type { Fact } from './facts.ts';
import { either, type Fault, fault, isFault } from './fault.ts';
import type { Answer, Frame, Game, Question, Rule, Sealed, State, StateOf, Step, StepOf, Time, Verbs } from './game.ts';
import { PASS, words } from './phrases.ts';
import type { Seat } from './seats.ts';

const top = (s: State): Frame => {
  const frame = s.agenda[s.agenda.length - 1];
  if (frame === undefined) throw new Error('the agenda is empty, but nobody has won');
  return frame;
};
const nextStep = (frame: Frame): Step => {
  const step = frame.steps[0];
  if (step === undefined) throw new Error('no step is open');
  return step;
};
/**
 * Step arguments are passed one by one: `...step.slice(1)` would allocate twice per step and halve the speed. `Verbs`
 * limits them to five.
 */
const ruleOf = <S extends State>(game: Game<S>, step: Step): Rule<S> => {
  const rule = game.rules.get(step[0]);
  if (rule === undefined) throw new Error(`${game.id} has no step "${step[0]}"`);
  return rule;
};

export const openQuestion = (s: State): Question | undefined => (s.over === undefined ? top(s).question : undefined);

/** The time of the open question, at the normal pace. */
export const timeOf = <S extends State>(game: Game<S>, s: S): Time =>
  s.over === undefined ? ruleOf(game, nextStep(top(s))).time : {};

export const phaseOf = <S extends State>(game: Game<S>, s: S): string => {
  if (s.over !== undefined) return 'over';
  const step = nextStep(top(s));
  return phaseBy(ruleOf(game, step), s, step);
};
const phaseBy = <S extends State>(rule: Rule<S>, s: S, step: Step): string =>
  rule.phase === undefined ? step[0] : rule.phase(s, step[1], step[2], step[3], step[4], step[5]);

/** The public state of the open question; `answered` only if visible. */
export const standing = <S extends State>(game: Game<S>, s: S): Standing => {
  if (s.over !== undefined) return { phase: 'over', toAct: [], question: s.questions, answered: undefined };
  const frame = top(s);
  const { question } = frame;
  const step = nextStep(frame);
  const rule = ruleOf(game, step);
  const toAct: Seat[] = [];
  if (question !== undefined) for (const seat of s.seats) if (isAsked(question, seat)) toAct.push(seat);
  const answered = rule.inSight && question !== undefined ? answeredIn(s, question) : undefined;
  return { phase: phaseBy(rule, s, step), toAct, question: question?.id ?? s.questions, answered };
};
type Standing = {
  readonly phase: string;
  readonly toAct: readonly Seat[];
  readonly question: number;
  readonly answered: readonly Seat[] | undefined;
};

/** Seats that have answered; `undefined` if not visible. */
export const seenToAnswer = <S extends State>(game: Game<S>, s: S): Seat[] | undefined => {
  const question = openQuestion(s);
  return question === undefined || !ruleOf(game, nextStep(top(s))).inSight ? undefined : answeredIn(s, question);
};
const answeredIn = (s: State, question: Question): Seat[] => s.seats.filter((seat) => answered(question, seat));

const answered = (question: Question, seat: Seat): boolean => {
  for (const answer of question.answers) if (answer.seat === seat) return true;
  return false;
};
const isAsked = (question: Question, seat: Seat): boolean => {
  for (const asked of question.asked) if (asked === seat) return true;
  return false;
};

/** The first answer creates the list, since most questions get only one. */
const give = (question: Question | undefined, answer: Sealed): void => {
  if (question === undefined) return;
  if (question.answers.length === 0) question.answers = [answer];
  else question.answers.push(answer);
};

/** Legal answers of a seat; empty if it is not asked, or has answered. */
export const answers = <S extends State>(game: Game<S>, s: S, seat: Seat): readonly string[] => {
  if (s.over !== undefined) return [];
  const frame = top(s);
  const { question } = frame;
  if (question === undefined || !isAsked(question, seat) || answered(question, seat)) return [];
  const step = nextStep(frame);
  const rule = ruleOf(game, step);
  const moves = rule.moves(s, seat, step[1], step[2], step[3], step[4], step[5]);
  return rule.ask === 'any' && moves[0] !== PASS ? withPass(moves) : moves;
};

/** Seats still to answer. Secret: nobody at the table may learn this. */
export const unanswered = <S extends State>(game: Game<S>, s: S): Seat[] =>
  (openQuestion(s)?.asked ?? []).filter((seat) => answers(game, s, seat).length > 0);

const withPass = (moves: readonly string[]): string[] => {
  const list: string[] = [PASS];
  for (const move of moves) list.push(move);
  return list;
};

/** All legal moves of a seat, answers first; also the validator. Empty for unknown seats. */
export const legal = <S extends State>(game: Game<S>, s: S, seat: Seat): readonly string[] => {
  const list = answers(game, s, seat);
  if (game.asides === undefined || s.over !== undefined || !s.seats.includes(seat)) return list;
  return list.concat(game.asides(s, seat));
};

const permits = <S extends State>(game: Game<S>, s: S, seat: Seat, move: string, list: readonly string[]): boolean => {
  const { free } = game;
  if (list.includes(move)) return !free.has(move);
  return free.size > 0 && list.some((listed) => free.get(listed)?.fits(s, seat, move) === true);
};

/** Checks a move against the matching pattern. */
const misfitOf = <S extends State>(game: Game<S>, s: S, seat: Seat, move: string, list: readonly string[]) => {
  for (const listed of list) {
    const why = game.free.get(listed)?.misfit?.(s, seat, move);
    if (why !== undefined) return why;
  }
  return undefined;
};

const SOME = 40;
const some = (list: readonly string[]): string =>
  list.length <= SOME ? either(list) : `${list.slice(0, SOME).join(', ')} and ${list.length - SOME} more`;

/**
 * The effect of a move: beside the question, an answer that leaves it open, or one that closes it (`speaks`, `last`).
 */
export type Does = 'aside' | 'open' | 'speaks' | 'last';

/** The effect of a move, or why it is refused. Takes untrusted input. */
export const check = <S extends State>(game: Game<S>, s: S, seat: unknown, move: unknown): Does | Fault => {
  const me = s.seats.find((known) => known === seat);
  if (me === undefined)
    return fault('seat', `there is no seat ${JSON.stringify(seat)}; the seats are ${s.seats.join(' ')}`);
  if (typeof move !== 'string') return fault('move', 'a move is a sentence, such as "income"');
  if (s.over !== undefined) return fault('over', 'the game is over');
  const list = answers(game, s, me);
  if (permits(game, s, me, move, list)) return answering(game, s, me, move);
  const beside = game.asides?.(s, me) ?? [];
  if (permits(game, s, me, move, beside)) return 'aside';
  const misfit = misfitOf(game, s, me, move, beside);
  if (misfit !== undefined) return fault('illegal', misfit);
  const short = JSON.stringify(move.length > 60 ? `${move.slice(0, 60)}…` : move);
  if (list.length + beside.length > 0)
    return fault('illegal', `${me} may not ${short} now; allowed: ${some([...list, ...beside])}`);
  const asked = openQuestion(s)?.asked ?? [];
  return asked.includes(me)
    ? fault('answered', `${me} has answered already; the others are still thinking`)
    : fault('not-asked', `${me} is not asked now; the question is "${phaseOf(game, s)}" for ${either(asked, 'and')}`);
};

/** Like `check`, without the reason. */
export const isLegal = <S extends State>(game: Game<S>, s: S, seat: Seat, move: string): boolean => {
  if (s.over !== undefined || !s.seats.includes(seat)) return false;
  return (
    permits(game, s, seat, move, answers(game, s, seat)) || permits(game, s, seat, move, game.asides?.(s, seat) ?? [])
  );
};

/** Why a move is refused; `undefined` if it is legal. */
export const refusal = <S extends State>(game: Game<S>, s: S, seat: unknown, move: unknown): Fault | undefined => {
  const does = check(game, s, seat, move);
  return isFault(does) ? does : undefined;
};

const answering = <S extends State>(game: Game<S>, s: S, seat: Seat, move: string): Does => {
  const frame = top(s);
  const { question } = frame;
  if (question === undefined) return 'aside';
  const rule = ruleOf(game, nextStep(frame));
  if (question.asked.length > 1 && closed(s, rule, { ...question, answers: [{ seat, move }] })) return 'speaks';
  return question.answers.length + 1 === question.asked.length ? 'last' : 'open';
};

/** Pure. Throws a fault if the move is refused. */
export const play = <S extends State>(game: Game<S>, s: S, seat: Seat, move: string): { state: S; facts: Fact[] } => {
  const does = check(game, s, seat, move);
  if (isFault(does)) throw does;
  const state = clone(s);
  return { state, facts: playInPlace(game, state, seat, move, does) };
};

/** For search and hosts: changes the state and trusts the move. A caller that has checked it passes its effect. */
export const playInPlace = <S extends State>(game: Game<S>, s: S, seat: Seat, move: string, does?: Does): Fact[] => {
  const out: Fact[] = [];
  if (game.aside !== undefined && (does === undefined ? isAside(game, s, seat, move) : does === 'aside'))
    push(s, game.aside(s, out, seat, move));
  else give(top(s).question, { seat, move });
  settle(game, s, out);
  return out;
};

const isAside = <S extends State>(game: Game<S>, s: S, seat: Seat, move: string): boolean =>
  !permits(game, s, seat, move, answers(game, s, seat));

export const lateAnswer = <S extends State>(game: Game<S>, s: S, seat: Seat): string | undefined => {
  const step = nextStep(top(s));
  const { late } = ruleOf(game, step);
  return late === undefined ? answers(game, s, seat)[0] : late(s, seat, step[1], step[2], step[3], step[4], step[5]);
};

/** Times out the open question: missing answers become defaults. */
export const timeOutInPlace = <S extends State>(game: Game<S>, s: S): Fact[] => {
  const out: Fact[] = [];
  const question = openQuestion(s);
  if (question === undefined) throw fault('over', 'the game is over');
  const step = nextStep(top(s));
  const { ranOut } = ruleOf(game, step);
  for (const seat of question.asked)
    if (!answered(question, seat)) give(question, { seat, move: lateAnswer(game, s, seat) });
  ranOut?.(s, out, step[1], step[2], step[3], step[4], step[5]);
  settle(game, s, out);
  return out;
};

export const timeOut = <S extends State>(game: Game<S>, s: S): { state: S; facts: Fact[] } => {
  const state = clone(s);
  return { state, facts: timeOutInPlace(game, state) };
};

/** Runs the agenda until a question is open or the game is over. */
export const settle = <S extends State>(game: Game<S>, s: S, out: Fact[]): void => {
  while (s.over === undefined) {
    const frame = top(s);
    if (frame.steps.length === 0) {
      s.agenda.pop();
      continue;
    }
    const step = nextStep(frame);
    const rule = ruleOf(game, step);
    if (rule.ask === 'step') {
      frame.steps.shift();
      push(s, rule.run(s, out, step[1], step[2], step[3], step[4], step[5]));
      continue;
    }
    const question = frame.question ?? open(s, rule, step);
    if (!closed(s, rule, question)) {
      frame.question = question;
      return;
    }
    frame.steps.shift();
    frame.question = undefined;
    if (rule.ask === 'one' && question.answers.length === 0) continue; // nobody to ask
    push(s, rule.then(s, out, outcome(rule, question), step[1], step[2], step[3], step[4], step[5]));
  }
};

const open = <S extends State>(s: S, rule: Rule<S>, step: Step): Question => {
  const asked = rule.who(s, step[1], step[2], step[3], step[4], step[5]);
  const seat = asked[0];
  const given =
    rule.given === undefined || seat === undefined
      ? undefined
      : rule.given(s, seat, step[1], step[2], step[3], step[4], step[5]);
  if (seat !== undefined && given !== undefined) return { id: 0, asked, answers: [{ seat, move: given }] };
  if (asked.length > 0) s.questions += 1;
  return { id: s.questions, asked, answers: [] };
};

const closed = <S extends State>(s: S, rule: Rule<S>, question: Question): boolean => {
  const given = question.answers;
  if (given.length === question.asked.length) return true;
  if (given.length === 0 || rule.ask !== 'any') return false;
  return given[given.length - 1]?.move !== PASS && (rule.fair === undefined || !rule.fair(s));
};

const outcome = <S>(rule: Rule<S>, { asked, answers: given }: Question) => {
  if (rule.ask === 'one') return words(given[0]?.move ?? '');
  const any = rule.ask === 'any';
  const spoken: Answer[] = [];
  for (const seat of asked)
    for (const { seat: by, move } of given) {
      if (by !== seat || move === undefined || (any && move === PASS)) continue;
      const answer = { seat, words: words(move) };
      if (any) return answer;
      spoken.push(answer);
    }
  return any ? undefined : spoken;
};

/** Puts new steps first. An empty frame is dropped. */
const push = (s: State, steps: Step[] | void): void => {
  if (steps === undefined || steps.length === 0) return;
  const frame = s.agenda[s.agenda.length - 1];
  if (frame !== undefined && frame.steps.length === 0) s.agenda.pop();
  s.agenda.push(frameOf(steps));
};

const frameOf = <T extends Step>(steps: T[]): Frame<T> => ({ steps, question: undefined });

/** Drops the remaining steps of this frame. */
export const dropRest = (s: State): void => {
  const frame = s.agenda[s.agenda.length - 1];
  if (frame !== undefined) frame.steps = [];
};

/** Skips to the next step with this name. */
export const skipTo = (s: State, verb: string): void => {
  while (s.agenda.length > 0) {
    const frame = s.agenda[s.agenda.length - 1];
    while (frame !== undefined && frame.steps.length > 0 && nextStep(frame)[0] !== verb) frame.steps.shift();
    if (frame !== undefined && frame.steps.length > 0) return;
    s.agenda.pop();
  }
};

/** Withdraws the open question with its step and answers. */
export const withdraw = (s: State): void => {
  const frame = s.agenda[s.agenda.length - 1];
  if (frame?.question === undefined) return;
  frame.steps.shift();
  frame.question = undefined;
};

/** A player is no longer asked; their answer, if any, is dropped. */
export const excuse = (s: State, seat: Seat): void => {
  const frame = s.agenda[s.agenda.length - 1];
  if (frame?.question === undefined) return;
  const { id, asked, answers: given } = frame.question;
  frame.question = {
    id,
    asked: asked.filter((other) => other !== seat),
    answers: given.filter((answer) => answer.seat !== seat),
  };
};

export const finish = (s: State, winners: readonly Seat[]): void => {
  s.over = winners;
  s.agenda = [];
};

export const newState = <V extends Verbs>(
  { seats, chance }: Pick<State, 'seats' | 'chance'>,
  steps: StepOf<V>[],
): StateOf<V> => ({ seats, agenda: [frameOf(steps)], questions: 0, over: undefined, chance });

/** Copies plain JSON. Casts, since a copy built field by field has no type. */
export const clone = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clone) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clone(value[key]); // twice as fast as entries
  return copy as T;
};
