import type { Accuser } from './accuser.ts';
import { assassinXAccuser } from './assassin-x.ts';
import { complotsMiner, secondMiner } from './complots.ts';
import type { Miner } from './miner.ts';
import { clerkMiner } from './tribunal/clerk.ts';
import { tribunalAccuser } from './tribunal.ts';

/** By the names of their files. */
const MINERS: Readonly<Record<string, Miner>> = {
  complots: complotsMiner,
  'complots-2': secondMiner,
  'tribunal-clerk': clerkMiner,
};
const ACCUSERS: Readonly<Record<string, Accuser>> = { tribunal: tribunalAccuser, 'assassin-x': assassinXAccuser };

export const minerFor = (file: string): Miner | undefined => (Object.hasOwn(MINERS, file) ? MINERS[file] : undefined);
export const MINED: readonly string[] = Object.keys(MINERS);
export const accuserFor = (game: string): Accuser | undefined =>
  Object.hasOwn(ACCUSERS, game) ? ACCUSERS[game] : undefined;
/** In which one says whom one holds guilty. */
export const ACCUSED: readonly string[] = Object.keys(ACCUSERS);
