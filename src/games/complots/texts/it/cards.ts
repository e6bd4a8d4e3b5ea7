import { ad } from '../../../../words/elide.ts';
import type { CardSentences, Cards } from '../../words/book.ts';
import type { CardLabels } from '../fr/cards.ts';

export const it: Cards = {
  duchess: {
    name: 'Duchessa',
    the: 'la Duchessa',
    power: 'Prende 3 monete dal tesoro. Nulla la blocca.',
  },
  ursuline: {
    name: 'Orsolina',
    the: 'l’Orsolina',
    power: 'Prende 3 monete dal tesoro, poi ne dà 1 all’avversario che ha indicato. Nulla la blocca.',
  },
  illusionist: {
    name: 'Illusionista',
    the: 'l’Illusionista',
    power:
      'Prende 4 monete. Poi ogni avversario può dire di essere anche lui l’Illusionista: chi resiste ai dubbi riceve 1 delle 4 monete (al massimo tre parti).',
  },
  assassin: {
    name: 'Assassino',
    the: 'l’Assassino',
    power:
      'Per 3 monete al tesoro, il suo bersaglio perde un personaggio. Se viene bloccato, le 3 monete sono perse lo stesso.',
  },
  executioner: {
    name: 'Boia',
    the: 'il Boia',
    power:
      'Paga 3 monete al suo bersaglio, che perde un personaggio. Se viene bloccato, il bersaglio tiene le 3 monete.',
  },
  blackmailer: {
    name: 'Ricattatore',
    the: 'il Ricattatore',
    power:
      'Il bersaglio sceglie: dargli 3 monete, oppure riceverne 3 e perdere un personaggio. Con meno di 3 monete non c’è scelta.',
  },
  countess: {
    name: 'Contessa',
    the: 'la Contessa',
    power: 'Blocca il clan degli Assassini quando prende di mira te. Non ha un’azione propria.',
  },
  witch: {
    name: 'Strega',
    the: 'la Strega',
    power:
      'Blocca gli Assassini. Quando si perde un personaggio che non è l’ultimo, si può dire che era la Strega: la carta resta coperta e si prendono 5 monete, a meno che qualcuno non ne dubiti a ragione.',
  },
  undertaker: {
    name: 'Becchina',
    the: 'la Becchina',
    power:
      'Blocca gli Assassini. A ogni eliminazione, chi la annuncia e resiste ai dubbi si divide le monete del morto.',
  },
  captain: {
    name: 'Capitano',
    the: 'il Capitano',
    power: 'Ruba 2 monete a un avversario (1 se ne ha una sola).',
  },
  justiciar: {
    name: 'Giustiziere',
    the: 'il Giustiziere',
    power: 'Ruba fino a 3 monete al più ricco degli avversari, ne tiene 1 e dà il resto al più povero.',
  },
  pope: {
    name: 'Papa',
    the: 'il Papa',
    power:
      'Ruba 1 moneta a ogni avversario che ne ha. Si evita di pagare solo dicendo di essere il Papa; nient’altro lo blocca.',
  },
  ambassador: {
    name: 'Ambasciatore',
    the: 'l’Ambasciatore',
    power:
      'Pesca 2 personaggi dalla corte, tiene tante carte quante ne aveva e rimette le altre nella corte. Blocca i Ladri, tranne il Papa.',
  },
  inquisitor: {
    name: 'Inquisitore',
    the: 'l’Inquisitore',
    power:
      'Pesca 1 carta e ne rimette 1 nella corte, oppure si fa mostrare una carta da un avversario e decide se lasciargliela o fargliela sostituire. Blocca i Ladri, tranne il Papa.',
  },
  spy: {
    name: 'Spia',
    the: 'la Spia',
    power:
      'Pesca 1 carta e ne rimette 1 nella corte; poi, per 1 moneta ogni volta, può ricominciare. Blocca i Ladri, tranne il Papa.',
  },
};

