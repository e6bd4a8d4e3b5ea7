import { de } from '../../../../words/elide.ts';
import { french } from '../../../../words/french.ts';
import type { TimelineMarkKind } from '../../../table/web-part.ts';

const kinds: Readonly<Record<TimelineMarkKind, string>> = {
  lie: 'mensonge',
  truth: 'vérité mise à l’épreuve',
  blow: 'coup porté',
  verdict: 'verdict',
};

export const fr = french({
  title: 'La partie, vue par l’expert',
  working: (percent: number) => `L’expert refait la partie… ${percent} %`,
  impossible: 'L’expert ne peut pas revoir cette partie ici',
  ofWhom: 'Joueur',
  chances: 'Les chances de chacun, du début à la fin',
  enemies: 'Qui l’expert soupçonne à cette place, du début à la fin',
  enemiesOf: (name: string) => `Qui l’expert soupçonne à la place ${de(name)}`,
  kinds,
  chancesOf: (name: string, most: number, last: number) => `${name} : ${most} % au mieux, ${last} % à la fin`,
  enemyOf: (name: string, most: number, last: number) => `${name} : suspect à ${most} % au plus, ${last} % à la fin`,
  best: 'Tes plus beaux coups',
  worst: 'À revoir',
  bestOf: (name: string) => `Les plus beaux coups ${de(name)}`,
  worstOf: (name: string) => `À revoir pour ${name}`,
  flawless: 'Aucune vraie erreur',
  nothingFine: 'Aucun coup qui sorte de l’ordinaire',
  all: (n: number) => (n === 1 ? 'Un seul choix' : `Les ${n} choix, un par un`),
  share: (percent: number) => `${percent} %`,
  turn: (n: number) => `Tour ${n}`,
  chose: (move: string) => `Tu as choisi « ${move} ».`,
  choseOf: (name: string, move: string) => `${name} a choisi « ${move} ».`,
  expertSame: (times: number) => `L’expert fait de même ${times} fois sur 100.`,
  expertSeldom: (times: number) => `L’expert le fait ${times} fois sur 100,`,
  expertRather: (move: string, times: number) => `et « ${move} » ${times} fois.`,
  cost: (points: number) => `Cela a coûté ${points} ${points < 2 ? 'chance' : 'chances'} de gagner sur 100.`,
  gained: (points: number, other: string) =>
    `Cela valait ${points} ${points < 2 ? 'chance' : 'chances'} sur 100 de plus que « ${other} ».`,
  at: (turn: number | undefined, chances: string) => (turn === undefined ? chances : `Tour ${turn} : ${chances}`),
  chanceOf: (name: string, percent: number) => `${name} ${percent} %`,
  along: 'Au fil de la partie',
  times: (n: number) => `${n} fois sur 100`,
  look: 'Revoir ce moment',
  whatIf: (move: string) => `Et si : « ${move} » ?`,
  how: 'L’expert ne voit que ce qu’on voyait alors. Ce qu’un coup coûte ou rapporte est une moyenne sur douze tables imaginées, moins ce qui peut être de la chance.',
  howOften:
    'L’expert ne voit que ce qu’on voyait alors ; on le lui a demandé vingt-quatre fois. À revoir : ce qu’il n’aurait presque jamais fait.',
  hintTitle: 'Que ferait l’expert ?',
  hintNone: 'Rien à décider pour l’instant',
  hintChance: (percent: number) => `Il te donne ${percent} % de chances de gagner.`,
});
export type ReviewText = typeof fr;
