import { french } from '../../../../words/french.ts';

export const fr = french({
  of: (n: number, all: number) => `${n} sur ${all}`,
  begin: 'Commencer',
  goOn: 'Continuer',
  next: 'Le suivant',
  overview: 'Les dix moments',
  done: (mean: number) => `Terminé : ${mean} ${mean < 2 ? 'point' : 'points'} en moyenne. L’expert aussi se trompe.`,
  again: 'Recommencer',
  moment: (n: number, points: number | undefined) =>
    points === undefined ? `Moment ${n}` : `Moment ${n} : ${points} ${points < 2 ? 'point' : 'points'}`,
  daily: 'Le moment du jour',
  others: 'Autres cours',
});
export type CourseText = typeof fr;
