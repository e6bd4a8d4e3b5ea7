/** The title bar of a table: exit, game, connection. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go, href } from '../base/router.ts';
import { t } from '../base/text/table.ts';
import { nameTab } from '../base/title.ts';
import type { Link } from '../link/link.ts';
import { Sheet } from '../parts/sheet.tsx';

export const Bar = ({ link, title, children }: { link: Link; title: string; children?: ComponentChildren }) => {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => nameTab(title), [title]);
  const stay = () => setLeaving(false);
  const goHome = () => {
    link.leave?.value?.();
    go('');
  };
  const leave = (event: Event) => {
    if (link.missed?.value !== true) return;
    event.preventDefault();
    setLeaving(true);
  };
  return (
    <header class="bar">
      <a class="tool home" href={href('')} aria-label={t('home')} onClick={leave}>
        ‹
      </a>
      <h1>{title}</h1>
      <span class={`line ${link.connection.value}`} role="status">
        {link.connection.value === 'gone' ? (
          <>
            {t('lineGone')}{' '}
            <button type="button" class="link" onClick={link.reconnect}>
              {t('redial')}
            </button>
          </>
        ) : (
          link.connection.value !== 'open' && t('reconnecting')
        )}
      </span>
      {children}
      {leaving && (
        <Sheet title={t('leaveTable')} close={stay}>
          <h2>{t('leaveTable')}</h2>
          <p>{link.leave?.value === undefined ? t('leaveWhat') : t('leaveStrangers')}</p>
          <div class="deeds leaving">
            <button type="button" class="primary" onClick={stay}>
              {t('stay')}
            </button>
            <button type="button" onClick={goHome}>
              {t('leaveNow')}
            </button>
          </div>
        </Sheet>
      )}
    </header>
  );
};
