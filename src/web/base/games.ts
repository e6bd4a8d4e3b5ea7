/** The games of this client, in their order on the shelf. `src/app` registers them. */
import type { BotsPart } from '../../bots/part.ts';
import type { RulesPart } from '../../host/rules-part.ts';
import type { EmblemName } from './art/emblems.ts';

/** What a client needs of a game's manifest. */
export type WebGame = {
  readonly id: string;
  readonly rules: RulesPart;
  readonly bots?: BotsPart;
  readonly web?: { readonly signs: readonly { readonly emblem: EmblemName }[] };
};

const GAMES = new Map<string, WebGame>();

export const registerGame = (game: WebGame): void => void GAMES.set(game.id, game);

export const gameOf = (id: string): WebGame | undefined => GAMES.get(id);

export const gameIds = (): readonly string[] => [...GAMES.keys()];

export const firstGame = (): string => gameIds()[0] ?? '';

/** Whether a game has bots of several levels, the best of which also gives advice. */
export const hasLevels = (id: string): boolean => {
  const { levels, net } = GAMES.get(id)?.bots ?? {};
  return levels !== undefined || net !== undefined;
};
