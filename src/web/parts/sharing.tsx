/** Shares text, a link, and a picture where there is one. */
import '../base/css/share.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../base/text/ending.ts';
import { Sheet } from './sheet.tsx';

type ToSend = {
  title: string;
  draw?(): Promise<File | undefined>;
  sends: readonly [ShareData, ShareData];
  copies: string;
  copy: string;
  children: ComponentChildren;
};

export const Sharing = ({ close, ...what }: ToSend & { close(): void }) => (
  <Sheet title={t('share')} close={close}>
    <Sendable {...what} />
  </Sheet>
);

/** A picture and text, to be shared, copied or saved. */
const Sendable = ({ title, draw, sends: [first, plain], copies, copy, children }: ToSend) => {
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

/** The page's security policy allows `data:` pictures, but no `blob:`. */
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
