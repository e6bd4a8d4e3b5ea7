import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../../engine/facts.ts';
import { deciding, unsealed, winningSide, wonWithSide } from './unsealed.ts';

const facts = (...lines: readonly Said[]) => lines.map((said) => ({ to: 'all' as const, said }));
const ROUND: readonly Said[] = [
  ['round', 1, 4, 1],
  ['A', 'is', 'judge'],
  ['B', 'is', 'mafia'],
  ['opened', 'accusation', 1],
  ['A', 'played', 'accuse B'],
  ['B', 'played', 'accuse C'],
  ['C', 'played', 'accuse B'],
  ['D', 'played', 'accuse C'],
  ['opened', 'day-verdict', 1],
  ['A', 'uncounted', 'accuse B'],
  ['C', 'condemned'],
  ['C', 'eliminated'],
  ['C', 'unmasked', 'judge'],
  ['opened', 'night-vote', 1],
  ['A', 'played', 'protect A'],
  ['truth', 'none', 'A'],
  ['B', 'announced', 'A', 'B'],
];

test('accusations are unsealed with their day, uncounted ones are marked, and night cards are left out', () => {
  const [page] = unsealed(facts(...ROUND));
  assert.deepEqual(
    page?.accusations.map(({ day, by, at, counts }) => `${day} ${by}${at}${counts ? '' : '!'}`),
    ['1 AB!', '1 BC', '1 CB', '1 DC'],
  );
  assert.deepEqual(page?.identities, { A: 'judge', B: 'mafia', C: 'judge' });
});

test('every lie is told, marked as found or not', () => {
  const [page] = unsealed(facts(...ROUND));
  assert.deepEqual(page?.lies, [{ night: 1, clerk: 'B', found: false, fact: 16 }]);
  const [found] = unsealed(facts(...ROUND, ['A', 'contested', 'B'], ['B', 'lied']));
  assert.equal(found?.lies[0]?.found, true);
  const honest = ROUND.with(-1, ['B', 'announced', 'none', 'A']);
  assert.deepEqual(unsealed(facts(...honest))[0]?.lies, []);
});

test('the deciding vote is one without which nobody is convicted, a mafioso’s first', () => {
  const [page] = unsealed(facts(...ROUND));
  assert.ok(page !== undefined);
  assert.equal(deciding(page)?.by, 'B');
  const clear: readonly Said[] = ROUND.map((said) =>
    said[0] === 'C' && said[1] === 'played' ? ['C', 'played', 'accuse C'] : said,
  );
  const [other] = unsealed(facts(...clear));
  assert.equal(other && deciding(other), undefined, 'one card more or less changed nothing');
});

test('a game of one round has a winning side; a longer one has none', () => {
  assert.equal(winningSide(facts(...ROUND, ['ended', 'mafia'], ['B', 'won'])), 'mafia');
  assert.equal(winningSide(facts(...ROUND, ['restarted'], ['ended', 'judge'])), 'judge');
  assert.equal(winningSide(facts(...ROUND, ['ended', 'exhausted'])), undefined);
  assert.equal(winningSide(facts(...ROUND, ['ended', 'mafia'], ...ROUND, ['ended', 'judge'])), undefined);
});

test('a seat wins with its side, even when eliminated; in a longer game no side wins', () => {
  const end = facts(...ROUND, ['ended', 'judge']);
  const { identities } = unsealed(end)[0] ?? assert.fail();
  for (const seat of ['A', 'B', 'C'] as const) assert.equal(wonWithSide(end, seat), identities[seat] === 'judge', seat);
  assert.equal(wonWithSide(facts(...ROUND, ['ended', 'exhausted']), 'A'), undefined);
  assert.equal(wonWithSide(facts(...ROUND, ['ended', 'judge'], ...ROUND, ['ended', 'judge']), 'A'), undefined);
});
