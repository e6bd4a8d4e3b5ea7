/** How others come: the link, its picture, and the code to be spoken. */
import { useEffect, useState } from 'preact/hooks';
import type { RemoteLink } from '../link/remote.ts';
import { href } from '../router.ts';
import { t } from '../text/text.ts';

export const Invitation = ({ link, host }: { link: RemoteLink; host: boolean }) => {
  const code = link.code.value;
  const [copied, setCopied] = useState(false);
  const [picture, setPicture] = useState<string | undefined>();
  const url = code === undefined ? undefined : new URL(href('t', code), location.href).href;
  useEffect(() => {
    if (url === undefined) return;
    setCopied(false);
    import('qrcode').then(async ({ toString: draw }) => setPicture(await draw(url, { type: 'svg', margin: 1 })));
  }, [url]);
  if (url === undefined) return null;
  const share = async () => {
    if (typeof navigator.share === 'function') return navigator.share({ title: 'Cabale', url }).catch(() => undefined);
    await navigator.clipboard?.writeText(url).catch(() => undefined);
    setCopied(true);
  };
  return (
    <section class="invitation">
      {picture !== undefined && (
        <img
          class="qr"
          alt={t('qr')}
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          width="148"
          height="148"
        />
      )}
      <div>
        <h2>{t('invite')}</h2>
        <p class="code">
          {t('code')} <b>{code}</b>
        </p>
        <input readOnly value={url} aria-label={t('inviteLink')} onFocus={(event) => event.currentTarget.select()} />
        <div class="deeds">
          <button type="button" class="primary" onClick={() => void share()}>
            {copied ? t('copied') : t('shareLink')}
          </button>
          {host && (
            <button type="button" onClick={() => link.ask({ type: 'code' })}>
              {t('newCode')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
};
