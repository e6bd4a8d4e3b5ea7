/** Laws of what may be known: nobody learns what no rule has let out, neither from words nor from silence. */
import { mix, type Rng, roll } from '../src/engine/chance.ts';
import { type Said, sentence, type Viewer } from '../src/engine/facts.ts';
import type { Game, Played, State } from '../src/engine/game.ts';
import { clone, openQuestion, refusal, seenToAnswer } from '../src/engine/kernel.ts';
import { isSeat, type Seat } from '../src/engine/seats.ts';
import { handView, heard, sight, tableView } from '../src/engine/sight.ts';
import { difference } from './difference.ts';
import { type Elsewhere, isAnswer, type Moment, playOnInPlace, said, type Turn, type Why } from './laws.ts';
import { lateAnswer, viewersOf } from './laws-moments.ts';

/** A fact's verb: `A drew 2` gives drew, `round 3` gives round; a release, if there is one. */
const verbOf = (game: Game, [first, second]: Said): string => {
  const words = [second, first].filter((word) => typeof word === 'string' && !isSeat(word)).map(String);
  return words.find((word) => game.releases.includes(word)) ?? words[0] ?? '';
};

const examined = ({ s, viewers, rng }: Moment): Viewer[] => {
  const all = viewersOf(s);
  return viewers >= all.length ? all : mixed(rng, all).slice(0, viewers);
};
const mixed = (rng: Rng, all: Viewer[]): Viewer[] => {
  const at = mix(rng, [...all.keys()]);
  return at.map((i) => all[i]);
};

const fork = (rng: Rng): Rng => [roll(rng, 2 ** 32) | 0, roll(rng, 2 ** 32) | 0, roll(rng, 2 ** 32) | 0, 1];

/** Each viewer's imagined state, or why there is none. */
const dreamsOf = (moment: Moment): Moment['dreams'] => {
  const { dreams } = moment;
  if (dreams.size === 0) for (const viewer of examined(moment)) dreams.set(viewer, dreamOf(moment, viewer));
  return dreams;
};

const dreamOf = ({ game, s, facts, rng }: Moment, viewer: Viewer): State | string => {
  const name = viewer ?? 'public';
  const known = sight(game, s, facts, viewer);
  const before = JSON.stringify(known.view);
  try {
    const t = game.imagine(known, fork(rng));
    if (JSON.stringify(known.view) !== before) return `imagining changed the sight of ${name}`;
    // a copy: moves on it must not change the true state
    return clone(t);
  } catch (error) {
    return `${name} can imagine nothing: ${String(error)}`;
  }
};

/** The public table is equal in every imagined state: it depends on nothing hidden. */
export const laysOpen = (moment: Moment): Why => {
  const { game, s } = moment;
  const open = tableView(game, s);
  for (const [viewer, t] of dreamsOf(moment)) {
    const where = typeof t === 'string' ? undefined : difference(tableView(game, t), open);
    if (where !== undefined) return `the table shows "${where}" otherwise where ${viewer ?? 'public'} sees the same`;
  }
  return undefined;
};

/** Imagined states agree with everything known, and are valid states. */
export const imagines = (moment: Moment): Why => {
  const { game, s, facts, sums } = moment;
  for (const [viewer, t] of dreamsOf(moment)) {
    if (typeof t === 'string') return t;
    const name = viewer ?? 'public';
    const where = difference(sight(game, t, facts, viewer), sight(game, s, facts, viewer));
    if (where !== undefined) return `${name} imagines another "${where}" than the one that is seen`;
    const sum = difference(game.conserved(t), sums);
    if (sum !== undefined) return `${name} imagines other ${sum}`;
  }
  return undefined;
};

/** Makes the move on the imagined states, where possible. */
const playThere = (turn: Turn): Turn['there'] => {
  const { game, s, played, dreams, there } = turn;
  if (there.size > 0) return there;
  for (const [viewer, t] of dreams)
    if (typeof t !== 'string' && align(game, s, t, viewer) && possible(game, s, t, played))
      there.set(viewer, { state: t, told: playOnInPlace(game, t, played) });
  return there;
};

/** The index at which facts of two states begin to differ. */
type Odds = { readonly at: number; readonly facts: readonly (Said | undefined)[] };

const oddsOf = (here: readonly Said[], there: readonly Said[]): Odds | undefined => {
  const parts = here.findIndex((one, i) => difference(one, there[i]) !== undefined);
  const at = parts < 0 && there.length > here.length ? here.length : parts;
  return at < 0 ? undefined : { at, facts: [here[at], there[at]] };
};

const isReleased = (game: Game, { facts }: Odds): boolean =>
  facts.every((fact) => fact !== undefined && game.releases.includes(verbOf(game, fact)));

const unlike = ({ facts: [one, other] }: Odds): string =>
  `hears "${one?.join(' ') ?? 'nothing'}", and on a table that looks the same "${other?.join(' ') ?? 'nothing'}"`;

/** After a move, the public table stays equal as long as everybody heard the same. Private facts are no excuse. */
export const staysOpen = (turn: Turn): Why => {
  const { game, played, after, told } = turn;
  const here = heard(told, undefined);
  const open = tableView(game, after);
  for (const [viewer, there] of playThere(turn)) {
    const odds = oddsOf(here, heard(there.told, undefined));
    if (odds !== undefined && !isReleased(game, odds)) return `after ${said(played)} everybody ${unlike(odds)}`;
    const where = odds === undefined ? difference(tableView(game, there.state), open) : undefined;
    if (where !== undefined)
      return `after ${said(played)} all have heard the same on a table that ${viewer ?? 'public'} imagined, and it shows another "${where}"`;
  }
  return undefined;
};

