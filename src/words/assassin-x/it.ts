import type { Voice } from './voice.ts';

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
    assassination: "La mano è finita: l'assassinio è riuscito.",
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
    drewcard: ({ who }) => `${who} pesca una carta.`,
    drewjoker: ({ who }) => `${who} pesca un jolly.`,
    laid: ({ who }) => `${who} posa un jolly coperto.`,
    kept: ({ who, cards }) => `${who} tiene ${cards}.`,
    uncovered: ({ who, cards }) => `${who} scarta ${cards} a faccia in su.`,
    offered: ({ who, at, cards }) => `${who} propone a ${at}: ${cards}.`,
    took: ({ who, at, cards }) =>
      cards === '' ? `${who} prende da ${at} una carta coperta.` : `${who} prende ${cards} da ${at}.`,
    received: ({ who, at, cards }) => `${who} ha preso ${cards} da ${at}.`,
    discarded: ({ who }) => `${who} scarta una carta coperta.`,
    dropped: ({ who, cards }) => `${who} ha scartato ${cards}.`,
    attacked: ({ who, at, cards }) => `${who} tenta di assassinare ${at} con ${cards}.`,
    defended: ({ who, cards }) => (cards === '' ? `${who} non posa nulla.` : `${who} si difende con ${cards}.`),
    killed: ({ who, at, numbers: [crime, survival] }) => `${who} assassina ${at}: ${crime} contro ${survival}.`,
    survived: ({ who, at, numbers: [crime, survival] }) =>
      `${who} sopravvive a ${at}: crimine ${crime}, sopravvivenza ${survival}.`,
    intervened: ({ who, at }) => `${who} manda la polizia da ${at}.`,
    arrested: ({ who, at }) => `${at} ha visto giusto: ${who} ha in mano una carta Assassino.`,
    cleared: ({ who, at }) => `${who} non ha carte Assassino e mostra le sue carte soltanto a ${at}.`,
    left: ({ who }) => `${who} esce dalla mano.`,
    spent: ({ who }) => `${who} ha perso la sua carta Intervento.`,
    played: ({ who, at, cards }) => (at === '' ? `${who} gioca ${cards}.` : `${who} gioca ${cards} contro ${at}.`),
    stole: ({ who, at }) => `${who} prende una carta a caso da ${at}.`,
    lifted: ({ who, at, cards }) => `${who} ha preso ${cards} da ${at}.`,
    gave: ({ who, at, cards }) => (cards === '' ? `${who} dà una carta a ${at}.` : `${who} dà ${cards} a ${at}.`),
    handed: ({ who, at, cards }) => `${who} ha dato ${cards} a ${at}.`,
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
    intervene: (who) => `Mandare la polizia da ${who} (un errore vi fa uscire dalla mano)`,
    alibi: "Presentare l'alibi",
    aim: (joker, who, text) => `Giocare ${joker} contro ${who} (${text})`,
    play: (joker, text) => `Giocare ${joker} (${text})`,
    give: (card) => `Dare ${card}`,
    swap: (mine, theirs) => `Scambiare ${mine} con ${theirs}`,
    pass: 'Non fare nulla',
    passAlibi: 'Non presentare alibi',
    passSwap: 'Non scambiare nulla',
  },
  phases: {
    joker: (who) => `${who}, quale jolly tenere?`,
    offer: (who, other) => `${who}, quali tre carte proporre a ${other}?`,
    take: (who, other) => `${who}, quale carta prendere da ${other}?`,
    discard: (who) => `${who}, quale carta scartare?`,
    action: () => 'Chi agisce?',
    defend: (who, other) => `${who}, come difendersi da ${other}?`,
    alibi: (who) => `${who}, un alibi?`,
    give: (who) => `${who}, quale carta dare in cambio?`,
    swap: (who) => `${who}, quale carta scambiare con gli scarti?`,
    over: () => 'La partita è finita.',
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
