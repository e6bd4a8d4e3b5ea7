/**
 * The manifest of a game: everything it gives to the platform, in `src/games/<id>/index.ts`. Heavy parts are fetched on
 * demand.
 */
import type { BotsPart } from '../bots/part.ts';
import type { RulesPart } from '../host/rules-part.ts';
import type { WebPart } from '../web/table/web-part.ts';
import type { WordsPart } from '../words/part.ts';

export type Manifest = {
  readonly id: string;
  readonly rules: RulesPart;
  readonly words?: WordsPart;
  readonly bots?: BotsPart;
  /** Undefined: the generic table is used. */
  readonly web?: WebPart;
};
