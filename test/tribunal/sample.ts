import type { Sample } from '../samples.ts';

export const sample: Sample = { nulls: ['announcement', 'announcement.plot', 'announcement.protect'] };
