/** Shares a finished game by one link: it opens at the reader's claim, and asks whether one believes it. */

import { linkFor } from '../../base/address.ts';
import { useFetched } from '../../base/fetched.ts';
import { t } from '../../base/text/ending.ts';
import type { Finished } from '../../link/link.ts';
import { replayAddress } from '../../link/replay-address.ts';
import { Sharing } from '../../parts/sharing.tsx';

/** `at`: the number of moves after which the claim stands; without one the replay opens at its beginning. */
type Props = { game: Finished; title: string; at: number | undefined; close(): void };

export const ShareGame = ({ game, title, at, close }: Props) => {
  const way = useFetched(() => replayAddress(game, at, true), []).value;
  const url = (way === undefined ? undefined : linkFor(way)) ?? '';
  const text = at === undefined ? title : t('believeIt');
  return (
    <Sharing
      {...{ title: text, close }}
      sends={[
        { title: text, text, url },
        { title: text, url },
      ]}
      copies={url}
      copy={t('shareReplay')}
    >
      {at !== undefined && <p>{t('linkAsks')}</p>}
      <input readOnly value={url} aria-label={t('replayLink')} onFocus={(event) => event.currentTarget.select()} />
    </Sharing>
  );
};
