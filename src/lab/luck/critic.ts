/** A critic says who will win, with all cards known. Nobody plays by it; it takes luck out of results. */
import { readFileSync } from 'node:fs';
import type { Duelist } from '../../bots/net/coder.ts';
import { makeDuelNet } from '../../bots/net/duelist.ts';
import { readWeights } from '../../bots/net/weights.ts';
import { isFault } from '../../engine/fault.ts';
import type { Sight, State } from '../../engine/game.ts';

/** How a game's duels are written for a critic. */
export type Critic = Pick<Duelist, 'game' | 'version' | 'net' | 'words' | 'scale' | 'knows'> & {
  /** A bot by its name: the one that it knows best, or one of those that it has seen play against it; nothing for others. */
  playerOf(name: string): 'master' | 'other' | undefined;
  /** Bytes into `out`, which holds zeros: the sight of a player who is asked, what is hidden, and who of the two is a master. */
  encode(state: State, sight: Sight, masters: Masters, out: Uint8Array): void;
};

type Masters = { readonly me: boolean; readonly other: boolean };

/** The chance to win of whoever looks. */
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
