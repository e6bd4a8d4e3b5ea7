/** A finished game to be sent to friends: its link, and a picture of how it ended. */
import '../../base/css/share.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { fetchDigest } from '../../../words/index.ts';
import { masksOf } from '../../../words/masks.ts';
import { addressFor } from '../../base/address.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import { t } from '../../base/text/ending.ts';
import type { Finished } from '../../link/link.ts';
import { replayAddress } from '../../link/replay-address.ts';
import type { Loaded } from '../../link/replay-loader.ts';
import { Sheet } from '../../parts/sheet.tsx';

type Props = { game: Finished; loaded: Loaded; title: string; close(): void };

export const ShareGame = (props: Props) => {
  const { game, title, close } = props;
  const way = useFetched(() => replayAddress(game), []).value;
  const url = (way === undefined ? undefined : addressFor(way)?.href) ?? '';
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

type ToSend = {
  title: string;
  /** Where it is missing, there is no picture. */
  draw?(): Promise<File | undefined>;
  /** What is sent: the first goes with the picture, the last without. */
  sends: readonly [ShareData, ShareData];
  copies: string;
  copy: string;
  children: ComponentChildren;
};

/** In a sheet of its own. */
export const Sharing = ({ close, ...what }: ToSend & { close(): void }) => (
  <Sheet title={t('share')} close={close}>
    <Sendable {...what} />
  </Sheet>
);

/** A picture and words, to be sent, copied or kept. */
export const Sendable = ({ title, draw, sends: [first, plain], copies, copy, children }: ToSend) => {
  const [picture, setPicture] = useState<File | undefined>();
  const [copied, setCopied] = useState(false);
  useEffect(() => void draw?.().then(setPicture), []);
  const whole = picture === undefined ? first : { ...first, files: [picture] };
  const send = [whole, plain].find((one) => navigator.canShare?.(one) === true);
  const copyAll = async () => {
    await navigator.clipboard?.writeText(copies).catch(() => undefined);
    setCopied(true);
  };
  return (
    <section class="share">
      <h2>{t('share')}</h2>
      {draw !== undefined && <div class="picture">{picture !== undefined && <Picture of={picture} alt={title} />}</div>}
      {children}
      <div class="deeds">
        {send !== undefined && (
          <button type="button" class="primary" onClick={() => void navigator.share(send).catch(() => undefined)}>
            {t('send')}
          </button>
        )}
        <button type="button" onClick={() => void copyAll()}>
          {copied ? t('copied') : copy}
        </button>
        {picture !== undefined && <Download file={picture} />}
      </div>
    </section>
  );
};

/** The page may show pictures of its own and those that an address holds, no others. */
const Picture = ({ of, alt }: { of: File; alt: string }) => {
  const [src, setSrc] = useState<string | undefined>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => setSrc(String(reader.result)));
    reader.readAsDataURL(of);
  }, [of]);
  return src === undefined ? null : <img src={src} alt={alt} width="1200" height="630" />;
};

const Download = ({ file }: { file: File }) => {
  const [href, setHref] = useState<string | undefined>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return href === undefined ? null : (
    <a class="button" href={href} download={file.name}>
      {t('savePicture')}
    </a>
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
