/** A game's screen and its words, fetched together. */
import { fetchWords } from '../../../words/index.ts';
import type { Lang } from '../../../words/languages.ts';
import type { GameWords } from '../../../words/words.ts';
import { type Fetched, useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import { type Ending, type Screen, webPartOf } from '../web-part.ts';

const load = async (game: string): Promise<Screen> =>
  (await webPartOf(game)?.screen?.()) ?? (await import('./screen.tsx')).genericScreen;

type Shown = { readonly screen: Screen; readonly words: GameWords };

const show = async (game: string, language: Lang): Promise<Shown> => {
  const [screen, words] = await Promise.all([load(game), fetchWords(game, language)]);
  return { screen, words };
};

export const useScreen = (game: string | undefined): Fetched<Shown> => {
  const language = lang.value;
  return useFetched(() => (game === undefined ? undefined : show(game, language)), [game], [language]);
};

const loadEnding = async (game: string, language: Lang): Promise<Ending> =>
  (await webPartOf(game)?.ending?.(language)) ?? (await import('./ending.tsx')).endingOf(webPartOf(game), language);

export const useEnding = (game: string | undefined): Fetched<Ending> => {
  const language = lang.value;
  return useFetched(() => (game === undefined ? undefined : loadEnding(game, language)), [game], [language]);
};
