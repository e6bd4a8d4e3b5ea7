/** Parses free text into stock phrases, clause by clause. Unclear clauses mean nothing. */
import type { Said } from '../../../engine/facts.ts';
import { cut } from '../../../engine/phrases.ts';
import { remembering } from '../../../engine/reading.ts';
import { isSeat, SEATS, type Seat } from '../../../engine/seats.ts';
import { EARS } from '../texts/ears.ts';
import type { Ear, Stand } from './ear.ts';
import { says } from './facts.ts';
import { type NameOf, namedText, plain, spelt } from './names-in-text.ts';
import { CLAIMS, type Claim, type PlainPhrase } from './stock.ts';

/** An opinion about a player, a question to them, or a statement about oneself. */
export type Reading = readonly [Stand, Seat] | readonly ['why', Seat, about?: Seat] | readonly [PlainPhrase];

const NAME = `[${SEATS.join('')}]+`;
const pattern = (source: string, whole = false): RegExp => {
  const named = source.replaceAll(/\bN\b/g, NAME);
  return new RegExp(whole ? `^(?:${named})$` : `(?<![\\w])(?:${named})(?![\\w])`, 'g');
};

type Row<K> = { readonly as: K; readonly at: RegExp };
const rows = <K extends string>(patterns: Readonly<Record<K, string>>): Row<K>[] => {
  const list: Row<K>[] = [];
  for (const as in patterns) list.push({ as, at: pattern(patterns[as]) });
  return list;
};

const hearing = (ear: Ear) => ({
  known: pattern(ear.known),
  short: ear.short.map(([short, long]) => [pattern(short), long] as const),
  spelt: cut(ear.spelt),
  parts: new RegExp(`[,:–—]|(?<![\\w])(?:${ear.but}|${ear.and})(?![\\w])`, 'g'),
  lists: [
    new RegExp(`(${NAME}), (?=${NAME} (?:${ear.and}) )`, 'g'),
    new RegExp(`(${NAME}),? (?:${ear.and}) (?=${NAME}\\b)`, 'g'),
  ],
  either: pattern(`N (?:${ear.or}) N`),
  // “not Milady, please”, “but not in Milady”, “Milady not”
  bareNot: pattern(
    `(?:(?:\\w+ ){0,2}(?:${ear.not}) (?:\\w{1,3} |esse )?N(?: \\w+){0,3}|N (?:\\w+ )?(?:${ear.not}))`,
    true,
  ),
  conditional: pattern(ear.conditional),
  not: pattern(ear.not),
  first: pattern(ear.first),
  iAm: pattern(`(?:${ear.iAm}) .*`, true),
  second: pattern(ear.second),
  third: pattern(ear.third),
  past: pattern(ear.past),
  called: pattern(`(?:(?:${ear.calls}) )*N`, true),
  asks: pattern(ear.asks),
  proposes: pattern(`(?:${ear.proposes}).*`, true),
  tag: pattern(ear.tag, true),
  endsInTag: new RegExp(`(?<! (?:${ear.or})) (?:${ear.tag})$`),
  reports: pattern(ear.reports),
  fixed: rows(ear.fixed),
  is: rows(ear.is),
  feels: rows(ear.feels),
  ofMe: rows(ear.ofMe),
});
type Hearing = ReturnType<typeof hearing>;
const HEARINGS = EARS.map(hearing);

const count = (text: string, at: RegExp): number => text.match(at)?.length ?? 0;
const has = (text: string, at: RegExp): boolean => text.search(at) >= 0;
const seatsIn = (token: string): Seat[] => [...token].filter(isSeat);
const namesIn = (clause: string): { readonly seats: Seat[]; readonly at: number }[] =>
  [...clause.matchAll(new RegExp(`\\b${NAME}\\b`, 'g'))].map((found) => ({
    seats: seatsIn(found[0]),
    at: found.index,
  }));

