import { french } from '../../../../words/french.ts';

/** What one has heard of the others, a line each. */
export const fr = french({
  judge: 'Juge',
  clerk: 'greffe',
  fallen: 'hors du tour',
  lives: (n: number) => (n < 2 ? `${n} vie` : `${n} vies`),
  mafiosi: (n: number) => (n === 1 ? 'Un mafieux parmi vous.' : `${n} mafieux parmi vous.`),
  learned: (who: string, mafia: boolean) => `Tu le sais : ${who}, ${mafia ? 'mafia' : 'juge'}.`,
  unmasked: (who: string, mafia: boolean) => `Hors du tour : ${who}, ${mafia ? 'mafia' : 'juge'}.`,
  struck: (who: string) => `La mafia a frappé ${who}.`,
  lied: (who: string) => `${who} a menti au décompte.`,
  turned: (who: string) => `${who} a changé d’avis aujourd’hui.`,
  trapped: (who: string) => `Ton piège désigne ${who}.`,
  contested: (who: string, whom: string) => `${who} a contesté le décompte : ${whom}.`,
  accused: (who: string, whom: string) => `Carte montrée : ${who} accusait ${whom}.`,
  broken: (who: string, whom: string) => `${who} plaidait contre ${whom} ; aucune carte.`,
  named: (who: string, guilty: boolean) => `Informateur : ${who}, ${guilty ? 'coupable' : 'hors de cause'}.`,
  pleads: (who: string, whom: string) => `${who} soupçonne ${whom}.`,
  trusts: (who: string, whom: string) => `${who} fait confiance à ${whom}.`,
});
export type MomentText = typeof fr;
