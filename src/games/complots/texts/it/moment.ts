import type { MomentText } from '../fr/moment.ts';

export const it: MomentText = {
  claimedOnce: (who, name, turn) => `${who}: ${name} al turno ${turn}, nessuno ne ha dubitato.`,
  claimedOften: (who, name, times, since) =>
    `${who}: ${name} ${times === 1 ? 'una volta' : `${times} volte`} dal turno ${since}, nessuno ne ha dubitato.`,
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
  loses: (who) => `${who} perde un personaggio.`,
  isOut: (who) => `${who} è fuori gioco.`,
  wins: 'Il tuo dubbio ti fa vincere la partita.',
  /** After a challenge; or had there been one. */
  costsOne: (did) => (did ? 'Il tuo dubbio ti costa un personaggio.' : 'Un dubbio ti sarebbe costato un personaggio.'),
  costsTwo: (did) =>
    did
      ? 'Il tuo dubbio ti costa un personaggio, e l’attacco forse l’altro.'
      : 'Un dubbio ti sarebbe costato un personaggio, e l’attacco forse l’altro.',
  costsAll: (did) =>
    did ? 'Il tuo dubbio ti costa l’ultimo personaggio.' : 'Un dubbio ti sarebbe costato l’ultimo personaggio.',
  unblocked: 'Nessuno ha dubitato. Ormai solo un blocco può fermarlo.',
  unstopped: (coins) =>
    coins === 0
      ? 'Nessuno ha detto nulla.'
      : `Nessuno ha detto nulla: ${coins} monet${coins === 1 ? 'a' : 'e'} gratis.`,
  because: {
    costsLast: 'Dubitare a torto ti costa l’ultimo personaggio.',
    costsBoth: 'Dubitare a torto di un attacco contro di te può costare entrambi i personaggi.',
    coinsOnly: (coins) => `Perdi solo ${coins} monet${coins === 1 ? 'a' : 'e'}; un errore costa un personaggio.`,
    notMine: 'Non è contro di te, e dubitare a torto costerebbe solo a te.',
    canBlock: (the) => `Hai ${the}: puoi bloccare senza rischi.`,
    elseLast: 'Se lasci correre, solo un blocco bluffato può salvare il tuo ultimo personaggio.',
    elseStopped: (who) => `Se lasci correre, ${who} ferma la tua azione.`,
    elseCoup: (who, coins) =>
      `Se lasci correre, ${who} avrà ${coins} monet${coins === 1 ? 'a' : 'e'}: quanto basta per un Assassinio.`,
    repeated: (who, name, times) =>
      `${who} ha già annunciato ${name} ${times === 1 ? 'una volta' : `${times} volte`}, e nessuno ne ha dubitato.`,
    named: (who, names) => `${who} ha annunciato anche ${names}: più personaggi che carte.`,
    inSight: (name, n) => `Vedi ${n === 1 ? 'una carta' : `${n} carte`} ${name}: ne restano poche.`,
    lastOf: (who) => `${who} ha un solo personaggio: una bugia smascherata, ed è finita.`,
    pays: 'La bugia è abbastanza probabile da correre il rischio.',
    paysNot: 'La bugia non è abbastanza probabile da correre il rischio.',
  },
  inSight: (name, n) => `${name}: ${n === 0 ? 'nessuna' : n} in vista.`,
  mostlyHeld: 'Chi annuncia ce l’ha più spesso di quanto direbbe il caso.',
  oftenBluffed: 'Un bluff frequente: lo si annuncia più spesso di quanto lo si abbia.',
  iCounter: (whom) => (whom === undefined ? 'Ti blocco' : `Blocco ${whom}`),
  counters: (who, the) => `${who} blocca e dice di essere ${the}.`,
  claims: (who, the) => `${who} dice di essere ${the}.`,
};
