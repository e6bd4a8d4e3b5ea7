import { choice, knownOptions, type OptionSpec, type RawOptions } from '../../../engine/options.ts';

export type Options = { readonly actions: 'first' | 'fair' };

export const SPECS: readonly OptionSpec[] = [{ name: 'actions', of: ['first', 'fair'], default: 'first' }];

export const readOptions = (raw: RawOptions): Options => {
  knownOptions(raw, SPECS);
  return { actions: choice(raw, 'actions', ['first', 'fair']) };
};
