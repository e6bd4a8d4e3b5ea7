import type { MomentText } from './fr.ts';

export const it: MomentText = {
  claimedOnce: (who, name, turn) => `${who}: ${name} al turno ${turn}, nessuno ne ha dubitato.`,
  claimed: (who, name, turns) => `${who}: ${name} ai turni ${turns}, nessuno ne ha dubitato.`,
  caught: (who, name, turn) => `${who}: «${name}», turno ${turn}, bugia.`,
  proven: (who, name, turn) => `${who}: «${name}», turno ${turn}, carta mostrata.`,
  lost: (who, name) => `${who} ha perso una carta ${name}.`,
  youLost: (name) => `Hai perso una carta ${name}.`,
  others: (who, names) => `${who} ha detto anche ${names}.`,
  changed: (who, turn) => `${who} ha cambiato carte al turno ${turn}.`,
  doubts: (who, times) => (times === 1 ? `${who} ha dubitato una volta.` : `${who} ha dubitato ${times} volte.`),
  coup: (who, coins) => `Con ${coins} monet${coins === 1 ? 'a' : 'e'}, ${who} potrebbe assassinare.`,
  nearly: (who, coins) =>
    coins === 1 ? `Ancora 1 moneta, e ${who} può assassinare.` : `Altre ${coins} monete, e ${who} può assassinare.`,
  had: (who, the) => `${who} aveva ${the}.`,
  hadNot: (who, the) => `${who} non aveva ${the}.`,
  wouldLose: (who) => `${who} avrebbe perso un personaggio.`,
  wouldBeOut: (who) => `${who} sarebbe fuori gioco.`,
  wouldWin: 'Un dubbio ti avrebbe fatto vincere la partita.',
  costsOne: 'Un dubbio ti sarebbe costato un personaggio.',
  costsTwo: 'Un dubbio ti sarebbe costato un personaggio, e l’attacco forse l’altro.',
  costsAll: 'Un dubbio ti sarebbe costato l’ultimo personaggio.',
  unstopped: (coins) =>
    coins === 0
      ? 'Nessuno ha detto nulla.'
      : `Nessuno ha detto nulla: ${coins} monet${coins === 1 ? 'a' : 'e'} gratis.`,
  yourTurn: 'Tocca a te.',
  inSight: (name, n) => `${name}: ${n === 0 ? 'nessuna' : n} in vista.`,
  mostlyHeld: 'Si ha ciò che si annuncia più spesso di quanto vorrebbe il caso.',
  oftenBluffed: 'Un bluff frequente: lo si annuncia più spesso di quanto lo si abbia.',
  aimed: (what, whom) => `${what} su ${whom}`,
  iCounter: (whom) => (whom === undefined ? 'Ti blocco' : `Blocco ${whom}`),
  counters: (who, the) => `${who} blocca e dice di essere ${the}.`,
  claims: (who, the) => `${who} dice di essere ${the}.`,
};
