import { ad } from '../../../../words/elide.ts';
import type { Character } from '../../rules/characters.ts';
import type { Book } from '../../words/book.ts';
import { it as CHARACTERS, sentences } from './cards.ts';

const the = (card: Character): string => CHARACTERS[card].the;
const list = (cards: readonly Character[]): string => cards.map((card) => CHARACTERS[card].name).join(', ');
const coins = (n: number): string => (n === 1 ? '1 moneta' : `${n} monete`);
const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} carte`);

export const it: Book = {
  characters: CHARACTERS,
  counters: (all) => `Blocca: ${all}.`,
  counteredBy: (all) => `Bloccato da: ${all}.`,
  aid: 'aiuti stranieri',
  announced: {
    aid: [({ who }) => `${who} chiede aiuti stranieri.`, () => 'Chiedi aiuti stranieri.'],
    coup: [
      ({ who, at }) => `${who} ordina l’assassinio di un personaggio di ${at}.`,
      ({ at }) => `Ordini l’assassinio di un personaggio di ${at}.`,
      ({ who }) => `${who} ordina l’assassinio di un tuo personaggio.`,
    ],
    ...sentences.announced,
    examine: [
      ({ who, at }) => `${who} dice di essere l’Inquisitore e vuole esaminare una carta di ${at}.`,
      ({ at }) => `Dici di essere l’Inquisitore e vuoi esaminare una carta di ${at}.`,
      ({ who }) => `${who} dice di essere l’Inquisitore e vuole esaminare una tua carta.`,
    ],
    convert: [
      ({ who }) => `${who} paga 1 moneta all’ospizio per cambiare fazione.`,
      () => 'Paghi 1 moneta all’ospizio per cambiare fazione.',
    ],
    'convert other': [
      ({ who, at }) => `${who} paga 2 monete all’ospizio per far cambiare fazione ${ad(at)}.`,
      ({ at }) => `Paghi 2 monete all’ospizio per far cambiare fazione ${ad(at)}.`,
      ({ who }) => `${who} paga 2 monete all’ospizio per farti cambiare fazione.`,
    ],
    embezzle: [
      ({ who }) => `${who} dice di non avere nessuna Esattrice e vuole svuotare l’ospizio.`,
      () => 'Dici di non avere nessuna Esattrice e vuoi svuotare l’ospizio.',
    ],
  },
  facts: {
    got: [({ who, cards: all }) => `${who} riceve: ${list(all)}.`, ({ cards: all }) => `Ricevi: ${list(all)}.`],
    chose: [({ who }) => `${who} ha scelto la sua carta.`, () => 'Hai scelto la tua carta.'],
    picked: [
      ({ who, card }) => `${who} ha preso: ${CHARACTERS[card].name}.`,
      ({ card }) => `Hai preso: ${CHARACTERS[card].name}.`,
    ],
    is: [
      ({ who, side }) =>
        side === 'catholic' ? `${who} è della fazione cattolica.` : `${who} è della fazione protestante.`,
      ({ side }) => (side === 'catholic' ? 'Sei della fazione cattolica.' : 'Sei della fazione protestante.'),
    ],
    took: [
      ({ who, n }) => (n === 0 ? `${who} non prende nulla: il tesoro è vuoto.` : `${who} prende ${coins(n)}.`),
      ({ n }) => (n === 0 ? 'Non prendi nulla: il tesoro è vuoto.' : `Prendi ${coins(n)}.`),
    ],
    paid: [({ who, n }) => `${who} paga ${coins(n)}.`, ({ n }) => `Paghi ${coins(n)}.`],
    spent: [({ who, n }) => `${who} lascia ${coins(n)} al tesoro.`, ({ n }) => `Lasci ${coins(n)} al tesoro.`],
    'spent on': [
      ({ who, at, self, n }) => (self ? `${who} tiene anche ${coins(n)}.` : `${who} consegna ${coins(n)} ${ad(at)}.`),
      ({ at, self, n }) => (self ? `Tieni anche ${coins(n)}.` : `Consegni ${coins(n)} ${ad(at)}.`),
      ({ who, n }) => `${who} ti consegna ${coins(n)}.`,
    ],
    drew: [
      ({ who, n }) => (n === 0 ? `${who} non pesca nulla.` : `${who} pesca ${cards(n)}.`),
      ({ n }) => (n === 0 ? 'Non peschi nulla.' : `Peschi ${cards(n)}.`),
    ],
    doubted: [
      ({ who, at }) => `${who} dubita di ${at}.`,
      ({ at }) => `Dubiti di ${at}.`,
      ({ who }) => `${who} dubita di te.`,
    ],
    showed: [
      ({ who, only, cards: all }) =>
        only === undefined ? `${who} mostra le sue carte: ${list(all)}.` : `${who} mostra ${the(only)}.`,
      ({ only, cards: all }) => (only === undefined ? `Mostri le tue carte: ${list(all)}.` : `Mostri ${the(only)}.`),
    ],
    bluffed: [
      ({ who, card }) => `${who} non ha ${the(card)}: era un bluff!`,
      ({ card }) => `Non hai ${the(card)}: era un bluff!`,
    ],
    uncovered: [
      ({ who, card }) => `La carta coperta di ${who} viene scoperta: ${CHARACTERS[card].name}.`,
      ({ card }) => `La tua carta coperta viene scoperta: ${CHARACTERS[card].name}.`,
    ],
    out: [({ who }) => `${who} è fuori gioco.`, () => 'Sei fuori gioco.'],
    won: [({ who }) => `${who} vince la partita!`, () => 'Vinci la partita!'],
    countered: [
      ({ who, at, card }) => `${who} dice di essere ${the(card)} e blocca ${at}.`,
      ({ at, card }) => `Dici di essere ${the(card)} e blocchi ${at}.`,
      ({ who, card }) => `${who} dice di essere ${the(card)} e ti blocca.`,
    ],
    foiled: [
      ({ who, at }) => `Il blocco di ${who} regge: niente da fare per ${at}.`,
      ({ at }) => `Il tuo blocco regge: niente da fare per ${at}.`,
      ({ who }) => `Il blocco di ${who} regge: niente da fare per te.`,
    ],
    buried: [
      ({ who }) => `${who} perde una carta senza mostrarla e dice che è la Strega.`,
      () => 'Perdi una carta senza mostrarla e dici che è la Strega.',
    ],
    lost: [({ who, card }) => `${who} perde ${the(card)}.`, ({ card }) => `Perdi ${the(card)}.`],
    kept: [
      ({ who, n }) => `${who} tiene ${cards(n)} e rimette il resto nella corte.`,
      ({ n }) => `Tieni ${cards(n)} e rimetti il resto nella corte.`,
    ],
    returned: [
      ({ who, cards: all }) => `${who} rimette nella corte: ${list(all)}.`,
      ({ cards: all }) => `Rimetti nella corte: ${list(all)}.`,
    ],
    submitted: [
      ({ who, at }) => `${who} mostra una carta ${ad(at)}.`,
      ({ at }) => `Mostri una carta ${ad(at)}.`,
      ({ who }) => `${who} ti mostra una carta.`,
    ],
    saw: [
      ({ who, at, card }) => `${who} vede una carta di ${at}: ${CHARACTERS[card].name}.`,
      ({ at, card }) => `Vedi una carta di ${at}: ${CHARACTERS[card].name}.`,
      ({ who, card }) => `${who} vede una tua carta: ${CHARACTERS[card].name}.`,
    ],
    spared: [
      ({ who, at }) => `${who} lascia la carta ${ad(at)}.`,
      ({ at }) => `Lasci la carta ${ad(at)}.`,
      ({ who }) => `${who} ti lascia la carta.`,
    ],
    replaced: [
      ({ who, at }) => `${who} fa sostituire la carta di ${at}.`,
      ({ at }) => `Fai sostituire la carta di ${at}.`,
      ({ who }) => `${who} fa sostituire la tua carta.`,
    ],
    bought: [
      ({ who, at, n }) => `${who} paga ${coins(n)} ${ad(at)} per tenersi i personaggi.`,
      ({ at, n }) => `Paghi ${coins(n)} ${ad(at)} per tenerti i personaggi.`,
      ({ who, n }) => `${who} ti paga ${coins(n)} per tenersi i personaggi.`,
    ],
    joined: [
      ({ who, card }) =>
        card === 'undertaker'
          ? `${who} dice di essere la Becchina e rivendica l’eredità.`
          : card === 'pope'
            ? `Anche ${who} dice di essere il Papa e non vuole pagare.`
            : `Anche ${who} dice di essere ${the(card)} e rivendica una parte.`,
      ({ card }) =>
        card === 'undertaker'
          ? 'Dici di essere la Becchina e rivendichi l’eredità.'
          : card === 'pope'
            ? 'Anche tu dici di essere il Papa e non vuoi pagare.'
            : `Anche tu dici di essere ${the(card)} e rivendichi una parte.`,
    ],
    gave: [
      ({ who, at, n }) => (n === 0 ? `${who} non ha nulla da dare ${ad(at)}.` : `${who} dà ${coins(n)} ${ad(at)}.`),
      ({ at, n }) => (n === 0 ? `Non hai nulla da dare ${ad(at)}.` : `Dai ${coins(n)} ${ad(at)}.`),
      ({ who, n }) => (n === 0 ? `${who} non ha nulla da darti.` : `${who} ti dà ${coins(n)}.`),
    ],
    stole: [
      ({ who, at, n }) =>
        n === 0 ? `${who} non trova nulla da rubare ${ad(at)}.` : `${who} ruba ${coins(n)} ${ad(at)}.`,
      ({ at, n }) => (n === 0 ? `Non trovi nulla da rubare ${ad(at)}.` : `Rubi ${coins(n)} ${ad(at)}.`),
      ({ who, n }) => (n === 0 ? `${who} non trova nulla da rubarti.` : `${who} ti ruba ${coins(n)}.`),
    ],
    inherited: [
      ({ who, at, n }) => (n === 0 ? `${who} non eredita nulla da ${at}.` : `${who} eredita ${coins(n)} da ${at}.`),
      ({ at, n }) => (n === 0 ? `Non erediti nulla da ${at}.` : `Erediti ${coins(n)} da ${at}.`),
      ({ who, n }) => (n === 0 ? `${who} non eredita nulla da te.` : `${who} eredita ${coins(n)} da te.`),
    ],
    embezzled: [({ who, n }) => `${who} svuota l’ospizio: ${coins(n)}.`, ({ n }) => `Svuoti l’ospizio: ${coins(n)}.`],
  },
  turn: {
    income: () => 'Reddito: prendi 1 moneta',
    aid: () => 'Aiuti stranieri: prendi 2 monete',
    coup: ({ at }) => `Assassinio: paghi 7 monete, ${at} perde un personaggio`,
    ...sentences.turn,
    examine: ({ at }) => `Inquisitore: esamina una carta di ${at}`,
    convert: () => 'Cambia fazione per 1 moneta',
    'convert other': ({ at }) => `Fai cambiare fazione ${ad(at)} per 2 monete`,
    embezzle: () => 'Svuota l’ospizio: di’ di non avere nessuna Esattrice',
  },
  answers: {
    doubt: () => 'Dubita',
    pass: () => 'Lascia correre',
    counter: ({ card }) => `Blocca con ${the(card)}`,
    join: ({ card }) => `Di’ di essere anche tu ${the(card)}`,
    lose: ({ card }) => `Perdi ${the(card)}`,
    'lose as witch': ({ card }) => `Perdi ${the(card)} a carta coperta, come Strega`,
    keep: ({ cards: all }) => `Tieni: ${list(all)}`,
    again: () => 'Ancora, per 1 moneta',
    stop: () => 'Fermati qui',
    show: ({ card }) => `Mostra ${the(card)}`,
    return: () => 'Lasciagliela',
    replace: () => 'Falla sostituire',
    pay: () => 'Paga 3 monete e tieni i personaggi',
    refuse: () => 'Ricevi 3 monete e perdi un personaggio',
    give: ({ at, self }) => (self ? 'Tieni il resto' : `Dai il resto ${ad(at)}`),
    choose: ({ card }) => `Prendi ${the(card)}`,
    catholic: () => 'Fazione cattolica',
    protestant: () => 'Fazione protestante',
  },
  questions: {
    draft: () => 'Quale carta del tuo mazzetto prendi?',
    side: () => 'Quale fazione scegli?',
    turn: () => 'Tocca a te. Che cosa fai?',
    doubt: ({ who, claim }) =>
      claim === 'no collector'
        ? `${who} dice di non avere nessuna Esattrice. Ci credi?`
        : claim === 'witch dead' || claim === undefined
          ? `${who} dice di aver perso la Strega. Ci credi?`
          : `${who} dice di essere ${the(claim)}. Ci credi?`,
    join: ({ joins }) =>
      joins === 'undertaker' ? 'Rivendichi l’eredità, come Becchina?' : 'Rivendichi una parte, come Illusionista?',
    lose: () => 'Quale personaggio perdi?',
    keep: () => 'Che cosa tieni?',
    again: () => 'Ancora uno scambio, per 1 moneta?',
    show: ({ who }) => `Che cosa mostri ${ad(who)}?`,
    verdict: () => 'Che cosa fai della carta che vedi?',
    settle: ({ who }) => `${who} ti ricatta. Paghi?`,
    give: () => 'Chi riceve il resto?',
  },
  watched: {
    turn: (who) => `Tocca ${ad(who)}.`,
    chooses: (who) => `${who} sceglie.`,
    counters: (who) => `${who} può bloccare.`,
    all: 'Tutti scelgono.',
  },
  over: [(winners) => `La partita è finita. Vittoria di ${winners}.`, () => 'La partita è finita: hai vinto!'],
  counter: {
    aid: (who) => `${who} chiede aiuti stranieri. Vuoi bloccare?`,
    ...sentences.counter,
  },
  coins,
  sides: { catholic: 'cattolici', protestant: 'protestanti' },
  out: 'fuori gioco',
  piles: (court, treasury, almshouse) =>
    almshouse === undefined
      ? `Corte: ${cards(court)} · Tesoro: ${coins(treasury)}`
      : `Corte: ${cards(court)} · Tesoro: ${coins(treasury)} · Ospizio: ${coins(almshouse)}`,
  hand: (all) => `Le tue carte: ${all}`,
  buried: (all) => `Carte perse, coperte: ${all}`,
  held: [({ who, cards: all }) => `${who} aveva ancora: ${all}`, ({ cards: all }) => `Avevi ancora: ${all}`],
  bluff: 'bluff',
};
