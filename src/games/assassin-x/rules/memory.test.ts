/** The memory of Assassin X: a viewer's deductions about unseen cards, fact by fact. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../engine/chance.ts';
import type { Said, Viewer } from '../../../engine/facts.ts';
import { play, refusal } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { sight } from '../../../engine/sight.ts';
import { type Card, DECK } from './cards.ts';
import { assassinX } from './index.ts';
import { type Known, type Memory, remember } from './memory.ts';
import type { AssassinX } from './state.ts';

const said = (sentence: string): Said => sentence.split(' ').map((word) => (/^\d+$/.test(word) ? Number(word) : word));
const after = (viewer: Viewer, ...facts: string[]): Memory => remember(facts.map(said), viewer, ['A', 'B', 'C']);
/** `time stress?`: a certain time, and a stress that may have left. */
const known = (cards: readonly Known[]): string => cards.map(({ card, sure }) => `${card}${sure ? '' : '?'}`).join(' ');

test('X40 dealt and drawn cards are in the hand, jokers apart, of which one is kept', () => {
  const m = after('A', 'A got time clue-1 vest', 'A kept vest', 'A drew card', 'A got stress');
  assert.equal(known(m.held.A), 'time clue-1 stress');
  assert.equal(m.jokers.A, 'vest');
  const changed = after('A', 'A kept vest', 'A uncovered vest', 'A kept tail');
  assert.equal(changed.jokers.A, 'tail');
  assert.equal(known(changed.discards), 'vest');
  // the uncovered joker is not the one kept
  assert.equal(after('A', 'A kept vest', 'A uncovered tail').jokers.A, 'vest');
});

test('X41 a played or uncovered joker is among the discards', () => {
  const m = after('A', 'A kept tail', 'A played tail B', 'B uncovered alibi');
  assert.equal(known(m.discards), 'tail alibi');
  assert.equal(m.jokers.A, undefined);
});

test('X10 X11 face-up cards are known to all, and move when taken', () => {
  const offered = ['A offered B weapon-4 time ?'];
  assert.equal(known(after('C', ...offered).held.A), 'weapon-4 time');
  assert.equal(known(after('C', 'A offered B time time ?').held.A), 'time time');
  assert.deepEqual(after('C', ...offered).up, ['weapon-4', 'time']);
  const taken = after('C', ...offered, 'B took A time');
  assert.deepEqual([known(taken.held.A), known(taken.held.B)], ['weapon-4', 'time']);
  // face-up cards stayed; other known cards may have been taken
  const unseen = after('C', 'C saw A weapon-4 time stress', ...offered, 'B took A');
  assert.equal(known(unseen.held.A), 'weapon-4 time stress?');
  assert.equal(known(unseen.held.B), '');
});

test('X11 both sides of an exchange know the card; a discarded card is known to its player', () => {
  for (const viewer of ['A', 'B'] as const) {
    const m = after(viewer, 'A offered B weapon-4 ? ?', 'B took A', 'B received A assassin');
    assert.equal(known(m.held.B), 'assassin');
    assert.equal(known(m.held.A), 'weapon-4');
    assert.deepEqual(m.passed, [['A', 'B']]);
  }
  const mine = after('B', 'B got time stress', 'B discarded', 'B dropped time');
  assert.deepEqual([known(mine.held.B), known(mine.discards)], ['stress', 'time']);
  // another's known card may be the discarded one; an assassin card is not
  const theirs = after('A', 'A saw B time assassin assassin', 'B discarded');
  assert.deepEqual([known(theirs.held.B), known(theirs.discards)], ['time? assassin assassin', '']);
});

test('X31 a new offer starts a new turn, and lifts bars from cards passed before', () => {
  const passed = ['A gave B assassin'];
  assert.deepEqual(after('A', ...passed).passed, [['A', 'B']]);
  assert.deepEqual(after('A', ...passed, 'B offered C time ? ?').passed, []);
  assert.deepEqual(after('A', 'A handed B time').passed, []);
});

