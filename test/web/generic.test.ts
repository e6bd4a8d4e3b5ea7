/** The generic table: every move can be built by touching words, players and cards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nutsBot } from '../../examples/nuts/bots/bot.ts';
import { nuts } from '../../examples/nuts/rules/index.ts';
import { load } from '../../examples/nuts/words/index.ts';
import { GAMES } from '../../src/app/games.ts';
import { botsFor } from '../../src/bots/index.ts';
import { mix, seeded } from '../../src/engine/chance.ts';
import type { View } from '../../src/engine/game.ts';
import { each, type Seat } from '../../src/engine/seats.ts';
import { awaited, look, openTable, submit } from '../../src/host/table.ts';
import { type Laid, laysOf, moveOf, touch } from '../../src/web/table/generic/lay.ts';
import { isFree, isSpeech, stepAfter, type Tongue, tongueOf, verbs } from '../../src/web/table/generic/moves.ts';
import { LANGS, type Lang } from '../../src/words/languages.ts';
import { plainScreen } from '../../src/words/plain-screen.ts';
import { wordsFor } from '../all-words.ts';
import { isAtLength, someOf } from '../at-length.ts';

const NAMES: Readonly<Record<Seat, string>> = {
  A: 'Anna',
  B: 'Bruno',
  C: 'Chiara',
  D: 'Denis',
  E: 'Elena',
  F: 'Fabien',
  G: 'Giulia',
  H: 'Hugo',
};
const names = (seat: Seat) => NAMES[seat];

const tongueIn = (lang: Lang, view: View): Tongue => {
  const words = wordsFor(view.game, lang);
  return tongueOf(words, { ...plainScreen, ...words.stage }, view, names);
};

/** All moves that touches can build from these words. */
const reached = (moves: readonly string[], said: readonly string[], tongue: Tongue): string[] => {
  const step = stepAfter(moves, said, tongue);
  switch (step.next) {
    case 'word':
      return step.choices.flatMap(({ path, move }) => (move === undefined ? reached(moves, path, tongue) : [move]));
    case 'rows':
      return step.moves.filter((move) =>
        step.rows.every((row, i) => row.includes(move.split(' ').at(i - step.rows.length) ?? '')),
      );
    case 'lay':
      return step.moves.filter((move) => layable(step.cards, step.moves, said.length, move, tongue));
  }
};

/** Whether touching a move's cards, repeatedly if needed, builds it. */
const layable = (
  cards: readonly string[],
  moves: readonly string[],
  said: number,
  wanted: string,
  { isCard }: Tongue,
): boolean => {
  const lays = laysOf(moves, said, isCard);
  const [aim] = laysOf([wanted], said, isCard);
  let laid: Laid = [];
  for (const [part, list] of (aim?.parts ?? []).entries())
    for (const card of list) {
      const at = cards.findIndex((one, i) => one === card && laid.every((other) => other.at !== i));
      for (let touches = 0; touches < 4 && laid.find((one) => one.at === at)?.part !== part; touches++)
        laid = touch(lays, cards, laid, at);
    }
  return moveOf(lays, cards, laid) === wanted;
};

const games = GAMES.flatMap((game) => {
  const [least, most] = game.players;
  return someOf([least, Math.min(5, most)]).map((seats) => ({ game, seats }));
});

for (const { game, seats } of games)
  test(`${game.id} for ${seats}: the generic screen offers exactly the legal moves`, () => {
    const table = openTable(game, { game: game.id, options: {}, seats, seed: 'said' });
    const rng = seeded('said');
    const { simple } = botsFor(game.id);
    for (let i = 0; i < (isAtLength ? 250 : 80) && table.state.over === undefined; i++) {
      const [seat] = mix(rng, awaited(table));
      if (seat === undefined) break;
      const { view } = look(table, seat);
      const moves = (view.legal ?? []).filter((move) => !isFree(move) && !isSpeech(move));
      const tongue = tongueIn(LANGS[i % LANGS.length] ?? 'fr', view);
      const said = verbs(moves, tongue).flatMap(({ path, move }) =>
        move === undefined ? reached(moves, path, tongue) : [move],
      );
      assert.deepEqual(said.sort(), [...moves].sort(), `${view.phase} of ${seat}`);
      submit(table, seat, simple.answer(look(table, seat), rng));
    }
  });

