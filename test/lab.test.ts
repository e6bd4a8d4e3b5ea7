/** The lab's commands: each that documents name runs once, briefly; faults are sentences. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { lab } from '../lab/commands.ts';
import { GAMES } from '../src/app/games.ts';
import { ROOT } from './root.ts';

const NUTS = ['--with', join(ROOT, 'examples/nuts/index.ts')];
const folder = mkdtempSync(join(tmpdir(), 'cabale-lab-'));
after(() => rmSync(folder, { recursive: true }));
const broken = join(folder, 'broken.scn');
writeFileSync(broken, 'no weights at all\n');

const [OPTION] = GAMES[0]?.options ?? [];

test('the experiments refuse invalid arguments in one sentence with code 2', async (t) => {
  const faults: [string[], RegExp][] = [
    [['dance'], /no experiment "dance"; allowed: abuse, .* or way; npx cabale has play, serve, .* and version/],
    [['sim', '--game', 'chess'], /no game "chess"; the games are \w/],
    [['sim', ...NUTS, '--players', '1'], /nuts is for 2 to 5 players, not 1/],
    [['sim', ...NUTS, '--players', '6'], /nuts is for 2 to 5 players, not 6/],
    [['sim', ...NUTS, '--players', 'all'], /nuts is for 2 to 5 players, not all/],
    [['sim', ...NUTS, '--doubts', 'loud'], /option "doubts" is "loud"; allowed: first or fair/],
    [['sim', '--games', 'many'], /"--games" is "many"; allowed: a whole number from 1 to/],
    [['sim', '--games', '--json'], /"--games" needs a value/],
    [['sim', '--json=no'], /"--json" takes no value/],
    [['sim', ...NUTS, '--bot', 'clever'], /no bot "clever" for nuts; the bots are simple and random/],
    [
      ['sim', '--bot', 'constructor'],
      /no bot "constructor" for \w+; the bots are simple, random, honest, novice, .*FILE/,
    ],
    [['arena', ...NUTS, '--bots', 'honest,simple'], /no bot "honest" for nuts; the bots are simple and random/],
    [['arena', ...NUTS, '--bots', 'simple'], /nuts is for 2 to 5 players, not 1/],
    [['arena', ...NUTS, '--bots', 'simple', '--players', '9'], /nuts is for 2 to 5 players, not 9/],
    [
      ['arena', ...NUTS, '--bots', 'simple,random,simple,random'],
      /comes round to the same seats after 2 of 4 games of a deal; write "random,random,simple,simple"/,
    ],
    [['arena'], /an arena needs bots: --bots simple,random/],
    [['exploit', '--bot', 'clever'], /no bot "clever" for \w+; the bots are simple, random, .*duel:FILE/],
    [['exploit', '--by', 'none.bin'], /there are no weights at none\.bin/],
    [
      ['exploit', '--bot', 'simple', '--ahead', '1'],
      /"simple" has no odds; whoever answers to a bot needs to know them/,
    ],
    [['exploit', '--bot', 'simple', '--ahead', '3'], /"--ahead" is "3"; allowed: a whole number from 1 to 2/],
    [['exploit', '--players', '2'], /unknown option "--players"; the options are --game, .*--help, --\w+/],
    [['exploit', `--${OPTION?.name}`, 'strange'], /option "\w+": there is no .* "strange"; allowed: /],
    [
      ['exploit', `--${OPTION?.name}=${OPTION?.default}`, '--ahead', '1', '--games', '2'],
      /plays duels as they come; leave the options of the game out/,
    ],
    [['exploit', '--game', GAMES.at(-1)?.id ?? ''], /nobody has learnt to beat bots in duels of \S+/],
    [['arena', '--bots', `net:${broken},simple`], /these are no weights of a net/],
    [['sim', 'fast'], /"fast" is no option/],
    [['sim', '--games', '5', '--games', '6'], /"--games" is given twice/],
  ];
  const out = t.mock.method(console, 'log', () => {});
  const err = t.mock.method(console, 'error', () => {});
  for (const [args, why] of faults) {
    err.mock.resetCalls();
    assert.equal(await lab(args), 2, args.join(' '));
    assert.equal(err.mock.callCount(), 1);
    assert.match(String(err.mock.calls[0]?.arguments[0]), why);
  }
  assert.equal(out.mock.callCount(), 0);
});

const BRIEF: readonly (readonly [args: readonly string[], has: string])[] = [
  [['sim', ...NUTS, '--players', '5', '--games', '30', '--doubts', 'fair'], 'counts'],
  [['arena', ...NUTS, '--bots', 'simple,random', '--games', '8'], 'standings'],
  [['exploit', '--games', '2', '--plain'], 'found'],
  [['bench', '--agent', 'simple', '--among', 'simple,random', '--moments', '2', '--games', '3'], 'agent'],
];

for (const [args, has] of BRIEF)
  test(`cabale-lab ${args[0]} --json prints one object and nothing else`, async (t) => {
    const out = t.mock.method(console, 'log', () => {});
    assert.equal(await lab([...args, '--seed', 's', '--json']), undefined);
    assert.equal(out.mock.callCount(), 1);
    assert.ok(has in JSON.parse(String(out.mock.calls[0]?.arguments[0])));
  });

test("an outside game's tally is found beside it", async (t) => {
  const out = t.mock.method(console, 'log', () => {});
  await lab(['sim', ...NUTS, '--players', '5', '--games', '30', '--seed', 's']);
  const said = out.mock.calls.map((call) => String(call.arguments[0])).join('\n');
  for (const title of ['Wins by seat', 'Moves a game', 'Claims']) assert.ok(said.includes(title), title);
});