/**
 * Non-interference: a viewer cannot tell the true state from an imagined one. After any move on both they hear the
 * same, up to a release; and if they heard the same, they see the same.
 */
export const keepsSecrets = (turn: Turn): Why => {
  for (const [viewer, there] of playThere(turn)) {
    const betrayed = compare(turn, there, viewer);
    if (betrayed !== undefined) return betrayed;
  }
  return undefined;
};

const compare = (turn: Turn, { state, told: toldThere }: Elsewhere, viewer: Viewer): Why => {
  const { game, facts, played, after, told, needed, differed } = turn;
  const [here, there] = [heard(told, viewer), heard(toldThere, viewer)];
  const name = viewer ?? 'public';
  const odds = oddsOf(here, there);
  if (odds !== undefined) {
    for (const fact of odds.facts)
      if (fact !== undefined && !needed.has(verbOf(game, fact))) needed.set(verbOf(game, fact), facts.length);
    for (const verb of otherwise(game, here.slice(odds.at), there.slice(odds.at))) differed.add(verb);
    return isReleased(game, odds) ? undefined : `after ${said(played)} ${name} ${unlike(odds)}`;
  }
  const where = difference(
    sight(game, state, [...facts, ...toldThere], viewer),
    sight(game, after, [...facts, ...told], viewer),
  );
  return where === undefined
    ? undefined
    : `after ${said(played)} ${name} has heard the same on a table that looked the same, and sees another "${where}"`;
};

/** Verbs of facts about the same seat with different words. */
const otherwise = (game: Game, here: readonly Said[], there: readonly Said[]): string[] => {
  const differs = (one: Said, other: Said) =>
    one[0] === other[0] && verbOf(game, one) === verbOf(game, other) && sentence(one) !== sentence(other);
  return here.filter((one) => there.some((other) => differs(one, other))).map((one) => verbOf(game, one));
};

/** Gives the imagined state the same chance and sealed answers, if its hands allow them. */
const align = (game: Game, s: State, t: State, viewer: Viewer): boolean => {
  t.chance.rng = [...s.chance.rng];
  for (const [i, { question }] of s.agenda.entries()) {
    const twin = t.agenda[i]?.question;
    if (twin !== undefined) twin.answers = twin.answers.filter(({ seat }) => seat === viewer);
    for (const { seat, move } of question?.answers ?? []) {
      if (twin === undefined || seat === viewer) continue; // they know their own answers
      if (move === undefined || !isAnswer(game, { ...t, agenda: t.agenda.slice(0, i + 1) }, [seat, move])) return false;
      twin.answers.push({ seat, move });
    }
  }
  return true;
};

/** Whether the move is possible there; timeouts must mean the same answers. */
const possible = (game: Game, s: State, t: State, played: Played): boolean =>
  played === 'timeout'
    ? s.seats.every((seat) => lateAnswer(game, s, seat) === lateAnswer(game, t, seat))
    : refusal(game, t, ...played) === undefined;

/** An answer that leaves its question open is hidden from others; cards on the table show who answered. */
export const seals = (turn: Turn): Why => {
  const { game, s, played, after, told } = turn;
  if (played === 'timeout' || openQuestion(s)?.id !== openQuestion(after)?.id || !isAnswer(game, s, played))
    return undefined;
  const [seat] = played;
  const sealed = `${said(played)} is sealed`;
  const { answered, ...rest } = tableView(game, after);
  const { answered: before, ...same } = tableView(game, s);
  const laid = seenToAnswer(game, s) && s.seats.filter((one) => one === seat || before?.includes(one));
  const shown = difference({ ...rest, answered }, { ...same, answered: laid });
  if (shown !== undefined) return `${sealed}, and the table shows it at "${shown}"`;
  for (const viewer of viewersOf(s)) {
    if (viewer === seat) continue;
    const name = viewer ?? 'public';
    const [fact] = heard(told, viewer);
    if (fact !== undefined) return `${sealed}, and ${name} heard "${fact.join(' ')}"`;
    const where = viewer && difference(handView(game, after, viewer), handView(game, s, viewer));
    if (where !== undefined) return `${sealed}, and ${name} sees it at "${where}"`;
  }
  return undefined;
};

/**
 * Asides leave the open question as it is. A rule may withdraw it, or excuse a player, and then everybody hears of it.
 */
export const asidesStand = ({ game, s, played, after, told }: Turn): Why => {
  const open = openQuestion(s);
  if (played === 'timeout' || open === undefined || after.over !== undefined || isAnswer(game, s, played))
    return undefined;
  const still = after.agenda.find(({ question }) => question?.id === open.id)?.question;
  const heardByAll = told.some(({ to }) => to === 'all');
  if (still === undefined && heardByAll) return undefined;
  const left = (seat: Seat) => !heardByAll || still?.asked.includes(seat) === true;
  const rest = { ...open, asked: open.asked.filter(left), answers: open.answers.filter(({ seat }) => left(seat)) };
  return difference(still, rest) === undefined
    ? undefined
    : `${said(played)} is no answer, and touched the open question`;
};
