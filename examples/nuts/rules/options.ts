import { choice, knownOptions, type OptionSpec, type RawOptions } from '../../../src/engine/options.ts';

export type Options = 'first' | 'fair';

export const SPECS: readonly OptionSpec[] = [{ name: 'doubts', of: ['first', 'fair'], default: 'first' }];

/** N4 how doubts are counted. */
export const readOptions = (raw: RawOptions): Options => {
  knownOptions(raw, SPECS);
  return choice(raw, 'doubts', ['first', 'fair']);
};
