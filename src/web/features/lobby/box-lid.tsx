/** The lid of the box in the middle of the table: the game, the code and QR code, and how others join. */
import { useState } from 'preact/hooks';
import type { TableInfo } from '../../../protocol/messages.ts';
import { boxFor, titleOf as gameTitle } from '../../../words/index.ts';
import { addressFor, linkFor } from '../../base/address.ts';
import { href } from '../../base/router.ts';
import { tongue } from '../../base/text/catalogue.ts';
import { t } from '../../base/text/more.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { useQr } from '../../parts/qr.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { ShowIt } from '../big-screen/show.tsx';
import type { Lobby } from './lobby.ts';

export const titleOf = ({ game, options }: Pick<TableInfo, 'game' | 'options'>): string =>
  boxFor(game, options)?.title(tongue()) ?? gameTitle(game, tongue());

export const useInvitation = ({ code: { value: code } }: RemoteLink) => {
  const url = code === undefined ? undefined : addressFor(href('t', code))?.href;
  const [copied, setCopied] = useState<string | undefined>();
  const share = async () => {
    const link = code === undefined ? undefined : linkFor(href('t', code));
    if (link === undefined) return;
    if (typeof navigator.share === 'function')
      return navigator.share({ title: 'Cabale', url: link }).catch(() => undefined);
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    setCopied(url);
  };
  return { code, url, copied: url !== undefined && copied === url, share: () => void share() };
};

/** `onScreen`: opened for a big screen, so how to get there comes first. */
export const BoxLid = ({ lobby, open, onScreen }: { lobby: Lobby; open(): void; onScreen: boolean }) => {
  const { link, table, host } = lobby;
  const [large, setLarge] = useState(onScreen);
  const { code, url, copied, share } = useInvitation(link);
  const picture = useQr(url, { margin: 1 });
  return (
    <div class="box-place">
      <section class="box-lid invitation" aria-label={t('invite')}>
        <button type="button" class="opens" onClick={open}>
          <b>{titleOf(table)}</b>
          {table.games > 0 && <small>{t('gamesTonight')(table.games)}</small>}
          {url !== undefined && table.walls === 0 && (
            <span class="qr-place">{picture !== undefined && <img class="qr" alt="" src={picture} />}</span>
          )}
        </button>
        {url !== undefined && (
          <>
            <a
              class="code"
              href={url}
              aria-label={`${t('code')} ${code}`}
              onClick={(event) => {
                event.preventDefault();
                setLarge(true);
              }}
            >
              {code}
            </a>
            <button type="button" class="share" onClick={share}>
              {copied ? t('copied') : t('copyShare')}
            </button>
          </>
        )}
      </section>
      <p class="touch-box">{host ? t('touchBox') : ''}</p>
      {large && (
        <Sheet title={t('invite')} close={() => setLarge(false)}>
          <div class="large-code">
            <h2>{t('invite')}</h2>
            {picture !== undefined && <img class="qr" alt={t('qr')} src={picture} />}
            <p class="code">{code}</p>
            <input
              readOnly
              value={url}
              aria-label={t('inviteLink')}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" class="primary" onClick={share}>
              {copied ? t('copied') : t('shareLink')}
            </button>
            {code !== undefined && <ShowIt code={code} />}
          </div>
        </Sheet>
      )}
    </div>
  );
};
