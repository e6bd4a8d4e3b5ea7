import { isSeat } from '../../engine/seats.ts';
import { ad, ed } from '../elide.ts';
import type { Book } from './book.ts';
import { ballot, ballots, cardName, night, readAloud, stock, timeOf } from './voice.ts';

const lives = (n: number): string => (n === 1 ? '1 vita' : `${n} vite`);
const blames = (n: number): string => (n === 1 ? '1 ammonizione' : `${n} ammonizioni`);

const plotted = (plot: string): string =>
  plot === '' ? 'nessun complotto è riuscito' : `un complotto è riuscito contro ${plot}`;
const protection = (protect: string): string => (protect === '' ? 'nessuna protezione' : `protezione per ${protect}`);

const ENDS = {
  judge: 'Fine della manche: la mafia è eliminata.',
  mafia: 'Fine della manche: i giudici sono eliminati.',
  none: 'Fine della manche: non resta nessuno.',
  exhausted: 'La decima notte è finita: la manche si chiude, e ciascuno paga con una vita.',
};
const opening: Record<'before' | 'day' | 'night', (step: string, n: number) => string> = {
  before: (step) => `— ${step} —`,
  day: (step, n) => `— Giorno ${n}: ${step} —`,
  night: (step, n) => `— Notte ${n}: ${step} —`,
};

