import { complotsMiner } from './complots.ts';
import type { Miner } from './miner.ts';

const MINERS: Readonly<Record<string, Miner>> = { complots: complotsMiner };

export const minerFor = (game: string): Miner | undefined => (Object.hasOwn(MINERS, game) ? MINERS[game] : undefined);
export const MINED: readonly string[] = Object.keys(MINERS);
