/**
 * `/w`: the room's big screen. What it shows is laid out for one height and enlarged as a whole, so that all of it can be
 * read from the sofa, on a television as on a projector.
 */
import '../css/wall.css';
import { useEffect, useState } from 'preact/hooks';
import { href } from '../router.ts';
import { keepAwake } from './awake.ts';
import { syllables } from './syllables.ts';
import { useWallText } from './words.ts';

/** The height for which it is laid out: text of 16 px is 2.2 % of it. */
export const HEIGHT = 720;
const NARROWEST = 4 / 3;
const WIDEST = 21 / 9;
const LEAST = { width: 640, height: 400 };

const sizeNow = () => ({ width: innerWidth, height: innerHeight });

export const Shell = ({ rest }: { rest: string }) => {
  const text = useWallText();
  const [{ width, height }, setSize] = useState(sizeNow());
  useEffect(() => {
    const follow = () => setSize(sizeNow());
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  useEffect(keepAwake, []);
  useEffect(() => {
    // a remote control speaks to the page that was opened
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
  const shape = Math.max(NARROWEST, Math.min(width / height, WIDEST));
  const scale = Math.min(height / HEIGHT, width / (HEIGHT * shape));
  const wide = Math.round(HEIGHT * shape);
  const small = wide * scale < LEAST.width || HEIGHT * scale < LEAST.height;
  const upright = height > width;
  return (
    <main class="shell">
      {(small || upright) && (
        <p class={small ? 'small' : 'small beside'} role="alert">
          {text?.small}
          {code !== undefined && <b>{syllables(code)}</b>}
        </p>
      )}
      <iframe
        title={text?.menu ?? ''}
        src={href('wall', rest)}
        allow="autoplay"
        width={wide}
        height={HEIGHT}
        hidden={small}
        onLoad={({ currentTarget }) => currentTarget.contentWindow?.focus()}
        style={{
          transform: `scale(${scale})`,
          left: `${(width - wide * scale) / 2}px`,
          top: `${(height - HEIGHT * scale) / 2}px`,
        }}
      />
    </main>
  );
};
