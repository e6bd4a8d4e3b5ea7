/** A critic predicts winners with all cards known. Nobody plays by it; it takes luck out of results. */
import { readFileSync } from 'node:fs';
import type { Duelist } from '../../src/bots/net/coder.ts';
import { makeDuelNet } from '../../src/bots/net/duelist.ts';
import { readWeights } from '../../src/bots/net/weights.ts';
import { isFault } from '../../src/engine/fault.ts';
import type { Sight, State } from '../../src/engine/game.ts';

export type Critic = Pick<Duelist, 'game' | 'version' | 'net' | 'words' | 'scale' | 'knows'> & {
  /** By bot name: the bot it knows best, or one it has seen against that; undefined for others. */
  playerOf(name: string): 'master' | 'other' | undefined;
  /** Writes the asked player's sight, the hidden cards, and the known masters into `out`, which holds zeros. */
  encode(state: State, sight: Sight, masters: Masters, out: Uint8Array): void;
};

type Masters = { readonly me: boolean; readonly other: boolean };

/** The viewer's chance to win. */
export type Chance = (state: State, sight: Sight, masters: Masters) => number;

const ARRAYS = ['l1', 'l2', 'l3', 'out'].flatMap((name) => [`${name}.weight`, `${name}.bias`]);

export const openCritic = (critic: Critic): Chance => {
  const weights = readWeights(readFileSync(critic.net), critic, ARRAYS);
  if (isFault(weights)) throw weights;
  const net = makeDuelNet(weights, critic.scale);
  const obs = new Uint8Array(critic.scale.length);
  return (state, sight, masters) => {
    obs.fill(0);
    critic.encode(state, sight, masters, obs);
    const [score = 0] = net(obs, [0]);
    return 1 / (1 + Math.exp(-score));
  };
};