test('X20 an attacker holds an assassin and the cards of the attack', () => {
  const m = after('C', 'A attacked B weapon-4 stress silencer');
  assert.equal(known(m.held.A), 'assassin weapon-4 stress');
  assert.equal(m.jokers.A, 'silencer');
  assert.equal(after('A', 'A kept vest', 'A attacked B weapon-4').jokers.A, 'vest');
  // cards known before are not counted twice
  assert.equal(
    known(after('C', 'C saw A weapon-4 time', 'A discarded', 'A attacked B weapon-4').held.A),
    ['weapon-4', 'time?', 'assassin'].join(' '),
  );
});

test('X30 X42 an intervention clears a player or removes its own, also after an alibi', () => {
  assert.equal(known(after('B', 'C intervened A').held.C), 'intervention');
  const cleared = after('B', 'A attacked B weapon-4', 'A cleared C');
  assert.deepEqual([cleared.clean.A, cleared.clean.B], [true, false]);
  assert.equal(known(cleared.held.A), 'weapon-4');
  assert.equal(after('B', 'A cleared C', 'A drew card').clean.A, false);
  assert.equal(after('B', 'A cleared C', 'A took B').clean.A, true, 'B knows what A took');
  assert.equal(after('C', 'A cleared C', 'A took B').clean.A, false);
  assert.equal(after('C', 'A cleared C', 'A took B time').clean.A, true);
  assert.equal(after('C', 'A cleared C', 'A took B assassin').clean.A, false);

  const gone = after('C', 'C got time', 'C intervened A', 'C kept vest', 'C left 1');
  assert.deepEqual(gone.away, ['time', 'intervention', 'vest']);
  assert.deepEqual([known(gone.held.C), gone.jokers.C, gone.awayJokers], ['', undefined, 1]);
  assert.deepEqual(after('A', 'A saw C time stress', 'C discarded', 'C left 0').away, [], 'nothing of it is sure');

  const excused = after('B', 'C got time', 'C intervened A', 'A played alibi C', 'C left 0');
  assert.deepEqual([known(excused.held.C), known(excused.discards)], ['', 'alibi']);
  assert.deepEqual(excused.away, ['time', 'intervention']);
  assert.equal(excused.clean.A, false, 'an alibi proves nothing');
});

test('X42 a player saved by an alibi may still hold an assassin, until a card leaves unseen or they are cleared', () => {
  const shown = ['B intervened A', 'A played alibi B', 'B left 0'];
  assert.equal(after('C', ...shown).excused.A, true);
  assert.equal(after('C', ...shown, 'A offered C time ? ?', 'C took A time').excused.A, true);
  assert.equal(after('C', ...shown, 'A cleared C').excused.A, false);
  assert.equal(after('B', ...shown, 'A offered C time ? ?', 'C took A').excused.A, false);
  assert.equal(after('C', ...shown, 'A offered C time ? ?', 'C took A', 'C received A clue-1').excused.A, true);
  assert.equal(after('C', ...shown, 'A offered C time ? ?', 'C took A', 'C received A assassin').excused.A, false);
  assert.equal(after('C', 'A played tail B').excused.A, false);
});

test('a viewer of all facts knows every hand', () => {
  const all = [
    'A got time stress',
    'B got clue-1',
    'A offered B time ? ?',
    'B took A',
    'B received A stress',
    'A drew card',
  ];
  const m = remember([...all, 'A got assassin', 'B discarded', 'B dropped clue-1'].map(said), 'all', ['A', 'B', 'C']);
  assert.deepEqual([known(m.held.A), known(m.held.B), known(m.discards)], ['time assassin', 'stress', 'clue-1']);
  const swapped = remember(['A got time', 'A searched clue-1', 'A swapped'].map(said), 'all', ['A', 'B']);
  assert.deepEqual([known(swapped.held.A), known(swapped.discards)], ['time', 'clue-1']);
});

