/** `npm run lab -- fuzz [frames] [seed]`: sends a server a million invalid frames while others play. */
import { loadavg } from 'node:os';
import { readScriptArgs, wholeNumber } from '../../src/command/script-args.ts';
import { fuzz } from '../../test/server/fuzzing.ts';

const [many = '1000000', seed = 'fuzz'] = readScriptArgs({}, 'how many frames, a seed').positionals;
const frames = wholeNumber('how many frames', many);
const begun = performance.now();
const { answers, memory, ...found } = await fuzz(frames, seed, (line) => console.log(`  ${line}`));
const [before, after] = memory.map((bytes) => `${Math.round(bytes / 1024 / 1024)} MB`);
console.log(
  `${found.frames} frames by ${found.connections} connections in ${Math.round((performance.now() - begun) / 1000)} s; nothing broke, every log replays. ` +
    `The table beside made ${found.moves} moves, the slowest in ${Math.round(found.slowest)} ms; memory ${before} before, ${after} after (load ${loadavg()[0]?.toFixed(1)})`,
);
console.log(
  [...answers]
    .sort(([, a], [, b]) => b - a)
    .map(([what, times]) => `  ${what}: ${times}`)
    .join('\n'),
);
