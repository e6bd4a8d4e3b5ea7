import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact } from '../../../src/engine/facts.ts';
import { startGame } from '../../../src/engine/record.ts';
import { view } from '../../../src/engine/sight.ts';
import { tribunal } from '../../../src/games/tribunal/rules/index.ts';
import type { Counts } from '../../tally/tally.ts';
import { tribunalTally } from './tally.ts';

const said = (sentence: string): Fact => ({
  to: 'all',
  said: sentence.split(' ').map((word) => (/^\d+$/.test(word) ? Number(word) : word)),
});

const ROUND = [
  'round 1 4 1',
  'opened discovery 1',
  'A is mafia',
  'B is judge',
  'C is judge',
  'D is judge',
  'opened deliberation 1',
  'B cheated silence',
  'B cheated word',
  'reported B',
  'reported B again',
  'opened accusation 1',
  'C cheated accusation',
  'opened day-verdict 1',
  'opened night-vote 1',
  'D cheated plot',
  'opened count 1',
  'truth none B',
  'A announced B none',
  'opened contest 1',
  'opened night-verdict 1',
  'reported C',
  'ended judge',
];

test('offences tried, caught and successful; lies; nights; time', () => {
  const { state } = startGame(tribunal, { game: 'tribunal', options: {}, seats: 4, seed: 'x' });
  const counts: Counts = {};
  tribunalTally.count(counts, ROUND.map(said), view(tribunal, state, undefined), []);
  const of = (...names: string[]) => names.map((name) => counts[name] ?? 0);
  assert.deepEqual(of('rounds 4', 'judge 4', 'nights 4', 'announced', 'lies'), [1, 1, 1, 1, 1]);
  assert.deepEqual(of('dared silence', 'caught silence', 'paid silence'), [1, 1, 0]);
  assert.deepEqual(of('dared word', 'caught word', 'paid word'), [1, 0, 1]);
  // an accusation is shown in the verdict, one step later
  assert.deepEqual(of('dared accusation', 'caught accusation', 'paid accusation'), [1, 0, 1]);
  assert.deepEqual(of('dared plot', 'caught plot', 'paid plot'), [1, 0, 1]);
  assert.equal(counts.seconds, 180 + 30 + 20 + 30 + 30 + 20 + 20);
  const [, , cheats] = tribunalTally.tables(counts, 1);
  assert.deepEqual(
    cheats?.rows.find(([cheat]) => cheat === 'silence'),
    ['silence', '1.00', '100.0 %', '0.0 %'],
  );
});
