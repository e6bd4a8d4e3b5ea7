import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nuts } from '../../examples/nuts/rules/index.ts';
import { begin, mini, note, WAIT } from '../../test/mini-game.ts';
import { seeded } from './chance.ts';
import { type Fact, hears, sentence, tell, whisper } from './facts.ts';
import { finish, playInPlace } from './kernel.ts';
import { mergeView } from './laid.ts';
import { startGame } from './record.ts';
import { each } from './seats.ts';
import { handView, heard, imagineState, sight, tableView, view } from './sight.ts';

describe('facts', () => {
  const out: Fact[] = [];
  tell(out, 'A', 'drew', 2);
  whisper(out, ['A', 'C'], 'A', 'got', 'duchess');

  test('are addressed to all or to some players', () => {
    assert.deepEqual(out, [
      { to: 'all', said: ['A', 'drew', 2] },
      { to: ['A', 'C'], said: ['A', 'got', 'duchess'] },
    ]);
    const [public_, private_] = out;
    assert.ok(public_ !== undefined && private_ !== undefined);
    assert.deepEqual(
      (['A', 'B', 'C', undefined] as const).map((viewer) => [hears(public_, viewer), hears(private_, viewer)]),
      [
        [true, true],
        [true, false],
        [true, true],
        [true, false],
      ],
    );
  });

  test('are heard unchanged and in order by their addressees', () => {
    assert.deepEqual(heard(out, 'C').map(sentence), ['A drew 2', 'A got duchess']);
    assert.deepEqual(heard(out, 'B').map(sentence), ['A drew 2']);
    assert.deepEqual(heard(out, undefined).map(sentence), ['A drew 2']);
  });
});

const game = mini(
  [['q', 'x'], ['wait']],
  {
    ...WAIT,
    q: { ask: 'all', who: () => ['C', 'A'], phase: () => 'vote', moves: () => ['yes', 'no'], then: note('q') },
    ask: { ask: 'one', who: () => ['B'], moves: () => ['smile'], then: note('ask') },
  },
  { asides: () => ['nudge'], aside: () => [['ask']], version: 7 },
);

describe('a view', () => {
  test('has the common fields', () => {
    const { s } = begin(game);
    assert.deepEqual(view(game, s, 'A'), {
      game: 'mini',
      version: 7,
      seats: ['A', 'B', 'C'],
      phase: 'vote',
      toAct: ['A', 'C'], // in seat order, however they are asked
      question: 1,
      me: 'A',
      legal: ['yes', 'no', 'nudge'],
      over: null,
      players: { A: {}, B: {}, C: {} },
    });
    assert.deepEqual(view(game, s, 'B').legal, ['nudge']);
  });

  test('of a watcher has neither me nor legal nor any answer', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'yes');
    assert.deepEqual(Object.keys(view(game, s, undefined)), [
      'game',
      'version',
      'seats',
      'phase',
      'toAct',
      'question',
      'over',
      'players',
    ]);
  });

  test('shows my sealed answer only to me, and not in toAct', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'no');
    assert.deepEqual([view(game, s, 'A').answer, view(game, s, 'A').legal], ['no', ['nudge']]);
    assert.equal(view(game, s, 'C').answer, undefined);
    assert.deepEqual(view(game, s, 'C').toAct, ['A', 'C']);
  });

  test('is the table, equal for all, merged with the hand of its seat', () => {
    const cards = mini([['wait']], WAIT, {
      table: (s, common) => ({ ...common, pile: ['?'], players: each(s.seats, () => ({ cards: 1 })) }),
      hand: (s, seat, common) => ({
        ...common,
        pile: [`seen by ${seat}`],
        players: each(s.seats, (one) => (one === seat ? { card: seat } : {})),
      }),
    });
    const { s } = begin(cards);
    const [table, hand] = [tableView(cards, s), handView(cards, s, 'B')];
    const before = JSON.stringify([table, hand]);
    assert.deepEqual(view(cards, s, undefined), table);
    assert.deepEqual(view(cards, s, 'B'), {
      ...table,
      me: 'B',
      legal: [],
      pile: ['seen by B'],
      players: { A: { cards: 1 }, B: { cards: 1, card: 'B' }, C: { cards: 1 } },
    });
    assert.deepEqual(mergeView(table, hand), view(cards, s, 'B'));
    assert.equal(JSON.stringify([table, hand]), before);
  });

  test('at the end names the winners, and asks nobody', () => {
    const over = mini([['a']], { a: (s) => finish(s, ['B']) });
    const seen = view(over, begin(over).s, 'A');
    assert.deepEqual([seen.over, seen.phase, seen.toAct, seen.legal, seen.question], [['B'], 'over', [], [], 0]);
  });
});

