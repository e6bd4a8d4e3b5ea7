import { french } from '../../../words/french.ts';
import type { MarkKind } from '../../room.ts';

/** What is marked below the chart. */
const kinds: Readonly<Record<MarkKind, string>> = {
  lie: 'mensonge',
  truth: 'vérité mise en doute',
  blow: 'coup porté',
  verdict: 'verdict',
};

export const fr = french({
  title: 'La partie, vue par l’expert',
  working: (percent: number) => `L’expert refait la partie… ${percent} %`,
  impossible: 'L’expert ne peut pas revoir cette partie ici',
  ofWhom: 'Les choix de',
  chances: 'Les chances de chacun, du début à la fin',
  enemies: 'Qui l’expert soupçonne à cette place, du début à la fin',
  kinds,
  chancesOf: (name: string, most: number, last: number) => `${name} : ${most} % au mieux, ${last} % à la fin`,
  enemyOf: (name: string, most: number, last: number) => `${name} : suspect à ${most} % au plus, ${last} % à la fin`,
  best: 'Tes plus beaux coups',
  worst: 'À revoir',
  bestOf: (name: string) => `Les plus beaux coups de ${name}`,
  worstOf: (name: string) => `À revoir pour ${name}`,
  flawless: 'Rien qui ait vraiment coûté',
  nothingFine: 'Aucun coup qui sorte de l’ordinaire',
  all: (n: number) => (n === 1 ? 'Un seul choix' : `Les ${n} choix, un par un`),
  did: (move: string) => `Joué : ${move}`,
  expert: (choices: string) => `L’expert : ${choices}`,
  share: (percent: number) => `${percent} %`,
  choice: (move: string, percent: number) => `${move} (${percent} %)`,
  same: 'comme l’expert',
  lost: (points: number) => (points === 1 ? '1 point de chances perdu' : `${points} points de chances perdus`),
  won: (points: number, other: string) => `${points === 1 ? '1 point' : `${points} points`} de mieux que « ${other} »`,
  look: 'Revoir ce moment',
  how: 'L’expert ne voit que ce qu’on voyait alors. Ce qu’un coup coûte ou rapporte est une moyenne sur douze tables imaginées, moins ce qui peut être de la chance.',
  howOften:
    'L’expert ne voit que ce qu’on voyait alors ; on le lui a demandé vingt-quatre fois. À revoir : ce qu’il n’aurait presque jamais fait.',
  hintTitle: 'Que ferait l’expert ?',
  hintNone: 'Rien à décider pour l’instant',
  hintChance: (percent: number) => `Il te donne ${percent} % de chances de gagner.`,
});
export type ReviewText = typeof fr;
