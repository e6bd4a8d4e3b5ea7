import type { Sample } from '../../../test/samples.ts';

export const sample: Sample = { nulls: ['claim'] };
