import { ad } from '../../../../words/elide.ts';
import type { VerdictBook } from '../../words/verdict/book.ts';

export const it: VerdictBook = {
  titles: {
    boldest: 'La bugia più sfacciata',
    longest: 'La bugia più tenace',
    decisive: 'Il dubbio decisivo',
    nose: 'Il miglior fiuto',
  },
  when: (who, turn) => `${who}, turno ${turn}`,
  doubter: (who, whom, turn) => `${who} → ${whom}, turno ${turn}`,
  often: (who, times, name) => `${who}, ${times} volte «${name}»`,
  between: (from, to) =>
    from === to
      ? `Al turno ${from}, senza avere la carta.`
      : `Dal turno ${from} al turno ${to}, senza avere mai la carta.`,
  nose: (right, wrong) =>
    `${right === 1 ? '1 dubbio giusto' : `${right} dubbi giusti`}, ${wrong === 0 ? 'nessuno sbagliato' : wrong === 1 ? '1 sbagliato' : `${wrong} sbagliati`}.`,
  plain: (what) => `${what}, senza la carta in mano.`,
  aimed: (what, whom) => `${what} contro ${whom}, senza la carta in mano.`,
  against: (what, the) => `${what} contro ${the}, senza la carta in mano.`,
  share: (what) => `${what}, senza la carta in mano, per avere la sua parte.`,
  lostWitch: 'La Strega, al posto di una carta perduta.',
  embezzle: '«Nessuna Esattrice», per svuotare l’ospizio.',
  lastCard: 'Con una sola carta in mano!',
  unseen: 'Nessuno ha dubitato.',
  aid: 'gli aiuti stranieri',
  noCollector: 'Nessuna Esattrice',
  lieOut: [
    ({ what, who }) => `${what}, una bugia: ${who} è fuori gioco.`,
    ({ what }) => `${what}, una bugia: sei fuori gioco.`,
  ],
  lieOne: [
    ({ what, who }) => `${what}, una bugia: ${ad(who)} resta una carta.`,
    ({ what }) => `${what}, una bugia: ti resta una carta.`,
  ],
  trueOut: [
    ({ what, who }) => `${what}, ed era vero: ${who} è fuori gioco.`,
    ({ what }) => `${what}, ed era vero: sei fuori gioco.`,
  ],
  trueOne: [
    ({ what, who }) => `${what}, ed era vero: ${ad(who)} resta una carta.`,
    ({ what }) => `${what}, ed era vero: ti resta una carta.`,
  ],
  howOften: 'Chi ha mentito quanto?',
  legend: { bluff: 'bluff', caught: 'smascherato', honest: 'vero' },
  row: (who, claims, bluffs, caught) => `${who}. Annunci: ${claims}. Bluff: ${bluffs}. Smascherati: ${caught}.`,
  honest: 'Nemmeno una bugia in tutta la partita: una corte irreprensibile!',
  hands: 'Tutte le carte',
  allLies: 'Tutte le bugie',
  lie: [
    ({ turn, who, the }) => `Turno ${turn}: ${who} ha detto di essere ${the} e non ce l’aveva.`,
    ({ turn, the }) => `Turno ${turn}: hai detto di essere ${the} e non ce l’avevi.`,
  ],
  lieEmbezzle: [
    ({ turn, who }) => `Turno ${turn}: ${who} ha detto di non avere Esattrici, e ne aveva una.`,
    ({ turn }) => `Turno ${turn}: hai detto di non avere Esattrici, e ne avevi una.`,
  ],
  wasTrue: [({ who, what }) => `${who} annunciava ${what}: era vero.`, ({ what }) => `Annunciavi ${what}: era vero.`],
  wasLie: [({ who, what }) => `${who} annunciava ${what}: era falso.`, ({ what }) => `Annunciavi ${what}: era falso.`],
  inSight: (the, seen, of) =>
    seen === 0
      ? `${the}: nessuna delle ${of} carte era in vista.`
      : seen === 1
        ? `${the}: 1 carta su ${of} era in vista.`
        : `${the}: ${seen} carte su ${of} erano in vista.`,
  caught: 'smascherata',
  believed: 'riuscita',
  rightDoubt: (who, whom, turn) => `Turno ${turn}: ${who} dubita di ${whom}, a ragione.`,
  wrongDoubt: (who, whom, turn) => `Turno ${turn}: ${who} dubita di ${whom}, a torto.`,
  turns: (n) => (n === 1 ? '1 turno' : `${n} turni`),
  own: {
    lie: (turn, who) => `Hai resistito fino al turno ${turn}: ${who} ha smascherato la tua bugia.`,
    truth: (turn, who) => `Hai resistito fino al turno ${turn}: ${who} diceva la verità.`,
    coup: (turn, who) => `Hai resistito fino al turno ${turn}: ${who} ha ordinato il tuo assassinio.`,
    killed: (turn, who, the) => `Hai resistito fino al turno ${turn}: ${who} ti ha mandato ${the}.`,
    lies: (lies, found) =>
      lies === 0
        ? 'Nemmeno una bugia da parte tua.'
        : lies === 1
          ? `Una bugia, ${found === 0 ? 'riuscita' : 'smascherata'}.`
          : `${lies} bugie: ${found === 0 ? 'tutte riuscite' : found === lies ? 'tutte smascherate' : `${lies - found} ${lies - found === 1 ? 'riuscita' : 'riuscite'}, ${found} ${found === 1 ? 'smascherata' : 'smascherate'}`}.`,
    best: (turn, lie) => `La tua bugia migliore, turno ${turn}: ${lie}`,
    believed: (who, name, times) =>
      times === 1
        ? `Hai creduto ${ad(who)}: «${name}». Era falso.`
        : `Hai creduto ${times} volte ${ad(who)}: «${name}». Era falso.`,
    at: 'te',
  },
};
