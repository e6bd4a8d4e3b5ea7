import { isSeat } from '../../engine/seats.ts';
import { de } from '../elide.ts';
import type { Book } from './book.ts';
import { ballot, ballots, cardName, night, people, readAloud, stock, timeOf } from './voice.ts';

const lives = (n: number): string => (n < 2 ? `${n} vie` : `${n} vies`);
const blames = (n: number): string => (n < 2 ? `${n} blâme` : `${n} blâmes`);

const ENDS = {
  judge: 'Fin de la manche : la mafia est éliminée.',
  mafia: 'Fin de la manche : les juges sont éliminés.',
  none: 'Fin de la manche : il ne reste personne.',
  exhausted: 'La dixième nuit s’achève : la manche est finie, et chacun paie d’une vie.',
};
const opening: Record<'before' | 'day' | 'night', (step: string, n: number) => string> = {
  before: (step) => `— ${step} —`,
  day: (step, n) => `— Jour ${n} : ${step} —`,
  night: (step, n) => `— Nuit ${n} : ${step} —`,
};

export const fr: Book = {
  you: 'toi',
  facts: {
    serves: [({ who }) => `${who} tient le greffe.`, () => 'Tu tiens le greffe.'],
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
      (_, ...[early]) =>
        early === undefined ? 'Tu regardes ton identité.' : 'Tu regardes ton identité avant ton tour.',
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
      ({ who, names }, at) => `${who} garde l’œil sur ${names(at)}.`,
      ({ names }, at) => `Tu gardes l’œil sur ${names(at)}.`,
      ({ who }) => `${who} garde l’œil sur toi.`,
    ],
    peeked: [
      ({ who }) => `${who} ouvre les yeux pendant la reconnaissance.`,
      () => 'Tu ouvres les yeux pendant la reconnaissance.',
    ],
    ready: [({ who }) => `${who} n’a plus rien à ajouter.`, () => 'Tu n’as plus rien à ajouter.'],
    said: [
      (t, ...[word, about]) => `${t.who} : « ${stock(t, word, about)} »`,
      (t, ...[word, about]) => `Tu dis : « ${stock(t, word, about)} »`,
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
      (t, ...[at, word, about]) => `${t.who}, tout bas à ${t.names(at)} : « ${stock(t, word, about)} »`,
      (t, ...[at, word, about]) => `Tu dis tout bas à ${t.names(at)} : « ${stock(t, word, about)} »`,
      (t, ...[, word, about]) => `${t.who} te dit tout bas : « ${stock(t, word, about)} »`,
    ],
    pleaded: [
      ({ who, names }, at) => `${who} : « J’accuserai ${names(at)}. »`,
      ({ names }, at) => `Tu dis : « J’accuserai ${names(at)}. »`,
    ],
    rested: [() => undefined, () => undefined],
    cheated: [() => undefined, () => undefined],
    objected: [({ who }) => `${who} lève la main.`, () => 'Tu lèves la main.'],
    silenced: [({ who }) => `Le réquisitoire ${de(who)} est interrompu.`, () => 'Ton réquisitoire est interrompu.'],
    played: [(t, card) => `${t.who} joue : ${ballot(t, card)}.`, (t, card) => `Tu joues : ${ballot(t, card)}.`],
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
          ? `${t.who} tire une carte Mafia : ${readAloud(t, card)}`
          : `${t.who} tire une carte Condamnation : ${readAloud(t, card)}`;
      },
      (t, ...[deck, card]) => {
        if (card === 'none') return 'Tu ne tires rien : la pile est vide.';
        if (deck === 'anti-mafia' || card === undefined) return 'Tu tires une carte Anti-Mafia.';
        return deck === 'mafia'
          ? `Tu tires une carte Mafia : ${readAloud(t, card)}`
          : `Tu tires une carte Condamnation : ${readAloud(t, card)}`;
      },
    ],
    got: [(t, card) => `${t.who} a tiré : ${readAloud(t, card)}`, (t, card) => `Tu as tiré : ${readAloud(t, card)}`],
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
      (t, card) => `${t.who} montre une carte Anti-Mafia : ${cardName(t, card)}.`,
      (t, card) => `Tu montres une carte Anti-Mafia : ${cardName(t, card)}.`,
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
          ? `${who} apprend que ${names(at)} est juge.`
          : `${who} apprend que ${names(at)} est de la mafia.`,
      ({ names }, at, identity) =>
        identity === 'judge'
          ? `Tu apprends que ${names(at)} est juge.`
          : `Tu apprends que ${names(at)} est de la mafia.`,
      ({ who }, _, identity) =>
        identity === 'judge' ? `${who} apprend que tu es juge.` : `${who} apprend que tu es de la mafia.`,
    ],
    eliminated: [({ who }) => `${who} quitte la manche.`, () => 'Tu quittes la manche.'],
    unmasked: [
      ({ who }, identity) => (identity === 'judge' ? `${who} était juge.` : `${who} était de la mafia !`),
      (_, identity) => (identity === 'judge' ? 'Tu étais juge.' : 'Tu étais de la mafia !'),
    ],
    lost: [
      ({ who }, left) =>
        left === 0 ? `${who} perd sa dernière vie.` : `${who} perd une vie ; il lui en reste ${left}.`,
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
    contested: [({ who }) => `${who} conteste.`, () => 'Tu contestes.'],
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
    failed: [({ who }) => `${who} a manqué à son devoir.`, () => 'Tu as manqué à ton devoir.'],
    misreported: [
      ({ who, names }, at) => `${who} signale ${names(at)} à tort.`,
      ({ names }, at) => `Tu signales ${names(at)} à tort.`,
      ({ who }) => `${who} te signale à tort.`,
    ],
    exposed: [
      (t, vote, ...cards) =>
        vote === 'count'
          ? `${t.who} dévoile les cartes de la nuit : ${ballots(t, cards)}.`
          : vote === 'vote'
            ? `${t.who} dévoile la carte en jeu : ${ballots(t, cards)}.`
            : `${t.who} dévoile une carte d’un vote passé : ${ballots(t, cards)}.`,
      (t, vote, ...cards) =>
        vote === 'count'
          ? `Tu dévoiles les cartes de la nuit : ${ballots(t, cards)}.`
          : vote === 'vote'
            ? `Tu dévoiles la carte que tu joues : ${ballots(t, cards)}.`
            : `Tu dévoiles une carte d’un vote passé : ${ballots(t, cards)}.`,
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
  },
  court: {
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
        return again === undefined ? 'Une infraction de ta part est signalée.' : 'Ton infraction était déjà signalée.';
      return again === undefined
        ? `Une infraction ${de(names(at))} est signalée.`
        : `L’infraction ${de(names(at))} était déjà signalée.`;
    },
    restarted: () => 'La manche recommence.',
    ended: (_, left) => ENDS[left],
    duel: (t, one, other) => `Duel : ${people(t, [one])} contre ${people(t, [other])}.`,
  },
  moves: {
    look: () => 'Regarder ta carte',
    'look early': () => 'Tricher : regarder ta carte avant ton tour',
    gavel: () => 'Frapper du maillet',
    peek: () => 'Tricher : ouvrir les yeux',
    order: ({ names }) => (names.length === 0 ? 'Proposer un ordre : …' : `Proposer l’ordre : ${names.join(', ')}`),
    watch: ({ at }) => `Garder l’œil sur ${at}`,
    ready: () => 'Rien à ajouter',
    plead: ({ at }) => `Annoncer que tu accuseras ${at}`,
    rest: () => 'Finir ton réquisitoire',
    object: () => 'Lever la main',
    accuse: ({ at, self }) => (self ? 'T’accuser toi-même' : `Accuser ${at}`),
    'accuse all the same': ({ at, self }) =>
      self ? 'Tricher : t’accuser quand même toi-même' : `Tricher : accuser quand même ${at}`,
    protect: ({ at, self }) => (self ? 'Te protéger toi-même' : `Protéger ${at}`),
    'protect all the same': ({ at, self }) =>
      self ? 'Tricher : te protéger quand même toi-même' : `Tricher : protéger quand même ${at}`,
    plot: ({ at, self }) => (self ? 'Comploter contre toi-même' : `Comploter contre ${at}`),
    'plot all the same': ({ at, self }) =>
      self ? 'Tricher : comploter quand même contre toi-même' : `Tricher : comploter quand même contre ${at}`,
    'plot as judge': ({ at, self }) =>
      self ? 'Tricher : comploter contre toi-même' : `Tricher : comploter contre ${at}`,
    innocent: ({ at }) => `Carte Indic : ${at} n’est pas coupable`,
    guilty: ({ at }) => `Carte Indic : ${at} est coupable`,
    announce: ({ text }) => `Annoncer : ${text}`,
    contest: () => 'Contester',
    'contest duel': () => 'C’est un mafieux',
    believe: () => 'C’est un juge',
    pass: () => 'Ne rien jouer',
    'pass contest': () => 'Laisser dire',
    'pass vote': () => 'Ne pas jouer de carte',
    'pass use': () => 'Garder ta carte',
    vote: ({ at }) => `${at} commence`,
    report: ({ at }) => `Signaler ${at}`,
    blame: ({ at }) => `Blâmer ${at}`,
    expose: ({ text }) => `Tricher : dévoiler ta carte, ${text}`,
    'expose count': () => 'Tricher : dévoiler les cartes de la nuit',
    'expose vote': () => 'Tricher : dévoiler la carte que tu joues',
    reveal: ({ card }) => `Montrer ${card} à tout le monde`,
    use: ({ card }) => `Jouer ${card}`,
    'use on card': ({ card, text }) => `Jouer ${card} et rendre ${text}`,
    'use on player': ({ card, at }) => `Jouer ${card} sur ${at}`,
    say: ({ text }) => `Dire : « ${text} »`,
    whisper: ({ at, text }) => `Chuchoter à ${at} : « ${text} »`,
  },
  notes: {
    look: 'et dire « Je suis juge »',
    'look early': '1 blâme si on te signale',
    gavel: 'et clore cette étape',
    peek: '1 vie si un mafieux te signale ; ceux qui gardent l’œil sur toi le voient',
    object: 'plus de la moitié des mains, et la parole est coupée',
    'plot as judge': '1 vie si on te signale, et la manche recommence',
    contest: 'à tort : une Condamnation pour toi ; à raison : le greffier perd 1 vie',
    'contest duel': 'si c’est un juge, tu perds 1 vie',
    believe: 'si c’est un mafieux, tu perds 1 vie',
    'pass contest': 'l’annonce tient, vraie ou fausse',
    report: 'à tort : 1 blâme pour toi',
    expose: 'une Condamnation si on te signale',
    'expose count': 'une Condamnation si on te signale',
    watch: 'tu le vois si ses yeux s’ouvrent',
    ready: 'cela n’engage à rien',
    'accuse all the same': 'ta carte compte ; une Condamnation si on te signale',
    'protect all the same': 'ta carte compte ; une Condamnation si quelqu’un qui voit les cartes te signale',
    'plot all the same': 'ta carte compte ; une Condamnation si quelqu’un qui voit les cartes te signale',
    'pass vote': 'comme il se doit',
    'expose vote': 'une Condamnation si on te signale',
    reveal: 'tu la gardes',
  },
  pieces: {
    plead: 'Annoncer que tu accuseras',
    accuse: 'Accuser',
    protect: 'Protéger',
    plot: 'Comploter contre',
    'plot as judge': 'Tricher : comploter contre',
    inform: 'Carte Indic :',
    announce: 'Annoncer :',
    vote: 'Voter pour',
    report: 'Signaler',
    blame: 'Blâmer',
    expose: 'Tricher : dévoiler',
    use: 'Jouer',
    order: 'Proposer un ordre',
    guilty: 'est coupable',
    innocent: 'n’est pas coupable',
    count: 'les cartes de la nuit',
    day: 'une carte de jour',
    night: 'une carte de nuit',
    reveal: 'Montrer',
    watch: 'Garder l’œil sur',
    'vote card': 'la carte que tu joues',
  },
  steps: {
    discovery: 'Découverte des identités',
    recognition: 'Reconnaissance des mafieux',
    deliberation: 'Délibérations',
    pleas: 'Réquisitoires',
    accusation: 'Accusations',
    'day-verdict': 'Verdict du jour',
    'night-vote': 'Vote de nuit',
    count: 'Dépouillement',
    contest: 'Contestation',
    'night-verdict': 'Verdict de nuit',
    'duel-vote': 'Vote avant le duel',
    duel: 'Duel',
  },
  questions: {
    discovery: () => 'À toi de regarder ton identité.',
    recognition: () => 'Laisse la mafia se reconnaître, puis frappe du maillet.',
    deliberation: () => 'On délibère ; frappe du maillet pour clore.',
    pleas: () => 'Tu as la parole : qui accuseras-tu ?',
    accusation: () => 'Qui accuses-tu ?',
    'day-verdict': () => 'Le verdict est rendu ; frappe du maillet pour clore le jour.',
    'night-vote': () => 'La nuit : protéger ou comploter ?',
    'night-vote judge': () => 'La nuit : qui protèges-tu ?',
    inform: () => 'Indic : qui dis-tu coupable, ou non coupable ?',
    talk: ({ names }) => `Tout le monde peut parler ; ${names[0] ?? ''} tient le maillet.`,
    count: () => 'Qu’annonces-tu au tribunal ?',
    contest: () => 'Contestes-tu l’annonce du greffier ?',
    'night-verdict': () => 'Frappe du maillet pour clore la nuit.',
    'duel-vote': () => 'Qui commence le duel ?',
    duel: () => 'Duel.',
    'duel look': () => 'Regarde ta carte et dis que tu es juge.',
    'duel answer': ({ at }) => `${at} dit être juge : y crois-tu ?`,
    blame: () => 'Une infraction a été signalée : à toi de blâmer.',
    use: () => 'Joues-tu une carte Anti-Mafia ?',
    wait: ({ names, text }) =>
      names.length === 0
        ? `${text}.`
        : names.length > 2
          ? `${text} : on attend les joueurs.`
          : `${text} : on attend ${names.join(' et ')}.`,
    over: ({ names, self }) =>
      self && names.length === 1
        ? 'La partie est finie : tu as gagné !'
        : `La partie est finie. Victoire : ${names.join(', ')}.`,
  },
  plain: {
    judge: 'Je suis juge.',
    agree: 'Je suis d’accord.',
    disagree: 'Je ne suis pas d’accord.',
    unsure: 'Je ne sais pas encore.',
  },
  aimed: {
    suspect: (name) => `Je soupçonne ${name}.`,
    trust: (name) => `J’ai confiance en ${name}.`,
    liar: (name) => `${name} ment !`,
    protect: (name) => `Protégeons ${name}.`,
  },
  ballot: {
    accuse: [(name) => `accusation contre ${name}`, 'accusation contre toi'],
    protect: [(name) => `protection pour ${name}`, 'protection pour toi'],
    plot: [(name) => `complot contre ${name}`, 'complot contre toi'],
    innocent: [(name) => `${name} non coupable`, 'toi, non coupable'],
    guilty: [(name) => `${name} coupable`, 'toi, coupable'],
  },
  plotted: [
    'aucun complot n’a réussi',
    (name) => `un complot a réussi contre ${name}`,
    'un complot a réussi contre toi',
  ],
  protection: ['aucune protection', (name) => `protection pour ${name}`, 'protection pour toi'],
  night: (plot, protect) => `${plot} ; ${protect}.`,
  honest: (truth) => (truth ? 'c’est la vérité' : 'mensonge : tu perds 1 vie si on conteste'),
  held: [({ who, cards }) => `${who} avait ${cards}.`, ({ cards }) => `Tu avais ${cards}.`],
  cards: {
    suspended: { name: 'Sursis', text: 'La peine est suspendue : rien ne se passe.' },
    gagged: { name: 'Bâillon', text: 'Ne parle pas le jour suivant, et n’a pas de réquisitoire.' },
    laconic: {
      name: 'Laconique',
      text: 'Le jour suivant, rien que des phrases toutes faites, dans son réquisitoire aussi.',
    },
    disenfranchised: { name: 'Sans vote', text: 'N’accuse pas le jour suivant.' },
    'open-vote': {
      name: 'Vote public',
      text: 'Jusqu’à la fin de la manche, ses accusations sont montrées avec son nom au verdict.',
    },
    aggravated: {
      name: 'Circonstances aggravantes',
      text: 'Jusqu’à la fin de la manche, à chaque verdict une carte Accusation de plus à son nom.',
    },
    confined: {
      name: 'Résidence surveillée',
      text: 'Ne joue pas de carte la nuit suivante. Un mafieux compte toujours : sans sa carte, le complot échoue.',
    },
    confession: { name: 'Aveux', text: 'Montre son identité au greffier seul. Tirée par le greffier : rien.' },
    neighbour: { name: 'Cancans', text: 'Montre son identité au joueur suivant qui n’est pas éliminé.' },
    'heavy-sentence': {
      name: 'Lourde peine',
      text: 'Quitte la manche et perd une vie. La seule qui touche aussi un indic : il perd une vie.',
    },
    missed: {
      name: 'Raté',
      text: 'Rien ne se passe cette fois. Mais la carte reste : au prochain complot, c’est l’élimination.',
    },
    omerta: { name: 'Omerta', text: 'Ne parle pas le jour suivant, et n’a pas de réquisitoire.' },
    intimidated: { name: 'Menaces', text: 'N’accuse pas le jour suivant.' },
    bribed: {
      name: 'Pot-de-vin',
      text: 'Sa prochaine accusation est jouée mais ne compte pas, même doublée ; le tribunal le dit.',
    },
    framed: {
      name: 'Fausses preuves',
      text: 'Au prochain verdict de jour, une seule fois, une carte Accusation de plus à son nom.',
    },
    marked: {
      name: 'Dans le viseur',
      text: 'Jusqu’à la fin de la manche, une égalité en tête des accusations le condamne. À deux dans le viseur : personne.',
    },
    hit: { name: 'Règlement de comptes', text: 'Quitte la manche et perd une vie.' },
    pardon: {
      name: 'Grâce',
      text: 'Au moment d’une condamnation : l’annule, et elle ne compte pas comme la première.',
    },
    bulletproof: {
      name: 'Gilet pare-balles',
      text: 'Quand un complot l’atteint, avant la carte Mafia ou l’élimination : l’annule.',
    },
    trap: {
      name: 'Piège',
      text: 'Quand un complot l’atteint : il suit son cours, mais la victime seule apprend le nom d’un de ceux qui ont comploté contre elle.',
    },
    'clean-record': {
      name: 'Casier vierge',
      text: 'Aux délibérations : rend une de ses cartes Condamnation ou Mafia, et son effet.',
    },
    'double-voice': { name: 'Voix double', text: 'Avant d’accuser : son accusation compte deux fois.' },
    wiretap: {
      name: 'Écoute téléphonique',
      text: 'Au dépouillement ou à la contestation : voit les cartes de la nuit.',
    },
    'inside-man': { name: 'Infiltré', text: 'Aux délibérations : voit l’identité d’un joueur.' },
    witness: { name: 'Témoin', text: 'À la contestation : conteste, sans aucun risque.' },
  },
  options: {
    mafiosi: {
      label: 'Les mafieux',
      hint: 'À chaque manche. Avec clémence : un de moins à 5, 7 ou 8 joueurs. Un nombre est abaissé s’il le faut, pour qu’il y ait plus de juges que de mafieux.',
      values: { book: 'Selon le livret', gentle: 'Avec clémence' },
    },
    lives: {
      label: 'Les vies',
      hint: 'Moins de vies, une partie plus courte.',
      values: { book: 'Selon le nombre de joueurs' },
    },
    speech: {
      label: 'La parole',
      hint: 'Comme au tribunal : parler hors de son tour peut valoir un blâme. En silence : c’est impossible.',
      values: { court: 'Comme au tribunal', strict: 'En silence' },
    },
  },
  screen: {
    head: {
      before: (round, step) => `Manche ${round} · ${step}`,
      day: (round, step, n) => `Manche ${round} · Jour ${n} · ${step}`,
      night: (round, step, n) => `Manche ${round} · Nuit ${n} · ${step}`,
    },
    lives,
    blames,
    status: { informer: 'indic', out: 'hors jeu' },
    clerk: 'au greffe',
    floor: 'a la parole',
    antiMafia: (n) => `${n} Anti-Mafia`,
    openVote: (card) => `vote public : ${card}`,
    barred: 'n’accusera pas',
    roles: {
      judge: { name: 'Juge', text: 'Trouve les mafieux et fais-les condamner. La nuit, protège un joueur.' },
      mafia: { name: 'Mafieux', text: 'Passe pour un juge. La nuit, toute la mafia complote contre le même joueur.' },
    },
    role: 'ton identité',
    decks: { condemnation: 'Condamnation', mafia: 'Mafia', 'anti-mafia': 'Anti-Mafia' },
    mafia: (names) => `La mafia : ${names}`,
    alone: 'Toute la mafia, c’est toi.',
    order: [({ who, list }) => `Ordre ${de(who)} : ${list}`, ({ list }) => `Ton ordre : ${list}`],
    watching: [
      ({ who, at }) => `${who} garde l’œil sur ${at}`,
      ({ at }) => `Tu gardes l’œil sur ${at}`,
      ({ who }) => `${who} garde l’œil sur toi`,
    ],
    known: { judge: (name) => `Tu sais : ${name} est juge`, mafia: (name) => `Tu sais : ${name} est de la mafia` },
    trapped: (names) => `A comploté contre toi : ${names}`,
    ready: (names) => `Rien à ajouter : ${names}`,
    answered: (names) => `Déjà joué : ${names}`,
    sealed: (card) => `Ta carte, encore cachée : ${card}`,
    seen: (cards) => `Cartes de la nuit : ${cards}`,
    trace: {
      looked: [(who) => `${who} a regardé sa carte avant son tour.`, () => 'Tu as regardé ta carte avant ton tour.'],
      spoke: [(who) => `${who} a parlé hors de son tour.`, () => 'Tu as parlé hors de ton tour.'],
      peeked: [(who) => `${who} ouvre les yeux !`, () => 'Tu ouvres les yeux !'],
      exposed: [(who) => `${who} a dévoilé une carte.`, () => 'Tu as dévoilé une carte.'],
    },
    speech: {
      all: 'Tout le monde peut parler.',
      mine: 'Tu as la parole.',
      offence: 'Ce n’est pas à toi de parler : 1 blâme si on te signale.',
      gagged: 'Tu dois te taire aujourd’hui : une Condamnation si on te signale.',
      laconic:
        'Aujourd’hui, rien que des phrases toutes faites : pour d’autres mots, une Condamnation si on te signale.',
    },
    rules: [
      'Juges : éliminez la mafia. Mafieux : éliminez les juges. Être éliminé de la manche coûte une vie.',
      'Le jour, on accuse : le plus accusé tire une Condamnation ; la deuxième fois, il est éliminé.',
      'La nuit, on protège ou on complote. Un complot réussit si tous les mafieux visent le même joueur.',
      'La victime tire une carte Mafia ; si elle en a déjà une, elle est éliminée. Le protégé tire une Anti-Mafia.',
      'Le greffier annonce ce que disent les cartes de la nuit, vrai ou faux ; on peut contester.',
      'Une fois éliminé, on devient indic : on parle, et on donne un avis anonyme à chaque vote.',
      'Trois blâmes : pas d’accusation la fois suivante.',
    ],
  },
  table: {
    head: (round, day, clerk) => `Manche ${round}, jour ${day}. Au greffe : ${clerk}.`,
    player: (name, left, status, count) =>
      [
        `${name} : ${lives(left)}`,
        ...(status === 'in' ? [] : [status === 'out' ? 'hors jeu' : 'indic']),
        ...(count === 0 ? [] : [blames(count)]),
      ].join(', '),
    cards: (cards, antiMafia) =>
      [...(cards === '' ? [] : [cards]), ...(antiMafia === 0 ? [] : [`${antiMafia} Anti-Mafia`])].join(', '),
    identity: { judge: 'juge', mafia: 'mafia' },
    me: { judge: 'Tu es juge.', mafia: 'Tu es de la mafia.' },
    mafia: (names) => `La mafia : ${names}.`,
    hand: (cards) => `Tes cartes Anti-Mafia : ${cards}.`,
    ballots: (cards) => `Cartes : ${cards}.`,
    announced: (night) => `Annonce : ${night}`,
  },
};