test('weapons taken or offered publicly are counted until the direction changes', () => {
  const facts = [
    'A offered B weapon-4 ? ?',
    'B took A weapon-4',
    'B offered C time ? ?',
    'C took B',
    'C took B approach-1',
  ];
  const { arms } = after('C', ...facts);
  assert.deepEqual(
    [arms.A, arms.B, arms.C].map(({ taken, offered }) => [taken, offered]),
    [
      [0, 1],
      [1, 0],
      [1, 0],
    ],
  );
  assert.deepEqual(after('C', ...facts, 'round turned -1').arms.B, { taken: 0, offered: 0 });
});

test('X42 a seen hand replaces earlier knowledge; an informer does not reveal the joker', () => {
  const m = after('C', 'A offered B weapon-4 ? ?', 'C saw A time stress vest');
  assert.deepEqual([known(m.held.A), m.jokers.A], ['time stress', 'vest']);
  assert.equal(after('C', 'C saw A time vest', 'C saw A stress').jokers.A, 'vest');
});

test('X42 pickpocket: only the two players know the cards taken and given', () => {
  const open = ['A saw B time stress', 'C saw B time stress', 'B saw B time stress'];
  const stolen = ['A stole B', 'A gave B'];
  for (const viewer of ['A', 'B'] as const) {
    const m = after(viewer, ...open, 'A stole B', 'A lifted B time', 'A gave B', 'A handed B clue-1');
    assert.deepEqual([known(m.held.A), known(m.held.B)], ['time', 'stress clue-1']);
  }
  const m = after('C', 'A got clue-2', 'B cleared C', ...open, ...stolen);
  assert.deepEqual([known(m.held.A), known(m.held.B)], ['clue-2?', 'time? stress?']);
  assert.equal(m.clean.B, false);
});

test('X42 forensics: the searcher knows the discards and the swapped cards', () => {
  const search = ['A got clue-1 time', 'B uncovered tail', 'A searched weapon-6 stress tail'];
  assert.equal(known(after('A', ...search).discards), 'weapon-6 stress tail');
  const m = after('A', ...search, 'A swapped', 'A exchanged clue-1 weapon-6');
  assert.equal(known(m.held.A), 'time weapon-6');
  assert.equal(known(m.discards), 'stress tail clue-1');
});

test('X42 forensics: for others a swap makes hand and discards uncertain, except assassins and jokers', () => {
  const m = after('B', 'B dropped time', 'C uncovered tail', 'B saw A assassin assassin clue-1', 'A swapped');
  assert.equal(known(m.held.A), 'assassin assassin clue-1?');
  assert.equal(known(m.discards), 'time? tail');
});

test('when a card leaves, certain knowledge of it goes before uncertain', () => {
  const m = after('A', 'A saw B time', 'B discarded', 'A handed B time', 'B gave A', 'B handed A time');
  assert.deepEqual([known(m.held.A), known(m.held.B)], ['time', 'time?']);
  assert.equal(known(after('A', 'A saw B time', 'B discarded', 'B handed A time').held.B), '');
});

test('X3 only a new round resets the memory', () => {
  assert.equal(known(after('A', 'A got time', 'round turned -1').held.A), 'time');
  const m = after('A', 'A got time', 'B uncovered tail', 'round began 2 B -1', 'A got stress');
  assert.deepEqual([known(m.held.A), known(m.discards)], ['stress', '']);
});

test('facts are folded once, and new ones added', () => {
  const heard = ['A got time', 'A kept vest'].map(said);
  const m = remember(heard, 'A', ['A', 'B']);
  heard.push(said('A got stress'));
  assert.equal(remember(heard, 'A', ['A', 'B']), m);
  assert.equal(known(m.held.A), 'time stress');
});

const DREAMS = 40;
const dreams = (viewer: Viewer, deal: readonly string[], moves: readonly string[]): AssassinX[] => {
  const seats = deal.filter((line) => /^[A-E]:/.test(line)).length;
  const begun = startGame(assassinX, {
    game: 'assassin-x',
    options: {},
    seats,
    seed: 'x',
    deal,
    chance: 'scripted',
  });
  const facts = [...begun.facts];
  let s = begun.state;
  for (const line of moves) {
    const seat = line[0] as Seat;
    const move = line.slice(2);
    assert.equal(refusal(assassinX, s, seat, move)?.message, undefined, line);
    const next = play(assassinX, s, seat, move);
    s = next.state;
    facts.push(...next.facts);
  }
  const sees = sight(assassinX, s, facts, viewer);
  // the sight of a game is wider than the view of its own functions
  return Array.from({ length: DREAMS }, (_, i) => assassinX.imagine(sees as never, seeded(`dream ${i}`)));
};