const CALLED_AT_AN_END = new RegExp(`^(?:(?<first>${NAME}) (?<then>.+ .+)|(?<spoken>.+) (?<last>${NAME}))$`);
const ONLY_NAME = new RegExp(`^${NAME}$`);

const CONTRARY: Readonly<Record<Stand, Stand | undefined>> = {
  suspect: 'trust',
  liar: 'trust',
  trust: 'suspect',
  protect: undefined,
  agree: 'disagree',
  disagree: 'agree',
};

/** The players addressed, and the last topic. */
type Scene = { called: Seat[]; topic: Seat[]; last: Stand | undefined };

/** The players that a clause without names is about. */
const meant = (ear: Hearing, clause: string, scene: Scene): Seat[] => {
  if (has(clause, ear.second)) return scene.called;
  if (has(clause, ear.iAm)) return [];
  return scene.topic.length > 0 ? scene.topic : scene.called;
};

type Found = { readonly as: Stand; readonly at: number; readonly end: number; readonly feels: boolean };
const earliest = (clause: string, of: readonly Row<Stand>[], feels: boolean): Found[] =>
  of.flatMap(({ as, at }) =>
    [...clause.matchAll(at)].map((found) => ({ as, at: found.index, end: found.index + found[0].length, feels })),
  );

/** By position, and then the longest first. */
const inOrder = (found: readonly Found[]): Found[] =>
  found.toSorted((one, other) => one.at - other.at || other.end - one.end);

/** An opinion is the speaker's own, unless it has another subject. */
const isMine = (ear: Hearing, clause: string, { at }: Found): boolean => {
  const before = clause.slice(0, at);
  return has(clause, ear.first) || (namesIn(before).length === 0 && !has(before, ear.second));
};

const aboutOf = (ear: Hearing, clause: string, found: Found, scene: Scene): Seat[] => {
  const names = namesIn(clause);
  const [first] = names;
  if (first === undefined) return meant(ear, clause, scene);
  if (!found.feels) return first.seats;
  return (names.find(({ at }) => at >= found.at) ?? first).seats;
};

const standIn = (ear: Hearing, clause: string, scene: Scene): readonly [Stand, Seat[]] | undefined => {
  if (has(clause, ear.either)) return undefined;
  const [fixed] = inOrder(earliest(clause, ear.fixed, false));
  if (fixed !== undefined) return [fixed.as, aboutOf(ear, clause, fixed, scene)];
  const [found] = inOrder([...earliest(clause, ear.is, false), ...earliest(clause, ear.feels, true)]);
  const denied = count(clause, ear.not);
  if (found === undefined) {
    const [only] = namesIn(clause);
    if (denied !== 1 || only === undefined || !has(clause, ear.bareNot)) return undefined;
    return [scene.last === 'trust' ? 'suspect' : 'trust', only.seats];
  }
  if (denied > 1 || (found.feels ? !isMine(ear, clause, found) : has(clause, ear.past))) return undefined;
  const as = denied === 1 ? CONTRARY[found.as] : found.as;
  return as === undefined ? undefined : [as, aboutOf(ear, clause, found, scene)];
};

type Sentence = { readonly text: string; readonly asks: boolean };
const sentencesIn = (text: string): Sentence[] =>
  [...text.matchAll(/([^.;!?…\n]+)([.;!?…\n]*)/g)].map((found) => ({
    text: found[1]?.trim() ?? '',
    asks: found[2]?.includes('?') === true,
  }));

const clausesIn = (ear: Hearing, text: string): string[] =>
  text.split(ear.parts).flatMap((part) => (part?.trim() ? [part.trim().replaceAll(/ +/g, ' ')] : []));

/** The players asked: addressed, even without a comma, or the subject of a why. */
const askedIn = (ear: Hearing, text: string, called: readonly Seat[]): Seat[] => {
  if (called.length > 0) return called.length === 1 ? [...called] : [];
  const names = has(text, ear.asks) ? namesIn(text) : [];
  const last = names.at(-1);
  const isCalled = names.length > 1 && has(text, ear.second) && last?.at === text.lastIndexOf(' ') + 1;
  const asked = isCalled ? last : names[0];
  return asked?.seats.length === 1 ? asked.seats : [];
};

