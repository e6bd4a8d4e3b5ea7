/** Chooses until when to pass automatically. */
import { t } from '../../base/text/table.ts';
import { UNTIL } from './pass.ts';
import type { PassingTools } from './use-passing.ts';

type Props = { passing: PassingTools; close(): void };

export const PassChoices = ({ passing, close }: Props) => {
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
    </section>
  );
};
