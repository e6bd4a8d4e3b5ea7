import { french } from '../../../../words/french.ts';

/** What one has heard, a line each, and how it came out. */
export const fr = french({
  claimedOnce: (who: string, name: string, turn: string) => `${who} : ${name} au tour ${turn}, personne n’en a douté.`,
  claimedOften: (who: string, name: string, times: number, since: number) =>
    `${who} : ${name} ${times} fois depuis le tour ${since}, personne n’en a douté.`,
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
  loses: (who: string) => `${who} perd un personnage.`,
  isOut: (who: string) => `${who} est hors jeu.`,
  wins: 'Ton doute te fait gagner la partie.',
  /** After a challenge; or had there been one. */
  costsOne: (did: boolean): string =>
    did ? 'Ton doute te coûte un personnage.' : 'Un doute t’aurait coûté un personnage.',
  costsTwo: (did: boolean): string =>
    did
      ? 'Ton doute te coûte un personnage, et l’attaque peut-être l’autre.'
      : 'Un doute t’aurait coûté un personnage, et l’attaque peut-être l’autre.',
  costsAll: (did: boolean): string =>
    did ? 'Ton doute te coûte ton dernier personnage.' : 'Un doute t’aurait coûté ton dernier personnage.',
  unblocked: 'Personne n’a douté. Seul un contre peut encore l’arrêter.',
  unstopped: (coins: number) =>
    coins === 0
      ? 'Personne n’a rien dit.'
      : `Personne n’a rien dit : ${coins} pièce${coins < 2 ? '' : 's'} sans effort.`,
  because: {
    costsLast: 'Douter à tort coûte ton dernier personnage.',
    costsBoth: 'Douter à tort d’une attaque contre toi peut coûter tes deux personnages.',
    coinsOnly: (coins: number) =>
      `Tu y perds seulement ${coins} pièce${coins < 2 ? '' : 's'} ; une erreur coûte un personnage.`,
    notMine: 'Cela ne te vise pas, et douter à tort ne coûterait qu’à toi.',
    canBlock: (the: string) => `Tu as ${the} : un contre ne risque rien.`,
    elseLast: 'Si tu laisses passer, seul un contre bluffé peut sauver ton dernier personnage.',
    elseStopped: (who: string) => `Si tu laisses passer, ${who} arrête ton action.`,
    elseCoup: (who: string, coins: number) =>
      `Si tu laisses passer, ${who} aura ${coins} pièce${coins < 2 ? '' : 's'} : de quoi assassiner.`,
    repeated: (who: string, name: string, times: number) =>
      `${who} a déjà annoncé ${name} ${times} fois, sans qu’on en doute.`,
    named: (who: string, names: string) => `${who} a aussi annoncé ${names} : plus de personnages que de cartes.`,
    inSight: (name: string, n: number) =>
      n < 2 ? `Tu vois une carte ${name} : il en reste peu.` : `Tu vois ${n} cartes ${name} : il en reste peu.`,
    lastOf: (who: string) => `${who} n’a plus qu’un personnage : un mensonge démasqué, et c’est fini.`,
    pays: 'Le mensonge est assez probable pour courir le risque.',
    paysNot: 'Le mensonge n’est pas assez probable pour courir le risque.',
  },
  inSight: (name: string, n: number) =>
    `${name} : ${n === 0 ? 'aucune carte' : n < 2 ? `${n} carte` : `${n} cartes`} en vue.`,
  mostlyHeld: 'Celui qui annonce a la carte plus souvent que ne le dirait le hasard.',
  oftenBluffed: 'Un bluff courant : on l’annonce plus souvent qu’on ne l’a.',
  iCounter: (whom: string | undefined) => (whom === undefined ? 'Je te contre' : `Je contre ${whom}`),
  counters: (who: string, the: string) => `${who} contre et dit être ${the}.`,
  claims: (who: string, the: string) => `${who} dit être ${the}.`,
});
export type MomentText = typeof fr;
