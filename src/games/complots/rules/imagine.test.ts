/** Imagined tables contain everything a viewer is sure of, and differ in the rest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../engine/chance.ts';
import type { Viewer } from '../../../engine/facts.ts';
import { play, refusal } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { sight } from '../../../engine/sight.ts';
import { complots } from './index.ts';
import type { Complots } from './state.ts';

const DREAMS = 60;

const dreams = (viewer: Viewer, options: string, deal: readonly string[], moves: readonly string[]): Complots[] => {
  const pairs = Object.fromEntries(options.split(' ').map((pair) => pair.split('=')));
  const seats = deal.filter((line) => /^[A-H]:/.test(line)).length;
  const set = { game: 'complots', options: pairs, seats, seed: 'x', first: 'A', deal, chance: 'scripted' } as const;
  const begun = startGame(complots, set);
  const facts = [...begun.facts];
  let s = begun.state;
  for (const line of moves) {
    const seat = line[0] as Seat;
    const move = line.slice(2);
    assert.equal(refusal(complots, s, seat, move)?.message, undefined, line);
    const next = play(complots, s, seat, move);
    s = next.state;
    facts.push(...next.facts);
  }
  const known = sight(complots, s, facts, viewer);
  // the sight of a game is wider than the view of its own functions
  return Array.from({ length: DREAMS }, (_, i) => complots.imagine(known as never, seeded(`dream ${i}`)));
};

/** Whether something holds in all, some or none of the tables. */
const often = (tables: readonly Complots[], so: (t: Complots) => boolean): 'always' | 'sometimes' | 'never' => {
  const count = tables.filter(so).length;
  return count === tables.length ? 'always' : count === 0 ? 'never' : 'sometimes';
};
const holds = (seat: Seat, card: string) => (t: Complots) => t.players[seat].hand.some((one) => one === card);
const inCourt = (card: string) => (t: Complots) => t.court.some((one) => one === card);

const INQUISITION = 'lineup=base-inquisitor';
const EXAMINED = ['A inquisitor B', 'B pass', 'C pass', 'B show captain'];
const TABLE = [
  'A: duchess inquisitor',
  'B: captain countess',
  'C: assassin assassin',
  'court: duchess countess captain',
];

test('C64 the shown card is known only to its owner and the inquisitor', () => {
  for (const viewer of ['A', 'B'] as const)
    assert.equal(
      often(dreams(viewer, INQUISITION, TABLE, EXAMINED), (t) => t.seen?.card === 'captain'),
      'always',
      viewer,
    );
  const others = dreams('C', INQUISITION, TABLE, EXAMINED);
  assert.equal(
    often(others, (t) => t.seen?.card === 'captain'),
    'sometimes',
  );
  assert.equal(
    often(others, (t) => t.seen?.seat === 'B' && holds('B', t.seen.card)(t)),
    'always',
  );
});

test('C64 the same holds for the owner’s second card', () => {
  const second = [...EXAMINED.slice(0, -1), 'B show countess'];
  for (const viewer of ['A', 'B'] as const)
    assert.equal(
      often(dreams(viewer, INQUISITION, TABLE, second), (t) => t.seen?.card === 'countess'),
      'always',
      viewer,
    );
});

test('C64 the owner of a replaced card knows it is in the court, until another player draws', () => {
  const six = ['A: duchess inquisitor', 'B: captain countess', ...['C', 'D', 'E', 'F'].map((seat) => `${seat}: `)];
  const passes = [...'BCDEF'].map((seat) => `${seat} pass`);
  const moves = ['A inquisitor B', ...passes, 'B show captain', 'A replace'];
  assert.equal(often(dreams('B', INQUISITION, [...six, 'court: duchess'], moves), inCourt('captain')), 'always');
  assert.equal(often(dreams('C', INQUISITION, [...six, 'court: duchess'], moves), inCourt('captain')), 'sometimes');
});