/** What is said of them in the log, in a list of moves, and to one who may counter them. */
export const sentences: CardSentences = {
  announced: {
    duchess: [
      ({ who }) => `${who} dice di essere la Duchessa e vuole prendere 3 monete.`,
      () => 'Dici di essere la Duchessa e vuoi prendere 3 monete.',
    ],
    ursuline: [
      ({ who, at }) => `${who} dice di essere l’Orsolina e vuole prendere 3 monete, di cui 1 per ${at}.`,
      ({ at }) => `Dici di essere l’Orsolina e vuoi prendere 3 monete, di cui 1 per ${at}.`,
      ({ who }) => `${who} dice di essere l’Orsolina e vuole prendere 3 monete, di cui 1 per te.`,
    ],
    illusionist: [
      ({ who }) => `${who} dice di essere l’Illusionista e vuole prendere 4 monete.`,
      () => 'Dici di essere l’Illusionista e vuoi prendere 4 monete.',
    ],
    assassin: [
      ({ who, at }) => `${who} dice di essere l’Assassino e vuole colpire ${at}.`,
      ({ at }) => `Dici di essere l’Assassino e vuoi colpire ${at}.`,
      ({ who }) => `${who} dice di essere l’Assassino e vuole colpirti.`,
    ],
    executioner: [
      ({ who, at }) => `${who} dice di essere il Boia e vuole colpire ${at}.`,
      ({ at }) => `Dici di essere il Boia e vuoi colpire ${at}.`,
      ({ who }) => `${who} dice di essere il Boia e vuole colpirti.`,
    ],
    blackmailer: [
      ({ who, at }) => `${who} dice di essere il Ricattatore e ricatta ${at}.`,
      ({ at }) => `Dici di essere il Ricattatore e ricatti ${at}.`,
      ({ who }) => `${who} dice di essere il Ricattatore e ti ricatta.`,
    ],
    captain: [
      ({ who, at }) => `${who} dice di essere il Capitano e vuole rubare 2 monete ${ad(at)}.`,
      ({ at }) => `Dici di essere il Capitano e vuoi rubare 2 monete ${ad(at)}.`,
      ({ who }) => `${who} dice di essere il Capitano e vuole rubarti 2 monete.`,
    ],
    justiciar: [
      ({ who, at }) => `${who} dice di essere il Giustiziere e vuole rubare 3 monete ${ad(at)}.`,
      ({ at }) => `Dici di essere il Giustiziere e vuoi rubare 3 monete ${ad(at)}.`,
      ({ who }) => `${who} dice di essere il Giustiziere e vuole rubarti 3 monete.`,
    ],
    pope: [
      ({ who }) => `${who} dice di essere il Papa e vuole rubare 1 moneta a ognuno.`,
      () => 'Dici di essere il Papa e vuoi rubare 1 moneta a ognuno.',
    ],
    ambassador: [
      ({ who }) => `${who} dice di essere l’Ambasciatore e vuole scambiare le carte.`,
      () => 'Dici di essere l’Ambasciatore e vuoi scambiare le carte.',
    ],
    inquisitor: [
      ({ who }) => `${who} dice di essere l’Inquisitore e vuole scambiare una carta.`,
      () => 'Dici di essere l’Inquisitore e vuoi scambiare una carta.',
    ],
    spy: [
      ({ who }) => `${who} dice di essere la Spia e vuole scambiare una carta.`,
      () => 'Dici di essere la Spia e vuoi scambiare una carta.',
    ],
  },
  turn: {
    duchess: () => 'Duchessa: prendi 3 monete',
    ursuline: ({ at }) => `Orsolina: prendi 3 monete e danne 1 ${ad(at)}`,
    illusionist: () => 'Illusionista: prendi 4 monete, forse da dividere',
    assassin: ({ at }) => `Assassino: paghi 3 monete, ${at} perde un personaggio`,
    executioner: ({ at }) => `Boia: dai 3 monete ${ad(at)}, che perde un personaggio`,
    blackmailer: ({ at }) => `Ricattatore: ${at} ti paga 3 monete, o le riceve e perde un personaggio`,
    captain: ({ at }) => `Capitano: ruba 2 monete ${ad(at)}`,
    justiciar: ({ at }) => `Giustiziere: ruba 3 monete ${ad(at)}, tienine 1, il resto al più povero`,
    pope: () => 'Papa: ruba 1 moneta a ognuno',
    ambassador: () => 'Ambasciatore: scambia con 2 carte della corte',
    inquisitor: () => 'Inquisitore: scambia con 1 carta della corte',
    spy: () => 'Spia: scambia con 1 carta della corte',
  },
  counter: {
    assassin: (who) => `${who} ti manda l’Assassino. Vuoi bloccare?`,
    executioner: (who) => `${who} ti manda il Boia. Vuoi bloccare?`,
    blackmailer: (who) => `${who} ti ricatta. Vuoi bloccare?`,
    captain: (who) => `${who} vuole rubarti 2 monete. Vuoi bloccare?`,
    justiciar: (who) => `${who} vuole rubarti 3 monete. Vuoi bloccare?`,
    pope: (who) => `${who} vuole rubarti 1 moneta con il Papa. Vuoi bloccare?`,
  },
};

export const labels: CardLabels = {
  effects: {
    duchess: 'Prendi 3 monete',
    ursuline: 'Prendi 3 monete, danne 1',
    illusionist: 'Prendi 4 monete, forse da dividere',
    assassin: 'Il bersaglio perde un personaggio',
    executioner: 'Paga il bersaglio, che perde un personaggio',
    blackmailer: 'Il bersaglio paga 3 o perde un personaggio',
    countess: 'Blocca gli Assassini',
    witch: 'Se la perdi, porta 5 monete',
    undertaker: 'Eredita dagli eliminati',
    captain: 'Ruba 2 monete al bersaglio',
    justiciar: 'Dal più ricco al più povero',
    pope: 'Ruba 1 moneta a ognuno',
    ambassador: 'Pesca 2 carte, rimettine 2',
    inquisitor: 'Scambia 1 carta, o esaminane una altrui',
    spy: 'Scambia 1 carta, o più',
  },
  /** Effects once they are aimed: at somebody, or at the reader. */
  effectsAt: {
    assassin: (whom) => (whom === undefined ? 'Perdi un personaggio' : `${whom} perde un personaggio`),
    executioner: (whom) =>
      whom === undefined ? 'Ti paga, e perdi un personaggio' : `Paga ${whom}, che perde un personaggio`,
    blackmailer: (whom) =>
      whom === undefined ? 'Paghi 3 o perdi un personaggio' : `${whom} paga 3 o perde un personaggio`,
    captain: (whom) => (whom === undefined ? 'Ti ruba 2 monete' : `Ruba 2 monete ${ad(whom)}`),
    inquisitor: (whom) => (whom === undefined ? 'Guarda una tua carta' : `Guarda una carta di ${whom}`),
  },
  brief: {
    duchess: 'prende 3',
    ursuline: 'prende 3, ne dà 1',
    illusionist: 'prende 4, divide',
    assassin: 'toglie una carta',
    executioner: 'paga chi colpisce',
    blackmailer: '3 monete o una carta',
    countess: 'blocca gli Assassini',
    witch: 'persa, porta 5',
    undertaker: 'eredita dai morti',
    captain: 'ruba 2',
    justiciar: 'dal ricco al povero',
    pope: 'ruba 1 a ognuno',
    ambassador: 'pesca 2, rende 2',
    inquisitor: 'scambia o esamina',
    spy: 'scambia, e ancora',
  },
};
