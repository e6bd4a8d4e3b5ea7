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

/** The word of a fact that says what happened: `A drew 2` → drew, `round 3` → round; a release, if it has one. */
const verbOf = (game: Game, [first, second]: Said): string => {
  const words = [second, first].filter((word) => typeof word === 'string' && !isSeat(word)).map(String);
  return words.find((word) => game.releases.includes(word)) ?? words[0] ?? '';
};

/** The viewers of this moment: all of them, or as many as are examined. */
const examined = ({ s, viewers, rng }: Moment): Viewer[] => {
  const all = viewersOf(s);
  return viewers >= all.length ? all : mixed(rng, all).slice(0, viewers);
};
const mixed = (rng: Rng, all: Viewer[]): Viewer[] => {
  const at = mix(rng, [...all.keys()]);
  return at.map((i) => all[i]);
};

const fork = (rng: Rng): Rng => [roll(rng, 2 ** 32) | 0, roll(rng, 2 ** 32) | 0, roll(rng, 2 ** 32) | 0, 1];

/** What each of the examined viewers imagines, or why one can imagine nothing. */
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
    // A table of its own: no move on it may change the true one.
    return clone(t);
  } catch (error) {
    return `${name} can imagine nothing: ${String(error)}`;
  }
};

/** What lies on the table is the same on every table that anybody can imagine: it depends on nothing that is hidden. */
export const laysOpen = (moment: Moment): Why => {
  const { game, s } = moment;
  const open = tableView(game, s);
  for (const [viewer, t] of dreamsOf(moment)) {
    const where = typeof t === 'string' ? undefined : difference(tableView(game, t), open);
    if (where !== undefined) return `the table shows "${where}" otherwise where ${viewer ?? 'public'} sees the same`;
  }
  return undefined;
};

/** What a viewer can imagine agrees with all they know, and is a table like the true one. */
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

/** What was done, done on the tables that viewers have imagined, where it can be done there too; and what was said. */
const playThere = (turn: Turn): Turn['there'] => {
  const { game, s, played, dreams, there } = turn;
  if (there.size > 0) return there;
  for (const [viewer, t] of dreams)
    if (typeof t !== 'string' && align(game, s, t, viewer) && possible(game, s, t, played))
      there.set(viewer, { state: t, told: playOnInPlace(game, t, played) });
  return there;
};

/** Where what is heard on two tables begins to differ. */
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

/**
 * And it stays so: whatever is done on both tables, what lies there is the same as long as everybody has heard the same.
 * What was told to some alone is no excuse.
 */
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
 * Non-interference. A viewer cannot tell the true table from one they imagine: whatever is done on both, they hear the
 * same, up to a fact by which a rule lets something out; and where they have heard the same they see the same.
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

/** The verbs of what was said on both tables of the same seat, with other words. */
const otherwise = (game: Game, here: readonly Said[], there: readonly Said[]): string[] => {
  const differs = (one: Said, other: Said) =>
    one[0] === other[0] && verbOf(game, one) === verbOf(game, other) && sentence(one) !== sentence(other);
  return here.filter((one) => there.some((other) => differs(one, other))).map((one) => verbOf(game, one));
};

/** Gives it the same chance and the same sealed answers of others; not every hand could have given them. */
const align = (game: Game, s: State, t: State, viewer: Viewer): boolean => {
  t.chance.rng = [...s.chance.rng];
  for (const [i, { question }] of s.agenda.entries()) {
    const twin = t.agenda[i]?.question;
    if (twin !== undefined) twin.answers = twin.answers.filter(({ seat }) => seat === viewer);
    for (const { seat, move } of question?.answers ?? []) {
      if (twin === undefined || seat === viewer) continue; // their own answers they know
      if (move === undefined || !isAnswer(game, { ...t, agenda: t.agenda.slice(0, i + 1) }, [seat, move])) return false;
      twin.answers.push({ seat, move });
    }
  }
  return true;
};

/** Whether the same can be done there; a timeout is the same where it means the same late answers. */
const possible = (game: Game, s: State, t: State, played: Played): boolean =>
  played === 'timeout'
    ? s.seats.every((seat) => lateAnswer(game, s, seat) === lateAnswer(game, t, seat))
    : refusal(game, t, ...played) === undefined;

/** An answer that leaves its question open is heard and seen by nobody else; where cards are laid, that one was is seen. */
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
 * A move beside the open question leaves it as it is: those asked, and what they have answered. A rule may withdraw the
 * question as a whole, or take somebody out of it, and then all hear of it.
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
