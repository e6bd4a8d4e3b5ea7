/** Shares a finished game: its link, and a picture of the end. */
import type { Seat } from '../../../engine/seats.ts';
import { fetchDigest } from '../../../words/index.ts';
import { masksOf } from '../../../words/masks.ts';
import { linkFor } from '../../base/address.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import { t } from '../../base/text/ending.ts';
import type { Finished } from '../../link/link.ts';
import { replayAddress } from '../../link/replay-address.ts';
import type { Loaded } from '../../link/replay-loader.ts';
import { Sharing } from '../../parts/sharing.tsx';

type Props = { game: Finished; loaded: Loaded; title: string; close(): void };

export const ShareGame = (props: Props) => {
  const { game, title, close } = props;
  const way = useFetched(() => replayAddress(game), []).value;
  const url = (way === undefined ? undefined : linkFor(way)) ?? '';
  return (
    <Sharing
      {...{ title, close }}
      draw={() => drawn(props)}
      sends={[
        { title, text: title, url },
        { title, url },
      ]}
      copies={url}
      copy={t('shareReplay')}
    >
      <input readOnly value={url} aria-label={t('replayLink')} onFocus={(event) => event.currentTarget.select()} />
    </Sharing>
  );
};

const drawn = async ({ game, loaded, title }: Props): Promise<File | undefined> => {
  const { facts, seats, winners, record } = loaded;
  const names = (seat: Seat) => game.names[seats.indexOf(seat)] ?? seat;
  const digest = await fetchDigest(record.game, lang.value);
  const { lines = [], stamp } = digest?.({ facts, moves: record.moves, seats, winners }, names) ?? {};
  const { drawPicture } = await import('./picture.ts');
  const worn = masksOf(game.names, game.masks);
  const people = seats.flatMap((seat, i) => {
    const mask = worn[i];
    return mask === undefined ? [] : [{ seat, mask, name: names(seat) }];
  });
  return drawPicture({ game: record.game, title, lines, people, winners, stamp });
};
