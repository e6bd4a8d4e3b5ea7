/** The end of a shared film: winner, players, and how to play yourself. */
import { Emblem } from '../../base/art/emblem.tsx';
import { go } from '../../base/router.ts';
import { t } from '../../base/text/ending.ts';
import type { Finished } from '../../link/link.ts';
import { pending } from '../../link/pending.ts';
import type { Loaded } from '../../link/replay-loader.ts';
import { heroOf, sameDeal } from '../../link/same-deal.ts';
import { Medal } from '../../table/medal.tsx';
import { type Ending, type Revealing, webPartOf } from '../../table/web-part.ts';

type Props = Revealing & { game: Finished; ending: Ending; close(): void };

export const playSameDeal = (game: Finished, loaded: Loaded, ending: Ending): void => {
  pending.value = sameDeal(game, loaded.winners, ending.length?.(loaded) ?? '');
  go('solo', 'new');
};

export const Poster = ({ game, ending, close, ...told }: Props) => {
  const { opened, names, words } = told;
  const { loaded } = opened;
  const { winners, seats, record } = loaded;
  const measures = [words.title, t('playerCount')(seats.length), ending.length?.(loaded) ?? []].flat();
  return (
    <section class="poster">
      <div class="laurels">
        {ending.Laurels === undefined ? <Emblem name="crown" class="big" /> : <ending.Laurels {...told} />}
      </div>
      <h2>{t('winner')(winners.map(names).join(', '), winners.length > 1)}</h2>
      <p class="told">{measures.join(' · ')}</p>
      <ul class="company">
        {seats.map((seat) => (
          <li key={seat}>
            <Medal seat={seat} name={names(seat)} plain />
          </li>
        ))}
      </ul>
      <div class="deeds">
        {webPartOf(record.game) !== undefined && (
          <>
            <button type="button" class="primary big" onClick={() => playSameDeal(game, loaded, ending)}>
              {t('sameDeal')}
            </button>
            <p class="told">{t('sameDealHint')(names(heroOf(game, winners)))}</p>
          </>
        )}
        {ONLINE && (
          <button type="button" class="plain" onClick={() => go('new', `online/${record.game}`)}>
            {t('createTable')}
          </button>
        )}
        <button type="button" class="plain" onClick={close}>
          {t('watchWhole')}
        </button>
      </div>
    </section>
  );
};
