import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { oneOf, roll, seeded } from '../../../engine/chance.ts';
import type { Fact, Viewer } from '../../../engine/facts.ts';
import { isFault } from '../../../engine/fault.ts';
import { answers, legal, playInPlace, refusal, timeOutInPlace } from '../../../engine/kernel.ts';
import { mergeView } from '../../../engine/laid.ts';
import { startGame } from '../../../engine/record.ts';
import { handView, heard, tableView } from '../../../engine/sight.ts';
import { DECK_NAMES, deck, wholeDeck } from './decks.ts';
import { tribunal } from './index.ts';
import { recall } from './speech.ts';
import type { Tribunal } from './state.ts';
import type { TribunalFields } from './view.ts';

const HERE = join(import.meta.dirname, '..');
const FILES = readdirSync(`${HERE}/scenarios`).filter((file) => file.endsWith('.scn'));

const json = (value: unknown): string => JSON.stringify(value);
const viewers = (s: Tribunal): Viewer[] => [undefined, ...s.seats];

/** Random games of three to eight players, with random asides. */
const walk = (name: string, games: number, look: (s: Tribunal, told: readonly Fact[]) => void) => {
  for (let i = 0; i < games; i++) {
    const rng = seeded(`${name} ${i}`);
    const { state: s } = startGame(tribunal, {
      game: 'tribunal',
      options: i % 3 === 2 ? { mafiosi: 2 } : {},
      seats: 3 + (i % 6),
      seed: `${name} ${i}`,
    });
    while (s.over === undefined) {
      const asked = s.seats.filter((seat) => answers(tribunal, s, seat).length > 0);
      const seat = oneOf(rng, roll(rng, 4) === 0 ? s.seats : asked);
      const list = roll(rng, 4) === 0 ? legal(tribunal, s, seat) : answers(tribunal, s, seat);
      if (list.length === 0) continue;
      const move = oneOf(rng, list);
      const filled = tribunal.patterns?.find(({ pattern }) => pattern === move)?.sample(s, seat, rng) ?? move;
      look(s, playInPlace(tribunal, s, seat, filled));
    }
  }
};

test('every card of the three decks occurs in a scenario', () => {
  const text = FILES.map((file) => readFileSync(`${HERE}/scenarios/${file}`, 'utf8')).join('\n');
  for (const name of DECK_NAMES) {
    assert.equal(wholeDeck(name).length, 20);
    for (const { id } of deck(name)) assert.match(text, new RegExp(`\\b${id}\\b`));
  }
});

test('invalid options are refused with a sentence that names the field', () => {
  for (const [options, why] of [
    [{ mafiosi: '9' }, /a whole number from 1 to 7/],
    [{ mafiosi: '0' }, /a whole number from 1 to 7/],
    [{ lives: '0' }, /a whole number from 1 to 3/],
    [{ lives: '4' }, /a whole number from 1 to 3/],
    [{ speech: 'loud' }, /court or strict/],
    [{ clock: '1' }, /unknown option/],
  ] as const)
    assert.throws(
      () => tribunal.read(options, 4),
      (error) =>
        isFault(error) && error.code === 'option' && error.field === Object.keys(options)[0] && why.test(error.message),
    );
});

test('an invalid deal is refused with a sentence', () => {
  const dealt = (...deal: string[]) =>
    startGame(tribunal, { game: 'tribunal', options: {}, seats: 3, seed: 'deal', deal, chance: 'scripted' });
  for (const [lines, why] of [
    [['A: mafia', 'B: mafia'], /so many cannot be mafia/],
    [['A: holds confession', 'B: holds confession'], /does not hold so many of "confession"/],
    [['A: 0 lives, holds gagged'], /has handed back "gagged"/],
    [['mafia: gagged'], /no mafia card "gagged"/],
    [['phase: lunch'], /it can be discovery, recognition/],
    [['phase: recognition'], /no recognition with one mafioso/],
    [['clerk: D'], /it can be A, B or C/],
    [['day: 11'], /a number from 1 to 10/],
    [['A: 4 coins'], /nothing that a player of tribunal has/],
    [['court: gagged'], /there are seats, condemnation, mafia, anti-mafia, clerk, day, round and phase/],
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
  assert.equal(dealt('day: 1', 'round: 1', 'phase: pleas').state.day, 1);
});

test('text over 300 characters or with control characters is refused', () => {
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

test('a player may say forty things per step, and set twenty orders', () => {
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

test('identities missing in a deal are filled up, mafia first', () => {
  const deal = ['A: judge', 'phase: deliberation'];
  const { state } = startGame(tribunal, {
    game: 'tribunal',
    options: {},
    seats: 5,
    seed: 'x',
    deal,
    chance: 'scripted',
  });
  const identities = state.seats.map((seat) => state.players[seat].identity);
  assert.deepEqual(identities, ['judge', 'mafia', 'mafia', 'judge', 'judge']);
});

test('the releases of hidden information are those listed in NOTATION.md', () => {
  const rules = readFileSync(`${HERE}/NOTATION.md`, 'utf8');
  const listed = /What a fact lets out that was hidden: `(.*)`/.exec(rules)?.[1];
  assert.deepEqual(listed?.split(' '), tribunal.releases);
});

test('no game is longer than RULES.md says', () => {
  for (const n of [3, 5, 6, 8]) {
    const perStep = n * (39 + n) + n * (n - 1) + n * (n + 1) + 29 * n + 20;
    assert.equal(tribunal.longest(n), 6 * n * (82 * perStep + 41 * n) + 7 * 41 * n);
  }
});

test('uneventful rounds end; after three repeats all players share the win', () => {
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

const seenBy = (s: Tribunal, viewer: Viewer): TribunalFields => {
  const open = tableView(tribunal, s);
  return viewer === undefined ? open : mergeView(open, handView(tribunal, s, viewer));
};

test('speech in the view equals speech in the facts', () => {
  let words = 0;
  let [game, all]: [Tribunal | undefined, Fact[]] = [undefined, []];
  walk('recalled', 6, (s, told) => {
    if (s !== game) [game, all] = [s, []];
    all.push(...told);
    for (const viewer of viewers(s)) {
      const { speech } = seenBy(s, viewer);
      assert.deepEqual(recall(heard(all, viewer)), speech);
      words += speech.length;
    }
  });
  assert.ok(words > 0);
});

test('words, ballots and identities reach only those entitled to them', () => {
  walk('whispers', 6, (s, told) => {
    for (const viewer of viewers(s)) {
      const seen = seenBy(s, viewer);
      for (const { by, to, said } of seen.speech)
        assert.equal(said === undefined, to !== undefined && viewer !== to && viewer !== by);
      for (const [who, verb, to] of heard(told, viewer))
        if (verb === 'confided') assert.ok(viewer !== undefined && [who, to].includes(viewer));
      const { players, mafia, identity } = seen;
      for (const seat of s.seats) {
        const open = s.players[seat].shown || (viewer !== undefined && s.players[viewer].knows.includes(seat));
        const mate = mafia?.includes(seat) === true;
        const own = seat === viewer && s.players[seat].looked;
        assert.equal(
          players[seat].identity !== undefined,
          s.players[seat].identity !== undefined && (open || mate || own),
        );
      }
      assert.ok(mafia === undefined || identity === 'mafia' || (viewer !== undefined && s.players[viewer].peeked));
    }
  });
});
