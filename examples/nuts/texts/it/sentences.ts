import { ad } from '../../../../src/words/elide.ts';
import type { Voice } from '../../words/voice.ts';

export const it: Voice = {
  kinds: { almond: 'una mandorla', hazel: 'una nocciola', walnut: 'una noce' },
  announced: {
    draw: [({ who }) => `${who} pesca, poi scarta.`, () => 'Peschi, poi scarti.'],
    call: [({ who }) => `${who} chiede un voto.`, () => 'Chiedi un voto.'],
    claim: [({ who, what }) => `${who} dice di avere ${what}.`, ({ what }) => `Dici di avere ${what}.`],
  },
  facts: {
    got: [({ who, what }) => `${who} riceve ${what}.`, ({ what }) => `Ricevi ${what}.`],
    drew: [({ who }) => `${who} prende un frutto dal mazzo.`, () => 'Prendi un frutto dal mazzo.'],
    doubted: [
      ({ who, what }) => `${who} dubita di ${what}.`,
      ({ what }) => `Dubiti di ${what}.`,
      ({ who }) => `${who} dubita di te.`,
    ],
    bluffed: [
      ({ who, what }) => `${who} non ha ${what}: era un bluff!`,
      ({ what }) => `Non hai ${what}: era un bluff!`,
    ],
    showed: [
      ({ who, what }) => `${who} mostra ${what} e la rimette nel mazzo.`,
      ({ what }) => `Mostri ${what} e la rimetti nel mazzo.`,
    ],
    reaped: [({ who }) => `${who} guadagna un guscio.`, () => 'Guadagni un guscio.'],
    dropped: [({ who, what }) => `${who} scarta ${what}.`, ({ what }) => `Scarti ${what}.`],
    voted: [
      ({ who, what }) => `${who} vota contro ${what}.`,
      ({ what }) => `Voti contro ${what}.`,
      ({ who }) => `${who} vota contro di te.`,
    ],
    winked: [
      ({ who, what }) => `${who} fa l’occhiolino ${ad(what)}.`,
      ({ what }) => `Fai l’occhiolino ${ad(what)}.`,
      ({ who }) => `${who} ti fa l’occhiolino.`,
    ],
    smiled: [
      ({ who, what }) => `${who} sorride ${ad(what)}.`,
      ({ what }) => `Sorridi ${ad(what)}.`,
      ({ who }) => `${who} ti sorride.`,
    ],
    frowned: [
      ({ who, what }) => `${who} aggrotta la fronte davanti ${ad(what)}.`,
      ({ what }) => `Aggrotti la fronte davanti ${ad(what)}.`,
      ({ who }) => `${who} aggrotta la fronte davanti a te.`,
    ],
    says: [({ who, what }) => `${who}: «${what}»`, ({ what }) => `Tu: «${what}»`],
  },
  over: [({ what }) => `Più gusci di tutti: ${what}.`, ({ what }) => `Più gusci di tutti: tu${what && `, ${what}`}.`],
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
    doubt: ({ who, what }) => `${who} dice di avere ${what}. Ci credi?`,
    drop: () => 'Che cosa scarti?',
    vote: () => 'Contro chi voti?',
    wink: () => 'Qualcuno ti fa l’occhiolino.',
    over: () => 'La partita è finita.',
  },
  waits: (names) => `Si aspetta ${names}.`,
  place: (nuts, shells) => `frutti ${nuts}, gusci ${shells}`,
  player: (who, nuts, shells, dropped) =>
    `${who}: frutti ${nuts}, gusci ${shells}${dropped && `, scartato: ${dropped}`}`,
  table: (pile, bank) => `Mazzo: ${pile}. Banca: ${bank}.`,
  hand: (nuts) => `Hai ${nuts}.`,
  rules: [
    'Un annuncio che nessuno mette in dubbio vale un guscio, vero o no.',
    'Chi dubita a torto scarta un frutto; chi è colto a bluffare anche.',
    'Chi ha più gusci vince, quando la banca è vuota o resta un solo giocatore.',
  ],
  held: [({ who, what }) => `${who} aveva ancora ${what}.`, ({ what }) => `Avevi ancora ${what}.`],
  options: { doubts: { label: 'Dubbi', values: { first: 'Conta il primo', fair: 'Ognuno decide in segreto' } } },
};
