import { ad } from '../../../../words/elide.ts';
import type { Voice } from '../../words/voice.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} punti`);
const cardsOf = (n: number): string => (n === 1 ? '1 carta' : `${n} carte`);

export const it: Voice = {
  kinds: { weapon: 'arma', approach: 'approccio', reflex: 'riflesso', clue: 'indizio' },
  began: [
    ({ round, who, clockwise }) =>
      clockwise
        ? `Manche ${round}: comincia ${who}, in senso orario.`
        : `Manche ${round}: comincia ${who}, in senso antiorario.`,
    ({ round, clockwise }) =>
      clockwise ? `Manche ${round}: cominci tu, in senso orario.` : `Manche ${round}: cominci tu, in senso antiorario.`,
  ],
  turned: 'Il senso di gioco si inverte, e nessuno agisce più in questo turno.',
  armed: 'La tregua è finita: da ora si può attaccare.',
  ended: {
    assassination: 'La manche è finita: l’assassinio è riuscito.',
    survived: 'La manche è finita: la vittima è sopravvissuta.',
    arrest: 'La manche è finita: un assassino è stato arrestato.',
    pile: 'La manche è finita: il mazzo è vuoto.',
    alone: 'La manche è finita: resta un solo giocatore.',
  },
  facts: {
    found: [
      ({ who, count }) =>
        count === 0 ? undefined : count === 1 ? `${who} ha ricevuto un jolly.` : `${who} ha ricevuto ${count} jolly.`,
      ({ count }) =>
        count === 0 ? undefined : count === 1 ? 'Hai ricevuto un jolly.' : `Hai ricevuto ${count} jolly.`,
    ],
    got: [({ who, cards }) => `${who} riceve ${cards}.`, ({ cards }) => `Ricevi ${cards}.`],
    drew: [
      ({ who, joker }) => (joker ? `${who} pesca un jolly.` : undefined),
      ({ joker }) => (joker ? 'Peschi un jolly.' : undefined),
    ],
    laid: [() => undefined, () => undefined],
    kept: [({ who, cards }) => `${who} tiene ${cards}.`, ({ cards }) => `Tieni ${cards}.`],
    uncovered: [
      ({ who, cards }) => `${who} scarta il jolly ${cards}, scoperto.`,
      ({ cards }) => `Scarti il jolly ${cards}, scoperto.`,
    ],
    offered: [
      ({ who, at, cards }) => `${who} propone ${ad(at)}: ${cards}.`,
      ({ at, cards }) => `Proponi ${ad(at)}: ${cards}.`,
      ({ who, cards }) => `${who} ti propone: ${cards}.`,
    ],
    took: [
      ({ who, at, cards }) =>
        cards === '' ? `${who} prende da ${at} una carta coperta.` : `${who} prende ${cards} da ${at}.`,
      ({ at, cards }) => (cards === '' ? `Prendi da ${at} una carta coperta.` : `Prendi ${cards} da ${at}.`),
      ({ who, cards }) => (cards === '' ? `${who} ti prende una carta coperta.` : `${who} ti prende ${cards}.`),
    ],
    received: [
      ({ who, at, cards }) => `${who} ha preso ${cards} da ${at}.`,
      ({ at, cards }) => `Hai preso ${cards} da ${at}.`,
      ({ who, cards }) => `${who} ti ha preso ${cards}.`,
    ],
    discarded: [({ who }) => `${who} scarta una carta coperta.`, () => 'Scarti una carta coperta.'],
    dropped: [({ who, cards }) => `${who} ha scartato ${cards}.`, ({ cards }) => `Hai scartato ${cards}.`],
    attacked: [
      ({ who, at, cards }) => `${who} tenta di assassinare ${at} con ${cards}.`,
      ({ at, cards }) => `Tenti di assassinare ${at} con ${cards}.`,
      ({ who, cards }) => `${who} tenta di assassinarti con ${cards}.`,
    ],
    defended: [
      ({ who, cards }) => (cards === '' ? `${who} non si difende.` : `${who} si difende con ${cards}.`),
      ({ cards }) => (cards === '' ? 'Non ti difendi.' : `Ti difendi con ${cards}.`),
    ],
    killed: [
      ({ who, at, crime, survival }) => `${who} assassina ${at}: ${crime} contro ${survival}.`,
      ({ at, crime, survival }) => `Hai assassinato ${at}: ${crime} contro ${survival}.`,
      ({ who, crime, survival }) => `${who} ti assassina: ${crime} contro ${survival}.`,
    ],
    survived: [
      ({ who, at, crime, survival }) => `${who} sopravvive all’attacco di ${at}: attacco ${crime}, difesa ${survival}.`,
      ({ at, crime, survival }) => `Sopravvivi all’attacco di ${at}: attacco ${crime}, difesa ${survival}.`,
      ({ who, crime, survival }) => `${who} sopravvive al tuo attacco: attacco ${crime}, difesa ${survival}.`,
    ],
    intervened: [
      ({ who, at }) => `${who} manda la polizia da ${at}.`,
      ({ at }) => `Mandi la polizia da ${at}.`,
      ({ who }) => `${who} manda la polizia da te.`,
    ],
    arrested: [
      ({ who, at }) => `${at} ha visto giusto: ${who} ha in mano una carta Assassino.`,
      ({ at }) => `${at} ha visto giusto: hai in mano una carta Assassino.`,
      ({ who }) => `Hai visto giusto: ${who} ha in mano una carta Assassino.`,
    ],
    cleared: [
      ({ who, at }) => `${who} non ha carte Assassino e mostra le sue carte soltanto ${ad(at)}.`,
      ({ at }) => `Non hai carte Assassino e mostri le tue carte soltanto ${ad(at)}.`,
      ({ who }) => `${who} non ha carte Assassino e mostra le sue carte soltanto a te.`,
    ],
    left: [({ who }) => `${who} esce dalla manche.`, () => 'Esci dalla manche.'],
    played: [
      ({ who, at, cards }) => (at === undefined ? `${who} gioca ${cards}.` : `${who} gioca ${cards} contro ${at}.`),
      ({ at, cards }) => (at === undefined ? `Giochi ${cards}.` : `Giochi ${cards} contro ${at}.`),
      ({ who, cards }) => `${who} gioca ${cards} contro di te.`,
    ],
    stole: [
      ({ who, at }) => `${who} prende una carta a caso da ${at}.`,
      ({ at }) => `Prendi una carta a caso da ${at}.`,
      ({ who }) => `${who} ti prende una carta a caso.`,
    ],
    lifted: [
      ({ who, at, cards }) => `${who} ha preso ${cards} da ${at}.`,
      ({ at, cards }) => `Hai preso ${cards} da ${at}.`,
      ({ who, cards }) => `${who} ti ha preso ${cards}.`,
    ],
    gave: [
      ({ who, at, cards }) => (cards === '' ? `${who} dà una carta ${ad(at)}.` : `${who} dà ${cards} ${ad(at)}.`),
      ({ at, cards }) => (cards === '' ? `Dai una carta ${ad(at)}.` : `Dai ${cards} ${ad(at)}.`),
      ({ who, cards }) => (cards === '' ? `${who} ti dà una carta.` : `${who} ti dà ${cards}.`),
    ],
    handed: [
      ({ who, at, cards }) => `${who} ha dato ${cards} ${ad(at)}.`,
      ({ at, cards }) => `Hai dato ${cards} ${ad(at)}.`,
      ({ who, cards }) => `${who} ti ha dato ${cards}.`,
    ],
    swapped: [({ who }) => `${who} scambia una carta con gli scarti.`, () => 'Scambi una carta con gli scarti.'],
    exchanged: [
      ({ who, left, cards }) => `${who} ha lasciato ${left} fra gli scarti e preso ${cards}.`,
      ({ left, cards }) => `Hai lasciato ${left} fra gli scarti e preso ${cards}.`,
    ],
    saw: [
      ({ who, at, cards }) => `${who} vede le carte di ${at}: ${cards}.`,
      ({ at, cards }) => `Vedi le carte di ${at}: ${cards}.`,
      ({ who, cards }) => `${who} vede le tue carte: ${cards}.`,
    ],
    searched: [
      ({ who, cards }) => `${who} guarda gli scarti: ${cards}.`,
      ({ cards }) => `Guardi gli scarti: ${cards}.`,
    ],
    scored: [({ who, count }) => `${who} segna ${points(count)}.`, ({ count }) => `Segni ${points(count)}.`],
    won: [({ who }) => `${who} vince la partita.`, () => 'Vinci la partita.'],
  },
  moves: {
    keep: (joker) => `Tieni ${joker}`,
    offer: (up, down) => `Mostra ${up}; copri ${down}`,
    take: (card) => `Prendi ${card}`,
    takeHidden: (nth) => `Prendi la carta coperta n. ${nth}`,
    discard: (card) => `Scarta ${card}`,
    assassinate: (who, cards, crime) => `Assassina ${who} con ${cards}: attacco ${crime}`,
    defend: (cards, survival) => `Difenditi con ${cards}: difesa ${survival}`,
    defendNothing: 'Non difenderti',
    intervene: (who) => `Manda la polizia da ${who}`,
    intervenes: 'se non ha l’Assassino, esci dalla manche',
    alibi: 'Presenta l’alibi',
    aim: (joker, who) => `Gioca ${joker} contro ${who}`,
    play: (joker) => `Gioca ${joker}`,
    give: (card) => `Dai ${card}`,
    swap: (mine, theirs) => `Scambia ${mine} con ${theirs}`,
    pass: 'Non fare nulla',
    passAlibi: 'Non presentare alibi',
    passSwap: 'Non scambiare nulla',
  },
  asked: {
    joker: () => 'Quale jolly tieni?',
    offer: (other) => `Quali tre carte proponi ${ad(other)}?`,
    take: (other) => `Quale carta prendi da ${other}?`,
    discard: () => 'Quale carta scarti?',
    action: () => 'Vuoi agire?',
    defend: (other) => `Come ti difendi da ${other}?`,
    alibi: () => 'La polizia è da te: hai un alibi?',
    give: () => 'Quale carta dai in cambio?',
    swap: () => 'Quale carta scambi con gli scarti?',
    over: () => 'La partita è finita.',
  },
  waits: {
    joker: [({ who }) => `${who} sceglie un jolly.`],
    offer: [
      ({ who, other }) => `${who} sceglie tre carte per ${other}.`,
      ({ who }) => `${who} sceglie tre carte per te.`,
    ],
    take: [
      ({ who, other }) => `${who} sceglie una carta di ${other}.`,
      ({ who }) => `${who} sceglie una delle tue carte.`,
    ],
    discard: [({ who }) => `${who} sta per scartare una carta.`],
    action: [() => 'Qualcuno agisce?'],
    defend: [({ who, other }) => `${who} si difende da ${other}.`, ({ who }) => `${who} si difende da te.`],
    alibi: [({ who }) => `La polizia è da ${who}: ha un alibi?`],
    give: [({ who }) => `${who} sceglie una carta da dare in cambio.`],
    swap: [({ who }) => `${who} guarda gli scarti.`],
    over: [() => 'La partita è finita.'],
  },
  options: {
    actions: {
      label: 'Le azioni',
      hint: 'Al più rapido: il primo che agisce. Equo: ognuno decide in segreto, poi vale l’ordine di gioco.',
      values: { first: 'Al più rapido', fair: 'Equo' },
    },
    truce: {
      label: 'La tregua',
      hint: 'Prima del primo attacco di una manche, tutti offrono carte una volta. La polizia può arrivare in ogni momento.',
      values: { off: 'Senza tregua', round: 'Un giro senza attacchi' },
    },
  },
  stage: {
    points: (n) => (n > 5 ? points(n) : `${points(n)} su 5`),
    cards: cardsOf,
    joker: 'un jolly',
    out: 'fuori dalla manche',
    kinds: {
      weapon: 'arma',
      approach: 'approccio',
      reflex: 'riflesso',
      clue: 'indizio',
      mastery: 'vantaggio',
      assassin: 'attacco',
      intervention: 'polizia',
      joker: 'jolly',
    },
    texts: {
      weapon: 'Attacco. Per assassinare serve un’arma.',
      approach: 'Attacco. Uno solo per assassinio.',
      reflex: 'Difesa. Uno solo per difesa.',
      clue: 'Difesa. Uno solo per difesa.',
      mastery: 'In attacco come in difesa; i tre diversi insieme: +3.',
      assassin: 'Con un’arma permette di assassinare. Chi ce l’ha può essere arrestato.',
      intervention: 'Manda la polizia da un giocatore: se ha l’Assassino, 1 punto; se no, esci dalla manche.',
    },
    pair: (name, one, other, worth) => `${name}: ${one} con ${other}, ${worth} in tutto.`,
    rules: [
      'Vince chi arriva primo a 5 punti. Un assassinio vale 2 punti; sopravvivere, o far arrestare un assassino, 1.',
      'Al tuo turno proponi tre carte al vicino: una scoperta, una coperta, la terza come vuoi. Ne prende una, poi scarta.',
      'Poi chiunque può agire: assassinare, mandare la polizia o giocare il proprio jolly.',
      'L’assassinio riesce se l’attacco supera la difesa.',
      'Quando il mazzo è vuoto, segna 1 punto chi non ha l’Assassino.',
    ],
    had: [({ who, cards }) => `${who} aveva ${cards}.`, ({ cards }) => `Avevi ${cards}.`],
  },
  table: {
    truce: (who) => `Tregua: nessuno attacca ancora. Devono ancora offrire carte: ${who}.`,
    head: [
      ({ round, clockwise, who, pile, discard }) =>
        `Manche ${round}, senso ${clockwise ? 'orario' : 'antiorario'}, turno di ${who}. Mazzo: ${pile}. Scarti: ${discard}.`,
      ({ round, clockwise, pile, discard }) =>
        `Manche ${round}, senso ${clockwise ? 'orario' : 'antiorario'}, tocca a te. Mazzo: ${pile}. Scarti: ${discard}.`,
    ],
    player: (who, n, cards, joker) =>
      joker ? `${who}: ${points(n)}, ${cardsOf(cards)} e un jolly` : `${who}: ${points(n)}, ${cardsOf(cards)}`,
    out: (who, n) => `${who}: ${points(n)}, fuori dalla manche`,
    hand: (cards) => `In mano: ${cards}`,
    joker: (joker, text) => `Jolly: ${joker} (${text})`,
    offer: (cards) => `Sul tavolo: ${cards}`,
    attack: [
      ({ who, at, cards, crime }) => `${who} attacca ${at}: ${cards} (attacco ${crime})`,
      ({ at, cards, crime }) => `Attacchi ${at}: ${cards} (attacco ${crime})`,
      ({ who, cards, crime }) => `${who} ti attacca: ${cards} (attacco ${crime})`,
    ],
    defence: (cards, survival) => `Difesa: ${cards} (difesa ${survival})`,
    shown: (who, cards) => `Le carte di ${who} che hai visto: ${cards}`,
    discards: (cards) => `Scarti: ${cards}`,
    hidden: 'carta coperta',
    nothing: 'nulla',
  },
};
