import type { CourseText } from './fr.ts';

export const en: CourseText = {
  of: (n, all) => `${n} of ${all}`,
  begin: 'Begin',
  goOn: 'Go on',
  next: 'Next',
  overview: 'All ten moments',
  done: (mean) => `Done: ${mean} ${mean === 1 ? 'point' : 'points'} on average. The expert errs too.`,
  again: 'Once more',
  moment: (n, points) =>
    points === undefined ? `Moment ${n}` : `Moment ${n}: ${points} ${points === 1 ? 'point' : 'points'}`,
  daily: 'Today’s moment',
  others: 'Other courses',
};