test('touching cards lays, turns, takes back or replaces them', () => {
  const isCard = (word: string) => word.length === 1;
  const offers = ['a down b', 'a c down b', 'a down b c', 'b down a', 'b c down a'].map((move) => `offer ${move}`);
  const cards = ['a', 'b', 'c'];
  const lays = laysOf(offers, 1, isCard);
  const one = touch(lays, cards, [], 0);
  assert.deepEqual(one, [{ at: 0, part: 0, first: 0 }]);
  const two = touch(lays, cards, one, 1);
  assert.equal(moveOf(lays, cards, two), 'offer a down b');
  const three = touch(lays, cards, two, 2);
  assert.equal(moveOf(lays, cards, three), 'offer a down b c', 'the free one starts hidden');
  assert.equal(moveOf(lays, cards, touch(lays, cards, three, 2)), 'offer a c down b');
  assert.equal(moveOf(lays, cards, touch(lays, cards, touch(lays, cards, three, 2), 2)), 'offer a down b');
  const defences = laysOf(['defend', 'defend x', 'defend y'], 1, isCard);
  assert.equal(moveOf(defences, ['x', 'y'], []), 'defend');
  assert.equal(
    moveOf(defences, ['x', 'y'], touch(defences, ['x', 'y'], touch(defences, ['x', 'y'], [], 0), 1)),
    'defend y',
  );
});

test('words for the screen are never raw or empty; private ones are shown to their owner only', async () => {
  const words = await Promise.all(LANGS.map(async (lang) => [lang, await load(lang)] as const));
  const table = openTable(nuts, { game: nuts.id, options: {}, seats: 4, seed: 'screen' });
  const rng = seeded('screen');
  for (let i = 0; i < 150 && table.state.over === undefined; i++) {
    const [seat] = mix(rng, awaited(table));
    if (seat === undefined) break;
    const { view } = look(table, seat);
    const watched = look(table, undefined).view;
    for (const [lang, { screen }] of words) {
      assert.ok(screen !== undefined);
      const own = screen.own(view, names);
      const all = [
        ...screen.board(view, names),
        ...view.seats.flatMap((one) => [...screen.place(view, one, names)]),
        ...own.lines,
      ];
      for (const line of all)
        assert.doesNotMatch(line, /undefined|null|\[object|(?<!\p{L})[B-H](?![\p{L}’])|^$|\w-\d/u, `${lang} ${line}`);
      for (const card of own.cards) assert.ok(screen.card?.(card) !== undefined, card);
      assert.deepEqual(screen.own(watched, names), { cards: [], lines: [] }, 'a watcher has no cards');
    }
    submit(table, seat, nutsBot.answer(look(table, seat), rng));
  }
});

test('a game without words shows the fields of its view, with names for seats', () => {
  const view = {
    game: 'chess',
    version: 1,
    seats: ['A', 'B'],
    phase: 'opening',
    toAct: ['A'],
    question: 1,
    over: null,
    players: each(['A', 'B'], (seat) => ({ men: seat === 'A' ? 16 : 15, checked: false })),
    turn: 'A',
    hand: ['rook', 'knight'],
  } as const;
  assert.deepEqual(plainScreen.place(view, 'B', names), ['men: 15']);
  assert.deepEqual(plainScreen.board(view, names), ['opening', 'turn: Anna']);
  assert.deepEqual(plainScreen.own(view, names), { cards: ['rook', 'knight'], lines: [] });
});

test('a card against a player is never laid by touching their name or a verb', () => {
  const isCard = (word: string) => /^card/.test(word);
  const tongue: Tongue = { label: (move) => ({ title: move }), piece: (said) => said.at(-1) ?? '', isCard };
  for (const others of [['stab C card-1', 'stab C card-2'], []]) {
    const moves = ['pass', 'stab B card-1', ...others];
    const [, stab] = verbs(moves, tongue);
    assert.equal(stab?.move, undefined, 'the verb alone does nothing');
    const named = stepAfter(moves, ['stab'], tongue);
    if (named.next === 'word') assert.equal(named.choices.find(({ word }) => word === 'B')?.move, undefined);
    assert.equal(named.next, others.length === 0 ? 'rows' : 'word', 'a single target is chosen automatically');
    assert.deepEqual(stepAfter(moves, ['stab', 'B'], tongue), {
      next: 'rows',
      rows: [['card-1']],
      moves: ['stab B card-1'],
    });
  }
});
