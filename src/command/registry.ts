/** The games that commands know: the listed ones, and one from outside (`--with FILE`). */
import type { Bot } from '../bots/bot.ts';
import type { BotName } from '../bots/index.ts';
import type { Imagined } from '../engine/game.ts';
import type { Lang } from '../words/languages.ts';
import type { AllWords } from '../words/words.ts';

export type Registry = {
  /** The first is the default. */
  readonly games: readonly Imagined[];
  botsFor(game: string): Readonly<Record<BotName, Bot>>;
  wordsFor(game: string, lang: Lang): Promise<AllWords>;
  /** The script of worker threads, which opens the registry again. */
  readonly worker: URL;
};

export type OpenRegistry = (file?: string) => Promise<Registry>;