test('C64 a returned card is still in the hand, at an unknown position', () => {
  const moves = [...EXAMINED, 'A return'];
  const mine = dreams('A', INQUISITION, TABLE, moves);
  assert.equal(often(mine, holds('B', 'captain')), 'always');
  assert.equal(
    often(mine, (t) => t.players.B.hand[0] === 'captain'),
    'sometimes',
  );
  assert.equal(
    often(mine, (t) => t.players.B.hand[1] === 'countess'),
    'sometimes',
  );
  assert.equal(often(dreams('C', INQUISITION, TABLE, moves), holds('B', 'captain')), 'sometimes');
  assert.equal(often(dreams(undefined, INQUISITION, TABLE, moves), holds('B', 'captain')), 'sometimes');
});

test('C64 after a replacement, hand and court are uncertain again', () => {
  const exchanged = ['A inquisitor', 'B pass', 'C pass', 'A keep duchess duchess', 'B income', 'C income'];
  const before = dreams('A', INQUISITION, TABLE, exchanged);
  assert.equal(often(before, inCourt('inquisitor')), 'always');
  const after = dreams('A', INQUISITION, TABLE, [...exchanged, ...EXAMINED, 'A replace']);
  assert.equal(often(after, inCourt('inquisitor')), 'sometimes');
  assert.equal(often(after, holds('B', 'captain')), 'sometimes');
});

const SIX = [
  'A: duchess captain',
  'B: captain countess',
  'C: assassin assassin',
  'D: countess countess',
  'E: ambassador assassin',
  'F: captain duchess',
  'court: ambassador ambassador',
];
const PROVED = ['A duchess', 'B doubt', 'B lose countess'];

test('C22 my proved card is in the court, until another player draws', () => {
  assert.equal(often(dreams('A', 'lineup=base', SIX, PROVED), inCourt('duchess')), 'always');
  assert.equal(often(dreams('B', 'lineup=base', SIX, PROVED), inCourt('duchess')), 'sometimes');
  assert.equal(often(dreams('B', 'lineup=base', SIX, PROVED), holds('A', 'duchess')), 'sometimes');
  const drawn = [...PROVED, 'B ambassador', 'A pass', 'C pass', 'D pass', 'E pass', 'F pass', 'B keep captain'];
  assert.equal(often(dreams('A', 'lineup=base', SIX, drawn), inCourt('duchess')), 'sometimes');
});

test('C63 my returned cards are in the court, the drawn ones are not', () => {
  const exchanged = ['A ambassador', ...[...'BCDEF'].map((seat) => `${seat} pass`), 'A keep ambassador ambassador'];
  const mine = dreams('A', 'lineup=base', SIX, exchanged);
  assert.equal(
    often(mine, (t) => inCourt('duchess')(t) && inCourt('captain')(t)),
    'always',
  );
  assert.equal(often(dreams('B', 'lineup=base', SIX, exchanged), inCourt('captain')), 'sometimes');
});

test('C21 a player caught without a card is imagined without it, until they draw', () => {
  const table = ['A: duchess duchess', 'B: countess countess', 'C: assassin assassin', 'court: ambassador'];
  const caught = ['A captain B', 'B doubt', 'A lose duchess'];
  assert.equal(often(dreams('B', 'lineup=base', table, caught), holds('A', 'captain')), 'never');
  assert.equal(often(dreams('B', 'lineup=base', table, caught), holds('A', 'ambassador')), 'sometimes');
  const drawn = [...caught, 'B income', 'C income', 'A ambassador', 'B pass', 'C pass', 'A keep duchess'];
  assert.equal(often(dreams('B', 'lineup=base', table, drawn), holds('A', 'captain')), 'sometimes');
});

const RELIGIONS = 'lineup=base religions=true';
const EMBEZZLER = [
  'A: duchess captain, catholic',
  'B: countess countess, protestant',
  'C: assassin assassin, catholic',
  'almshouse: 2',
];

