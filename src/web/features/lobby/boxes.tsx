/** The boxes to choose from at a table: every box of a game, or the game itself if it has none. */
import type { RawOptions } from '../../../engine/options.ts';
import type { Box } from '../../../words/box.ts';
import { boxesOf, boxFor, titleOf } from '../../../words/index.ts';
import { fetchGames } from '../../base/hosted.ts';
import { tongue } from '../../base/text/catalogue.ts';
import { t } from '../../base/text/more.ts';
import { Cover } from '../../parts/box.tsx';
import type { Offered } from '../../table/web-part.ts';

export const GAMES: readonly Offered[] = await fetchGames();

export type BoxChoice = { readonly id: string; readonly game: Offered; readonly box: Box | undefined };

const choicesOf = (games: readonly Offered[]): BoxChoice[] =>
  games.flatMap((game): BoxChoice[] => {
    const boxes = boxesOf(game.id);
    return boxes.length === 0
      ? [{ id: game.id, game, box: undefined }]
      : boxes.map((box) => ({ id: box.id, game, box }));
  });

type Props = {
  game: string;
  options: RawOptions;
  more?: readonly Offered[];
  people: number;
  pick(choice: BoxChoice): void;
};

/** `more`: games that only the server knows. `people`: smaller boxes are not offered. */
export const Boxes = ({ game, options, more = [], people, pick }: Props) => {
  const now = boxFor(game, options)?.id ?? game;
  const unknown = more.filter(({ id }) => !GAMES.some((one) => one.id === id));
  const offered = choicesOf([...GAMES, ...unknown]).filter((one) => one.game.players[1] >= people);
  return (
    <fieldset class="game-boxes">
      <legend class="unseen">{t('game')}</legend>
      {offered.map((one) => (
        <label key={one.id}>
          <input type="radio" name="box" value={one.id} checked={one.id === now} onChange={() => pick(one)} />
          {one.box === undefined ? (
            <span class="box">
              <b>{titleOf(one.id, tongue())}</b>
            </span>
          ) : (
            <Cover box={one.box} />
          )}
        </label>
      ))}
    </fieldset>
  );
};
