import type { Handing } from '../link/passed.ts';

export const handing: Handing = {
  // T21 nobody sees who is awake
  round: ['recognition'],
  reads: ['is', 'recognized', 'got', 'learned', 'trapped', 'saw'],
};
