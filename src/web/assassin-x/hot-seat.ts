import type { HotSeat } from '../link/passed-device.ts';

export const handing: HotSeat = { reads: ['saw'] };

/** Who acts says so; for the rest he takes the device and looks at his cards. */
export const aloud: readonly string[] = ['action'];
