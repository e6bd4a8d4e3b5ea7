import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { wordsFor } from '../../test/all-words.ts';
import { GAMES } from '../app/games.ts';
import { TEMPERS } from '../bots/tempers.ts';
import { each, SEATS, type Seat } from '../engine/seats.ts';
import { readScenarios } from '../host/scenario.ts';
import { calledAt, calledThen, nameOf } from './display-names.ts';
import { ad, de, ed } from './elide.ts';
import { french } from './french.ts';
import { boxesOf, boxFor, fetchShelf } from './index.ts';
import { LANGS } from './languages.ts';

const names = (seat: Seat) => ({ A: 'Anna', B: 'Bruno' })[String(seat)] ?? seat;

test('articles and conjunctions before any name', () => {
  const rows: [(name: string) => string, Record<string, string>][] = [
    [de, { Athos: 'd’Athos', Élodie: 'd’Élodie', Hugo: 'd’Hugo', Yves: 'd’Yves', Yanis: 'de Yanis', A: 'de A' }],
    [ad, { Anna: 'ad Anna', Àgata: 'ad Àgata', Elena: 'a Elena', Bruno: 'a Bruno', A: 'a A' }],
    [(name) => ed('Bruno', name), { Elena: 'Bruno ed Elena', Anna: 'Bruno e Anna', E: 'Bruno e E' }],
  ];
  for (const [say, names] of rows) for (const [name, wanted] of Object.entries(names)) assert.equal(say(name), wanted);
});

test('a French verb and its pronoun stay on one line', () => {
  const rows = {
    'prends-tu': 'prends-\u2060tu',
    'semble-t-il': 'semble-\u2060t-\u2060il',
    'croyez-moi': 'croyez-\u2060moi',
  };
  for (const [plain, wanted] of Object.entries({ ...rows, 'porte-temps': 'porte-temps', 'x-2': 'x-2' }))
    assert.equal(french(plain), wanted);
});

const view = {
  game: 'chess',
  version: 1,
  seats: ['A', 'B'],
  phase: 'opening',
  toAct: ['A', 'B'],
  question: 1,
  over: null,
  players: each(['A', 'B'], (seat) => ({ men: seat === 'A' ? 16 : 15 })),
  clock: 90,
} as const;

test('a game without words shows raw words with names', () => {
  const words = wordsFor('chess', 'fr');
  assert.equal(words.title, 'chess');
  assert.equal(words.fact(['A', 'took', 2], names), 'Anna took 2');
  assert.equal(words.phase(view, names), 'opening: Anna, Bruno');
  assert.equal(words.move('coup B', names, view).title, 'coup Bruno');
  assert.equal(words.move('say to B: B lies', names, view).title, 'say to Bruno: B lies');
  assert.deepEqual(words.table(view, names), ['Anna: men 16', 'Bruno: men 15', 'clock: 90']);
  assert.equal(wordsFor('constructor', 'en').title, 'constructor');
});

test('every game has boxes with cover and texts, and each box’s options belong to it', async () => {
  await Promise.all(LANGS.map(fetchShelf));
  for (const { id: game } of GAMES) {
    const boxes = boxesOf(game);
    assert.ok(boxes.length > 0, game);
    assert.equal(boxFor(game, {})?.id, boxes[0]?.id, 'the usual game comes in the first');
    for (const { id, options, title, about, players, minutes } of boxes) {
      assert.equal(boxFor(game, options)?.id, id);
      assert.ok(existsSync(new URL(`../../public/box-${id}.svg`, import.meta.url)), id);
      for (const lang of LANGS) assert.ok(title(lang) !== '' && about(lang) !== '', `${id} ${lang}`);
      assert.ok(players[0] < players[1] && minutes > 0);
    }
  }
});

test('a bot account is called with its owner, people and bots of the server by their names alone', () => {
  const called = calledAt([
    { seat: 'A', name: 'Ada' },
    { seat: 'B', name: 'BOT Robo', owner: 'Olaf' },
    { seat: 'C', name: 'bot regular', bot: 'regular' },
  ]);
  assert.deepEqual([called.A, called.B], ['Ada', 'BOT Robo (Olaf)']);
  assert.ok(!called.C?.includes('('));
});

test('bots at one table differ in their first letters, with and without tempers', () => {
  const initials = (manners: readonly (string | undefined)[]) => {
    const called = calledAt(SEATS.slice(0, manners.length).map((seat, i) => ({ seat, bot: seat, manner: manners[i] })));
    return Object.values(called).map((name) => name.slice(0, 1));
  };
  for (const manners of [TEMPERS, SEATS.map(() => undefined)])
    assert.equal(new Set(initials(manners)).size, manners.length, initials(manners).join(' '));
});

test('a bot’s name follows its temper and is unique at the table; it stays the same after the game', () => {
  const liar = { bot: 'expert', manner: 'liar' };
  const sitters = [
    { seat: 'A', name: 'Athos' },
    { seat: 'B', name: 'bot expert liar', ...liar },
    { seat: 'C', name: 'bot expert quiet', bot: 'expert', manner: 'quiet' },
    { seat: 'D', name: 'bot expert liar 2', ...liar },
    { seat: 'E', name: 'bot expert liar 3', ...liar },
    { seat: 'F', name: 'bot simple', bot: 'simple' },
  ] as const;
  const called = calledAt(sitters);
  assert.equal(new Set(Object.values(called)).size, sitters.length);
  assert.deepEqual([called.A, called.B, called.D], ['Athos', nameOf('liar'), 'Bonacieux']);
  assert.notEqual(called.C, 'Athos');
  assert.deepEqual(calledThen(Object.fromEntries(sitters.map(({ seat, name }) => [seat, name]))), called);
});

test('the rulebook’s set-up of each box is one of its game’s, and scenarios play it', async () => {
  for (const game of GAMES) {
    const file = new URL(`../games/${game.id}/scenarios/book.scn`, import.meta.url);
    const played = readScenarios(readFileSync(file, 'utf8')).map(({ options }) => game.read(options, game.players[1]));
    for (const box of boxesOf(game.id)) {
      const book = game.read(box.book, game.players[1]);
      assert.equal(boxFor(game.id, box.book)?.id, box.id);
      assert.ok(
        played.some((options) => isDeepStrictEqual(options, book)),
        `no scenario plays ${box.id} by the book`,
      );
    }
    for (const options of played)
      assert.ok(boxesOf(game.id).some(({ book }) => isDeepStrictEqual(game.read(book, game.players[1]), options)));
  }
});
