/** The games' rooms, in the order in which games are offered. */
import { assassinX } from './assassin-x/index.ts';
import { complots } from './complots/index.ts';
import type { Room } from './room.ts';
import { tribunal } from './tribunal/index.ts';

export const ROOMS: Readonly<Record<string, Room>> = { complots, tribunal, 'assassin-x': assassinX };

export const [FIRST = ''] = Object.keys(ROOMS);

export const roomOf = (game: string): Room | undefined => (Object.hasOwn(ROOMS, game) ? ROOMS[game] : undefined);