/** Without a name: about oneself, or a reply to the line before. */
const ofMe = (ear: Hearing, clause: string, { called }: Scene): Reading | undefined => {
  const row = ear.ofMe.find(({ at }) => has(clause, at));
  const [to] = called;
  return row === undefined
    ? undefined
    : to !== undefined && (row.as === 'agree' || row.as === 'disagree')
      ? [row.as, to]
      : [row.as];
};

/** “That’s not true Athos”, “Athos that’s not true”: a name at an end is an address. */
const toCalled = (ear: Hearing, clause: string, scene: Scene): Reading | undefined => {
  const { first, last, then, spoken = then ?? '' } = CALLED_AT_AN_END.exec(clause)?.groups ?? {};
  const called = seatsIn(first ?? last ?? '');
  const mine = namesIn(spoken).length === 0 ? ofMe(ear, spoken, { ...scene, called }) : undefined;
  return mine?.[1] === undefined ? undefined : mine;
};

/** “I can’t decide between Athos and Milady” is no opinion of either. */
const hesitates = (ear: Hearing, clause: string): Reading | undefined =>
  ear.ofMe.some(({ as, at }) => as === 'unsure' && has(clause, at)) ? ['unsure'] : undefined;

/** “Not Planchet, Athos”: the player meant instead. */
const meantInstead = (ear: Hearing, [denied = '', ...meant]: readonly string[]): Seat[] =>
  meant.length === 1 && has(denied, ear.bareNot)
    ? meant.flatMap((one) => (ONLY_NAME.test(one) ? seatsIn(one) : []))
    : [];

const readBy = (ear: Hearing, text: string): Reading[] => {
  const found: Reading[] = [];
  const waiting: Reading[] = [];
  const scene: Scene = { called: [], topic: [], last: undefined };
  for (const { text: sentence, asks } of sentencesIn(text)) {
    let clauses = clausesIn(ear, sentence);
    const last = clauses.at(-1) ?? '';
    const isTag = asks && clauses.length > 1 && has(last, ear.tag);
    const endsInTag = asks && !isTag && has(last, ear.endsInTag);
    if (isTag) clauses = clauses.slice(0, -1);
    else if (endsInTag) clauses = [...clauses.slice(0, -1), last.replace(ear.endsInTag, '')];
    scene.called = clauses
      .filter((clause) => has(clause, ear.called))
      .flatMap((clause) => namesIn(clause)[0]?.seats ?? []);
    const spoken = clauses.filter((clause) => !has(clause, ear.called));
    // “Planchet who are you voting for?”
    const [opens] = spoken.flatMap((clause) =>
      scene.called.length === 0 && has(clause, ear.second) ? namesIn(clause) : [],
    );
    if (opens?.at === 0) scene.called = opens.seats;
    const isProposal = asks && has(sentence, ear.proposes);
    if (!isProposal && ((asks && !isTag && !endsInTag) || has(sentence, ear.asks))) {
      for (const seat of askedIn(ear, sentence, scene.called)) {
        const others = namesIn(sentence).flatMap(({ seats }) => seats.filter((other) => other !== seat));
        waiting.push(others.length === 1 && others[0] !== undefined ? ['why', seat, others[0]] : ['why', seat]);
      }
      scene.topic = spoken.length === 0 ? scene.called : (namesIn(sentence).at(-1)?.seats ?? []);
      continue;
    }
    if ((!isProposal && has(sentence, ear.conditional)) || has(sentence, ear.reports)) continue;
    found.push(...meantInstead(ear, clauses).map((seat): Reading => ['suspect', seat]));
    if (scene.topic.length === 0) scene.topic = clauses.length > spoken.length ? scene.called : [];
    for (const clause of spoken) {
      const names = namesIn(clause);
      const mine = names.length === 0 ? ofMe(ear, clause, scene) : undefined;
      const stand = mine === undefined || mine[0] === 'agree' ? standIn(ear, clause, scene) : undefined;
      if (stand !== undefined && stand[1].length > 0) {
        const [as, about] = stand;
        scene.last = as;
        found.push(...about.map((seat): Reading => [as, seat]));
      } else {
        const own = mine ?? toCalled(ear, clause, scene) ?? hesitates(ear, clause);
        if (own !== undefined) found.push(own);
      }
      if (names[0] !== undefined) scene.topic = names[0].seats;
    }
  }
  return settled([...found, ...waiting]);
};

