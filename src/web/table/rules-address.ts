/** Addresses of the rules: of a box, `#/rules/<box>`, or of a table, `#/rules/<game>/players=6&lives=1`. */
import type { RawOptions } from '../../engine/options.ts';
import { boxesOf, boxFor, gameIn } from '../../words/index.ts';
import { gameIds } from '../base/games.ts';
import { href } from '../base/router.ts';
import type { SetUp } from './rules-page.ts';
import { webPartOf } from './web-part.ts';

export type Told = { readonly game: string; readonly set: SetUp };

export const ruledGames = (): readonly string[] => gameIds().filter((id) => webPartOf(id)?.rules !== undefined);

/** An unknown address gives the first box. */
export const toldAt = (rest: string): Told | undefined => {
  const [name = '', words = ''] = rest.split('/');
  const { players, ...options } = Object.fromEntries(new URLSearchParams(words));
  const game = ruledGames().find((id) => id === (gameIn(name) ?? name)) ?? ruledGames()[0];
  if (game === undefined) return undefined;
  const seats = Number(players);
  const at = words === '' ? undefined : boxFor(game, options);
  if (at !== undefined && seats >= at.players[0] && seats <= at.players[1])
    return { game, set: { box: at, options, players: seats } };
  const box = boxesOf(game).find(({ id }) => id === name) ?? boxesOf(game)[0];
  return box === undefined ? undefined : { game, set: { box, options: box.options } };
};

export const rulesOf = (game: string, set?: { readonly options: RawOptions; readonly players: number }): string => {
  if (set === undefined) return href('rules', game);
  const words = Object.entries({ players: set.players, ...set.options }).map(([name, value]) => [name, String(value)]);
  return href('rules', `${game}/${new URLSearchParams(words)}`);
};
