import { isSeat } from '../../engine/seats.ts';
import { ad, ed } from '../elide.ts';
import type { Book } from './book.ts';
import { ballot, ballots, cardName, night, people, readAloud, stock, timeOf } from './voice.ts';

const lives = (n: number): string => (n === 1 ? '1 vita' : `${n} vite`);
const blames = (n: number): string => (n === 1 ? '1 ammonizione' : `${n} ammonizioni`);

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
  you: 'tu',
  facts: {
    serves: [({ who }) => `${who} fa da cancelliere.`, () => 'Fai da cancelliere.'],
    closed: [
      ({ who }, step) =>
        step === 'recognition'
          ? `${who} batte il martelletto: «Il riconoscimento è finito!»`
          : `${who} batte il martelletto.`,
      (_, step) =>
        step === 'recognition' ? 'Batti il martelletto: «Il riconoscimento è finito!»' : 'Batti il martelletto.',
    ],
    looked: [
      ({ who }, ...[early]) =>
        early === undefined ? `${who} guarda la sua identità.` : `${who} guarda la sua identità prima del suo turno.`,
      (_, ...[early]) =>
        early === undefined ? 'Guardi la tua identità.' : 'Guardi la tua identità prima del tuo turno.',
    ],
    is: [
      ({ who }, identity) => (identity === 'judge' ? `${who} è giudice.` : `${who} è della mafia.`),
      (_, identity) => (identity === 'judge' ? 'Sei giudice.' : 'Sei della mafia.'),
    ],
    recognized: [
      (t, ...seats) => `${t.who} vede chi sono i mafiosi: ${people(t, seats)}.`,
      (t, ...seats) => `Vedi chi sono i mafiosi: ${people(t, seats)}.`,
    ],
    ordered: [
      (t, ...seats) => `${t.who} propone l’ordine: ${people(t, seats)}.`,
      (t, ...seats) => `Proponi l’ordine: ${people(t, seats)}.`,
    ],
    watches: [
      ({ who, names }, at) => `${who} tiene d’occhio ${names(at)}.`,
      ({ names }, at) => `Tieni d’occhio ${names(at)}.`,
      ({ who }) => `${who} ti tiene d’occhio.`,
    ],
    peeked: [
      ({ who }) => `${who} apre gli occhi durante il riconoscimento.`,
      () => 'Apri gli occhi durante il riconoscimento.',
    ],
    ready: [({ who }) => `${who} non ha altro da aggiungere.`, () => 'Non hai altro da aggiungere.'],
    said: [
      (t, ...[word, about]) => `${t.who}: «${stock(t, word, about)}»`,
      (t, ...[word, about]) => `Dici: «${stock(t, word, about)}»`,
    ],
    spoke: [({ who }, text) => `${who}: «${text}»`, (_, text) => `Dici: «${text}»`],
    whispered: [
      ({ who, names }, at) => `${who} sussurra qualcosa ${ad(names(at))}.`,
      ({ names }, at) => `Sussurri qualcosa ${ad(names(at))}.`,
      ({ who }) => `${who} ti sussurra qualcosa.`,
    ],
    confided: [
      ({ who, names }, at, text) => `${who}, sottovoce ${ad(names(at))}: «${text}»`,
      ({ names }, at, text) => `Dici sottovoce ${ad(names(at))}: «${text}»`,
      ({ who }, _, text) => `${who} ti dice sottovoce: «${text}»`,
    ],
    murmured: [
      (t, ...[at, word, about]) => `${t.who}, sottovoce ${ad(t.names(at))}: «${stock(t, word, about)}»`,
      (t, ...[at, word, about]) => `Dici sottovoce ${ad(t.names(at))}: «${stock(t, word, about)}»`,
      (t, ...[, word, about]) => `${t.who} ti dice sottovoce: «${stock(t, word, about)}»`,
    ],
    pleaded: [
      ({ who, names }, at) => `${who}: «Accuserò ${names(at)}.»`,
      ({ names }, at) => `Dici: «Accuserò ${names(at)}.»`,
    ],
    rested: [() => undefined, () => undefined],
    cheated: [() => undefined, () => undefined],
    objected: [({ who }) => `${who} alza la mano.`, () => 'Alzi la mano.'],
    silenced: [({ who }) => `La requisitoria di ${who} è interrotta.`, () => 'La tua requisitoria è interrotta.'],
    played: [(t, card) => `${t.who} gioca: ${ballot(t, card)}.`, (t, card) => `Giochi: ${ballot(t, card)}.`],
    cast: [
      (t, card) => `Il voto di ${t.who} è palese: ${ballot(t, card)}.`,
      (t, card) => `Il tuo voto è palese: ${ballot(t, card)}.`,
    ],
    uncounted: [
      (t, card) => `La carta di ${t.who} non conta: ${ballot(t, card)}.`,
      (t, card) => `La tua carta non conta: ${ballot(t, card)}.`,
    ],
    condemned: [({ who }) => `Il tribunale condanna ${who}.`, () => 'Il tribunale ti condanna.'],
    drew: [
      (t, ...[deck, card]) => {
        if (card === 'none') return `${t.who} non pesca nulla: il mazzo è vuoto.`;
        if (deck === 'anti-mafia' || card === undefined) return `${t.who} pesca una carta Antimafia.`;
        return deck === 'mafia'
          ? `${t.who} pesca una carta Mafia: ${readAloud(t, card)}`
          : `${t.who} pesca una carta Condanna: ${readAloud(t, card)}`;
      },
      (t, ...[deck, card]) => {
        if (card === 'none') return 'Non peschi nulla: il mazzo è vuoto.';
        if (deck === 'anti-mafia' || card === undefined) return 'Peschi una carta Antimafia.';
        return deck === 'mafia'
          ? `Peschi una carta Mafia: ${readAloud(t, card)}`
          : `Peschi una carta Condanna: ${readAloud(t, card)}`;
      },
    ],
    got: [(t, card) => `${t.who} ha pescato: ${readAloud(t, card)}`, (t, card) => `Hai pescato: ${readAloud(t, card)}`],
    used: [
      (t, ...[card, on]) => {
        if (on === undefined) return `${t.who} gioca ${cardName(t, card)}.`;
        return isSeat(on)
          ? `${t.who} gioca ${cardName(t, card)} su ${t.names(on)}.`
          : `${t.who} gioca ${cardName(t, card)} e restituisce ${cardName(t, on)}.`;
      },
      (t, ...[card, on]) => {
        if (on === undefined) return `Giochi ${cardName(t, card)}.`;
        return isSeat(on)
          ? `Giochi ${cardName(t, card)} su ${t.names(on)}.`
          : `Giochi ${cardName(t, card)} e restituisci ${cardName(t, on)}.`;
      },
      (t, ...[card]) => `${t.who} gioca ${cardName(t, card)} su di te.`,
    ],
    revealed: [
      (t, card) => `${t.who} mostra una carta Antimafia: ${cardName(t, card)}.`,
      (t, card) => `Mostri una carta Antimafia: ${cardName(t, card)}.`,
    ],
    trapped: [
      ({ who, names }, at) =>
        at === 'none'
          ? `Nessuno aveva complottato contro ${who}.`
          : `Scatta la trappola di ${who}: complottava ${names(at)}.`,
      ({ names }, at) =>
        at === 'none' ? 'Nessuno aveva complottato contro di te.' : `La tua trappola scatta: complottava ${names(at)}.`,
      ({ who }) => `Scatta la trappola di ${who}: complottavi tu.`,
    ],
    learned: [
      ({ who, names }, at, identity) =>
        identity === 'judge'
          ? `${who} scopre che ${names(at)} è giudice.`
          : `${who} scopre che ${names(at)} è della mafia.`,
      ({ names }, at, identity) =>
        identity === 'judge' ? `Scopri che ${names(at)} è giudice.` : `Scopri che ${names(at)} è della mafia.`,
      ({ who }, _, identity) =>
        identity === 'judge' ? `${who} scopre che sei giudice.` : `${who} scopre che sei della mafia.`,
    ],
    eliminated: [({ who }) => `${who} esce dalla manche.`, () => 'Esci dalla manche.'],
    unmasked: [
      ({ who }, identity) => (identity === 'judge' ? `${who} era giudice.` : `${who} era della mafia!`),
      (_, identity) => (identity === 'judge' ? 'Eri giudice.' : 'Eri della mafia!'),
    ],
    lost: [
      ({ who }, left) =>
        left === 0
          ? `${who} perde l’ultima vita.`
          : left === 1
            ? `${who} perde una vita; ne resta 1.`
            : `${who} perde una vita; ne restano ${left}.`,
      (_, left) =>
        left === 0
          ? 'Perdi l’ultima vita.'
          : left === 1
            ? 'Perdi una vita; te ne resta 1.'
            : `Perdi una vita; te ne restano ${left}.`,
    ],
    saw: [
      (t, ...cards) =>
        cards.length === 0
          ? `${t.who} non vede carte: nessuno ha giocato questa notte.`
          : `${t.who} vede le carte della notte: ${ballots(t, cards)}.`,
      (t, ...cards) =>
        cards.length === 0
          ? 'Non vedi carte: nessuno ha giocato questa notte.'
          : `Vedi le carte della notte: ${ballots(t, cards)}.`,
    ],
    announced: [
      (t, plot, protect) => `${t.who} annuncia: ${night(t, plot, protect)}`,
      (t, plot, protect) => `Annunci: ${night(t, plot, protect)}`,
    ],
    contested: [({ who }) => `${who} contesta.`, () => 'Contesti.'],
    believed: [
      ({ who, names }, at) => `${who} crede ${ad(names(at))}.`,
      ({ names }, at) => `Credi ${ad(names(at))}.`,
      ({ who }) => `${who} ti crede.`,
    ],
    lied: [({ who }) => `${who} ha mentito!`, () => 'Hai mentito!'],
    truthful: [({ who }) => `${who} ha detto la verità.`, () => 'Hai detto la verità.'],
    struck: [({ who }) => `Il complotto colpisce ${who}.`, () => 'Il complotto ti colpisce.'],
    owes: [
      ({ who, names }, at) => `${who} deve ammonire ${names(at)}.`,
      ({ names }, at) => `Devi ammonire ${names(at)}.`,
      ({ who }) => `${who} deve ammonirti.`,
    ],
    blamed: [
      ({ who }, n) => `${who} riceve un’ammonizione (${n} su 3).`,
      (_, n) => `Ricevi un’ammonizione (${n} su 3).`,
    ],
    barred: [
      ({ who }) => `${who} restituisce le tre ammonizioni e la prossima volta non accuserà.`,
      () => 'Restituisci le tre ammonizioni e la prossima volta non accuserai.',
    ],
    failed: [({ who }) => `${who} non ha fatto il suo dovere.`, () => 'Non hai fatto il tuo dovere.'],
    misreported: [
      ({ who, names }, at) => `${who} segnala ${names(at)} a torto.`,
      ({ names }, at) => `Segnali ${names(at)} a torto.`,
      ({ who }) => `${who} ti segnala a torto.`,
    ],
    exposed: [
      (t, vote, ...cards) =>
        vote === 'count'
          ? `${t.who} mostra le carte della notte: ${ballots(t, cards)}.`
          : vote === 'vote'
            ? `${t.who} mostra la carta che sta giocando: ${ballots(t, cards)}.`
            : `${t.who} mostra una carta di un voto passato: ${ballots(t, cards)}.`,
      (t, vote, ...cards) =>
        vote === 'count'
          ? `Mostri le carte della notte: ${ballots(t, cards)}.`
          : vote === 'vote'
            ? `Mostri la carta che stai giocando: ${ballots(t, cards)}.`
            : `Mostri una carta di un voto passato: ${ballots(t, cards)}.`,
    ],
    caught: [
      ({ who }, how) =>
        how === 'peek'
          ? `${who} si fa scoprire con gli occhi aperti.`
          : `${who} si fa scoprire: un giudice non gioca carte Complotto.`,
      (_, how) =>
        how === 'peek'
          ? 'Ti fai scoprire con gli occhi aperti.'
          : 'Ti fai scoprire: un giudice non gioca carte Complotto.',
    ],
    revived: [({ who }) => `${who} continua con un’ultima vita.`, () => 'Continui con un’ultima vita.'],
    out: [({ who }) => `${who} è fuori gioco.`, () => 'Sei fuori gioco.'],
    voted: [
      ({ who, names }, at) => `${who} vota: comincia ${names(at)}.`,
      ({ names }, at) => `Voti: comincia ${names(at)}.`,
      ({ who }) => `${who} vota: cominci tu.`,
    ],
    begins: [({ who }) => `${who} comincia.`, () => 'Cominci tu.'],
    won: [({ who }) => `${who} vince la partita!`, () => 'Vinci la partita!'],
  },
  court: {
    round: (_, n, players, mafiosi) =>
      mafiosi === 1
        ? `Manche ${n}: ${players} giocatori, un mafioso.`
        : `Manche ${n}: ${players} giocatori, ${mafiosi} mafiosi.`,
    opened: ({ book }, ...[step, n]) =>
      step === 'recognition'
        ? `— ${book.steps[step]} — «Mafiosi, aprite gli occhi!»`
        : opening[timeOf(step)](book.steps[step], n ?? 0),
    elapsed: (_, step) =>
      step === 'recognition' ? 'Il tempo è scaduto: il riconoscimento è finito.' : 'Il tempo è scaduto.',
    showed: (t, ...cards) =>
      cards.length === 0 ? 'Nessuna carta è stata giocata.' : `Le carte scoperte: ${ballots(t, cards)}.`,
    acquitted: () => 'Il tribunale non condanna nessuno.',
    informed: (t, ...cards) =>
      cards.length === 0 ? undefined : `Carte Informatore della notte: ${ballots(t, cards)}.`,
    truth: () => undefined,
    proclaimed: (t, plot, protect) => `Il tribunale ristabilisce la verità: ${night(t, plot, protect)}`,
    reported: ({ me, names }, ...[at, again]) => {
      if (at === me)
        return again === undefined ? 'Viene segnalata una tua infrazione.' : 'La tua infrazione era già segnalata.';
      return again === undefined
        ? `Viene segnalata un’infrazione di ${names(at)}.`
        : `L’infrazione di ${names(at)} era già segnalata.`;
    },
    restarted: () => 'La manche ricomincia.',
    ended: (_, left) => ENDS[left],
    duel: ({ me, names }, one, other) => {
      if (me === one) return `Duello: tu contro ${names(other)}.`;
      return me === other ? `Duello: ${names(one)} contro di te.` : `Duello: ${names(one)} contro ${names(other)}.`;
    },
  },
  moves: {
    look: () => 'Guarda la tua carta',
    'look early': () => 'Imbroglia: guarda la tua carta prima del turno',
    gavel: () => 'Batti il martelletto',
    peek: () => 'Imbroglia: apri gli occhi',
    order: ({ names }) => (names.length === 0 ? 'Proponi un ordine: …' : `Proponi l’ordine: ${names.join(', ')}`),
    watch: ({ at }) => `Tieni d’occhio ${at}`,
    ready: () => 'Nulla da aggiungere',
    plead: ({ at }) => `Annuncia che accuserai ${at}`,
    rest: () => 'Chiudi la tua requisitoria',
    object: () => 'Alza la mano',
    accuse: ({ at, self }) => (self ? 'Accusati' : `Accusa ${at}`),
    'accuse all the same': ({ at, self }) =>
      self ? 'Imbroglia: accusati lo stesso' : `Imbroglia: accusa lo stesso ${at}`,
    protect: ({ at, self }) => (self ? 'Proteggiti' : `Proteggi ${at}`),
    'protect all the same': ({ at, self }) =>
      self ? 'Imbroglia: proteggiti lo stesso' : `Imbroglia: proteggi lo stesso ${at}`,
    plot: ({ at, self }) => (self ? 'Complotta contro di te' : `Complotta contro ${at}`),
    'plot all the same': ({ at, self }) =>
      self ? 'Imbroglia: complotta lo stesso contro di te' : `Imbroglia: complotta lo stesso contro ${at}`,
    'plot as judge': ({ at, self }) =>
      self ? 'Imbroglia: complotta contro di te' : `Imbroglia: complotta contro ${at}`,
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
    'use on card': ({ card, text }) => `Gioca ${card} e restituisci ${text}`,
    'use on player': ({ card, at }) => `Gioca ${card} su ${at}`,
    say: ({ text }) => `Di’: «${text}»`,
    whisper: ({ at, text }) => `Sussurra ${ad(at)}: «${text}»`,
  },
  notes: {
    look: 'e di’ «Sono giudice»',
    'look early': '1 ammonizione se ti segnalano',
    gavel: 'e chiudi questa fase',
    peek: '1 vita se un mafioso ti segnala; chi ti tiene d’occhio lo vede',
    object: 'se la alza più della metà, la requisitoria finisce',
    'plot as judge': '1 vita se ti segnalano, e la manche ricomincia',
    contest: 'a torto: una Condanna per te; a ragione: il cancelliere perde 1 vita',
    'contest duel': 'se è un giudice, perdi 1 vita',
    believe: 'se è un mafioso, perdi 1 vita',
    'pass contest': 'l’annuncio vale, vero o falso',
    report: 'a torto: 1 ammonizione',
    expose: 'una Condanna se ti segnalano',
    'expose count': 'una Condanna se ti segnalano',
    watch: 'se apre gli occhi, lo vedi',
    ready: 'non impegna a nulla',
    'accuse all the same': 'conta; una Condanna se ti segnalano',
    'protect all the same': 'conta; una Condanna se ti segnala chi vede le carte',
    'plot all the same': 'conta; una Condanna se ti segnala chi vede le carte',
    'pass vote': 'come dovresti',
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
    inform: () => 'Informatore: chi è colpevole, chi innocente?',
    talk: ({ names }) => `Tutti possono parlare; il martelletto ce l’ha ${names[0] ?? ''}.`,
    count: () => 'Che cosa annunci al tribunale?',
    contest: () => 'Contesti l’annuncio del cancelliere?',
    'night-verdict': () => 'Batti il martelletto per chiudere la notte.',
    'duel-vote': () => 'Chi comincia il duello?',
    duel: () => 'Duello.',
    'duel look': () => 'Guarda la tua carta e di’ che sei giudice.',
    'duel answer': ({ at }) => `${at} dice di essere giudice: ci credi?`,
    blame: () => 'È stata segnalata un’infrazione: tocca a te ammonire.',
    use: () => 'Giochi una carta Antimafia?',
    wait: ({ names, text }) =>
      names.length === 0
        ? `${text}.`
        : names.length > 2
          ? `${text}: in attesa dei giocatori.`
          : `${text}: in attesa di ${names.reduce(ed)}.`,
    over: ({ names, self }) =>
      self && names.length === 1
        ? 'La partita è finita: hai vinto!'
        : `La partita è finita. Vittoria di ${names.join(', ')}.`,
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
    accuse: [(name) => `accusa contro ${name}`, 'accusa contro di te'],
    protect: [(name) => `protezione per ${name}`, 'protezione per te'],
    plot: [(name) => `complotto contro ${name}`, 'complotto contro di te'],
    innocent: [(name) => `${name} innocente`, 'tu, innocente'],
    guilty: [(name) => `${name} colpevole`, 'tu, colpevole'],
  },
  plotted: [
    'nessun complotto è riuscito',
    (name) => `un complotto è riuscito contro ${name}`,
    'un complotto è riuscito contro di te',
  ],
  protection: ['nessuna protezione', (name) => `protezione per ${name}`, 'protezione per te'],
  night: (plot, protect) => `${plot}; ${protect}.`,
  honest: (truth) => (truth ? 'questa è la verità' : 'bugia: perdi 1 vita se qualcuno contesta'),
  held: [({ who, cards }) => `${who} aveva ${cards}.`, ({ cards }) => `Avevi ${cards}.`],
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
  options: {
    mafiosi: {
      label: 'I mafiosi',
      hint: 'In ogni manche. Con clemenza: uno in meno se si è in 5, 7 o 8. Un numero si abbassa se serve, perché i giudici siano più dei mafiosi.',
      values: { book: 'Come da libretto', gentle: 'Con clemenza' },
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
    order: [({ who, list }) => `Ordine di ${who}: ${list}`, ({ list }) => `Il tuo ordine: ${list}`],
    watching: [
      ({ who, at }) => `${who} tiene d’occhio ${at}`,
      ({ at }) => `Tieni d’occhio ${at}`,
      ({ who }) => `${who} ti tiene d’occhio`,
    ],
    known: { judge: (name) => `Lo sai: ${name} è un giudice`, mafia: (name) => `Lo sai: ${name} è della mafia` },
    trapped: (names) => `Ha complottato contro di te: ${names}`,
    ready: (names) => `Nulla da aggiungere: ${names}`,
    answered: (names) => `Già giocato: ${names}`,
    sealed: (card) => `La tua carta, ancora coperta: ${card}`,
    seen: (cards) => `Carte della notte: ${cards}`,
    trace: {
      looked: [
        (who) => `${who} ha guardato la sua carta prima del turno.`,
        () => 'Hai guardato la tua carta prima del turno.',
      ],
      spoke: [(who) => `${who} ha parlato fuori turno.`, () => 'Hai parlato fuori turno.'],
      peeked: [(who) => `${who} apre gli occhi!`, () => 'Apri gli occhi!'],
      exposed: [(who) => `${who} ha mostrato una carta.`, () => 'Hai mostrato una carta.'],
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
    announced: (night) => `Annuncio: ${night}`,
  },
};