test('X42 a player who swapped imagines their card among the discards, others do not', () => {
  const deal = [
    'A: clue-1 place time reflex-2 reflex-3, joker forensics',
    'B: clue-2 clue-3 clue-4 clue-5 clue-6',
    'C: approach-1 approach-2 approach-3 approach-4 approach-5',
    'discard: weapon-6 stress',
    'phase: action',
  ];
  const moves = ['A forensics', 'A swap clue-1 weapon-6'];
  const lies = (card: string) => (t: AssassinX) => t.discard.some((one) => one === card);
  const count = (viewer: Viewer) => dreams(viewer, deal, moves).filter(lies('clue-1')).length;
  assert.equal(count('A'), DREAMS);
  assert.ok(dreams('A', deal, moves).every(lies('stress')));
  assert.ok(count('B') < DREAMS / 2);
});

test('X40 an unseen joker is imagined as any, as transfer only with an assassin', () => {
  const deal = [
    'A: clue-1 place time reflex-2 reflex-3',
    'B: assassin clue-3 clue-4 clue-5 clue-6, joker alibi',
    'C: approach-1 approach-2 approach-3 approach-4 approach-5, joker vest',
    'phase: action',
  ];
  const tables = [...dreams('A', deal, []), ...dreams('A', deal, ['A pass'])];
  const jokers = (['B', 'C'] as const).flatMap((seat) =>
    tables.map(({ players }) => ({ joker: players[seat].joker, assassin: players[seat].hand.includes('assassin') })),
  );
  const innocent = jokers.filter(({ assassin }) => !assassin).map(({ joker }) => joker);
  assert.ok(new Set(innocent).size > 5);
  assert.ok(!innocent.includes('transfer') && !innocent.includes(undefined));
  assert.ok(jokers.some(({ joker }) => joker === 'transfer'));
});

test('X30 X11 discards and cleared hands are imagined without assassin, and all cards are conserved', () => {
  const deal = [
    'A: clue-1 clue-2 clue-3 clue-4 intervention, joker vest',
    'B: weapon-1 weapon-2 time place clue-5',
    'C: assassin assassin weapon-4 approach-4 clue-6',
    'D: intervention reflex-1 reflex-2 reflex-3 reflex-4',
    'discard: stress place time',
    'pile: end',
    'phase: action',
  ];
  for (const viewer of ['A', undefined] as const)
    for (const table of dreams(viewer, deal, ['D intervene B'])) {
      assert.ok(!table.players.B.hand.includes('assassin') && !table.discard.includes('assassin'));
      assert.deepEqual(assassinX.conserved(table), { cards: [...DECK].sort().join(' ') });
    }
});

test('a card seen in a hand that may have left is usually imagined there', () => {
  const deal = [
    'A: clue-1 clue-2 clue-3 clue-4 intervention, joker informer',
    'B: assassin weapon-2 time place clue-5',
    'C: assassin reflex-3 weapon-4 approach-4 clue-6',
    'pile: stress reflex-1 reflex-2',
    'phase: action',
  ];
  const gone = ['A informer B', 'A pass', 'B pass', 'C pass', 'B offer time down weapon-2 clue-5', 'C take 1'];
  const tables = dreams('A', deal, [...gone, 'C discard reflex-3']);
  const holds = (card: Card) => tables.filter(({ players }) => players.B.hand.includes(card)).length;
  for (const card of ['assassin', 'place'] as const) {
    assert.ok(holds(card) > DREAMS / 2, card);
    assert.ok(holds(card) < DREAMS, `${card} may have been what C took`);
  }
  assert.equal(holds('time'), DREAMS, 'it lay face up, and stayed');
});
