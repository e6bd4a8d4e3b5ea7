/**
 * Shows the screen of the current address. Each screen is fetched when needed, the first one together with its texts.
 */

import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { route } from '../base/router.ts';
import { ending, games, more, table } from '../base/text/text.ts';
import { isLoading, Loading } from '../parts/loading.tsx';
import { Unloaded } from '../parts/unloaded.tsx';

type Screen = ComponentType<{ rest: string }>;

const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
  '': async () => (await import('./home.tsx')).Home,
  new: async () => (await import('./felt.tsx')).FeltScreen,
  now: async () => (await import('../features/play-now/play-now.tsx')).PlayNow,
  solo: async () => (await import('./device.tsx')).DeviceScreen,
  learn: async () => (await import('./learn.tsx')).Learn,
  'as-if': async () => (await import('./play-from-here.tsx')).PlayFromHereScreen,
  course: async () => (await import('./course.tsx')).CourseScreen,
  daily: async () => (await import('../features/daily/daily.tsx')).DailyScreen,
  table: async () => (await import('./server-table.tsx')).ServerTable,
  t: async () => (await import('./join.tsx')).Join,
  r: async () => (await import('./replay.tsx')).SharedReplay,
  d: async () => (await import('./failing.tsx')).OldDare,
  w: async () => (await import('../features/big-screen/shell.tsx')).Shell,
  wall: async () => (await import('./big-screen.tsx')).Wall,
  join: async () => (await import('./join.tsx')).Join,
  recover: async () => (await import('./recover.tsx')).Recover,
  games: async () => (await import('./games.tsx')).Games,
  people: async () => (await import('./people.tsx')).PeopleMet,
  mine: async () => (await import('./mine.tsx')).Mine,
  replay: async () => (await import('./replay.tsx')).Replay,
  shared: async () => (await import('./replay.tsx')).SharedReplay,
  rules: async () => (await import('./rules.tsx')).Rules,
  moderation: async () => (await import('../features/moderation/moderation.tsx')).Moderation,
  settings: async () => (await import('./preferences.tsx')).Preferences,
};

/** Texts that a screen needs besides those of every page, fetched with it. */
const WORDS: Readonly<Record<string, readonly { load(): Promise<void> }[]>> = {
  new: [table, more],
  now: [table, more],
  solo: [table],
  learn: [table],
  'as-if': [table],
  table: [table, more],
  t: [table, more],
  r: [table, ending],
  w: [table, more],
  wall: [table, more],
  join: [table, more],
  recover: [table, more],
  games: [games],
  mine: [games],
  replay: [table, ending],
  shared: [table, ending],
  rules: [table, more],
  moderation: [table, more],
  settings: [table, more],
};

const fetchScreen = async (screen: string): Promise<Screen> => {
  const fetch = SCREENS[screen] ?? (async () => (await import('./trouble.tsx')).Lost);
  const [Screen] = await Promise.all([fetch(), ...(WORDS[screen] ?? []).map((part) => part.load())]);
  return Screen;
};

type Fetched = { readonly of: string; readonly Screen: Screen };

/** Fetches the first screen; undefined if that fails, and then an error is shown. */
export const firstScreen = async (): Promise<Fetched | undefined> => {
  const { screen } = route.value;
  return fetchScreen(screen).then(
    (Screen) => ({ of: screen, Screen }),
    () => undefined,
  );
};

type Page = { readonly key: string; readonly Screen: Screen; readonly rest: string };

/** Milliseconds for which a page stays visible while the next one loads. */
const PATIENCE = 1500;

/**
 * The page of an address; the previous one stays below it while it loads. A page that is left before it has loaded was
 * never seen and goes at once.
 */
const usePages = (shown: Fetched | undefined, rest: string): readonly Page[] => {
  const pages = useRef<readonly Page[]>([]);
  const [, draw] = useState({});
  const key = `${shown?.of} ${rest}`;
  if (shown !== undefined && pages.current[0]?.key !== key)
    pages.current = [{ key, Screen: shown.Screen, rest }, ...pages.current.slice(isLoading() ? 1 : 0).slice(0, 1)];
  const both = pages.current.length > 1;
  const loads = isLoading();
  useLayoutEffect(() => {
    if (!both) return;
    const leave = () => {
      pages.current = pages.current.slice(0, 1);
      draw({});
    };
    if (!isLoading()) return leave();
    const timer = setTimeout(leave, PATIENCE);
    return () => clearTimeout(timer);
  }, [key, both, loads]);
  return pages.current;
};

export const App = ({ first }: { first: Fetched | undefined }) => {
  const { screen, rest } = route.value;
  const [shown, setShown] = useState(first);
  const [failed, setFailed] = useState(false);
  const there = shown?.of === screen;
  const address = useRef(rest);
  if (there) address.current = rest;
  const pages = usePages(shown, address.current);
  const turning = pages.length > 1;
  const inert = !failed && (!there || turning);
  // before the next page takes the focus
  useLayoutEffect(() => {
    const app = document.getElementById('app');
    if (app === null) return;
    app.inert = inert;
    app.toggleAttribute('data-turning', turning);
  }, [inert, turning]);
  useEffect(() => {
    let wanted = true;
    fetchScreen(screen).then(
      (Screen) => {
        if (!wanted) return;
        setFailed(false);
        setShown({ of: screen, Screen });
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [screen]);
  if (failed) return <Unloaded />;
  if (shown === undefined) return <Loading />;
  // the previous page stays visible, and ignores touches, until the next one is loaded
  return (
    <>
      {pages.map(({ key, Screen, rest }) => (
        <Screen rest={rest} key={key} />
      ))}
    </>
  );
};
