import { french } from '../../../../words/french.ts';

/** What one has seen of the others, a line each. */
export const fr = french({
  out: 'hors de la manche',
  cards: (n: number) => (n === 1 ? '1 carte' : `${n} cartes`),
  inPlay: (pile: number) => `Deux Assassins ; pioche : ${pile}.`,
  held: (who: string) => `Tu le sais : ${who} a eu l’Assassin.`,
  left: (who: string) => `${who} avait l’Assassin ; une carte cachée est partie.`,
  clean: (who: string) => `${who} n’avait pas d’Assassin, et n’a rien reçu depuis.`,
  unfit: (who: string, joker: string) => `${who} a jeté un joker d’assassin : ${joker}.`,
  police: (who: string, n: number) =>
    n === 1 ? `${who} a proposé une Intervention à découvert.` : `${who} a montré une Intervention, ${n} fois.`,
  without: (who: string, n: number) =>
    `${who} : ${n === 1 ? 'une offre' : `${n} offres`}, jamais d’Intervention visible.`,
  hidden: (who: string, n: number) => `${who} a pris ${n === 1 ? 'une carte cachée' : `${n} cartes cachées`}.`,
  cleared: (who: string) => `Quelque chose plaide pour chacun des autres, rien pour ${who}.`,
  fits: (who: string) => `Les cartes cachées sont surtout passées par ${who}.`,
  played: (who: string, joker: string) => `${who} a joué un joker : ${joker}.`,
});
export type MomentText = typeof fr;
