/** Which screen is shown. Each is fetched when it is wanted; the first together with the words. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Loading } from './parts/loading.tsx';
import { route } from './router.ts';
import { ending, games, more, t, table } from './text/text.ts';

type Screen = ComponentType<{ rest: string }>;

const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
  '': async () => (await import('./screens/home.tsx')).Home,
  new: async () => (await import('./screens/setup.tsx')).SetUp,
  solo: async () => (await import('./screens/device.tsx')).DeviceScreen,
  learn: async () => (await import('./screens/learn.tsx')).Learn,
  'as-if': async () => (await import('./as-if/screen.tsx')).AsIfScreen,
  course: async () => (await import('./course/course.tsx')).CourseScreen,
  daily: async () => (await import('./daily/daily.tsx')).DailyScreen,
  table: async () => (await import('./screens/server-table.tsx')).ServerTable,
  t: async () => (await import('./screens/join.tsx')).Join,
  r: async () => (await import('./screens/replay.tsx')).SharedReplay,
  w: async () => (await import('./wall/shell.tsx')).Shell,
  wall: async () => (await import('./wall/wall.tsx')).Wall,
  join: async () => (await import('./screens/join.tsx')).Join,
  recover: async () => (await import('./screens/recover.tsx')).Recover,
  games: async () => (await import('./screens/games.tsx')).Games,
  mine: async () => (await import('./screens/mine.tsx')).Mine,
  replay: async () => (await import('./screens/replay.tsx')).Replay,
  shared: async () => (await import('./screens/replay.tsx')).SharedReplay,
  rules: async () => (await import('./screens/rules.tsx')).Rules,
  settings: async () => (await import('./screens/preferences.tsx')).Preferences,
};

/** What a screen says, where that is more than every page does: fetched beside it. */
const WORDS: Readonly<Record<string, readonly { load(): Promise<void> }[]>> = {
  new: [table, more],
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
  settings: [table, more],
};

const fetchScreen = async (screen: string): Promise<Screen> => {
  const fetch = SCREENS[screen] ?? (async () => (await import('./screens/trouble.tsx')).Lost);
  const [Screen] = await Promise.all([fetch(), ...(WORDS[screen] ?? []).map((part) => part.load())]);
  return Screen;
};

type Fetched = { readonly of: string; readonly Screen: Screen };

/** The screen that the address names, or none where it cannot be had: then that is said. */
export const firstScreen = async (): Promise<Fetched | undefined> => {
  const { screen } = route.value;
  return fetchScreen(screen).then(
    (Screen) => ({ of: screen, Screen }),
    () => undefined,
  );
};

export const App = ({ first }: { first: Fetched | undefined }) => {
  const { screen, rest } = route.value;
  const [shown, setShown] = useState(first);
  const [failed, setFailed] = useState(false);
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
  if (failed)
    return (
      <main class="page trouble">
        <h1>{t('troubleTitle')}</h1>
        <p>{t('troubleLoad')}</p>
        <button type="button" class="primary" onClick={() => location.reload()}>
          {t('reload')}
        </button>
      </main>
    );
  if (shown === undefined || shown.of !== screen) return <Loading />;
  const { Screen } = shown;
  return <Screen rest={rest} key={`${screen} ${rest}`} />;
};
