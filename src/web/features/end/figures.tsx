/** A player's statistics in one game, online and on this device. */
import type { Figures } from '../../../engine/game.ts';
import { titleOf } from '../../../words/index.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import { tongue } from '../../base/text/catalogue.ts';
import { t } from '../../base/text/games.ts';
import { webPartOf } from '../../table/web-part.ts';

type Props = { game: string; online: Figures | undefined; device: Figures | undefined };

export const FiguresOf = ({ game, online, device }: Props) => {
  const labels = useFetched(async () => await webPartOf(game)?.figures?.(lang.value), [game], [lang.value]).value;
  const columns = [
    { name: t('online'), figures: online },
    { name: t('onDevice'), figures: device },
  ].flatMap(({ name, figures }) => (figures === undefined ? [] : [{ name, figures }]));
  const rows = [['games', t('gamesPlayed')], ['wins', t('gamesWon')], ...Object.entries(labels ?? {})];
  return (
    <table class="my-figures">
      <caption>{titleOf(game, tongue())}</caption>
      {columns.length > 1 && (
        <thead>
          <tr>
            <td />
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name = '', label]) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {columns.map((column) => (
              <td key={column.name}>{column.figures[name] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
