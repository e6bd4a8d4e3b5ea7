/** Chooses until when to pass automatically, and whom to believe. */
import type { Names } from '../../../words/words.ts';
import { t } from '../../base/text/table.ts';
import { UNTIL } from './pass.ts';
import type { PassingTools } from './use-passing.ts';

type Props = { names: Names; passing: PassingTools; close(): void };

export const PassChoices = ({ names, passing, close }: Props) => {
  return (
    <section class="let-pass">
      <h2>{t('letPassTitle')}</h2>
      <p class="hint">{t('letPassHint')}</p>
      <div class="untils">
        {UNTIL.map((what) => (
          <button
            type="button"
            key={what}
            data-until={what}
            onClick={() => {
              passing.until(what);
              close();
            }}
          >
            <b>{t('letPassUntil')[what].name}</b>
            <small>{t('letPassUntil')[what].means}</small>
          </button>
        ))}
      </div>
      <h3>{t('believeTitle')}</h3>
      <div class="chips">
        {passing.speakers.map((seat) => (
          <button
            type="button"
            key={seat}
            class="chip-button"
            aria-pressed={passing.believes(seat)}
            onClick={() => passing.believe(seat, !passing.believes(seat))}
          >
            {names(seat)}
          </button>
        ))}
      </div>
      <p class="hint">{t('believeHint')}</p>
    </section>
  );
};
