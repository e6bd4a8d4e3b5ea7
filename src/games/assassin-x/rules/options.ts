import { choice, knownOptions, type OptionSpec, type RawOptions } from '../../../engine/options.ts';

export type Options = {
  readonly actions: 'first' | 'fair';
  /** X23 */
  readonly truce: 'off' | 'round';
};

export const SPECS: readonly OptionSpec[] = [
  { name: 'actions', of: ['first', 'fair'], default: 'first' },
  { name: 'truce', of: ['off', 'round'], default: 'off' },
];

export const readOptions = (raw: RawOptions): Options => {
  knownOptions(raw, SPECS);
  return { actions: choice(raw, 'actions', ['first', 'fair']), truce: choice(raw, 'truce', ['off', 'round']) };
};
