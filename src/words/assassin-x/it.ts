import type { Voice } from './voice.ts';

/** A name of one letter is a seat's, and keeps its distance. */
const ad = (name: string): string => (name.length > 1 && /^[aà]/i.test(name) ? `ad ${name}` : `a ${name}`);
const points = (n: number): string => (n === 1 ? '1 punto' : `${n} punti`);

export const it: Voice = {
  title: 'Assassin X',
  kinds: { weapon: 'arma', approach: 'approccio', reflex: 'riflesso', clue: 'indizio' },
  began: (round, who, clockwise) =>
    clockwise
      ? `Mano ${round}: comincia ${who}, in senso orario.`
      : `Mano ${round}: comincia ${who}, in senso antiorario.`,
  turned: 'Il senso di gioco si inverte.',
  ended: {
    assassination: 'La mano è finita: l’assassinio è riuscito.',
    survived: 'La mano è finita: la vittima è sopravvissuta.',
    arrest: 'La mano è finita: un assassino è in arresto.',
    pile: 'La mano è finita: il mazzo è vuoto.',
    alone: 'La mano è finita: resta un solo giocatore.',
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
    uncovered: ({ who, cards }) => `${who} scarta ${cards} a faccia in su.`,
    offered: ({ who, at, cards }) => `${who} propone ${ad(at)}: ${cards}.`,
    took: ({ who, at, cards }) =>
      cards === '' ? `${who} prende da ${at} una carta coperta.` : `${who} prende ${cards} da ${at}.`,
    received: ({ who, at, cards }) => `${who} ha preso ${cards} da ${at}.`,
    discarded: ({ who }) => `${who} scarta una carta coperta.`,
    dropped: ({ who, cards }) => `${who} ha scartato ${cards}.`,
    attacked: ({ who, at, cards }) => `${who} tenta di assassinare ${at} con ${cards}.`,
    defended: ({ who, cards }) => (cards === '' ? `${who} non posa nulla.` : `${who} si difende con ${cards}.`),
    killed: ({ who, at, numbers: [crime, survival] }) => `${who} assassina ${at}: ${crime} contro ${survival}.`,
    survived: ({ who, at, numbers: [crime, survival] }) =>
      `${who} sopravvive ${ad(at)}: crimine ${crime}, sopravvivenza ${survival}.`,
    intervened: ({ who, at }) => `${who} manda la polizia da ${at}.`,
    arrested: ({ who, at }) => `${at} ha visto giusto: ${who} ha in mano una carta Assassino.`,
    cleared: ({ who, at }) => `${who} non ha carte Assassino e mostra le sue carte soltanto ${ad(at)}.`,
    left: ({ who }) => `${who} esce dalla mano.`,
    spent: ({ who }) => `${who} ha perso la sua carta Intervento.`,
    played: ({ who, at, cards }) => (at === '' ? `${who} gioca ${cards}.` : `${who} gioca ${cards} contro ${at}.`),
    stole: ({ who, at }) => `${who} prende una carta a caso da ${at}.`,
    lifted: ({ who, at, cards }) => `${who} ha preso ${cards} da ${at}.`,
    gave: ({ who, at, cards }) => (cards === '' ? `${who} dà una carta ${ad(at)}.` : `${who} dà ${cards} ${ad(at)}.`),
    handed: ({ who, at, cards }) => `${who} ha dato ${cards} ${ad(at)}.`,
    swapped: ({ who }) => `${who} scambia una carta con gli scarti.`,
    exchanged: ({ who, cards }) => `${who} ha fatto questo scambio con gli scarti: ${cards}.`,
    saw: ({ who, at, cards }) => `${who} vede le carte di ${at}: ${cards}.`,
    searched: ({ who, cards }) => `${who} fruga fra gli scarti: ${cards}.`,
    scored: ({ who, count }) => `${who} segna ${points(count)}.`,
    won: ({ who }) => `${who} vince la partita.`,
  },
  moves: {
    keep: (joker, text) => `Tenere ${joker} (${text})`,
    offer: (up, down) => `Mostrare ${up}; coprire ${down}`,
    take: (card) => `Prendere ${card}`,
    takeHidden: (nth) => `Prendere la carta coperta n. ${nth}`,
    discard: (card) => `Scartare ${card}`,
    assassinate: (who, cards, crime) => `Assassinare ${who} con ${cards}: crimine ${crime}`,
    defend: (cards, survival) => `Difendersi con ${cards}: sopravvivenza ${survival}`,
    defendNothing: 'Non posare nulla',
    intervene: (who) => `Mandare la polizia da ${who} (se non tiene l’Assassino, esci dalla mano)`,
    alibi: 'Presentare l’alibi',
    aim: (joker, who, text) => `Giocare ${joker} contro ${who} (${text})`,
    play: (joker, text) => `Giocare ${joker} (${text})`,
    give: (card) => `Dare ${card}`,
    swap: (mine, theirs) => `Scambiare ${mine} con ${theirs}`,
    pass: 'Non fare nulla',
    passAlibi: 'Non presentare alibi',
    passSwap: 'Non scambiare nulla',
  },
  asked: {
    joker: () => 'Quale jolly tieni?',
    offer: (other) => `Quali tre carte proponi ${ad(other)}?`,
    take: (other) => `Quale carta prendi da ${other}?`,
    discard: () => 'Quale carta scarti?',
    action: () => 'Agisci?',
    defend: (other) => `Come ti difendi da ${other}?`,
    alibi: () => 'La polizia è da te: un alibi?',
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
    alibi: (who) => `La polizia è da ${who}: un alibi?`,
    give: (who) => `${who} sceglie una carta da rendere.`,
    swap: (who) => `${who} fruga fra gli scarti.`,
    over: () => 'La partita è finita.',
  },
  options: {
    actions: {
      label: 'Le azioni',
      hint: 'Al più svelto: il primo che agisce. Alla pari: ciascuno decide in segreto, poi vale l’ordine di gioco.',
      values: { first: 'Al più svelto', fair: 'Alla pari' },
    },
  },
  screen: {
    head: (round, who, clockwise) => `Mano ${round} · turno di ${who} · senso ${clockwise ? 'orario' : 'antiorario'}`,
    piles: (pile, discard) => `Mazzo: ${pile} · Scarti: ${discard}`,
    points: (n) => `${points(n)} su 5`,
    cards: (n) => (n === 1 ? '1 carta' : `${n} carte`),
    joker: 'un jolly',
    out: 'fuori dalla mano',
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
      approach: 'Crimine. Uno solo per assassinio; arma e approccio che sommano 7: +2.',
      reflex: 'Sopravvivenza. Uno solo per difesa.',
      clue: 'Sopravvivenza. Uno solo per difesa; riflesso e indizio che sommano 7: +2.',
      mastery: 'In attacco come in difesa; le tre diverse insieme: +3.',
      assassin: 'Con un’arma permette di assassinare. Chi la tiene può essere arrestato.',
      intervention: 'Manda la polizia da un giocatore: se tiene l’Assassino, 1 punto; se no, esci dalla mano.',
    },
    offer: ['scoperta', 'coperta'],
    lies: 'coperta',
    rules: [
      'Vince chi arriva primo a 5 punti. Un assassinio vale 2 punti; sopravvivere, o far arrestare un assassino, 1.',
      'Al tuo turno proponi tre carte al vicino: una scoperta, una coperta, la terza come vuoi. Ne prende una, poi scarta.',
      'Poi chiunque può agire: assassinare, mandare la polizia o giocare il suo jolly.',
      'L’assassinio riesce se il crimine supera la sopravvivenza.',
      'Quando il mazzo è vuoto, segna 1 punto chi non tiene l’Assassino.',
    ],
    had: (who, cards) => `${who} aveva ${cards}.`,
  },
  table: {
    head: (round, clockwise, who, pile, discard) =>
      `Mano ${round}, senso ${clockwise ? 'orario' : 'antiorario'}, turno di ${who}. Mazzo: ${pile}. Scarti: ${discard}.`,
    player: (who, n, cards, joker) =>
      joker ? `${who}: ${points(n)}, ${cards} carte e un jolly` : `${who}: ${points(n)}, ${cards} carte`,
    out: (who, n) => `${who}: ${points(n)}, fuori dalla mano`,
    hand: (cards) => `In mano: ${cards}`,
    joker: (joker, text) => `Jolly: ${joker} (${text})`,
    offer: (cards) => `Sul tavolo: ${cards}`,
    attack: (by, at, cards, crime) => `${by} attacca ${at}: ${cards} (crimine ${crime})`,
    defence: (cards, survival) => `Difesa: ${cards} (sopravvivenza ${survival})`,
    shown: (who, cards) => `Visto delle carte di ${who}: ${cards}`,
    discards: (cards) => `Scarti: ${cards}`,
    hidden: 'carta coperta',
    nothing: 'nulla',
  },
};
