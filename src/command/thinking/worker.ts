/** The nets of a server, each read on first use. */
import { readFileSync } from 'node:fs';
import { coderFor } from '../../bots/index.ts';
import { makeNet, type Net } from '../../bots/net/net.ts';
import { readWeights } from '../../bots/net/weights.ts';
import { isFault } from '../../engine/fault.ts';
import type { Reply, Request, Shipped } from './thread.ts';

const read = (shipped: readonly Shipped[], game: string): Net | undefined => {
  const coder = coderFor(game);
  const found = shipped.find((one) => one.game === game);
  if (coder === undefined || found === undefined) return undefined;
  const weights = readWeights(readFileSync(found.file), coder);
  return isFault(weights) ? undefined : makeNet(weights, coder);
};

export const work = (shipped: readonly Shipped[]): ((asked: Request) => Reply) => {
  const nets = new Map<string, Net | undefined>();
  return ({ id, game, asked }) => {
    if (!nets.has(game)) nets.set(game, read(shipped, game));
    const thought = nets.get(game)?.(...asked);
    return { id, ...(thought === undefined ? {} : { thought }) };
  };
};
