import type { MomentText } from './fr.ts';

export const it: MomentText = {
  claimedOnce: (who, name, turn) => `${who}: ${name} al turno ${turn}, mai un dubbio.`,
  claimed: (who, name, turns) => `${who}: ${name} ai turni ${turns}, mai un dubbio.`,
  caught: (who, name, turn) => `${who}: «${name}», turno ${turn}, bugia.`,
  proven: (who, name, turn) => `${who}: «${name}», turno ${turn}, carta mostrata.`,
  lost: (who, name) => `${who} ha perso una carta ${name}.`,
  youLost: (name) => `Hai perso una carta ${name}.`,
  others: (who, names) => `${who} ha detto anche ${names}.`,
  changed: (who, turn) => `${who} ha cambiato carte al turno ${turn}.`,
  doubts: (who, times) =>
    times === 0
      ? `${who} non ha dubitato di nessuno.`
      : times === 1
        ? `${who} ha dubitato una volta.`
        : `${who} ha dubitato ${times} volte.`,
  coup: (who, coins) => `${who} avrebbe ${coins} monet${coins === 1 ? 'a' : 'e'}: un Assassinio.`,
  nearly: (who, coins) =>
    coins === 1 ? `Ancora 1 moneta, e ${who} può assassinare.` : `Altre ${coins} monete, e ${who} può assassinare.`,
  had: (who, the) => `${who} aveva ${the}.`,
  hadNot: (who, the) => `${who} non aveva ${the}.`,
  wouldLose: (who) => `${who} avrebbe perso un personaggio.`,
  wouldCost: 'Il tuo dubbio sarebbe costato un personaggio.',
  unstopped: (coins) =>
    coins === 0
      ? 'Nessuno ha detto nulla.'
      : `Nessuno ha detto nulla: ${coins} monet${coins === 1 ? 'a' : 'e'} per niente.`,
  wellLeft: 'Hai fatto bene a lasciar correre.',
  yourTurn: 'Tocca a te.',
  inSight: (name, n) => `${name}: ${n === 0 ? 'non' : n} in vista.`,
  aimed: (what, whom) => `${what} su ${whom}`,
  iCounter: (whom) => (whom === undefined ? 'Ti blocco' : `Blocco ${whom}`),
  counters: (who, the) => `${who} blocca e dice di essere ${the}.`,
  claims: (who, the) => `${who} dice di essere ${the}.`,
};
