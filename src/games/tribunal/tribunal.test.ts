import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { oneOf, type Rng, roll, seeded } from '../../engine/chance.ts';
import type { Fact, Said, Viewer } from '../../engine/facts.ts';
import { isFault } from '../../engine/fault.ts';
import {
  answers,
  clone,
  legal,
  openQuestion,
  play,
  playInPlace,
  refusal,
  timeOut,
  timeOutInPlace,
} from '../../engine/kernel.ts';
import { type GameRecord, type NewGame, type Played, replay, startGame } from '../../engine/record.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { heard, sight, view } from '../../engine/sight.ts';
import { readScenarios, runScenario } from '../../host/scenario.ts';
import { DECK_NAMES, deck, parseDeck, wholeDeck } from './decks.ts';
import { tribunal } from './index.ts';
import type { Tribunal } from './state.ts';
import type { TribunalView } from './view.ts';

const HERE = import.meta.dirname;
const FILES = readdirSync(`${HERE}/scenarios`).filter((file) => file.endsWith('.scn'));
const scenarios = FILES.flatMap((file) => readScenarios(readFileSync(`${HERE}/scenarios/${file}`, 'utf8')));
const rules = readFileSync(`${HERE}/RULES.md`, 'utf8');

const json = (value: unknown): string => JSON.stringify(value);
/** As JSON has it: the order of fields is nothing, and a field without value is none. */
const same = (one: unknown, other: unknown, why = 'they differ'): void =>
  assert.deepEqual(JSON.parse(json(one)), JSON.parse(json(other)), why);
const viewers = (s: Tribunal): Viewer[] => [undefined, ...s.seats];

/** A view with the game's own fields. */
const seen = (s: Tribunal, viewer: Viewer): TribunalView => tribunal.view(s, viewer);

/** Mostly answers, now and then a move beside the question or the clock; patterns are filled. */
const randomMove = (s: Tribunal, rng: Rng): Played => {
  if (roll(rng, 40) === 0) return 'timeout';
  const fill = (seat: Seat, move: string): string =>
    tribunal.patterns?.find(({ pattern }) => pattern === move)?.sample(s, seat, rng) ?? move;
  if (roll(rng, 4) === 0) {
    const seat = oneOf(rng, s.seats);
    const beside = tribunal.asides?.(s, seat) ?? [];
    const quiet = beside.filter((move) => !move.startsWith('say'));
    const among = quiet.length > 0 && roll(rng, 2) === 0 ? quiet : beside;
    if (among.length > 0) return [seat, fill(seat, oneOf(rng, among))];
  }
  const waiting = s.seats.filter((seat) => answers(tribunal, s, seat).length > 0);
  const seat = oneOf(rng, waiting);
  return [seat, fill(seat, oneOf(rng, answers(tribunal, s, seat)))];
};

const playOn = (s: Tribunal, played: Played): { state: Tribunal; facts: Fact[] } =>
  played === 'timeout' ? timeOut(tribunal, s) : play(tribunal, s, played[0], played[1]);

type Moment = { s: Tribunal; facts: Fact[]; rng: Rng; played: Played; after: Tribunal; told: Fact[] };

/** Random games with three to eight players, one law looking on. */
const walk = (
  name: string,
  games: number,
  look: (moment: Moment) => void,
  close?: (set: NewGame, moves: Played[], s: Tribunal) => void,
) => {
  for (let i = 0; i < games; i++) {
    const rng = seeded(`${name} ${i}`);
    const seats = 3 + (i % 6);
    const set: NewGame = { game: 'tribunal', options: i % 3 === 2 ? { mafiosi: 2 } : {}, seats, seed: `${name} ${i}` };
    const opening = startGame(tribunal, set);
    let s = opening.state;
    const facts = [...opening.facts];
    const moves: Played[] = [];
    while (s.over === undefined) {
      const played = randomMove(s, rng);
      const { state: after, facts: told } = playOn(s, played);
      look({ s, facts, rng, played, after, told });
      moves.push(played);
      facts.push(...told);
      s = after;
    }
    close?.(set, moves, s);
  }
};

