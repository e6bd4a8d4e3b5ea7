import { isSeat } from '../../../../engine/seats.ts';
import { ad } from '../../../../words/elide.ts';
import type { CourtWords, FactWords } from '../../words/book.ts';
import {
  ballot,
  ballots,
  cardName,
  claimed,
  myBallot,
  night,
  people,
  pledge,
  readAloud,
  stock,
  timeOf,
  unlessPictured,
  voteOf,
} from '../../words/voice.ts';

const ENDS = {
  judge: 'Vincono i giudici: non resta un solo mafioso.',
  mafia: 'Vince la mafia: non resta un solo giudice.',
  none: 'Fine della manche: non resta nessuno.',
  exhausted: 'La decima notte è finita: la manche si chiude, e chi è ancora in gioco perde una vita.',
};
const opening: Record<'before' | 'day' | 'night', (step: string, n: number) => string> = {
  before: (step) => `— ${step} —`,
  day: (step, n) => `— Giorno ${n}: ${step} —`,
  night: (step, n) => (step === 'Notte' ? `— Notte ${n} —` : `— Notte ${n}: ${step} —`),
};

export const facts: FactWords = {
  serves: [({ who }) => `Cancelliere: ${who}.`, () => 'Il cancelliere sei tu.'],
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
  ready: [({ who }) => `${who} ha finito.`, () => 'Hai finito.'],
  said: [(t, ...phrase) => `${t.who}: «${stock(t, ...phrase)}»`, (t, ...phrase) => `Dici: «${stock(t, ...phrase)}»`],
  claimed: [(t, ...words) => `${t.who}: «${claimed(t, ...words)}»`, (t, ...words) => `Dici: «${claimed(t, ...words)}»`],
  proven: [
    (t, ...words) => `${t.who} diceva il vero: «${claimed(t, ...words)}»`,
    (t, ...words) => `Dicevi il vero, ora tutti lo sanno: «${claimed(t, ...words)}»`,
  ],
  belied: [
    (t, ...words) => `${t.who} non diceva il vero: «${claimed(t, ...words)}»`,
    (t, ...words) => `Non dicevi il vero, ora tutti lo sanno: «${claimed(t, ...words)}»`,
  ],
  strayed: [
    ({ who, names, speaker }, at) =>
      at === speaker
        ? `${who} era nel piano per proteggersi: è fallito.`
        : `${who} era nel piano per proteggere ${names(at)}: è fallito.`,
    ({ names, me }, at) =>
      at === me ? 'Eri nel piano per proteggerti: è fallito.' : `Eri nel piano per proteggere ${names(at)}: è fallito.`,
    ({ who }) => `${who} era nel piano per proteggerti: è fallito.`,
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
    (t, ...[at, ...phrase]) => `${t.who}, sottovoce ${ad(t.names(at))}: «${stock(t, ...phrase)}»`,
    (t, ...[at, ...phrase]) => `Dici sottovoce ${ad(t.names(at))}: «${stock(t, ...phrase)}»`,
    (t, ...[, ...phrase]) => `${t.who} ti dice sottovoce: «${stock(t, ...phrase)}»`,
  ],
  pleaded: [(t, at) => `${t.who}: «${pledge(t, at)}»`, (t, at) => `Dici: «${pledge(t, at)}»`],
  rested: [() => undefined, () => undefined],
  cheated: [() => undefined, () => undefined],
  objected: [({ who }) => `${who} alza la mano.`, () => 'Alzi la mano.'],
  silenced: [({ who }) => `Il discorso di ${who} è interrotto.`, () => 'Il tuo discorso è interrotto.'],
  played: [(t, card) => `${t.who} gioca: ${ballot(t, card)}.`, (t, card) => `Giochi: ${myBallot(t, card)}.`],
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
        ? `${t.who} pesca una carta Mafia${unlessPictured(t, `: ${readAloud(t, card)}`)}`
        : `${t.who} pesca una carta Condanna${unlessPictured(t, `: ${readAloud(t, card)}`)}`;
    },
    (t, ...[deck, card]) => {
      if (card === 'none') return 'Non peschi nulla: il mazzo è vuoto.';
      if (deck === 'anti-mafia' || card === undefined) return 'Peschi una carta Antimafia.';
      return deck === 'mafia'
        ? `Peschi una carta Mafia${unlessPictured(t, `: ${readAloud(t, card)}`)}`
        : `Peschi una carta Condanna${unlessPictured(t, `: ${readAloud(t, card)}`)}`;
    },
  ],
  got: [
    (t, card) => `${t.who} ha pescato${unlessPictured(t, `: ${readAloud(t, card)}`)}`,
    (t, card) => `Hai pescato${unlessPictured(t, `: ${readAloud(t, card)}`)}`,
  ],
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
    (t, card) => `${t.who} mostra una carta Antimafia${unlessPictured(t, `: ${cardName(t, card)}.`)}`,
    (t, card) => `Mostri una carta Antimafia${unlessPictured(t, `: ${cardName(t, card)}.`)}`,
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
  eliminated: [({ who }) => `${who} è fuori dalla manche.`, () => 'Sei fuori dalla manche.'],
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
  contested: [({ who }) => `${who} obietta.`, () => 'Obietti.'],
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
  blamed: [({ who }, n) => `${who} riceve un’ammonizione (${n} su 3).`, (_, n) => `Ricevi un’ammonizione (${n} su 3).`],
  barred: [
    ({ who }) => `${who} restituisce le tre ammonizioni e la prossima volta non accuserà.`,
    () => 'Restituisci le tre ammonizioni e la prossima volta non accuserai.',
  ],
  failed: [
    ({ who }) => `${who} ha dimenticato un’ammonizione o un annuncio.`,
    () => 'Hai dimenticato un’ammonizione o un annuncio.',
  ],
  misreported: [
    ({ who, names }, at) => `${who} denuncia ${names(at)} a torto.`,
    ({ names }, at) => `Denunci ${names(at)} a torto.`,
    ({ who }) => `${who} ti denuncia a torto.`,
  ],
  exposed: [
    (t, vote, ...cards) =>
      vote === 'count'
        ? `${t.who} mostra le carte della notte: ${ballots(t, cards)}.`
        : vote === 'vote'
          ? `${t.who} mostra la carta che sta giocando: ${ballots(t, cards)}.`
          : `${t.who} mostra la sua carta ${voteOf(t, vote)}: ${ballots(t, cards)}.`,
    (t, vote, ...cards) =>
      vote === 'count'
        ? `Mostri le carte della notte: ${ballots(t, cards)}.`
        : vote === 'vote'
          ? `Mostri la carta che stai giocando: ${ballots(t, cards)}.`
          : `Mostri la tua carta ${voteOf(t, vote)}: ${ballots(t, cards)}.`,
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
};

export const court: CourtWords = {
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
  informed: (t, ...cards) => (cards.length === 0 ? undefined : `Carte Informatore della notte: ${ballots(t, cards)}.`),
  truth: () => undefined,
  proclaimed: (t, plot, protect) => `Il tribunale ristabilisce la verità: ${night(t, plot, protect)}`,
  reported: ({ me, names }, ...[at, again]) => {
    if (at === me)
      return again === undefined ? 'Viene denunciata una tua infrazione.' : 'La tua infrazione era già denunciata.';
    return again === undefined
      ? `Viene denunciata un’infrazione di ${names(at)}.`
      : `L’infrazione di ${names(at)} era già denunciata.`;
  },
  restarted: () => 'La manche ricomincia.',
  ended: (_, left) => ENDS[left],
  duel: ({ me, names }, one, other) => {
    if (me === one) return `Duello: tu contro ${names(other)}.`;
    return me === other ? `Duello: ${names(one)} contro di te.` : `Duello: ${names(one)} contro ${names(other)}.`;
  },
};
