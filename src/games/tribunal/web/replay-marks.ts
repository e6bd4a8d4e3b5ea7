/** Verbs of facts that a replay can jump to. */
import type { WebPart } from '../../../web/table/web-part.ts';

export const marks: NonNullable<WebPart['marks']> = {
  cheated: 'lie',
  lied: 'lie',
  truthful: 'truth',
  condemned: 'verdict',
  acquitted: 'verdict',
  eliminated: 'blow',
};