test('C83 a caught embezzler keeps the cards everybody saw', () => {
  const caught = dreams('B', RELIGIONS, EMBEZZLER, ['A embezzle', 'C doubt']);
  assert.equal(
    often(caught, (t) => holds('A', 'duchess')(t) && holds('A', 'captain')(t)),
    'always',
  );
  const lost = dreams('B', RELIGIONS, EMBEZZLER, ['A embezzle', 'C doubt', 'A lose duchess']);
  assert.equal(
    often(lost, (t) => t.players.A.hand.join() === 'captain'),
    'always',
  );
});

test('C83 an honest embezzler has exchanged both cards with the court', () => {
  const honest = ['A: ambassador captain, catholic', ...EMBEZZLER.slice(1)];
  const proved = dreams('B', RELIGIONS, honest, ['A embezzle', 'C doubt', 'C lose assassin']);
  assert.equal(
    often(proved, (t) => holds('A', 'ambassador')(t) && holds('A', 'captain')(t)),
    'sometimes',
  );
  assert.equal(often(proved, holds('A', 'countess')), 'sometimes');
});

const COVEN = 'lineup=duchess,assassin,witch,captain,inquisitor';

test('C68 a seen card is either buried or still in the hand', () => {
  // the other captains are visible
  const table = ['A: captain inquisitor, 7 coins', 'B: captain witch', 'C: assassin / captain', 'court: duchess'];
  const buried = [...EXAMINED, 'A return', 'B income', 'C income', 'A coup B', 'B lose captain as witch'];
  const mine = dreams('A', COVEN, table, buried);
  assert.equal(
    often(mine, (t) => holds('B', 'captain')(t) !== t.players.B.buried.includes('captain')),
    'always',
  );
  assert.equal(often(mine, holds('B', 'captain')), 'sometimes');
  assert.equal(
    often(dreams('A', COVEN, table, [...buried, 'A doubt']), (t) => t.players.B.revealed[0] === 'captain'),
    'always',
  );
  const own = dreams('B', COVEN, table, buried);
  assert.equal(
    often(own, (t) => t.players.B.buried.join() === 'captain' && t.players.B.hand.join() === 'witch'),
    'always',
  );
});

test('C68 C83 of two cards seen by all, one is buried, the other in the hand', () => {
  const table = [
    'A: duchess captain, catholic',
    'B: assassin assassin, protestant',
    'C: witch witch, catholic',
    'almshouse: 2',
  ];
  const moves = ['A embezzle', 'C doubt', 'A lose captain as witch'];
  const theirs = dreams('B', `${COVEN} religions=true`, table, moves);
  const cards = (t: Complots) => `${t.players.A.hand.join(' ')} / ${t.players.A.buried.join(' ')}`;
  assert.deepEqual([...new Set(theirs.map(cards))].sort(), ['captain / duchess', 'duchess / captain']);
});

test('C68 once one card is turned up, the other is unknown again', () => {
  const table = ['A: duchess inquisitor, 7 coins', 'B: witch captain', 'C: assassin assassin', 'court: duchess'];
  const moves = ['A inquisitor B', 'B pass', 'C pass', 'B show witch', 'A return', 'B income', 'C income', 'A coup B'];
  const turned = dreams('A', COVEN, table, [...moves, 'B lose witch as witch', 'A doubt', 'A lose duchess']);
  assert.equal(
    often(turned, (t) => t.players.B.revealed.join() === 'witch'),
    'always',
  );
  assert.equal(often(turned, holds('B', 'captain')), 'sometimes');
  assert.equal(often(turned, holds('B', 'assassin')), 'sometimes');
});

test('C4 of two players each knows only their own chosen card', () => {
  const table = ['A: duchess', 'B: captain'];
  const drafted = dreams('A', 'lineup=base', table, ['A choose assassin', 'B choose countess']);
  assert.equal(
    often(drafted, (t) => t.players.A.hand.join(' ') === 'duchess assassin'),
    'always',
  );
  for (const card of ['captain', 'countess', 'assassin', 'duchess'])
    assert.equal(often(drafted, holds('B', card)), 'sometimes', card);
  const own = (t: Complots) => t.discarded.filter((card) => card === 'assassin').length <= 1;
  assert.equal(often(drafted, own), 'always');
});
