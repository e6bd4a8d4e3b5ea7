/** The page for a part of this site that could not be fetched. */
import { t } from '../base/text/text.ts';

export const Unloaded = () => (
  <main class="page trouble">
    <h1>{t('troubleTitle')}</h1>
    <p>{t('troubleLoad')}</p>
    <button type="button" class="primary" onClick={() => location.reload()}>
      {t('reload')}
    </button>
  </main>
);
