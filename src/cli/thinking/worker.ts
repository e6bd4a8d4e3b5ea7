/** The nets of a server, each read when it is first asked. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { coderFor } from '../../bots/index.ts';
import { makeNet, type Net } from '../../bots/net/net.ts';
import { readWeights } from '../../bots/net/weights.ts';
import { isFault } from '../../engine/fault.ts';
import type { Asked, Shipped, Told } from './thread.ts';

const shipped: readonly Shipped[] = workerData;
const nets = new Map<string, Net | undefined>();

const read = (game: string): Net | undefined => {
  const coder = coderFor(game);
  const found = shipped.find((one) => one.game === game);
  if (coder === undefined || found === undefined) return undefined;
  const weights = readWeights(readFileSync(found.file), coder);
  return isFault(weights) ? undefined : makeNet(weights, coder);
};

parentPort?.on('message', ({ id, game, asked }: Asked) => {
  if (!nets.has(game)) nets.set(game, read(game));
  const thought = nets.get(game)?.(...asked);
  parentPort?.postMessage({ id, ...(thought === undefined ? {} : { thought }) } satisfies Told);
});
