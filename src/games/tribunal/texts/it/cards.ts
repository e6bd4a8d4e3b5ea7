import type { Printed } from '../../words/book.ts';

/** What is printed on cards, and how they are called. */
export const printed: Printed = {
  cards: {
    suspended: { name: 'Condizionale', text: 'La pena è sospesa: non succede nulla.' },
    gagged: { name: 'Bavaglio', text: 'Il giorno dopo non parla e non ha discorso.' },
    laconic: { name: 'Laconico', text: 'Il giorno dopo solo frasi pronte, anche nel discorso.' },
    disenfranchised: { name: 'Senza voto', text: 'Il giorno dopo non accusa.' },
    'open-vote': {
      name: 'Voto palese',
      text: 'Fino alla fine della manche, le sue accuse sono mostrate con il suo nome al verdetto.',
    },
    aggravated: {
      name: 'Aggravante',
      text: 'Fino alla fine della manche, a ogni verdetto una carta Accusa in più a suo nome.',
    },
    confined: {
      name: 'Arresti domiciliari',
      text: 'La notte dopo non gioca carte. Un mafioso conta lo stesso: senza la sua carta il complotto fallisce.',
    },
    confession: {
      name: 'Confessione',
      text: 'Mostra la sua identità al solo cancelliere. Pescata dal cancelliere: nulla.',
    },
    neighbour: { name: 'Pettegolezzi', text: 'Mostra la sua identità al giocatore successivo non eliminato.' },
    'heavy-sentence': {
      name: 'Mano pesante',
      text: 'Fuori dalla manche, e una vita in meno. L’unica che colpisce anche un informatore: perde una vita.',
    },
    missed: {
      name: 'Colpo mancato',
      text: 'Per ora non succede nulla. Ma la carta resta: al prossimo complotto scatta l’eliminazione.',
    },
    omerta: { name: 'Omertà', text: 'Il giorno dopo non parla e non ha discorso.' },
    intimidated: { name: 'Minacce', text: 'Il giorno dopo non accusa.' },
    bribed: {
      name: 'Mazzetta',
      text: 'La sua prossima accusa viene giocata ma non conta, nemmeno doppia; il tribunale lo dice.',
    },
    framed: {
      name: 'Prove false',
      text: 'Al prossimo verdetto, una volta sola, una carta Accusa in più a suo nome.',
    },
    marked: {
      name: 'Nel mirino',
      text: 'Fino alla fine della manche, una parità in testa alle accuse lo condanna. Se due di loro sono nel mirino: nessuno.',
    },
    hit: { name: 'Regolamento di conti', text: 'Fuori dalla manche, e una vita in meno.' },
    pardon: { name: 'Grazia', text: 'Annulla la tua condanna, come se non ci fosse stata.' },
    bulletproof: {
      name: 'Giubbotto antiproiettile',
      text: 'Un complotto ti colpisce: è annullato.',
    },
    trap: {
      name: 'Trappola',
      text: 'Il complotto colpisce, ma scopri in segreto il nome di uno dei congiurati.',
    },
    'clean-record': {
      name: 'Fedina pulita',
      text: 'Durante il dibattito: restituisci una tua carta Condanna o Mafia, con il suo effetto.',
    },
    'double-voice': { name: 'Voto doppio', text: 'Prima di accusare: la tua accusa conta doppio.' },
    wiretap: { name: 'Intercettazione', text: 'Al conteggio o all’obiezione: vedi le carte della notte.' },
    'inside-man': { name: 'Infiltrato', text: 'Durante il dibattito: vedi l’identità di un giocatore.' },
    witness: { name: 'Testimone', text: 'All’obiezione: obietti, senza alcun rischio.' },
  },
  roles: {
    judge: { name: 'Giudice', text: 'Scopri i mafiosi e falli condannare. Di notte proteggi un giocatore.' },
    mafia: {
      name: 'Mafioso',
      text: 'Fatti passare per giudice. Di notte tutta la mafia complotta contro lo stesso giocatore.',
    },
  },
  role: 'la tua identità',
  decks: { condemnation: 'Condanna', mafia: 'Mafia', 'anti-mafia': 'Antimafia' },
  ballot: {
    accuse: [(name) => `accusa contro ${name}`, 'accusa contro di te'],
    protect: [(name) => `protezione per ${name}`, 'protezione per te'],
    plot: [(name) => `complotto contro ${name}`, 'complotto contro di te'],
    innocent: [(name) => `${name}: innocente`, 'tu: innocente'],
    guilty: [(name) => `${name}: colpevole`, 'tu: colpevole'],
  },
};
