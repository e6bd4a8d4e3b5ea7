/**
 * Bots' own voices. Lines are drawn from a shuffled bag by public facts only: all screens agree, and nothing repeats
 * before the bag is empty.
 */
import { roll, seeded } from '../../../engine/chance.ts';
import type { Said } from '../../../engine/facts.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { ad, de, ed, que } from '../../../words/elide.ts';
import type { Names, Tempers } from '../../../words/words.ts';
import { says } from '../rules/facts.ts';
import type { Stock } from '../rules/moves.ts';
import type { AimedGround, BareGround, Claim, GroundWords } from '../rules/stock.ts';
import { type Book, CREDITS, STAINS, type Ways } from './book.ts';
import { opensDebate } from './fact.ts';

export const TEMPERS = ['liar', 'sceptic', 'miser', 'hothead', 'diplomat', 'quiet'] as const;
export type Temper = (typeof TEMPERS)[number];

/**
 * A temper's lines. `{n}`: the subject, or the previous speaker; `{w}`: another; `{r}`: the reason. `{de n}`, `{que
 * n}`, `{a n}` and `{e n}` change before a vowel.
 */
export type TemperLines = {
  readonly suspect: Ways<string>;
  /** Openings that promise a fact: never before a hunch. */
  readonly proves?: Readonly<Record<'suspect' | 'trust', Ways<string>>>;
  readonly trust: Ways<string>;
  readonly liar: Ways<string>;
  readonly protect: Ways<string>;
  readonly insist: Ways<string>;
  /** `change`: accuses another than before, or a formerly trusted player. `relent`: trusts a formerly accused one. */
  readonly change: Ways<string>;
  readonly relent: Ways<string>;
  /** Ends of an accusation; of those who were struck, ends of words of trust. */
  readonly tails: Readonly<Record<BareGround | 'hunch', Ways<string>>>;
  readonly tailsOf: Readonly<Record<AimedGround, { readonly against: Ways<string>; readonly for?: Ways<string> }>>;
  readonly whole: Readonly<Partial<Record<BareGround | AimedGround | 'hunch', Ways<string>>>>;
  /** To accusers or supporters of the speaker; for other grounds the book has words. */
  readonly ofMe: Readonly<Record<'accuses' | 'trusts', Readonly<Record<Claim, Ways<string>>>>>;
  readonly judge: Ways<string>;
  readonly agree: Ways<string>;
  readonly disagree: Ways<string>;
  readonly unsure: Ways<string>;
  readonly refuse: Ways<string>;
  readonly why: Ways<string>;
  readonly plea: Ways<string>;
  readonly answer: Ways<string>;
  /** Sometimes added to a line. */
  readonly joke: Ways<string>;
};
export type TemperBook = Readonly<Record<Temper, TemperLines>>;

/** A drawn line needs only names. */
export type Line = (names: Names) => string;

const LITTLE: Readonly<Record<string, (name: string) => string>> = {
  de,
  que,
  a: ad,
  e: (name) => ed('', name).trim(),
};
const PART = /\{(?:(de|que|a|e) )?([nwr])\}/g;
type Filling = { readonly n?: Seat | undefined; readonly w?: Seat | undefined; readonly r?: Line };
const filled =
  (template: string, { n, w, r }: Filling): Line =>
  (names) =>
    template.replace(PART, (_, little: string | undefined, part: string) => {
      if (part === 'r') return r?.(names) ?? '';
      const seat = part === 'n' ? n : w;
      const name = seat === undefined ? '' : names(seat);
      return little === undefined ? name : (LITTLE[little]?.(name) ?? name);
    });

/** Public facts that matter for the next line. */
type Court = {
  readonly names: string;
  readonly said: Map<string, number>;
  /** A hash of all public words. */
  mark: number;
  /** `mark` at the first debate; before it everybody speaks plainly. */
  begun: number | undefined;
  count: number;
  /** Today's accusations, `A B`, and each speaker's last target. */
  accused: Set<string>;
  lastAccused: Map<Seat, Seat>;
  /** In this debate: who has said that they changed their mind. */
  changed: Set<Seat>;
  /** Last opinions of this round, `A B`. */
  trusts: Map<string, boolean>;
  last: { readonly by: Seat; readonly asks: Seat | undefined } | undefined;
};

const newCourt = (names: string): Court => ({
  names,
  said: new Map(),
  mark: 0,
  begun: undefined,
  count: 0,
  accused: new Set(),
  lastAccused: new Map(),
  changed: new Set(),
  trusts: new Map(),
  last: undefined,
});

/** Unused lines in random order; then the least recently used. */
const draw = <T>(court: Court, of: string, ways: readonly T[], keyOf: (way: T) => string): T | undefined => {
  const last = (way: T): number => court.said.get(keyOf(way)) ?? -1;
  const fresh = ways.filter((way) => last(way) < 0);
  const old = ways.toSorted((a, b) => last(a) - last(b)).slice(0, Math.ceil(ways.length / 2));
  const bag = fresh.length > 0 ? fresh : old;
  const way = bag[roll(seeded(`${court.names} ${court.mark} ${of}`), bag.length)];
  if (way !== undefined) court.said.set(keyOf(way), court.count);
  return way;
};
const drawLine = (court: Court, of: string, ways: readonly string[]): string =>
  draw(court, of, ways, (way) => way) ?? '';
