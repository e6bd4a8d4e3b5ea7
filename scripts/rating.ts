/** `npm run lab -- rating`: simulates after how many games ratings are reliable. */
import { readScriptArgs, wholeNumber } from '../src/command/script-args.ts';
import { bestOfTen, foresightIn } from '../src/lab/arena/foresight.ts';

const { values } = readScriptArgs({
  worlds: { type: 'string', default: '40' },
  seed: { type: 'string', default: 'rating' },
});
const worlds = wholeNumber('--worlds', values.worlds);
const GAMES = [5, 10, 20, 40, 80, 160, 320];

console.log(
  'People at tables of four. Gain on even chances after a number of games each; 100: as with known strengths.\n',
);
console.log(
  `${'best of ten wins'.padEnd(18)}${'counted'.padEnd(12)}${GAMES.map((n) => String(n).padStart(6)).join('')}`,
);
for (const spread of [0.2, 0.35, 0.5, 0.8])
  for (const order of [false, true]) {
    const world = { people: 40, seats: 4, spread, order, seed: values.seed };
    const best = `${Math.round(100 * bestOfTen(world, 20_000))} %`;
    const gains = foresightIn(world, GAMES, worlds).map(({ gain }) => String(Math.round(100 * gain)).padStart(6));
    console.log(`${best.padEnd(18)}${(order ? 'all places' : 'the winner').padEnd(12)}${gains.join('')}`);
  }
