import '../../../src/app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../../src/bots/index.ts';
import { mix, seeded } from '../../../src/engine/chance.ts';
import { isSeat, type Seat } from '../../../src/engine/seats.ts';
import { clanOf, isCharacter } from '../../../src/games/complots/rules/characters.ts';
import { complots } from '../../../src/games/complots/rules/index.ts';
import { setUp } from '../../../src/host/scenario.ts';
import { awaited, factsOf, look, openTable, recordOf, submit } from '../../../src/host/table.ts';
import { add, type Counts } from '../../tally/tally.ts';
import { complotsTally } from './tally.ts';

const game = complots;
const LINEUPS = ['random', 'novice-2', 'expert-2', 'base-inquisitor', 'mix-novice'];

test('the tally, from facts alone, counts the same claims and bluffs as the hands show', () => {
  for (const [i, lineup] of LINEUPS.entries())
    for (const players of [2, 3, 6]) {
      const counts: Counts = {};
      const seen: Counts = {};
      for (let round = 0; round < 6; round++) {
        const options = { lineup, religions: true };
        const table = openTable(game, { game: 'complots', options, seats: players, seed: `tally ${i} ${round}` });
        const rng = seeded(`tally ${i} ${round} ${players}`);
        const bot = botsFor('complots')[round % 2 === 0 ? 'simple' : 'random'];
        while (table.state.over === undefined) {
          const [seat] = mix(rng, awaited(table));
          assert.ok(seat !== undefined);
          const hands = new Map(table.state.seats.map((one) => [one, handOf(table, one)]));
          const move = bot.answer(look(table, seat), rng);
          for (const { said } of submit(table, seat, move)) {
            const [who, verb, first, second] = said;
            const hand = isSeat(who) ? (hands.get(who) ?? []) : [];
            const claim = verb === 'buried' ? 'witch' : verb === 'countered' ? second : first;
            if (verb === 'doubted') add(seen, 'doubts');
            if (verb === 'bluffed') add(seen, `caught ${first}`);
            if (!['announced', 'joined', 'countered', 'buried'].includes(`${verb}`)) continue;
            if (!isCharacter(claim) && claim !== 'embezzle') continue;
            add(seen, `claimed ${claim}`);
            const honest =
              verb === 'buried'
                ? move === 'lose witch as witch'
                : claim === 'embezzle'
                  ? !hand.some((card) => clanOf(card) === 'collector')
                  : hand.includes(claim);
            if (!honest) add(seen, `bluffed ${claim}`);
          }
        }
        complotsTally.count(counts, factsOf(table), look(table, undefined).view, recordOf(table).moves);
      }
      for (const name of new Set([...Object.keys(counts), ...Object.keys(seen)])) {
        if (/^(claimed|bluffed) /.test(name)) assert.equal(counts[name], seen[name], `${lineup} ${players}: ${name}`);
        if (/^caught /.test(name) && !/witch|embezzle/.test(name)) assert.equal(counts[name], seen[name], name);
      }
      const doubts = Object.entries(counts).reduce((sum, [name, n]) => sum + (/^doubted /.test(name) ? n : 0), 0);
      assert.equal(doubts, seen.doubts);
    }
});

const handOf = (table: ReturnType<typeof openTable>, seat: Seat) => {
  const { view } = look(table, seat);
  return 'hand' in view && Array.isArray(view.hand) ? view.hand.filter(isCharacter) : [];
};

const played = (lineup: string, deal: readonly string[], moves: readonly string[]): Counts => {
  const table = openTable(game, setUp('complots', { lineup }, deal).set);
  for (const line of moves) {
    const [seat, ...words] = line.split(' ');
    assert.ok(isSeat(seat));
    submit(table, seat, words.join(' '));
  }
  const counts: Counts = {};
  complotsTally.count(counts, factsOf(table), look(table, undefined).view, recordOf(table).moves);
  return counts;
};

test('one game, counted by hand', () => {
  const deal = ['A: duchess captain, 3 coins', 'B: captain / duchess, 7 coins', 'C: assassin / countess', 'first: B'];
  const counts = played('base', deal, [
    'B coup C',
    'A assassin B',
    'B doubt',
    'A lose captain',
    'B duchess',
    'A doubt',
  ]);
  assert.deepEqual(counts, {
    'held duchess': 1,
    'held captain': 2,
    'held assassin': 1,
    'held and won duchess': 1,
    'held and won captain': 1,
    'place 3': 1,
    'claimed assassin': 1,
    'bluffed assassin': 1,
    'doubted assassin': 1,
    'caught assassin': 1,
    'claimed duchess': 1,
    'bluffed duchess': 1,
    'doubted duchess': 1,
    'caught duchess': 1,
  });
});

test('tables and data agree', () => {
  const counts: Counts = {
    'claimed duchess': 4,
    'bluffed duchess': 1,
    'held duchess': 10,
    'held and won duchess': 5,
    'place 1': 10,
  };
  const [places, held, claims] = complotsTally.tables(counts, 10);
  assert.deepEqual(places?.rows[0]?.slice(0, 2), ['1', '100.0 %']);
  assert.deepEqual(held?.rows[0]?.slice(0, 3), ['duchess', '10', '50.0 %']);
  assert.deepEqual(claims?.rows[0]?.slice(0, 3), ['duchess', '0.40', '25.0 %']);
  const data = JSON.parse(JSON.stringify(complotsTally.data?.(counts, 10)));
  assert.equal(data.held[0].winRate.share, 0.5);
  assert.equal(data.claims[0].bluffRate.share, 0.25);
});