const chance = (court: Court, of: string, one: number): boolean =>
  roll(seeded(`${court.names} ${court.mark} ${of}`), one) === 0;

type Speaking = { readonly court: Court; readonly book: Book; readonly lines: TemperLines; readonly by: Seat };

/** The end of a sentence, by the temper or the book. */
type Tail = { readonly key: string; readonly line: Line };
const bare = (text: string): Tail => ({ key: text, line: () => text });

/** After an opening with a colon, prefers reasons without one. */
const fitting = (opening: string, tails: readonly Tail[]): readonly Tail[] => {
  const plain = opening.includes(':') ? tails.filter(({ key }) => !key.trimStart().startsWith(':')) : tails;
  return plain.length > 0 ? plain : tails;
};

type Reason = { readonly claim: Claim; readonly about: Seat; readonly ground: GroundWords; readonly opening: string };
const reasonFor = ({ court, book, lines }: Speaking, { claim, about, ground, opening }: Reason): Line => {
  const stands = claim === 'trust' || claim === 'protect';
  const tails = (): Tail[] => {
    if (ground.length === 2) {
      const [id, whom] = ground;
      if (whom === about) return book.reasonsOf[id].themselves.map(bare);
      const side = stands ? 'for' : 'against';
      return [
        ...(lines.tailsOf[id][side] ?? []).map((text) => ({ key: text, line: filled(text, { n: about, w: whom }) })),
        ...book.reasonsOf[id][side].map((say) => ({ key: say('…'), line: (names: Names) => say(names(whom)) })),
      ];
    }
    const [id] = ground;
    if (claim === 'liar' && id === 'hunch') return book.ringsFalse.map(bare);
    const shaken = (stands ? STAINS : CREDITS).find((one) => one === id);
    if (shaken !== undefined) return book.despite[shaken].map(bare);
    const own = stands && !CREDITS.some((one) => one === id) ? [] : lines.tails[id];
    return [...own, ...book.reasons[id]].map(bare);
  };
  return draw(court, 'reason', fitting(opening, tails()), ({ key }) => key)?.line ?? (() => '');
};

/** Adds a joke to one line in `one`. */
const joking = ({ court, lines }: Speaking, one: number, told: Line): Line => {
  if (!chance(court, 'joke', one)) return told;
  const joke = drawLine(court, 'joke', lines.joke);
  return (names) => `${told(names)} ${joke}`;
};

/** A requested reason begins by addressing the questioner. */
const answering = ({ court, lines, by }: Speaking, ground: string | undefined, told: Line): Line => {
  if (court.last?.asks !== by || ground === undefined || ground === 'hunch') return told;
  const answer = filled(drawLine(court, 'answer', lines.answer), { n: court.last.by });
  return (names) => `${answer(names)} ${told(names)}`;
};

/** Whether somebody now says another thing than they did. Of whom they accuse they say so once in a debate. */
const turnOf = ({ court, by }: Speaking, about: Seat, accuses: boolean): 'change' | 'relent' | undefined => {
  const before = court.trusts.get(`${by} ${about}`);
  if (!accuses) return before === false ? 'relent' : undefined;
  if (court.changed.has(by)) return undefined;
  const last = court.lastAccused.get(by);
  return before === true || (last !== undefined && last !== about) ? 'change' : undefined;
};

/** About a player who accused the speaker, or did something else to them. */
const answerLine = ({ court, book, lines }: Speaking, claim: Claim, about: Seat, ground: AimedGround): Line => {
  if (ground === 'accuses' || ground === 'trusts')
    return filled(drawLine(court, 'of me', lines.ofMe[ground][claim]), { n: about });
  const say = draw(court, 'of me', book.ofMe[ground][claim], (way) => way('…'));
  return (names) => say?.(names(about)) ?? '';
};

const claimLine = (speaking: Speaking, claim: Claim, about: Seat, ground: GroundWords): Line => {
  const { court, lines, by } = speaking;
  const [id, whom] = ground;
  if (ground.length === 2 && whom === by) return joking(speaking, 3, answerLine(speaking, claim, about, ground[0]));
  const accuses = claim === 'suspect' || claim === 'liar';
  const again = accuses && court.accused.has(`${by} ${about}`);
  const turn = claim === 'protect' ? undefined : turnOf(speaking, about, accuses);
  const whole = claim === 'suspect' && whom !== about ? lines.whole[id] : undefined;
  if (!again && turn === undefined && whole !== undefined && chance(court, 'whole', 3))
    return joking(speaking, 3, filled(drawLine(court, 'whole', whole), { n: about, w: whom }));
  const kind = again ? 'insist' : (turn ?? claim);
  if (kind === 'change') court.changed.add(by);
  const proofs = (kind === 'suspect' || kind === 'trust') && id !== 'hunch' ? (lines.proves?.[kind] ?? []) : [];
  const opening = drawLine(court, 'opening', [...lines[kind], ...proofs]);
  const told = filled(opening, { n: about, r: reasonFor(speaking, { claim, about, ground, opening }) });
  return id === 'hunch' ? joking(speaking, 6, told) : told;
};

