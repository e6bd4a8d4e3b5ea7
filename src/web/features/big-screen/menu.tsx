/** The menu of the big screen, by remote control, keyboard or pointer: sound and voice, never the game. */
import type { Signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LANGS } from '../../../words/languages.ts';
import { go } from '../../base/router.ts';
import { lang, type Speed, sound, speed, volume } from '../../base/settings.ts';
import { t } from '../../base/text/table.ts';
import type { RemoteLink } from '../../link/remote.ts';
import { captions, paused } from '../../table/showing.ts';
import { WayIn } from './chairs.tsx';
import type { WallText } from './text/fr.ts';
import { setVoice, useHasVoice, VOICES, voice } from './voice.ts';

const IDLE = 8000;

const nextOf = <T extends string>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length] ?? now;
const step =
  <T extends string>(of: Signal<T>, all: readonly T[]) =>
  () => {
    of.value = nextOf(all, of.value);
  };
const flip = (of: Signal<boolean>) => () => {
  of.value = !of.value;
};

/** The outer page is what fills the screen. */
const fillScreen = (): void => {
  const { document: outer } = window.parent;
  if (outer.fullscreenElement === null) outer.documentElement.requestFullscreen().catch(() => undefined);
  else outer.exitFullscreen().catch(() => undefined);
};

const leave = (): void => {
  if (window.parent === window) go('');
  else window.parent.location.assign(new URL('.', document.baseURI));
};

const VOLUMES = ['off', 'quiet', 'usual', 'loud'] as const;
type Volume = (typeof VOLUMES)[number];
const volumeNow = (): Volume => (sound.value === 'on' ? volume.value : 'off');
const setVolume = (wish: Volume): void => {
  sound.value = wish === 'off' ? 'off' : 'on';
  if (wish !== 'off') volume.value = wish;
};

/** Without `instant`: everything on a big screen must be seen. */
const PACES: readonly Speed[] = ['calm', 'normal', 'quick'];

type Tile = { readonly key: string; readonly name: string; readonly state?: string; act(): void };

/** `end`: closing needs a second press. */
type Deeds = { readonly sure: boolean; showCode(): void; end(): void };

const tilesFor = (text: WallText, hasVoice: boolean, { sure, showCode, end }: Deeds): Tile[] => [
  { key: 'm', name: text.sound, state: text.volumes[volumeNow()], act: () => setVolume(nextOf(VOLUMES, volumeNow())) },
  ...(hasVoice
    ? [
        {
          key: 'v',
          name: text.voice,
          state: text.voices[voice.value],
          act: () => setVoice(nextOf(VOICES, voice.value)),
        },
      ]
    : []),
  { key: 't', name: text.captions, state: captions.value ? text.on : text.off, act: flip(captions) },
  { key: 'p', name: text.scenes, state: paused.value ? text.paused : text.running, act: flip(paused) },
  { key: 's', name: text.speed, state: t('speeds')[speed.value], act: step(speed, PACES) },
  { key: 'l', name: text.language, state: lang.value, act: step(lang, LANGS) },
  { key: 'c', name: text.code, act: showCode },
  { key: 'f', name: text.fullScreen, act: fillScreen },
  { key: 'x', name: text.close, ...(sure ? { state: text.sure } : {}), act: end },
];

const OPENS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'];

export const Menu = ({ link, text }: { link: RemoteLink; text: WallText }) => {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState(false);
  const row = useRef<HTMLElement>(null);
  const hasVoice = useHasVoice();
  const [sure, setSure] = useState(false);
  const close = () => {
    setOpen(false);
    setCode(false);
    setSure(false);
  };
  const end = () => {
    if (!sure) return setSure(true);
    close();
    leave();
  };
  const tiles = tilesFor(text, hasVoice, { sure, showCode: () => setCode(!code), end });
  useEffect(() => {
    let idle: ReturnType<typeof setTimeout> | undefined;
    const stay = () => {
      clearTimeout(idle);
      idle = setTimeout(close, IDLE);
    };
    const wake = () => {
      setOpen(true);
      stay();
    };
    const move = (by: number): void => {
      const all = [...(row.current?.querySelectorAll('button') ?? [])];
      const at = all.findIndex((one) => one.matches(':focus'));
      all[(at + by + all.length) % all.length]?.focus();
    };
    const press = (event: KeyboardEvent): void => {
      const asked = tiles.find(({ key }) => key === event.key.toLowerCase());
      if (event.key === 'Escape' || event.key === 'GoBack') close();
      else if (asked !== undefined) {
        asked.act();
        wake();
      } else if (OPENS.includes(event.key)) {
        if (row.current === null) event.preventDefault();
        else if (event.key !== 'Enter') move(event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1);
        wake();
      }
    };
    addEventListener('keydown', press);
    addEventListener('pointermove', wake);
    return () => {
      clearTimeout(idle);
      removeEventListener('keydown', press);
      removeEventListener('pointermove', wake);
    };
  }, [open, code, sure, text, hasVoice]);
  useEffect(() => {
    if (open) row.current?.querySelector('button')?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <nav class="wall-menu" aria-label={text.menu} ref={row}>
      {code && <WayIn code={link.code.value} text={text} full={false} />}
      <div class="row">
        {tiles.map(({ key, name, state, act }) => (
          <button type="button" key={key} aria-keyshortcuts={key.toUpperCase()} onClick={act}>
            <b>{name}</b>
            {state !== undefined && <small>{state}</small>}
          </button>
        ))}
      </div>
      {!hasVoice && <p>{text.noVoice}</p>}
    </nav>
  );
};
