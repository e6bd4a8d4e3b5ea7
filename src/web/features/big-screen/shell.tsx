/**
 * `/w`: the big screen. It is laid out for one size of its short side and scaled, so that it is readable from the sofa
 * on any screen.
 */
import '../../base/css/big-screen.css';
import { useEffect, useState } from 'preact/hooks';
import { syllables } from '../../../protocol/codes.ts';
import { addressFor } from '../../base/address.ts';
import { href } from '../../base/router.ts';
import { t } from '../../base/text/text.ts';
import { keepAwake } from './awake.ts';
import { shortOf } from './show.tsx';
import type { WallText } from './text/fr.ts';
import { useWallText } from './words.ts';

/** The layout height: text of 16 px is 2.2 % of it. */
const HEIGHT = 720;
/** The layout width when upright: enough for a round table. */
const WIDTH = 750;
const NARROWEST = 4 / 3;
const WIDEST = 21 / 9;
/** The least short and long side in pixels. */
const LEAST = [400, 640] as const;

type Size = { readonly width: number; readonly height: number };

const sizeNow = (): Size => ({ width: innerWidth, height: innerHeight });

const layOut = ({ width, height }: Size): Size & { readonly scale: number } => {
  const upright = height > width;
  const shape = Math.max(NARROWEST, Math.min(upright ? height / width : width / height, WIDEST));
  const page = upright
    ? { width: WIDTH, height: Math.round(WIDTH * shape) }
    : { width: Math.round(HEIGHT * shape), height: HEIGHT };
  return { ...page, scale: Math.min(width / page.width, height / page.height) };
};

const isSmall = ({ width, height, scale }: ReturnType<typeof layOut>): boolean =>
  Math.min(width, height) * scale < LEAST[0] || Math.max(width, height) * scale < LEAST[1];

export const Shell = ({ rest }: { rest: string }) => {
  const text = useWallText();
  const [size, setSize] = useState(sizeNow());
  useEffect(() => {
    const follow = () => setSize(sizeNow());
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  useEffect(keepAwake, []);
  useEffect(() => {
    // remote controls send keys to the outer page
    const pass = ({ key }: KeyboardEvent): void => {
      const inner = document.querySelector('iframe')?.contentWindow;
      inner?.focus();
      inner?.dispatchEvent(new KeyboardEvent('keydown', { key }));
    };
    addEventListener('keydown', pass);
    return () => removeEventListener('keydown', pass);
  }, []);
  const [code, setCode] = useState<string | undefined>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent): void => {
      if (source === document.querySelector('iframe')?.contentWindow) setCode(data?.code);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  const page = layOut(size);
  const { width, height, scale } = page;
  const small = isSmall(page);
  // phones do not open a table, since nobody would see it
  const [opened, open] = useState(!small);
  if (!small && !opened) open(true);
  return (
    <main class="shell">
      {small && <TooSmall text={text} rest={rest} code={code} />}
      {opened && (
        <iframe
          title={text?.menu ?? ''}
          src={href('wall', rest)}
          allow="autoplay"
          width={width}
          height={height}
          hidden={small}
          onLoad={({ currentTarget }) => currentTarget.contentWindow?.focus()}
          style={{
            transform: `scale(${scale})`,
            left: `${(size.width - width * scale) / 2}px`,
            top: `${(size.height - height * scale) / 2}px`,
          }}
        />
      )}
    </main>
  );
};

/** On a phone: what to open on which device, and the way back. */
const TooSmall = ({ text, rest, code }: { text: WallText | undefined; rest: string; code: string | undefined }) => {
  const address = addressFor(href('w', rest));
  return (
    <div class="small" role="alert">
      <p>{text?.small}</p>
      {code !== undefined && <b>{syllables(code)}</b>}
      {address !== undefined && (
        <p>
          {text?.showHint} <b class="address">{shortOf(address)}</b>
        </p>
      )}
      <a class="button big" href={href('')}>
        {t('home')}
      </a>
    </div>
  );
};
