import type { WebPart } from '../../../web/table/web-part.ts';

export const marks: NonNullable<WebPart['marks']> = {
  attacked: 'blow',
  killed: 'blow',
  arrested: 'verdict',
  cleared: 'truth',
  'round ended': 'verdict',
};
