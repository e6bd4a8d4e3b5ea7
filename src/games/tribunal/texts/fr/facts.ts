import { isSeat } from '../../../../engine/seats.ts';
import { de, que } from '../../../../words/elide.ts';
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
  judge: 'Les juges l’emportent : plus un mafieux debout.',
  mafia: 'La mafia l’emporte : plus un juge debout.',
  none: 'Fin de la manche : il ne reste personne.',
  exhausted: 'La dixième nuit s’achève : la manche est finie, et ceux qui sont encore debout perdent une vie.',
};
const opening: Record<'before' | 'day' | 'night', (step: string, n: number) => string> = {
  before: (step) => `— ${step} —`,
  day: (step, n) => `— Jour ${n} : ${step} —`,
  night: (step, n) => (step === 'Nuit' ? `— Nuit ${n} —` : `— Nuit ${n} : ${step} —`),
};

export const facts: FactWords = {
  serves: [({ who }) => `Greffier : ${who}.`, () => 'Le greffier, c’est toi.'],
  closed: [
    ({ who }, step) =>
      step === 'recognition'
        ? `${who} donne un coup de maillet : « La reconnaissance est terminée ! »`
        : `${who} donne un coup de maillet.`,
    (_, step) =>
      step === 'recognition'
        ? 'Tu donnes un coup de maillet : « La reconnaissance est terminée ! »'
        : 'Tu donnes un coup de maillet.',
  ],
  looked: [
    ({ who }, ...[early]) =>
      early === undefined ? `${who} regarde son identité.` : `${who} regarde son identité avant son tour.`,
    (_, ...[early]) => (early === undefined ? 'Tu regardes ton identité.' : 'Tu regardes ton identité avant ton tour.'),
  ],
  is: [
    ({ who }, identity) => (identity === 'judge' ? `${who} est juge.` : `${who} est de la mafia.`),
    (_, identity) => (identity === 'judge' ? 'Tu es juge.' : 'Tu es de la mafia.'),
  ],
  recognized: [
    (t, ...seats) => `${t.who} voit qui sont les mafieux : ${people(t, seats)}.`,
    (t, ...seats) => `Tu vois qui sont les mafieux : ${people(t, seats)}.`,
  ],
  ordered: [
    (t, ...seats) => `${t.who} propose l’ordre : ${people(t, seats)}.`,
    (t, ...seats) => `Tu proposes l’ordre : ${people(t, seats)}.`,
  ],
  watches: [
    ({ who, names }, at) => `${who} surveille ${names(at)}.`,
    ({ names }, at) => `Tu surveilles ${names(at)}.`,
    ({ who }) => `${who} te surveille.`,
  ],
  peeked: [
    ({ who }) => `${who} ouvre les yeux pendant la reconnaissance.`,
    () => 'Tu ouvres les yeux pendant la reconnaissance.',
  ],
  ready: [({ who }) => `${who} a fini.`, () => 'Tu as fini.'],
  said: [
    (t, ...phrase) => `${t.who} : « ${stock(t, ...phrase)} »`,
    (t, ...phrase) => `Tu dis : « ${stock(t, ...phrase)} »`,
  ],
  claimed: [
    (t, ...words) => `${t.who} : « ${claimed(t, ...words)} »`,
    (t, ...words) => `Tu dis : « ${claimed(t, ...words)} »`,
  ],
  proven: [
    (t, ...words) => `${t.who} disait vrai : « ${claimed(t, ...words)} »`,
    (t, ...words) => `Tu disais vrai, tout le monde le sait : « ${claimed(t, ...words)} »`,
  ],
  belied: [
    (t, ...words) => `${t.who} ne disait pas vrai : « ${claimed(t, ...words)} »`,
    (t, ...words) => `Tu ne disais pas vrai, tout le monde le sait : « ${claimed(t, ...words)} »`,
  ],
  strayed: [
    ({ who, names, speaker }, at) =>
      at === speaker
        ? `${who} était du plan pour se protéger : il a échoué.`
        : `${who} était du plan pour protéger ${names(at)} : il a échoué.`,
    ({ names, me }, at) =>
      at === me
        ? 'Tu étais du plan pour te protéger : il a échoué.'
        : `Tu étais du plan pour protéger ${names(at)} : il a échoué.`,
    ({ who }) => `${who} était du plan pour te protéger : il a échoué.`,
  ],
  spoke: [({ who }, text) => `${who} : « ${text} »`, (_, text) => `Tu dis : « ${text} »`],
  whispered: [
    ({ who, names }, at) => `${who} chuchote à l’oreille ${de(names(at))}.`,
    ({ names }, at) => `Tu chuchotes à l’oreille ${de(names(at))}.`,
    ({ who }) => `${who} te chuchote quelque chose à l’oreille.`,
  ],
  confided: [
    ({ who, names }, at, text) => `${who}, tout bas à ${names(at)} : « ${text} »`,
    ({ names }, at, text) => `Tu dis tout bas à ${names(at)} : « ${text} »`,
    ({ who }, _, text) => `${who} te dit tout bas : « ${text} »`,
  ],
  murmured: [
    (t, ...[at, ...phrase]) => `${t.who}, tout bas à ${t.names(at)} : « ${stock(t, ...phrase)} »`,
    (t, ...[at, ...phrase]) => `Tu dis tout bas à ${t.names(at)} : « ${stock(t, ...phrase)} »`,
    (t, ...[, ...phrase]) => `${t.who} te dit tout bas : « ${stock(t, ...phrase)} »`,
  ],
  pleaded: [(t, at) => `${t.who} : « ${pledge(t, at)} »`, (t, at) => `Tu dis : « ${pledge(t, at)} »`],
  rested: [() => undefined, () => undefined],
  cheated: [() => undefined, () => undefined],
  objected: [({ who }) => `${who} lève la main.`, () => 'Tu lèves la main.'],
  silenced: [({ who }) => `Le discours ${de(who)} est interrompu.`, () => 'Ton discours est interrompu.'],
  played: [(t, card) => `${t.who} joue : ${ballot(t, card)}.`, (t, card) => `Tu joues : ${myBallot(t, card)}.`],
  cast: [
    (t, card) => `Le vote ${de(t.who)} est public : ${ballot(t, card)}.`,
    (t, card) => `Ton vote est public : ${ballot(t, card)}.`,
  ],
  uncounted: [
    (t, card) => `La carte ${de(t.who)} ne compte pas : ${ballot(t, card)}.`,
    (t, card) => `Ta carte ne compte pas : ${ballot(t, card)}.`,
  ],
  condemned: [({ who }) => `Le tribunal condamne ${who}.`, () => 'Le tribunal te condamne.'],
  drew: [
    (t, ...[deck, card]) => {
      if (card === 'none') return `${t.who} ne tire rien : la pile est vide.`;
      if (deck === 'anti-mafia' || card === undefined) return `${t.who} tire une carte Anti-Mafia.`;
      return deck === 'mafia'
        ? `${t.who} tire une carte Mafia${unlessPictured(t, ` : ${readAloud(t, card)}`)}`
        : `${t.who} tire une carte Condamnation${unlessPictured(t, ` : ${readAloud(t, card)}`)}`;
    },
    (t, ...[deck, card]) => {
      if (card === 'none') return 'Tu ne tires rien : la pile est vide.';
      if (deck === 'anti-mafia' || card === undefined) return 'Tu tires une carte Anti-Mafia.';
      return deck === 'mafia'
        ? `Tu tires une carte Mafia${unlessPictured(t, ` : ${readAloud(t, card)}`)}`
        : `Tu tires une carte Condamnation${unlessPictured(t, ` : ${readAloud(t, card)}`)}`;
    },
  ],
  got: [
    (t, card) => `${t.who} a tiré${unlessPictured(t, ` : ${readAloud(t, card)}`)}`,
    (t, card) => `Tu as tiré${unlessPictured(t, ` : ${readAloud(t, card)}`)}`,
  ],
  used: [
    (t, ...[card, on]) => {
      if (on === undefined) return `${t.who} joue ${cardName(t, card)}.`;
      return isSeat(on)
        ? `${t.who} joue ${cardName(t, card)} sur ${t.names(on)}.`
        : `${t.who} joue ${cardName(t, card)} et rend ${cardName(t, on)}.`;
    },
    (t, ...[card, on]) => {
      if (on === undefined) return `Tu joues ${cardName(t, card)}.`;
      return isSeat(on)
        ? `Tu joues ${cardName(t, card)} sur ${t.names(on)}.`
        : `Tu joues ${cardName(t, card)} et rends ${cardName(t, on)}.`;
    },
    (t, ...[card]) => `${t.who} joue ${cardName(t, card)} sur toi.`,
  ],
  revealed: [
    (t, card) => `${t.who} montre une carte Anti-Mafia${unlessPictured(t, ` : ${cardName(t, card)}.`)}`,
    (t, card) => `Tu montres une carte Anti-Mafia${unlessPictured(t, ` : ${cardName(t, card)}.`)}`,
  ],
  trapped: [
    ({ who, names }, at) =>
      at === 'none' ? `Personne n’avait comploté contre ${who}.` : `Le piège ${de(who)} se referme sur ${names(at)}.`,
    ({ names }, at) =>
      at === 'none' ? 'Personne n’avait comploté contre toi.' : `Ton piège se referme : ${names(at)} complotait.`,
    ({ who }) => `Le piège ${de(who)} se referme sur toi.`,
  ],
  learned: [
    ({ who, names }, at, identity) =>
      identity === 'judge'
        ? `${who} apprend ${que(names(at))} est juge.`
        : `${who} apprend ${que(names(at))} est de la mafia.`,
    ({ names }, at, identity) =>
      identity === 'judge'
        ? `Tu apprends ${que(names(at))} est juge.`
        : `Tu apprends ${que(names(at))} est de la mafia.`,
    ({ who }, _, identity) =>
      identity === 'judge' ? `${who} apprend que tu es juge.` : `${who} apprend que tu es de la mafia.`,
  ],
  eliminated: [({ who }) => `${who} est hors de la manche.`, () => 'Tu es hors de la manche.'],
  unmasked: [
    ({ who }, identity) => (identity === 'judge' ? `${who} était juge.` : `${who} était de la mafia !`),
    (_, identity) => (identity === 'judge' ? 'Tu étais juge.' : 'Tu étais de la mafia !'),
  ],
  lost: [
    ({ who }, left) => (left === 0 ? `${who} perd sa dernière vie.` : `${who} perd une vie ; il lui en reste ${left}.`),
    (_, left) => (left === 0 ? 'Tu perds ta dernière vie.' : `Tu perds une vie ; il t’en reste ${left}.`),
  ],
  saw: [
    (t, ...cards) =>
      cards.length === 0
        ? `${t.who} ne voit aucune carte : personne n’a joué cette nuit.`
        : `${t.who} voit les cartes de la nuit : ${ballots(t, cards)}.`,
    (t, ...cards) =>
      cards.length === 0
        ? 'Tu ne vois aucune carte : personne n’a joué cette nuit.'
        : `Tu vois les cartes de la nuit : ${ballots(t, cards)}.`,
  ],
  announced: [
    (t, plot, protect) => `${t.who} annonce : ${night(t, plot, protect)}`,
    (t, plot, protect) => `Tu annonces : ${night(t, plot, protect)}`,
  ],
  contested: [({ who }) => `${who} objecte.`, () => 'Tu objectes.'],
  believed: [
    ({ who, names }, at) => `${who} croit ${names(at)}.`,
    ({ names }, at) => `Tu crois ${names(at)}.`,
    ({ who }) => `${who} te croit.`,
  ],
  lied: [({ who }) => `${who} a menti !`, () => 'Tu as menti !'],
  truthful: [({ who }) => `${who} a dit la vérité.`, () => 'Tu as dit la vérité.'],
  struck: [({ who }) => `Le complot frappe ${who}.`, () => 'Le complot te frappe.'],
  owes: [
    ({ who, names }, at) => `${who} doit blâmer ${names(at)}.`,
    ({ names }, at) => `Tu dois blâmer ${names(at)}.`,
    ({ who }) => `${who} doit te blâmer.`,
  ],
  blamed: [({ who }, n) => `${who} reçoit un blâme (${n} sur 3).`, (_, n) => `Tu reçois un blâme (${n} sur 3).`],
  barred: [
    ({ who }) => `${who} rend ses trois blâmes et n’accusera pas la prochaine fois.`,
    () => 'Tu rends tes trois blâmes et n’accuseras pas la prochaine fois.',
  ],
  failed: [({ who }) => `${who} a oublié un blâme ou une annonce.`, () => 'Tu as oublié un blâme ou une annonce.'],
  misreported: [
    ({ who, names }, at) => `${who} dénonce ${names(at)} à tort.`,
    ({ names }, at) => `Tu dénonces ${names(at)} à tort.`,
    ({ who }) => `${who} te dénonce à tort.`,
  ],
  exposed: [
    (t, vote, ...cards) =>
      vote === 'count'
        ? `${t.who} dévoile les cartes de la nuit : ${ballots(t, cards)}.`
        : vote === 'vote'
          ? `${t.who} dévoile la carte en jeu : ${ballots(t, cards)}.`
          : `${t.who} dévoile sa carte ${voteOf(t, vote)} : ${ballots(t, cards)}.`,
    (t, vote, ...cards) =>
      vote === 'count'
        ? `Tu dévoiles les cartes de la nuit : ${ballots(t, cards)}.`
        : vote === 'vote'
          ? `Tu dévoiles la carte que tu joues : ${ballots(t, cards)}.`
          : `Tu dévoiles ta carte ${voteOf(t, vote)} : ${ballots(t, cards)}.`,
  ],
  caught: [
    ({ who }, how) =>
      how === 'peek'
        ? `${who} se fait prendre les yeux ouverts.`
        : `${who} se fait prendre : un juge ne joue pas de carte Complot.`,
    (_, how) =>
      how === 'peek'
        ? 'Tu te fais prendre les yeux ouverts.'
        : 'Tu te fais prendre : un juge ne joue pas de carte Complot.',
  ],
  revived: [({ who }) => `${who} continue avec une dernière vie.`, () => 'Tu continues avec une dernière vie.'],
  out: [({ who }) => `${who} est hors jeu.`, () => 'Tu es hors jeu.'],
  voted: [
    ({ who, names }, at) => `${who} vote : ${names(at)} commence.`,
    ({ names }, at) => `Tu votes : ${names(at)} commence.`,
    ({ who }) => `${who} vote : tu commences.`,
  ],
  begins: [({ who }) => `${who} commence.`, () => 'Tu commences.'],
  won: [({ who }) => `${who} gagne la partie !`, () => 'Tu gagnes la partie !'],
};