describe('a sight', () => {
  test('holds the view, the facts heard, and the agenda without others’ answers', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'no');
    playInPlace(game, s, 'C', 'nudge');
    const facts: Fact[] = [
      { to: 'all', said: ['A', 'hums'] },
      { to: ['C'], said: ['C', 'dreams'] },
    ];
    const mine = sight(game, s, facts, 'A');
    assert.deepEqual(mine.view, view(game, s, 'A'));
    assert.deepEqual(mine.heard, [['A', 'hums']]);
    assert.deepEqual(mine.agenda, [
      { steps: [['q', 'x'], ['wait']], question: { id: 1, asked: ['C', 'A'], answer: 'no' } },
      { steps: [['ask']], question: { id: 2, asked: ['B'] } },
    ]);
    assert.equal(mine.questions, 2);
    assert.deepEqual(sight(game, s, facts, 'C').agenda[0]?.question, { id: 1, asked: ['C', 'A'] });
    assert.deepEqual(sight(game, s, facts, undefined).agenda[0]?.question, { id: 1, asked: ['C', 'A'] });
  });

  test('imagines a table with public state, my own answers and new randomness', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'A', 'no');
    playInPlace(game, s, 'C', 'nudge');
    const rng = seeded('dream');
    const t = imagineState(sight(game, s, [], 'A'), rng);
    assert.deepEqual(t, {
      seats: ['A', 'B', 'C'],
      agenda: [
        { steps: [['q', 'x'], ['wait']], question: { id: 1, asked: ['C', 'A'], answers: [{ seat: 'A', move: 'no' }] } },
        { steps: [['ask']], question: { id: 2, asked: ['B'], answers: [] } },
      ],
      questions: 2,
      over: undefined,
      chance: { rng, scripted: false },
    });
    assert.notEqual(t.chance.rng, rng);
    assert.deepEqual(imagineState(sight(game, s, [], undefined), rng).agenda[0]?.question?.answers, []);
  });

  test('an interrupted question keeps its number, and the next one gets a new one', () => {
    const { s } = begin(game);
    playInPlace(game, s, 'C', 'nudge');
    playInPlace(game, s, 'B', 'smile');
    const known = sight(game, s, [], 'B');
    assert.deepEqual([known.view.question, known.questions], [1, 2]);
    assert.equal(imagineState(known, seeded('x')).questions, 2);
  });

  test('of an ended game can be imagined', () => {
    const over = mini([['a']], { a: (s) => finish(s, ['B']) });
    assert.deepEqual(imagineState(sight(over, begin(over).s, [], 'A'), seeded('x')).over, ['B']);
  });

  test('of a game shows only what the game reveals', () => {
    const { state, facts } = startGame(nuts, {
      game: 'nuts',
      options: {},
      seats: 3,
      seed: 'x',
      deal: ['A: almond hazel walnut'],
    });
    assert.deepEqual(sight(nuts, state, facts, 'A').heard, [['A', 'got', 'almond', 'hazel', 'walnut']]);
    assert.deepEqual(sight(nuts, state, facts, undefined).heard, []);
    assert.ok(!('hand' in sight(nuts, state, facts, undefined).view));
  });
});
