import type { Sample } from '../../samples.ts';

export const sample: Sample = { nulls: ['claim'] };