export const court: CourtWords = {
  round: (_, n, players, mafiosi) =>
    mafiosi === 1
      ? `Manche ${n} : ${players} joueurs, dont un mafieux.`
      : `Manche ${n} : ${players} joueurs, dont ${mafiosi} mafieux.`,
  opened: ({ book }, ...[step, n]) =>
    step === 'recognition'
      ? `— ${book.steps[step]} — « Mafia, ouvrez les yeux ! »`
      : opening[timeOf(step)](book.steps[step], n ?? 0),
  elapsed: (_, step) =>
    step === 'recognition' ? 'Le temps est écoulé : la reconnaissance est terminée.' : 'Le temps est écoulé.',
  showed: (t, ...cards) =>
    cards.length === 0 ? 'Aucune carte n’a été jouée.' : `Les cartes sont retournées : ${ballots(t, cards)}.`,
  acquitted: () => 'Le tribunal ne condamne personne.',
  informed: (t, ...cards) => (cards.length === 0 ? undefined : `Cartes Indic de la nuit : ${ballots(t, cards)}.`),
  truth: () => undefined,
  proclaimed: (t, plot, protect) => `Le tribunal rétablit la vérité : ${night(t, plot, protect)}`,
  reported: ({ me, names }, ...[at, again]) => {
    if (at === me)
      return again === undefined ? 'On dénonce une infraction de ta part.' : 'Ton infraction était déjà dénoncée.';
    return again === undefined
      ? `On dénonce une infraction ${de(names(at))}.`
      : `L’infraction ${de(names(at))} était déjà dénoncée.`;
  },
  restarted: () => 'La manche recommence.',
  ended: (_, left) => ENDS[left],
  duel: (t, one, other) => `Duel : ${people(t, [one])} contre ${people(t, [other])}.`,
};
