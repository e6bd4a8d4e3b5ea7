/** The screen of a game's table; each is fetched, with its words, when it is wanted. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameWords, Names } from '../words/words.ts';
import type { Frame } from './link/host.ts';
import type { Link } from './link/link.ts';
import type { Opened } from './link/opened.ts';
import { useWords } from './words.ts';

/** What a lesson says, and the choice that it asks for. */
export type Coach = { readonly hint: string; readonly wanted?: string | undefined };

export type TableProps = {
  link: Link;
  words: GameWords;
  coach?: Coach | undefined;
  /** In a replay with all cards open: this moment from everybody's eyes. */
  open?: Frame | undefined;
  /** Instead of the choices: a replay's controls, or how the game ended. */
  foot?: preact.ComponentChildren;
  /** More for the bar. */
  tools?: preact.ComponentChildren;
};

export type TableScreen = {
  readonly Table: ComponentType<TableProps>;
  /** What was hidden, drawn at the end; in words, where a game has no such drawing. */
  readonly Reveal?: ComponentType<{ opened: Opened; names: Names }>;
  /** Under the last moment of a replay. */
  readonly After?: ComponentType<{ loaded: Opened['loaded']; names: Names }>;
};

const SCREENS: Readonly<Record<string, () => Promise<TableScreen>>> = {
  complots: async () => (await import('./complots/screen.tsx')).loadScreen(),
};
const load = async (game: string): Promise<TableScreen> =>
  (Object.hasOwn(SCREENS, game) ? await SCREENS[game]?.() : undefined) ??
  (await import('./parts/generic.tsx')).genericScreen;

export const useTable = (game: string | undefined): { screen: TableScreen; words: GameWords } | undefined => {
  const words = useWords(game);
  const [screen, setScreen] = useState<TableScreen | undefined>();
  useEffect(() => {
    let wanted = true;
    if (game !== undefined) load(game).then((found) => wanted && setScreen(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return screen === undefined || words === undefined ? undefined : { screen, words };
};
