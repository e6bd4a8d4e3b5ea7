/**
 * Faults to seed, one at a time, to see which tests notice them: `npm run lab -- faults`. In `faults.txt` each has a name,
 * the first tier that notices (when browsers drew every screen → now), what a player would notice, a file, and its change.
 */
import { readFileSync } from 'node:fs';

/** Tests beside the code, screens in Node, a browser, a server; `none`: nothing notices. */
const TIERS = ['unit', 'screens', 'browser', 'server', 'none'] as const;

export type Seeded = {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly put: string;
  readonly tiers: readonly string[];
};

const SHAPE = /^(.+) \| (\w+) → (\w+) \| (.+)\n(\S+)\n- (.*)\n\+ ?(.*)$/;
const lines = (text: string): string => text.replaceAll('\\n', '\n');

export const FAULTS: readonly Seeded[] = readFileSync(new URL('faults.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((told) => {
    const [, name = '', before = '', now = '', , file = '', find = '', put = ''] = SHAPE.exec(told) ?? [];
    const tiers = [before, now];
    if (!tiers.every((tier) => TIERS.some((one) => one === tier))) throw new Error(`this is no fault: ${told}`);
    return { name, file, find: lines(find), put: lines(put), tiers };
  });
