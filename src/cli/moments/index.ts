import type { Accuser } from './accuser.ts';
import { complotsMiner } from './complots.ts';
import type { Miner } from './miner.ts';
import { tribunalAccuser } from './tribunal.ts';

const MINERS: Readonly<Record<string, Miner>> = { complots: complotsMiner };
const ACCUSERS: Readonly<Record<string, Accuser>> = { tribunal: tribunalAccuser };

export const minerFor = (game: string): Miner | undefined => (Object.hasOwn(MINERS, game) ? MINERS[game] : undefined);
export const MINED: readonly string[] = Object.keys(MINERS);
export const accuserFor = (game: string): Accuser | undefined =>
  Object.hasOwn(ACCUSERS, game) ? ACCUSERS[game] : undefined;
/** In which one says whom one holds guilty. */
export const ACCUSED: readonly string[] = Object.keys(ACCUSERS);
