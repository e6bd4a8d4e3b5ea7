import type { Handing } from '../link/passed.ts';

export const handing: Handing = { reads: ['saw'] };

/** Who acts says so; for the rest he takes the device and looks at his cards. */
export const aloud: readonly string[] = ['action'];
