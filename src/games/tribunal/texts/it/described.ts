import type { Apart } from '../../words/book.ts';

export const it: Apart = {
  options: {
    mafiosi: {
      label: 'I mafiosi',
      hint: 'In ogni manche. Equilibrato: il più equo fra bot. Come da libretto, la mafia è spesso favorita. Un numero si abbassa solo quanto serve a lasciare almeno un giudice.',
      values: { book: 'Come da libretto', gentle: 'Equilibrato' },
    },
    lives: {
      label: 'Le vite',
      hint: 'Meno vite, una partita più breve.',
      values: { book: 'In base al numero di giocatori' },
    },
    speech: {
      label: 'La parola',
      hint: 'Come in tribunale: chi parla fuori turno rischia un’ammonizione. In silenzio: non si può.',
      values: { court: 'Come in tribunale', strict: 'In silenzio' },
    },
    record: {
      label: 'Verbale',
      hint: 'Completo: si possono rinfacciare anche un voto contrario a una promessa, le accuse a un giudice, un’obiezione sbagliata.',
      values: { plain: 'Breve', full: 'Completo' },
    },
    claims: {
      label: 'Confidenze e piani',
      hint: 'Ognuno può affermare, vero o falso, ciò che nessuno può ancora verificare: una carta in mano, la propria carta della notte, un’identità vista. E proporre un piano per la notte: tutti proteggono la stessa persona. Ciò che viene a galla si può rinfacciare.',
      values: { off: 'Senza', on: 'Con' },
    },
  },
  rules: [
    'Giudici: eliminate la mafia. Mafiosi: eliminate i giudici. Chi viene eliminato dalla manche perde una vita.',
    'Di giorno si accusa: il più accusato pesca una Condanna; la seconda volta è eliminato.',
    'Di notte si protegge o si complotta. Un complotto riesce se tutti i mafiosi mirano allo stesso giocatore.',
    'La vittima pesca una carta Mafia; se ne ha già una, è eliminata. Chi è protetto pesca una carta Antimafia.',
    'Il cancelliere annuncia che cosa dicono le carte della notte, vero o falso; si può obiettare.',
    'Chi viene eliminato diventa informatore: parla, e a ogni voto dà un parere anonimo.',
    'Tre ammonizioni: la volta dopo non si accusa.',
  ],
  held: [({ who, cards }) => `${who} aveva ${cards}.`, ({ cards }) => `Avevi ${cards}.`],
  own: {
    mafia: (names) => `La mafia: ${names}`,
    alone: 'La mafia sei solo tu.',
    order: [({ who, list }) => `Ordine di ${who}: ${list}`, ({ list }) => `Il tuo ordine: ${list}`],
    watching: [
      ({ who, at }) => `${who} tiene d’occhio ${at}`,
      ({ at }) => `Tieni d’occhio ${at}`,
      ({ who }) => `${who} ti tiene d’occhio`,
    ],
    known: { judge: (name) => `Lo sai: ${name} è un giudice`, mafia: (name) => `Lo sai: ${name} è della mafia` },
    trapped: (names) => `Ha complottato contro di te: ${names}`,
    sealed: (card) => `La tua carta, ancora coperta: ${card}`,
    seen: (cards) => `Carte della notte: ${cards}`,
    peeked: [(who) => `${who} apre gli occhi!`, () => 'Apri gli occhi!'],
  },
  table: {
    head: (round, day, clerk) => `Manche ${round}, giorno ${day}. Cancelliere: ${clerk}.`,
    player: (name, about) => `${name}: ${about}`,
    me: { judge: 'Sei giudice.', mafia: 'Sei della mafia.' },
    mafia: (names) => `La mafia: ${names}.`,
    hand: (cards) => `Le tue carte Antimafia: ${cards}.`,
    ballots: (cards) => `Carte: ${cards}.`,
    announced: (night) => `Annuncio: ${night}`,
  },
};