const verbOf = ([first, second]: Said): string => String(isSeat(first) ? second : first);

test('every rule has a scenario, every scenario names a rule, and all hold', () => {
  const ids = [...rules.matchAll(/^- (T\d+) /gm)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
  const proven = scenarios.flatMap(
    ({ title }) =>
      title
        .match(/^(T\d+ )+/)?.[0]
        .trim()
        .split(' ') ?? ['none'],
  );
  for (const id of ids) assert.ok(proven.includes(id ?? ''), `no scenario proves ${id}`);
  for (const id of proven) assert.ok(ids.includes(id), `${id} is no rule`);
  for (const scenario of scenarios) assert.deepEqual(runScenario([tribunal], scenario), { title: scenario.title });
});

test('every card of the three decks is in a scenario', () => {
  const text = FILES.map((file) => readFileSync(`${HERE}/scenarios/${file}`, 'utf8')).join('\n');
  for (const name of DECK_NAMES) {
    assert.equal(wholeDeck(name).length, 20);
    for (const { id } of deck(name)) assert.match(text, new RegExp(`\\b${id}\\b`));
  }
});

test('a deck that does not parse is refused with a sentence', () => {
  const card = 'gagged 3 silence\n fr Bâillonné | Se tait.\n it Imbavagliato | Tace.\n en Gagged | Is silent.\n';
  assert.equal(parseDeck('condemnation', card).length, 1);
  const broken: readonly [string, RegExp][] = [
    ['', /holds no card/],
    ['{"cards": []}', /at line 1: a card begins with its id/],
    [card.replace('silence', 'sings'), /"sings" is no effect; the effects are none, silence/],
    [card.replace(' 3 ', ' 0 '), /there is no "gagged" in it/],
    [card.replace(' it Imbavagliato | Tace.\n', ''), /in it belong here/],
    [card + card, /listed twice/],
  ];
  for (const [text, why] of broken)
    assert.throws(
      () => parseDeck('condemnation', text),
      (error) => isFault(error) && error.code === 'deck' && why.test(error.message),
    );
});

test('a split with no judge, and other options that cannot be, are refused with a sentence', () => {
  for (const [options, why] of [
    [{ mafiosi: '4' }, /of 4 players at least one is a judge: 1 to 3/],
    [{ mafiosi: '0' }, /a whole number from 1 to 7/],
    [{ speech: 'loud' }, /court or strict/],
    [{ clock: '1' }, /unknown option/],
  ] as const)
    assert.throws(
      () => tribunal.read(options, 4),
      (error) => isFault(error) && error.code === 'option' && why.test(error.message),
    );
});

test('a deal that cannot be is refused with a sentence', () => {
  const dealt = (...deal: string[]) =>
    startGame(tribunal, { game: 'tribunal', options: {}, seats: 3, seed: 'deal', deal, chance: 'scripted' });
  for (const [lines, why] of [
    [['A: mafia', 'B: mafia'], /so many cannot be mafia/],
    [['A: holds inside-man', 'B: holds inside-man'], /does not hold so many of "inside-man"/],
    [['A: 0 lives, holds gagged'], /has handed back "gagged"/],
    [['mafia: gagged'], /no mafia card "gagged"/],
    [['phase: lunch'], /it can be discovery, recognition/],
    [['phase: recognition'], /no recognition with one mafioso/],
    [['clerk: D'], /it can be A, B or C/],
    [['day: 11'], /a number from 1 to 10/],
    [['A: 4 coins'], /nothing that a player of tribunal has/],
    [['court: gagged'], /is no line of a deal/],
    [['phase: duel'], /a duel is for two players/],
    [['A: 0 lives', 'B: 0 lives'], /a game needs two players with lives/],
    [['A: 0 lives', 'clerk: A'], /A is out and cannot be the clerk/],
    [['round: 0'], /a number from 1 to 99/],
  ] as const)
    assert.throws(
      () => dealt(...lines),
      (error) => isFault(error) && error.code === 'deal' && why.test(error.message),
      lines.join(),
    );
});

test('text over 300 characters and control characters are refused, and change nothing', () => {
  const { state } = startGame(tribunal, {
    game: 'tribunal',
    options: {},
    seats: 3,
    seed: 'text',
    deal: ['phase: deliberation', 'clerk: A'],
    chance: 'scripted',
  });
  const before = json(state);
  for (const text of ['', 'x'.repeat(301), 'a\nb', 'a\u0000b', 'a\u007fb', 'a\u202eb', 'a\u2028b', '\ud800'])
    for (const opening of ['say: ', 'say to B: ']) {
      assert.ok(refusal(tribunal, state, 'A', `${opening}${text}`) !== undefined, json(text));
      assert.equal(json(state), before);
    }
  for (const text of ['x', 'x'.repeat(300), '😀'.repeat(300), 'Ça alors !'])
    assert.equal(refusal(tribunal, state, 'A', `say: ${text}`), undefined, json(text));
});

test('nobody says more than forty things in a step, nor sets more than twenty orders', () => {
  const begin = (phase: string) =>
    startGame(tribunal, {
      game: 'tribunal',
      options: {},
      seats: 5,
      seed: 'forty',
      deal: ['A: mafia', 'B: mafia', `phase: ${phase}`],
      chance: 'scripted',
    }).state;
  const talk = begin('deliberation');
  for (let i = 0; i < 40; i++) playInPlace(tribunal, talk, 'C', `say: ${i}`);
  assert.ok(!legal(tribunal, talk, 'C').some((move) => move.startsWith('say')));
  assert.ok(refusal(tribunal, talk, 'C', 'say: one more') !== undefined);
  const plans = begin('recognition');
  for (let i = 0; i < 20; i++) playInPlace(tribunal, plans, 'A', 'order C');
  assert.ok(!legal(tribunal, plans, 'A').includes('order …'));
});

test('no game is longer than RULES.md says', () => {
  for (const [n, v] of [
    [3, 3],
    [5, 3],
    [6, 2],
    [8, 2],
  ] as const) {
    const perStep = n * (39 + n) + n * (n - 1) + n * (n + 1) + 20;
    assert.equal(tribunal.longest(n), n * (v + 3) * (82 * perStep + 51 * n) + (2 * v + 1) * 41 * n);
  }
});

test('rounds in which nothing happens end: three times all play on, then they share the win', () => {
  const { state: s } = startGame(tribunal, {
    game: 'tribunal',
    options: {},
    seats: 3,
    seed: 'idle',
    deal: ['A: 1 lives', 'B: 1 lives', 'C: 1 lives'],
    chance: 'scripted',
  });
  let rounds = 0;
  for (let moves = 0; s.over === undefined && moves < 2000; moves++) {
    const nobody = s.step.name === 'count' ? 'announce plot none protect none' : undefined;
    const facts = nobody === undefined ? timeOutInPlace(tribunal, s) : playInPlace(tribunal, s, s.clerk, nobody);
    rounds += facts.filter(({ said }) => said[0] === 'ended' && said[1] === 'exhausted').length;
  }
  assert.equal(rounds, 4);
  assert.deepEqual(s.over, ['A', 'B', 'C']);
});

test('the state is plain JSON, legal moves are unique and playable, cards are conserved, and it ends in time', () => {
  walk(
    'sound',
    6,
    ({ s, rng, played, after, told }) => {
      const saved: Tribunal = JSON.parse(json(s));
      const again = playOn(saved, played);
      same(again, { state: after, facts: told });
      assert.deepEqual(tribunal.conserved(after), tribunal.conserved(s));
      const seat = oneOf(rng, s.seats);
      const list = legal(tribunal, s, seat);
      assert.equal(new Set(list).size, list.length, list.join(' | '));
      if (list.length === 0) return;
      const move = oneOf(rng, list);
      const filled = tribunal.patterns?.find(({ pattern }) => pattern === move)?.sample(s, seat, rng) ?? move;
      play(tribunal, s, seat, filled);
      for (const strange of [`${filled}\n`, ` ${filled}`, 'gavel gavel', 'accuse', 'plot Z', 'announce plot A'])
        assert.ok(refusal(tribunal, s, seat, strange) !== undefined, strange);
    },
    (set, moves, s) => {
      assert.ok(moves.length <= tribunal.longest(set.seats));
      const record: GameRecord = { ...set, version: tribunal.version, moves };
      same(replay(tribunal, record).state, s);
    },
  );
});

test('a table imagined from a sight looks the same, and nothing done on both tells them apart but a release', () => {
  walk('secrets', 6, ({ s, facts, rng, played, after, told }) => {
    const viewer = viewers(s)[roll(rng, s.seats.length + 1)];
    const known = sight(tribunal, s, facts, viewer);
    const dream = clone(tribunal.imagine(JSON.parse(json(known)), [...s.chance.rng]));
    same(sight(tribunal, dream, facts, viewer), known, `${viewer} sees another table`);
    assert.deepEqual(tribunal.conserved(dream), tribunal.conserved(s));
    if (played === 'timeout' || played[0] === viewer) return;
    dream.chance.rng.splice(0, 4, ...s.chance.rng);
    sealAlike(s, dream, viewer);
    if (refusal(tribunal, dream, ...played) !== undefined) return;
    const there = playInPlace(tribunal, dream, ...played);
    const [one, other] = [heard(told, viewer), heard(there, viewer)];
    const at = [...one, ...other].findIndex((_, i) => json(one[i]) !== json(other[i]));
    if (at >= 0 && at < Math.max(one.length, other.length)) {
      for (const fact of [one[at], other[at]])
        assert.ok(
          fact !== undefined && tribunal.releases.includes(verbOf(fact)),
          `${played.join(' ')}: ${viewer} hears ${json(one[at])} or ${json(other[at])}`,
        );
      return;
    }
    same(view(tribunal, dream, viewer), view(tribunal, after, viewer), played.join(' '));
  });
});

/** The others have answered on both tables, alike where that is possible. */
const sealAlike = (s: Tribunal, dream: Tribunal, viewer: Viewer): void => {
  const twin = openQuestion(dream);
  for (const { seat, move } of openQuestion(s)?.answers ?? []) {
    if (seat === viewer) continue;
    const able = answers(tribunal, dream, seat);
    twin?.answers.push({ seat, move: move !== undefined && able.includes(move) ? move : able[0] });
  }
};

test('an answer that leaves its question open is heard and seen by nobody else', () => {
  walk('sealed', 6, ({ s, played, after, told }) => {
    if (played === 'timeout' || !answers(tribunal, s, played[0]).includes(played[1])) return;
    if (openQuestion(s)?.id !== openQuestion(after)?.id) return;
    for (const viewer of viewers(s)) {
      if (viewer === played[0]) continue;
      assert.deepEqual(heard(told, viewer), []);
      same(view(tribunal, after, viewer), view(tribunal, s, viewer));
    }
  });
});

test('words, ballots and identities reach only those who could hear or see them', () => {
  walk('whispers', 6, ({ after, told }) => {
    for (const viewer of viewers(after)) {
      for (const { by, to, said } of seen(after, viewer).speech)
        assert.equal(said === undefined, to !== undefined && viewer !== to && viewer !== by);
      for (const [who, verb, to] of heard(told, viewer))
        if (verb === 'confided') assert.ok(viewer !== undefined && [who, to].includes(viewer));
      const { players, mafia, identity } = seen(after, viewer);
      for (const seat of after.seats) {
        const open = after.players[seat].shown || (viewer !== undefined && after.players[viewer].knows.includes(seat));
        const mate = mafia?.includes(seat) === true;
        const own = seat === viewer && after.players[seat].looked;
        assert.equal(
          players[seat].identity !== undefined,
          after.players[seat].identity !== undefined && (open || mate || own),
        );
      }
      assert.ok(mafia === undefined || identity === 'mafia' || (viewer !== undefined && after.players[viewer].peeked));
    }
  });
});