const STRONGEST = ['liar', 'protect', 'suspect', 'trust', 'agree', 'disagree', 'why'] as const;

/** Of several readings about one player the strongest; contradicting ones cancel. */
const settled = (found: readonly Reading[]): Reading[] => {
  const named = [...new Set(found.flatMap(([, seat]) => seat ?? []))].flatMap((seat): Reading[] => {
    const of = found.filter((one) => one[1] === seat);
    const says = (as: Reading[0]): boolean => of.some(([word]) => word === as);
    if (says('trust') && (says('suspect') || says('liar'))) return [];
    const as = STRONGEST.find(says);
    return of.filter(([word]) => word === as).slice(0, 1);
  });
  const own = found.find(([, seat]) => seat === undefined);
  const isTalk = own?.[0] === 'judge' || named.length === 0;
  return own !== undefined && isTalk ? [own, ...named] : named;
};

export const understand = (by: Seat, text: string, nameOf: NameOf): Reading[] => {
  const seats = SEATS.filter((seat) => nameOf(seat) !== '');
  const named = namedText(plain(text), seats, nameOf);
  const texts = HEARINGS.map(({ short }) => short.reduce((so, [at, long]) => so.replaceAll(at, long), named));
  const scores = HEARINGS.map((ear, i) => {
    const text = texts[i] ?? '';
    const rows = [...ear.fixed, ...ear.is, ...ear.feels, ...ear.ofMe].filter(({ at }) => has(text, at));
    return 2 * count(text, ear.known) + count(text, ear.first) + rows.length;
  });
  const most = Math.max(...scores);
  for (const [i, ear] of HEARINGS.entries()) {
    if (scores[i] !== most) continue;
    const listed = ear.lists.reduce((so, at) => so.replaceAll(at, '$1'), texts[i] ?? '');
    const found = readBy(ear, spelt(listed, ear.spelt)).filter(([, seat]) => seat !== by);
    if (found.length > 0) return found;
  }
  return [];
};

const isClaim = (word: unknown): word is Claim => CLAIMS.some((claim) => claim === word);

/** As a stock phrase: agreeing repeats the other's last opinion, disagreeing reverses it. */
const asSaid = (by: Seat, [as, about, charged]: Reading, before: readonly Said[]): Said => {
  if (about === undefined) return [by, 'said', as];
  if (charged !== undefined) return [by, 'said', as, about, 'because', 'accuses', charged];
  if (as !== 'agree' && as !== 'disagree') return [by, 'said', as, about];
  const last = before.findLast((said) => says(said, 'said') && said[0] === about && isClaim(said[2]));
  const [, , word, whom] = says(last, 'said') ? last : [];
  if (!isClaim(word) || whom === undefined || whom === by)
    return as === 'agree' ? [by, 'said', 'trust', about] : [by, 'said', 'disagree'];
  const claim = as === 'agree' ? word : CONTRARY[word];
  return claim === undefined ? [by, 'said', 'disagree'] : [by, 'said', claim, whom];
};

/** Facts with free words replaced by their meaning. */
export const understood = remembering(
  (_: NameOf): Said[] => [],
  (list, said, nameOf: NameOf) => {
    const meaning = says(said, 'spoke') ? understand(said[0], said[2], nameOf) : [];
    if (meaning.length === 0 || !says(said, 'spoke')) list.push(said);
    else for (const one of meaning) list.push(asSaid(said[0], one, list));
  },
);