export const it: Book = {
  facts: {
    serves: (_, who) => `${who} fa da cancelliere.`,
    closed: (_, who) => `${who} batte il martelletto.`,
    looked: (_, who, ...[early]) =>
      early === undefined ? `${who} guarda la sua identità.` : `${who} guarda la sua identità prima del suo turno.`,
    is: (_, who, identity) => (identity === 'judge' ? `${who} è giudice.` : `${who} è della mafia.`),
    recognized: (t, _, ...seats) => `I mafiosi: ${seats.map(t.names).join(', ')}.`,
    ordered: (t, who, ...seats) => `${who} propone l’ordine: ${seats.map(t.names).join(', ')}.`,
    watches: (t, who, at) => `${who} tiene d’occhio ${t.names(at)}.`,
    peeked: (_, who) => `${who} apre gli occhi durante il riconoscimento.`,
    ready: (_, who) => `${who} non ha altro da dire.`,
    said: (t, who, ...[word, about]) => `${who}: «${stock(t, word, about)}»`,
    spoke: (_, who, text) => `${who}: «${text}»`,
    whispered: (t, who, at) => `${who} sussurra qualcosa ${ad(t.names(at))}.`,
    confided: (t, who, at, text) => `${who}, sottovoce ${ad(t.names(at))}: «${text}»`,
    murmured: (t, who, ...[at, word, about]) => `${who}, sottovoce ${ad(t.names(at))}: «${stock(t, word, about)}»`,
    pleaded: (t, who, at) => `${who}: «Accuserò ${t.names(at)}.»`,
    rested: () => undefined,
    objected: (_, who) => `${who} alza la mano.`,
    silenced: (_, who) => `La requisitoria di ${who} è interrotta.`,
    played: (t, who, card) => `${who} gioca: ${ballot(t, card)}.`,
    cast: (t, who, card) => `Il voto di ${who} è palese: ${ballot(t, card)}.`,
    uncounted: (t, who, card) => `La carta di ${who} non conta: ${ballot(t, card)}.`,
    condemned: (_, who) => `Il tribunale condanna ${who}.`,
    drew: (t, who, ...[deck, card]) => {
      if (card === 'none') return `${who} non pesca nulla: il mazzo è vuoto.`;
      if (deck === 'anti-mafia' || card === undefined) return `${who} pesca una carta Antimafia.`;
      return deck === 'mafia'
        ? `${who} pesca una carta Mafia: ${readAloud(t, card)}`
        : `${who} pesca una carta Condanna: ${readAloud(t, card)}`;
    },
    got: (t, _, card) => `È: ${readAloud(t, card)}`,
    used: (t, who, ...[card, on]) => {
      if (on === undefined) return `${who} gioca ${cardName(t, card)}.`;
      return isSeat(on)
        ? `${who} gioca ${cardName(t, card)} su ${t.names(on)}.`
        : `${who} gioca ${cardName(t, card)} e rende ${cardName(t, on)}.`;
    },
    revealed: (t, who, card) => `${who} mostra una carta Antimafia: ${cardName(t, card)}.`,
    trapped: (t, _, at) =>
      at === 'none' ? 'Nessuno aveva complottato contro di te.' : `La trappola scatta: complottava ${t.names(at)}.`,
    learned: (t, _, at, identity) =>
      identity === 'judge' ? `${t.names(at)} è giudice.` : `${t.names(at)} è della mafia.`,
    eliminated: (_, who) => `${who} esce dalla manche.`,
    unmasked: (_, who, identity) => (identity === 'judge' ? `${who} era giudice.` : `${who} era della mafia!`),
    lost: (_, who, left) =>
      left === 0
        ? `${who} perde l’ultima vita.`
        : left === 1
          ? `${who} perde una vita; ne resta 1.`
          : `${who} perde una vita; ne restano ${left}.`,
    saw: (t, _, ...cards) =>
      cards.length === 0 ? 'Nessuna carta è stata giocata questa notte.' : `Carte della notte: ${ballots(t, cards)}.`,
    announced: (t, who, plot, protect) => `${who} annuncia: ${night(t, plot, protect)}`,
    contested: (_, who) => `${who} contesta.`,
    believed: (t, who, at) => `${who} crede ${ad(t.names(at))}.`,
    lied: (_, who) => `${who} ha mentito!`,
    truthful: (_, who) => `${who} ha detto la verità.`,
    struck: (_, who) => `Il complotto colpisce ${who}.`,
    owes: (t, who, at) => `${who} deve un’ammonizione ${ad(t.names(at))}.`,
    blamed: (_, who, n) => `${who} riceve un’ammonizione (${n} su 3).`,
    barred: (_, who) => `${who} rende le tre ammonizioni e la prossima volta non accuserà.`,
    failed: (_, who) => `${who} non ha fatto il suo dovere.`,
    misreported: (t, who, at) => `${who} ha segnalato ${t.names(at)} a torto.`,
    exposed: (t, who, vote, ...cards) =>
      vote === 'count'
        ? `${who} mostra le carte della notte: ${ballots(t, cards)}.`
        : vote === 'vote'
          ? `${who} mostra la carta che sta giocando: ${ballots(t, cards)}.`
          : `${who} mostra una carta di un voto passato: ${ballots(t, cards)}.`,
    caught: (_, who, how) =>
      how === 'peek'
        ? `${who} si fa scoprire con gli occhi aperti.`
        : `${who} si fa scoprire: un giudice non gioca carte Complotto.`,
    revived: (_, who) => `${who} continua con un’ultima vita.`,
    out: (_, who) => `${who} è fuori gioco.`,
    voted: (t, who, at) => `${who} vota: comincia ${t.names(at)}.`,
    begins: (_, who) => `${who} comincia.`,
    won: (_, who) => `${who} vince la partita!`,
    round: (_, n, players, mafiosi) =>
      mafiosi === 1
        ? `Manche ${n}: ${players} giocatori, un mafioso.`
        : `Manche ${n}: ${players} giocatori, ${mafiosi} mafiosi.`,
    opened: (t, ...[step, n]) => opening[timeOf(step)](t.book.steps[step], n ?? 0),
    showed: (t, ...cards) =>
      cards.length === 0 ? 'Nessuna carta è stata giocata.' : `Le carte scoperte: ${ballots(t, cards)}.`,
    acquitted: () => 'Il tribunale non condanna nessuno.',
    informed: (t, ...cards) =>
      cards.length === 0 ? undefined : `Carte Informatore della notte: ${ballots(t, cards)}.`,
    truth: () => undefined,
    proclaimed: (t, plot, protect) => `Il tribunale ristabilisce la verità: ${night(t, plot, protect)}`,
    reported: (t, ...[at, again]) =>
      again === undefined
        ? `Viene segnalata un’infrazione di ${t.names(at)}.`
        : `L’infrazione di ${t.names(at)} era già segnalata.`,
    restarted: () => 'La manche ricomincia.',
    ended: (_, left) => ENDS[left],
    duel: (t, one, other) => `Duello: ${t.names(one)} contro ${t.names(other)}.`,
  },
  moves: {
    look: () => 'Guarda la tua carta',
    'look early': () => 'Imbroglia: guarda la tua carta prima del turno',
    gavel: () => 'Batti il martelletto',
    peek: () => 'Imbroglia: apri gli occhi',
    order: ({ names }) => (names.length === 0 ? 'Proponi un ordine: …' : `Proponi l’ordine: ${names.join(', ')}`),
    watch: ({ at }) => `Tieni d’occhio ${at}`,
    ready: () => 'Di’ che non hai altro da dire',
    plead: ({ at }) => `Annuncia che accuserai ${at}`,
    rest: () => 'Chiudi la tua requisitoria',
    object: () => 'Alza la mano',
    accuse: ({ at }) => `Accusa ${at}`,
    'accuse all the same': ({ at }) => `Imbroglia: accusa lo stesso ${at}`,
    protect: ({ at }) => `Proteggi ${at}`,
    'protect all the same': ({ at }) => `Imbroglia: proteggi lo stesso ${at}`,
    plot: ({ at }) => `Complotta contro ${at}`,
    'plot all the same': ({ at }) => `Imbroglia: complotta lo stesso contro ${at}`,
    'plot as judge': ({ at }) => `Imbroglia: complotta contro ${at}`,
    innocent: ({ at }) => `Carta Informatore: ${at} è innocente`,
    guilty: ({ at }) => `Carta Informatore: ${at} è colpevole`,
    announce: ({ text }) => `Annuncia: ${text}`,
    contest: () => 'Contesta',
    'contest duel': () => 'È un mafioso',
    believe: () => 'È un giudice',
    pass: () => 'Non giocare nulla',
    'pass contest': () => 'Lascia correre',
    'pass vote': () => 'Non giocare carte',
    'pass use': () => 'Tieni la tua carta',
    vote: ({ at }) => `Comincia ${at}`,
    report: ({ at }) => `Segnala ${at}`,
    blame: ({ at }) => `Ammonisci ${at}`,
    expose: ({ text }) => `Imbroglia: mostra la tua carta, ${text}`,
    'expose count': () => 'Imbroglia: mostra le carte della notte',
    'expose vote': () => 'Imbroglia: mostra la carta che stai giocando',
    reveal: ({ card }) => `Mostra ${card} a tutti`,
    use: ({ card }) => `Gioca ${card}`,
    'use on card': ({ card, text }) => `Gioca ${card} e rendi ${text}`,
    'use on player': ({ card, at }) => `Gioca ${card} su ${at}`,
    say: ({ text }) => `Di’: «${text}»`,
    whisper: ({ at, text }) => `Sussurra ${ad(at)}: «${text}»`,
  },
  notes: {
    look: 'e di’ «Sono giudice»',
    'look early': '1 ammonizione se ti segnalano',
    gavel: 'e chiudi questa fase',
    peek: '1 vita se un mafioso ti segnala; chi ti tiene d’occhio lo vede',
    object: 'con più della metà delle mani, chi parla tace',
    'plot as judge': '1 vita se ti segnalano, e la manche ricomincia',
    contest: 'a torto: una Condanna per te; a ragione: il cancelliere perde 1 vita',
    'contest duel': 'se è un giudice, perdi 1 vita',
    believe: 'se è un mafioso, perdi 1 vita',
    'pass contest': 'l’annuncio vale, vero o falso',
    report: 'a torto: 1 ammonizione',
    expose: 'una Condanna se ti segnalano',
    'expose count': 'una Condanna se ti segnalano',
    watch: 'se apre gli occhi, lo vedi',
    ready: 'non impegna nessuno',
    'accuse all the same': 'conta; una Condanna se ti segnalano',
    'protect all the same': 'conta; una Condanna se ti segnala chi vede le carte',
    'plot all the same': 'conta; una Condanna se ti segnala chi vede le carte',
    'pass vote': 'come si deve',
    'expose vote': 'una Condanna se ti segnalano',
    reveal: 'la tieni',
  },
  pieces: {
    plead: 'Annuncia che accuserai',
    accuse: 'Accusa',
    protect: 'Proteggi',
    plot: 'Complotta contro',
    'plot as judge': 'Imbroglia: complotta contro',
    inform: 'Carta Informatore:',
    announce: 'Annuncia:',
    vote: 'Vota per',
    report: 'Segnala',
    blame: 'Ammonisci',
    expose: 'Imbroglia: mostra',
    use: 'Gioca',
    order: 'Proponi un ordine',
    guilty: 'è colpevole',
    innocent: 'è innocente',
    count: 'le carte della notte',
    day: 'una carta del giorno',
    night: 'una carta della notte',
    reveal: 'Mostra',
    watch: 'Tieni d’occhio',
    'vote card': 'la carta che stai giocando',
  },
  steps: {
    discovery: 'Scoperta delle identità',
    recognition: 'Riconoscimento dei mafiosi',
    deliberation: 'Deliberazioni',
    pleas: 'Requisitorie',
    accusation: 'Accuse',
    'day-verdict': 'Verdetto del giorno',
    'night-vote': 'Voto notturno',
    count: 'Scrutinio',
    contest: 'Contestazione',
    'night-verdict': 'Verdetto della notte',
    'duel-vote': 'Voto prima del duello',
    duel: 'Duello',
  },
  questions: {
    discovery: () => 'Tocca a te: guarda la tua identità.',
    recognition: () => 'Lascia che la mafia si riconosca, poi batti il martelletto.',
    deliberation: () => 'Si discute; batti il martelletto per chiudere.',
    pleas: () => 'Hai la parola: chi accuserai?',
    accusation: () => 'Chi accusi?',
    'day-verdict': () => 'Ecco il verdetto; batti il martelletto per chiudere il giorno.',
    'night-vote': () => 'È notte: proteggi o complotti?',
    'night-vote judge': () => 'È notte: chi proteggi?',
    inform: () => 'Informatore: chi dici che è colpevole, o innocente?',
    talk: ({ names }) => `Tutti possono parlare; il martelletto è di ${names[0] ?? ''}.`,
    count: () => 'Che cosa annunci al tribunale?',
    contest: () => 'Contesti l’annuncio del cancelliere?',
    'night-verdict': () => 'Batti il martelletto per chiudere la notte.',
    'duel-vote': () => 'Chi comincia il duello?',
    duel: () => 'Duello.',
    'duel look': () => 'Guarda la tua carta e di’ che sei giudice.',
    'duel answer': ({ at }) => `${at} dice di essere giudice: ci credi?`,
    blame: () => 'È stata segnalata un’infrazione: a te ammonire.',
    use: () => 'Giochi una carta Antimafia?',
    wait: ({ names, text }) =>
      names.length === 0
        ? `${text}.`
        : names.length > 2
          ? `${text}: in attesa dei giocatori.`
          : `${text}: in attesa di ${names.reduce(ed)}.`,
    over: ({ names }) => `La partita è finita. Vittoria di ${names.join(', ')}.`,
  },
  plain: {
    judge: 'Sono giudice.',
    agree: 'Sono d’accordo.',
    disagree: 'Non sono d’accordo.',
    unsure: 'Non lo so ancora.',
  },
  aimed: {
    suspect: (name) => `Ho dei sospetti su ${name}.`,
    trust: (name) => `Mi fido di ${name}.`,
    liar: (name) => `${name} sta mentendo!`,
    protect: (name) => `Proteggiamo ${name}.`,
  },
  ballot: {
    accuse: (name) => `accusa contro ${name}`,
    protect: (name) => `protezione per ${name}`,
    plot: (name) => `complotto contro ${name}`,
    innocent: (name) => `${name} innocente`,
    guilty: (name) => `${name} colpevole`,
  },
  plotted,
  protection,
  night: (plot, protect) => `${plotted(plot)}; ${protection(protect)}.`,
  honest: (truth) => (truth ? 'questa è la verità' : 'bugia: perdi 1 vita se qualcuno contesta'),
  held: (who, cards) => `${who} aveva ${cards}.`,
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
      text: 'Esce dalla manche e perde una vita. L’unica che colpisce anche un informatore: una vita.',
    },
    missed: {
      name: 'Colpo mancato',
      text: 'Per ora non succede nulla. Ma la carta resta: il prossimo complotto contro di lui lo elimina.',
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
      text: 'Fino alla fine della manche, essere in parità per più accuse lo condanna. Due giocatori nel mirino: nessuno.',
    },
    hit: { name: 'Regolamento di conti', text: 'Esce dalla manche e perde una vita.' },
    pardon: { name: 'Grazia', text: 'Al momento di una condanna: la annulla, e non conta come la prima.' },
    bulletproof: {
      name: 'Giubbotto antiproiettile',
      text: 'Quando un complotto lo colpisce, prima della carta Mafia o dell’eliminazione: lo annulla.',
    },
    trap: {
      name: 'Trappola',
      text: 'Quando un complotto lo colpisce: segue il suo corso, ma solo la vittima apprende il nome di uno che ha complottato contro di lei.',
    },
    'clean-record': {
      name: 'Fedina pulita',
      text: 'Nelle deliberazioni: rende una sua carta Condanna o Mafia, con il suo effetto.',
    },
    'double-voice': { name: 'Doppia voce', text: 'Prima di accusare: la sua accusa conta doppio.' },
    wiretap: { name: 'Intercettazione', text: 'Allo scrutinio o alla contestazione: vede le carte della notte.' },
    'inside-man': { name: 'Infiltrato', text: 'Nelle deliberazioni: vede l’identità di un giocatore.' },
    witness: { name: 'Testimone', text: 'Alla contestazione: contesta, senza alcun rischio.' },
  },
  options: {
    mafiosi: {
      label: 'I mafiosi',
      hint: 'Quanti, in ogni manche. Con dolcezza: uno in meno in 5, 7 o 8 giocatori. Un numero lascia più giudici che mafiosi.',
      values: { book: 'Come da libretto', gentle: 'Con dolcezza' },
    },
    lives: {
      label: 'Le vite',
      hint: 'Meno vite, una partita più breve.',
      values: { book: 'Secondo i giocatori' },
    },
    speech: {
      label: 'La parola',
      hint: 'Come in tribunale: chi parla fuori turno rischia un’ammonizione. In silenzio: non si può.',
      values: { court: 'Come in tribunale', strict: 'In silenzio' },
    },
  },
  screen: {
    head: {
      before: (round, step) => `Manche ${round} · ${step}`,
      day: (round, step, n) => `Manche ${round} · Giorno ${n} · ${step}`,
      night: (round, step, n) => `Manche ${round} · Notte ${n} · ${step}`,
    },
    lives,
    blames,
    status: { informer: 'informatore', out: 'fuori gioco' },
    clerk: 'cancelliere',
    floor: 'ha la parola',
    antiMafia: (n) => `${n} Antimafia`,
    openVote: (card) => `voto palese: ${card}`,
    barred: 'non accuserà',
    roles: {
      judge: { name: 'Giudice', text: 'Scopri i mafiosi e falli condannare. Di notte proteggi un giocatore.' },
      mafia: {
        name: 'Mafioso',
        text: 'Fatti passare per giudice. Di notte tutta la mafia complotta contro lo stesso giocatore.',
      },
    },
    role: 'la tua identità',
    decks: { condemnation: 'Condanna', mafia: 'Mafia', 'anti-mafia': 'Antimafia' },
    mafia: (names) => `La mafia: ${names}`,
    alone: 'La mafia sei solo tu.',
    order: (who, names) => `Ordine di ${who}: ${names}`,
    watching: (who, at) => `${who} tiene d’occhio ${at}`,
    trapped: (names) => `Ha complottato contro di te: ${names}`,
    ready: (names) => `Non hanno altro da dire: ${names}`,
    answered: (names) => `Hanno giocato: ${names}`,
    sealed: (card) => `La tua carta, ancora coperta: ${card}`,
    seen: (cards) => `Carte della notte: ${cards}`,
    trace: {
      looked: (who) => `${who} ha guardato la sua carta prima del turno.`,
      spoke: (who) => `${who} ha parlato fuori turno.`,
      peeked: (who) => `${who} apre gli occhi!`,
      exposed: (who) => `${who} ha mostrato una carta.`,
    },
    speech: {
      all: 'Tutti possono parlare.',
      mine: 'Hai la parola.',
      offence: 'Non tocca a te parlare: 1 ammonizione se ti segnalano.',
      gagged: 'Oggi devi tacere: una Condanna se ti segnalano.',
      laconic: 'Oggi solo frasi fatte: per parole tue una Condanna, se ti segnalano.',
    },
    rules: [
      'Giudici: eliminate la mafia. Mafiosi: eliminate i giudici. Chi viene eliminato dalla manche perde una vita.',
      'Di giorno si accusa: il più accusato pesca una Condanna; la seconda volta è eliminato.',
      'Di notte si protegge o si complotta. Un complotto riesce se tutti i mafiosi mirano allo stesso giocatore.',
      'La vittima pesca una carta Mafia; se ne ha già una, è eliminata. Chi è protetto pesca una carta Antimafia.',
      'Il cancelliere annuncia che cosa dicono le carte della notte, vero o falso; si può contestare.',
      'Chi viene eliminato diventa informatore: parla, e a ogni voto dà un parere anonimo.',
      'Tre ammonizioni: la volta dopo non si accusa.',
    ],
  },
  table: {
    head: (round, day, clerk) => `Manche ${round}, giorno ${day}. Cancelliere: ${clerk}.`,
    player: (name, left, status, count) =>
      [
        `${name}: ${lives(left)}`,
        ...(status === 'in' ? [] : [status === 'out' ? 'fuori gioco' : 'informatore']),
        ...(count === 0 ? [] : [blames(count)]),
      ].join(', '),
    cards: (cards, antiMafia) =>
      [...(cards === '' ? [] : [cards]), ...(antiMafia === 0 ? [] : [`${antiMafia} Antimafia`])].join(', '),
    identity: { judge: 'giudice', mafia: 'mafia' },
    me: { judge: 'Sei giudice.', mafia: 'Sei della mafia.' },
    mafia: (names) => `La mafia: ${names}.`,
    hand: (cards) => `Le tue carte Antimafia: ${cards}.`,
    ballots: (cards) => `Carte: ${cards}.`,
  },
};
