/** The games that commands know: the listed ones, and one from outside (`--with FILE`). */
import type { Bot } from '../bots/bot.ts';
import type { BotName } from '../bots/index.ts';
import type { Imagined } from '../engine/game.ts';
import type { MomentSource } from '../lab/moments/moment-source.ts';
import type { LabPart } from '../lab/part.ts';
import type { Tally } from '../lab/tally/tally.ts';
import type { Lang } from '../words/languages.ts';
import type { AllWords } from '../words/words.ts';

export type Registry = {
  /** The first is the default. */
  readonly games: readonly Imagined[];
  botsFor(game: string): Readonly<Record<BotName, Bot>>;
  wordsFor(game: string, lang: Lang): Promise<AllWords>;
  labOf(game: string): LabPart;
  /** How moments are found, by file name. */
  readonly momentSources: Readonly<Record<string, MomentSource>>;
  tallyFor(game: string): Tally | undefined;
  /** The script of worker threads, which opens the registry again. */
  readonly worker: URL;
};

export type OpenRegistry = (file?: string) => Promise<Registry>;
