import { french } from '../../../../words/french.ts';

/** What one has heard, a line each, and how it came out. */
export const fr = french({
  claimedOnce: (who: string, name: string, turn: string) => `${who} : ${name} au tour ${turn}, jamais de doute.`,
  claimed: (who: string, name: string, turns: string) => `${who} : ${name} aux tours ${turns}, jamais de doute.`,
  caught: (who: string, name: string, turn: number) => `${who} : « ${name} », tour ${turn}, mensonge.`,
  proven: (who: string, name: string, turn: number) => `${who} : « ${name} », tour ${turn}, carte montrée.`,
  lost: (who: string, name: string) => `${who} a perdu une carte ${name}.`,
  youLost: (name: string) => `Tu as perdu une carte ${name}.`,
  others: (who: string, names: string) => `${who} a aussi dit ${names}.`,
  changed: (who: string, turn: number) => `${who} a changé de cartes au tour ${turn}.`,
  doubts: (who: string, times: number) =>
    times === 0
      ? `${who} n’a douté de personne.`
      : times === 1
        ? `${who} a douté une fois.`
        : `${who} a douté ${times} fois.`,
  coup: (who: string, coins: number) => `${who} aurait ${coins} pièce${coins < 2 ? '' : 's'} : un Assassinat.`,
  nearly: (who: string, coins: number) =>
    coins === 1 ? `Encore 1 pièce, et ${who} peut assassiner.` : `Encore ${coins} pièces, et ${who} peut assassiner.`,
  had: (who: string, the: string) => `${who} avait ${the}.`,
  hadNot: (who: string, the: string) => `${who} n’avait pas ${the}.`,
  wouldLose: (who: string) => `${who} aurait perdu un personnage.`,
  wouldCost: 'Ton doute aurait coûté un personnage.',
  unstopped: (coins: number) =>
    coins === 0 ? 'Personne n’a rien dit.' : `Personne n’a rien dit : ${coins} pièce${coins < 2 ? '' : 's'} pour rien.`,
  wellLeft: 'Bien vu de laisser dire.',
  yourTurn: 'C’est ton tour.',
  inSight: (name: string, n: number) => `${name} : ${n === 0 ? 'pas' : n} en vue.`,
  aimed: (what: string, whom: string) => `${what} sur ${whom}`,
  iCounter: (whom: string | undefined) => (whom === undefined ? 'Je te contre' : `Je contre ${whom}`),
  counters: (who: string, the: string) => `${who} contre et dit être ${the}.`,
  claims: (who: string, the: string) => `${who} dit être ${the}.`,
});
export type MomentText = typeof fr;
