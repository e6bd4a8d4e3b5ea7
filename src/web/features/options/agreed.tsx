/** The settings of a table in words, for everybody who joins. */
import type { RawOptions } from '../../../engine/options.ts';
import type { SeatInfo, TableInfo } from '../../../protocol/messages.ts';
import { calledAt } from '../../../words/display-names.ts';
import type { LazyWords } from '../../../words/words.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import { t } from '../../base/text/more.ts';
import { useLazyWords } from '../../base/words.ts';
import { webPartOf } from '../../table/web-part.ts';

type Terms = Pick<TableInfo, 'game' | 'options' | 'clock' | 'watch' | 'delay' | 'first' | 'hints' | 'bots'> & {
  readonly seats: readonly SeatInfo[];
};

const plainly = (options: RawOptions, words: LazyWords): string[] =>
  Object.entries(options).map(([name, value]) => {
    const known = words.options?.[name];
    const said = String(value);
    return t('optionSaid')(known?.label ?? name, known?.values[said] ?? said);
  });

export const Agreed = ({ of: { game, options, clock, watch, delay, first, hints, bots, seats } }: { of: Terms }) => {
  const words = useLazyWords(game);
  const language = lang.value;
  const told = useFetched(async () => webPartOf(game)?.agreed?.(), [game], [language]).value;
  const beginner = seats.findIndex(({ seat }) => seat === first);
  const taken = seats[beginner]?.name !== undefined;
  const begins =
    beginner < 0 ? undefined : taken ? calledAt(seats)[seats[beginner]?.seat ?? 'A'] : t('playerName')(beginner + 1);
  const own = told?.(options) ?? (words === undefined ? [] : plainly(options, words));
  const lines = [
    ...own,
    t('paceSaid')[clock.pace],
    ...(begins === undefined ? [] : [t('begins')(begins)]),
    ...(hints === true ? [t('hintsMay')] : []),
    ...(bots === 'none' || bots === 'all' ? [t('botsSaid')[bots]] : []),
    ...(watch ? [delay > 0 ? t('watchLater')(delay) : t('watchMay')] : [t('watchNot')]),
  ];
  return (
    <ul class="agreed" aria-label={t('agreed')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
