import { french } from '../../../../words/french.ts';

/** What one has heard, a line each, and how it came out. */
export const fr = french({
  claimedOnce: (who: string, name: string, turn: string) => `${who} : ${name} au tour ${turn}, personne n’en a douté.`,
  claimed: (who: string, name: string, turns: string) => `${who} : ${name} aux tours ${turns}, personne n’en a douté.`,
  caught: (who: string, name: string, turn: number) => `${who} : « ${name} », tour ${turn}, mensonge.`,
  proven: (who: string, name: string, turn: number) => `${who} : « ${name} », tour ${turn}, carte montrée.`,
  lost: (who: string, name: string) => `${who} a perdu une carte ${name}.`,
  youLost: (name: string) => `Tu as perdu une carte ${name}.`,
  others: (who: string, names: string) => `${who} a aussi dit ${names}.`,
  changed: (who: string, turn: number) => `${who} a changé de cartes au tour ${turn}.`,
  doubts: (who: string, times: number) => (times === 1 ? `${who} a douté une fois.` : `${who} a douté ${times} fois.`),
  coup: (who: string, coins: number) => `Avec ${coins} pièce${coins < 2 ? '' : 's'}, ${who} pourrait assassiner.`,
  nearly: (who: string, coins: number) =>
    coins === 1 ? `Encore 1 pièce, et ${who} peut assassiner.` : `Encore ${coins} pièces, et ${who} peut assassiner.`,
  had: (who: string, the: string) => `${who} avait ${the}.`,
  hadNot: (who: string, the: string) => `${who} n’avait pas ${the}.`,
  wouldLose: (who: string) => `${who} aurait perdu un personnage.`,
  wouldBeOut: (who: string) => `${who} aurait été hors jeu.`,
  wouldWin: 'Un doute t’aurait fait gagner la partie.',
  costsOne: 'Un doute t’aurait coûté un personnage.',
  costsTwo: 'Un doute t’aurait coûté un personnage, et l’attaque peut-être l’autre.',
  costsAll: 'Un doute t’aurait coûté ton dernier personnage.',
  unstopped: (coins: number) =>
    coins === 0
      ? 'Personne n’a rien dit.'
      : `Personne n’a rien dit : ${coins} pièce${coins < 2 ? '' : 's'} sans effort.`,
  yourTurn: 'C’est ton tour.',
  inSight: (name: string, n: number) =>
    `${name} : ${n === 0 ? 'aucune carte' : n < 2 ? `${n} carte` : `${n} cartes`} en vue.`,
  mostlyHeld: 'On a ce qu’on annonce plus souvent que ne le voudrait le hasard.',
  oftenBluffed: 'Un bluff courant : on l’annonce plus souvent qu’on ne l’a.',
  aimed: (what: string, whom: string) => `${what} sur ${whom}`,
  iCounter: (whom: string | undefined) => (whom === undefined ? 'Je te contre' : `Je contre ${whom}`),
  counters: (who: string, the: string) => `${who} contre et dit être ${the}.`,
  claims: (who: string, the: string) => `${who} dit être ${the}.`,
});
export type MomentText = typeof fr;
