import type { Printed } from '../../book.ts';

/** What is printed on cards, and how they are called. */
export const printed: Printed = {
  cards: {
    suspended: { name: 'Condizionale', text: 'La pena è sospesa: non succede nulla.' },
    gagged: { name: 'Bavaglio', text: 'Il giorno dopo non parla e non ha requisitoria.' },
    laconic: { name: 'Laconico', text: 'Il giorno dopo solo frasi fatte, anche nella requisitoria.' },
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
    neighbour: { name: 'Pettegolezzi', text: 'Mostra la sua identità al giocatore seguente non eliminato.' },
    'heavy-sentence': {
      name: 'Pena pesante',
      text: 'Esce dalla manche e perde una vita. L’unica che colpisce anche un informatore: perde una vita.',
    },
    missed: {
      name: 'Colpo mancato',
      text: 'Per ora non succede nulla. Ma la carta resta: al prossimo complotto scatta l’eliminazione.',
    },
    omerta: { name: 'Omertà', text: 'Il giorno dopo non parla e non ha requisitoria.' },
    intimidated: { name: 'Minacce', text: 'Il giorno dopo non accusa.' },
    bribed: {
      name: 'Mazzetta',
      text: 'La sua prossima accusa viene giocata ma non conta, nemmeno doppia; il tribunale lo dice.',
    },
    framed: {
      name: 'Prove false',
      text: 'Al prossimo verdetto del giorno, una volta sola, una carta Accusa in più a suo nome.',
    },
    marked: {
      name: 'Nel mirino',
      text: 'Fino alla fine della manche, una parità in testa alle accuse lo condanna. Se nel mirino sono in due: nessuno.',
    },
    hit: { name: 'Regolamento di conti', text: 'Esce dalla manche e perde una vita.' },
    pardon: { name: 'Grazia', text: 'Al momento di una condanna: la annulla, e non conta come la prima.' },
    bulletproof: {
      name: 'Giubbotto antiproiettile',
      text: 'Quando un complotto lo colpisce, prima della carta Mafia o dell’eliminazione: lo annulla.',
    },
    trap: {
      name: 'Trappola',
      text: 'Quando un complotto lo colpisce: segue il suo corso, ma la vittima, lei sola, viene a sapere il nome di uno che ha complottato contro di lei.',
    },
    'clean-record': {
      name: 'Fedina pulita',
      text: 'Nelle deliberazioni: restituisce una sua carta Condanna o Mafia, con il suo effetto.',
    },
    'double-voice': { name: 'Doppia voce', text: 'Prima di accusare: la sua accusa conta doppio.' },
    wiretap: { name: 'Intercettazione', text: 'Allo scrutinio o alla contestazione: vede le carte della notte.' },
    'inside-man': { name: 'Infiltrato', text: 'Nelle deliberazioni: vede l’identità di un giocatore.' },
    witness: { name: 'Testimone', text: 'Alla contestazione: contesta, senza alcun rischio.' },
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
