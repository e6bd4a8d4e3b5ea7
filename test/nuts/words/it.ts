import { ad } from '../../../src/words/elide.ts';
import type { Voice } from './voice.ts';

export const it: Voice = {
  kinds: { almond: 'una mandorla', hazel: 'una nocciola', walnut: 'una noce' },
  announced: {
    draw: (who) => `${who} pesca, poi scarta.`,
    call: (who) => `${who} chiede un voto.`,
    claim: (who, nut) => `${who} dice di avere ${nut}.`,
  },
  facts: {
    got: (who, nuts) => `${who} riceve ${nuts}.`,
    drew: (who) => `${who} prende un frutto dal mazzo.`,
    doubted: (who, at) => `${who} dubita di ${at}.`,
    bluffed: (who, nut) => `${who} non ha ${nut}: era un bluff!`,
    showed: (who, nut) => `${who} mostra ${nut} e la rimette nel mazzo.`,
    reaped: (who) => `${who} guadagna un guscio.`,
    dropped: (who, nut) => `${who} scarta ${nut}.`,
    voted: (who, at) => `${who} vota contro ${at}.`,
    winked: (who, at) => `${who} fa l’occhiolino ${ad(at)}.`,
    smiled: (who, at) => `${who} sorride ${ad(at)}.`,
    frowned: (who, at) => `${who} aggrotta la fronte davanti ${ad(at)}.`,
    says: (who, text) => `${who}: «${text}»`,
    over: (_, winners) => `La partita è finita. Più gusci di tutti: ${winners}.`,
  },
  moves: {
    draw: () => 'Pescare, poi scartare',
    call: () => 'Chiedere un voto',
    claim: (nut) => `Dire di avere ${nut}`,
    doubt: () => 'Mettere in dubbio',
    pass: () => 'Lasciar passare',
    drop: (nut) => `Scartare ${nut}`,
    for: (at) => `Votare contro ${at}`,
    wink: (at) => `Fare l’occhiolino ${ad(at)}`,
    smile: () => 'Sorridere',
    frown: () => 'Aggrottare la fronte',
    say: (text) => `Dire: ${text}`,
  },
  bluff: 'bluff',
  questions: {
    turn: () => 'Tocca a te.',
    doubt: (who, nut) => `${who} dice di avere ${nut}. Ci credi?`,
    drop: () => 'Che cosa scarti?',
    vote: () => 'Contro chi voti?',
    wink: () => 'Qualcuno ti fa l’occhiolino.',
    over: () => 'La partita è finita.',
  },
  waits: (names) => `Si aspetta ${names}.`,
  player: (who, nuts, shells, dropped) =>
    `${who}: frutti ${nuts}, gusci ${shells}${dropped && `, scartato: ${dropped}`}`,
  table: (pile, bank) => `Mazzo: ${pile}. Banca: ${bank}.`,
  hand: (nuts) => `Hai ${nuts}.`,
  rules: [
    'Un annuncio che nessuno mette in dubbio vale un guscio, vero o no.',
    'Chi dubita a torto scarta un frutto; chi è colto a bluffare anche.',
    'Chi ha più gusci vince, quando la banca è vuota o resta un solo giocatore.',
  ],
};
