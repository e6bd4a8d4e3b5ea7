/** A game's screen and its words, fetched together. */
import type { Lang } from '../../../words/languages.ts';
import type { GameWords } from '../../../words/words.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import { useWords } from '../../base/words.ts';
import { type Ending, type Screen, webPartOf } from '../web-part.ts';

const load = async (game: string): Promise<Screen> =>
  (await webPartOf(game)?.screen?.()) ?? (await import('./screen.tsx')).genericScreen;

export const useScreen = (game: string | undefined): { screen: Screen; words: GameWords } | undefined => {
  const words = useWords(game);
  const screen = useFetched(() => (game === undefined ? undefined : load(game)), [game]).value;
  return screen === undefined || words === undefined ? undefined : { screen, words };
};

const loadEnding = async (game: string, language: Lang): Promise<Ending> =>
  (await webPartOf(game)?.ending?.(language)) ?? (await import('./ending.tsx')).endingOf(webPartOf(game), language);

export const useEnding = (game: string | undefined): Ending | undefined => {
  const language = lang.value;
  return useFetched(() => (game === undefined ? undefined : loadEnding(game, language)), [game], [language]).value;
};
