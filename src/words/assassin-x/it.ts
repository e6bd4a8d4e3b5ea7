import { ad } from '../elide.ts';
import type { Voice } from './voice.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} punti`);
const cardsOf = (n: number): string => (n === 1 ? '1 carta' : `${n} carte`);

export const it: Voice = {
  title: 'Assassin X',
  kinds: { weapon: 'arma', approach: 'approccio', reflex: 'riflesso', clue: 'indizio' },
  began: (round, who, clockwise) =>
    clockwise
      ? `Manche ${round}: comincia ${who}, in senso orario.`
      : `Manche ${round}: comincia ${who}, in senso antiorario.`,
  turned: 'Il senso di gioco si inverte.',
  ended: {
    assassination: 'La manche è finita: l’assassinio è riuscito.',
    survived: 'La manche è finita: la vittima è sopravvissuta.',
    arrest: 'La manche è finita: un assassino è stato arrestato.',
    pile: 'La manche è finita: il mazzo è vuoto.',
    alone: 'La manche è finita: resta un solo giocatore.',
  },
  facts: {
    found: ({ who, count }) =>
      count === 0
        ? undefined
        : count === 1
          ? `${who} ha un jolly fra le carte ricevute.`
          : `${who} ha ${count} jolly fra le carte ricevute.`,
    got: ({ who, cards }) => `${who} riceve ${cards}.`,
    drewjoker: ({ who }) => `${who} pesca un jolly.`,
    kept: ({ who, cards }) => `${who} tiene ${cards}.`,
    uncovered: ({ who, cards }) => `${who} scarta il jolly ${cards}, scoperto.`,
    offered: ({ who, at, cards }) => `${who} propone ${ad(at)}: ${cards}.`,
    took: ({ who, at, cards }) =>
      cards === '' ? `${who} prende da ${at} una carta coperta.` : `${who} prende ${cards} da ${at}.`,
    received: ({ who, at, cards }) => `${who} ha preso ${cards} da ${at}.`,
    discarded: ({ who }) => `${who} scarta una carta coperta.`,
    dropped: ({ who, cards }) => `${who} ha scartato ${cards}.`,
    attacked: ({ who, at, cards }) => `${who} tenta di assassinare ${at} con ${cards}.`,
    defended: ({ who, cards }) => (cards === '' ? `${who} non si difende.` : `${who} si difende con ${cards}.`),
    killed: ({ who, at, numbers: [crime, survival] }) => `${who} assassina ${at}: ${crime} contro ${survival}.`,
    survived: ({ who, at, numbers: [crime, survival] }) =>
      `${who} sopravvive ${ad(at)}: crimine ${crime}, sopravvivenza ${survival}.`,
    intervened: ({ who, at }) => `${who} manda la polizia da ${at}.`,
    arrested: ({ who, at }) => `${at} ha visto giusto: ${who} ha in mano una carta Assassino.`,
    cleared: ({ who, at }) => `${who} non ha carte Assassino e mostra le sue carte soltanto ${ad(at)}.`,
    left: ({ who }) => `${who} esce dalla manche.`,
    spent: ({ who }) => `${who} ha perso la sua carta Intervento.`,
    played: ({ who, at, cards }) => (at === '' ? `${who} gioca ${cards}.` : `${who} gioca ${cards} contro ${at}.`),
    stole: ({ who, at }) => `${who} prende una carta a caso da ${at}.`,
    lifted: ({ who, at, cards }) => `${who} ha preso ${cards} da ${at}.`,
    gave: ({ who, at, cards }) => (cards === '' ? `${who} dà una carta ${ad(at)}.` : `${who} dà ${cards} ${ad(at)}.`),
    handed: ({ who, at, cards }) => `${who} ha dato ${cards} ${ad(at)}.`,
    swapped: ({ who }) => `${who} scambia una carta con gli scarti.`,
    exchanged: ({ who, cards }) => `${who} ha fatto questo scambio con gli scarti: ${cards}.`,
    saw: ({ who, at, cards }) => `${who} vede le carte di ${at}: ${cards}.`,
    searched: ({ who, cards }) => `${who} guarda gli scarti: ${cards}.`,
    scored: ({ who, count }) => `${who} segna ${points(count)}.`,
    won: ({ who }) => `${who} vince la partita.`,
  },
  moves: {
    keep: (joker, text) => `Tieni ${joker} (${text})`,
    offer: (up, down) => `Mostra ${up}; copri ${down}`,
    take: (card) => `Prendi ${card}`,
    takeHidden: (nth) => `Prendi la carta coperta n. ${nth}`,
    discard: (card) => `Scarta ${card}`,
    assassinate: (who, cards, crime) => `Assassina ${who} con ${cards}: crimine ${crime}`,
    defend: (cards, survival) => `Difenditi con ${cards}: sopravvivenza ${survival}`,
    defendNothing: 'Non difenderti',
    intervene: (who) => `Manda la polizia da ${who} (se non ha l’Assassino, esci dalla manche)`,
    alibi: 'Presenta l’alibi',
    aim: (joker, who, text) => `Gioca ${joker} contro ${who} (${text})`,
    play: (joker, text) => `Gioca ${joker} (${text})`,
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
    joker: (who) => `${who} sceglie un jolly.`,
    offer: (who, other) => `${who} sceglie tre carte per ${other}.`,
    take: (who, other) => `${who} sceglie una carta di ${other}.`,
    discard: (who) => `${who} sta per scartare una carta.`,
    action: () => 'Qualcuno agisce?',
    defend: (who, other) => `${who} si difende da ${other}.`,
    alibi: (who) => `La polizia è da ${who}: ha un alibi?`,
    give: (who) => `${who} sceglie una carta da dare in cambio.`,
    swap: (who) => `${who} guarda gli scarti.`,
    over: () => 'La partita è finita.',
  },
  options: {
    actions: {
      label: 'Le azioni',
      hint: 'Al più rapido: il primo che agisce. Alla pari: ognuno decide in segreto, poi vale l’ordine di gioco.',
      values: { first: 'Al più rapido', fair: 'Alla pari' },
    },
  },
  screen: {
    head: (round, who, clockwise) => `Manche ${round} · turno di ${who} · senso ${clockwise ? 'orario' : 'antiorario'}`,
    piles: (pile, discard) => `Mazzo: ${pile} · Scarti: ${discard}`,
    points: (n) => `${points(n)} su 5`,
    cards: cardsOf,
    joker: 'un jolly',
    out: 'fuori dalla manche',
    kinds: {
      weapon: 'arma',
      approach: 'approccio',
      reflex: 'riflesso',
      clue: 'indizio',
      mastery: 'maestria',
      assassin: 'attacco',
      intervention: 'polizia',
      joker: 'jolly',
    },
    texts: {
      weapon: 'Crimine. Per assassinare serve un’arma.',
      approach: 'Crimine. Uno solo per assassinio; con un’arma, se la somma fa 7: +2.',
      reflex: 'Sopravvivenza. Uno solo per difesa.',
      clue: 'Sopravvivenza. Uno solo per difesa; con un riflesso, se la somma fa 7: +2.',
      mastery: 'In attacco come in difesa; le tre diverse insieme: +3.',
      assassin: 'Con un’arma permette di assassinare. Chi ce l’ha può essere arrestato.',
      intervention: 'Manda la polizia da un giocatore: se ha l’Assassino, 1 punto; se no, esci dalla manche.',
    },
    offer: ['scoperta', 'coperta'],
    lies: 'coperta',
    rules: [
      'Vince chi arriva primo a 5 punti. Un assassinio vale 2 punti; sopravvivere, o far arrestare un assassino, 1.',
      'Al tuo turno proponi tre carte al vicino: una scoperta, una coperta, la terza come vuoi. Ne prende una, poi scarta.',
      'Poi chiunque può agire: assassinare, mandare la polizia o giocare il proprio jolly.',
      'L’assassinio riesce se il crimine supera la sopravvivenza.',
      'Quando il mazzo è vuoto, segna 1 punto chi non ha l’Assassino.',
    ],
    had: (who, cards) => `${who} aveva ${cards}.`,
  },
  table: {
    head: (round, clockwise, who, pile, discard) =>
      `Manche ${round}, senso ${clockwise ? 'orario' : 'antiorario'}, turno di ${who}. Mazzo: ${pile}. Scarti: ${discard}.`,
    player: (who, n, cards, joker) =>
      joker ? `${who}: ${points(n)}, ${cardsOf(cards)} e un jolly` : `${who}: ${points(n)}, ${cardsOf(cards)}`,
    out: (who, n) => `${who}: ${points(n)}, fuori dalla manche`,
    hand: (cards) => `In mano: ${cards}`,
    joker: (joker, text) => `Jolly: ${joker} (${text})`,
    offer: (cards) => `Sul tavolo: ${cards}`,
    attack: (by, at, cards, crime) => `${by} attacca ${at}: ${cards} (crimine ${crime})`,
    defence: (cards, survival) => `Difesa: ${cards} (sopravvivenza ${survival})`,
    shown: (who, cards) => `Le carte di ${who} che hai visto: ${cards}`,
    discards: (cards) => `Scarti: ${cards}`,
    hidden: 'carta coperta',
    nothing: 'nulla',
  },
};
