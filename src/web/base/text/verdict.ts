/** Texts of verdicts on answers of a day. */
import { saying, verdict } from './text.ts';

await verdict.load();

export const t = saying(verdict.text);
