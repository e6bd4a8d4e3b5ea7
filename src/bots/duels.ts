/** Level names at two players, for games whose best bot can be exploited. */
import type { NewGame } from '../engine/record.ts';
import { LEVELS, type Level } from './levels.ts';

export type Setting = Pick<NewGame, 'game' | 'options' | 'seats'>;

/** Games whose best bot a player can learn to beat at two players, as their manifests say. */
const EXPLOITABLE = new Set<string>();
export const exploitable = (game: string): void => void EXPLOITABLE.add(game);

const noExpert = ({ game, seats }: Setting): boolean => seats === 2 && EXPLOITABLE.has(game);

/** The best takes the name of the level below. */
export const levelCalled = <L extends string>(setting: Setting, level: L): L | 'strong' =>
  level === 'expert' && noExpert(setting) ? 'strong' : level;

/** The level whose name is taken is not offered. */
export const offeredAt = <L extends string>(setting: Setting, levels: readonly L[]): L[] =>
  levels.filter((one) => one === 'expert' || one !== levelCalled(setting, 'expert'));

export const levelNamed = (setting: Setting, name: string): Level | undefined =>
  offeredAt(setting, LEVELS).find((level) => levelCalled(setting, level) === name);