const lineOf = (speaking: Speaking, ...phrase: Stock): Line => {
  const { court, lines, by } = speaking;
  if (phrase.length === 1) {
    const [id] = phrase;
    const n = court.last?.by === by ? undefined : court.last?.by;
    const ways = lines[id === 'no-reason' ? 'refuse' : id].filter((way) => n !== undefined || !way.includes('{'));
    return filled(drawLine(court, id, ways), { n });
  }
  const [id, about] = phrase;
  if (phrase.length === 2) return filled(drawLine(court, id, lines[id]), { n: about });
  const [claim, , , ...ground] = phrase;
  return answering(speaking, ground[0], claimLine(speaking, claim, about, ground));
};

const pleaLine = (speaking: Speaking, about: Seat): Line | undefined => {
  const { court, lines, by } = speaking;
  const ways = lines[turnOf(speaking, about, true) === undefined ? 'plea' : 'change'];
  return about === by ? undefined : filled(drawLine(court, 'plea', ways), { n: about });
};

const spokenLine = (speaking: Speaking, said: Said): Line | undefined => {
  if (says(said, 'pleaded')) return pleaLine(speaking, said[2]);
  if (!says(said, 'said')) return undefined;
  const [, , ...phrase] = said;
  return lineOf(speaking, ...phrase);
};

const note = (court: Court, said: Said): void => {
  if (says(said, 'round')) court.trusts = new Map();
  if (says(said, 'round', 'opened')) court.accused = new Set();
  if (says(said, 'round') || opensDebate(said)) [court.lastAccused, court.changed] = [new Map(), new Set()];
  if (says(said, 'said', 'pleaded')) {
    const [by, about] = says(said, 'said') ? [said[0], said[3]] : [said[0], said[2]];
    const id = says(said, 'said') ? said[2] : 'suspect';
    if (about !== undefined && (id === 'suspect' || id === 'liar')) {
      if (says(said, 'said')) court.accused.add(`${by} ${about}`);
      court.lastAccused.set(by, about);
    }
    if (about !== undefined && id !== 'why' && id !== 'protect') court.trusts.set(`${by} ${about}`, id === 'trust');
  }
  if (says(said, 'said')) {
    const [by, , id, about] = said;
    court.last = { by, asks: id === 'why' ? about : undefined };
  }
};

const isPublic = (said: Said): boolean => says(said, 'round', 'opened', 'serves', 'said', 'pleaded', 'condemned');

/** For a bot without a temper: a random one that nobody else here has. */
const temperOf = (court: Court, tempers: Tempers, seat: Seat): Temper | undefined => {
  const temper = tempers(seat);
  if (temper === undefined) return undefined;
  const known = TEMPERS.find((one) => one === temper);
  if (known !== undefined) return known;
  const first = roll(seeded(`${court.names} ${court.begun}`), TEMPERS.length);
  return TEMPERS[(first + SEATS.indexOf(seat)) % TEMPERS.length];
};

/** Follows a game and finds lines for bots' public statements. */
export const follow = (book: Book, voices: TemperBook) => {
  let court = newCourt('');
  let [sitting, heardSoFar]: [string, readonly Said[]] = ['', []];
  let [bySaid, byWords] = [new WeakMap<Said, Line>(), new Map<string, Line>()];

  const hear = (said: Said, tempers: Tempers): void => {
    if (!isPublic(said)) return;
    const text = said.join(' ');
    for (const letter of text) court.mark = (Math.imul(court.mark, 31) + (letter.codePointAt(0) ?? 0)) | 0;
    court.count += 1;
    if (opensDebate(said)) court.begun ??= court.mark;
    if (court.begun !== undefined && says(said, 'said', 'pleaded')) {
      const by = said[0];
      const temper = temperOf(court, tempers, by);
      if (temper !== undefined) {
        const speaking: Speaking = { court, book, lines: voices[temper], by };
        const line = spokenLine(speaking, said);
        if (line !== undefined) {
          bySaid.set(said, line);
          byWords.set(text, line);
        }
      }
    }
    note(court, said);
  };

  return {
    listen(heard: readonly Said[], names: Names, tempers: Tempers): void {
      const here = SEATS.map((seat) => `${names(seat)} ${tempers(seat) ?? '-'}`).join(' ');
      const goesOn = sitting === here && heardSoFar.every((said, i) => said === heard[i] || i >= heard.length);
      if (!goesOn) {
        court = newCourt(SEATS.map(names).join(' '));
        [sitting, heardSoFar, bySaid, byWords] = [here, [], new WeakMap(), new Map()];
      }
      // a replay goes back and forth, but keeps what it has heard
      for (const said of heard.slice(heardSoFar.length)) hear(said, tempers);
      if (heard.length > heardSoFar.length) heardSoFar = heard;
    },
    lineOf: (said: Said): Line | undefined => bySaid.get(said) ?? byWords.get(said.join(' ')),
  };
};
