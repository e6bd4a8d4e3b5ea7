import type { Handing } from '../link/passed.ts';

export const handing: Handing = { reads: ['saw'] };
