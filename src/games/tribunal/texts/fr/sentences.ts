import type { Asked, Book, Printed } from '../../words/book.ts';
import { because, statements } from './debate.ts';
import { court, facts } from './facts.ts';

const asked: Asked = {
  moves: {
    look: () => 'Regarder ta carte',
    'look early': () => 'Tricher : regarder ta carte avant ton tour',
    gavel: () => 'Frapper du maillet',
    peek: () => 'Tricher : ouvrir les yeux',
    order: ({ names }) => (names.length === 0 ? 'Proposer un ordre : …' : `Proposer l’ordre : ${names.join(', ')}`),
    watch: ({ at }) => `Surveiller ${at}`,
    ready: () => 'J’ai fini',
    plead: ({ at, self }) => (self ? 'Annoncer que tu t’accuseras toi-même' : `Annoncer que tu accuseras ${at}`),
    rest: () => 'Te rasseoir',
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
    innocent: ({ at }) => `Carte Indic : innocenter ${at}`,
    guilty: ({ at }) => `Carte Indic : incriminer ${at}`,
    announce: ({ text }) => `Annoncer : ${text}`,
    contest: () => 'Objecter',
    'contest duel': () => 'C’est un mafieux',
    believe: () => 'C’est un juge',
    pass: () => 'Ne rien jouer',
    'pass contest': () => 'Laisser passer',
    'pass vote': () => 'Ne pas jouer de carte',
    'pass use': () => 'Garder ta carte',
    vote: ({ at }) => `${at} commence`,
    report: ({ at }) => `Dénoncer ${at}`,
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
    'look early': '1 blâme si on te dénonce',
    gavel: 'et clore cette étape',
    peek: '1 vie si un mafieux te dénonce ; ceux qui te surveillent le voient',
    object: 'plus de la moitié des mains, et la parole est coupée',
    'plot as judge': '1 vie si on te dénonce, et la manche recommence',
    contest: 's’il a dit vrai, tu tires une Condamnation ; s’il a menti, il perd 1 vie',
    'contest duel': 'si c’est un juge, tu perds 1 vie',
    believe: 'si c’est un mafieux, tu perds 1 vie',
    'pass contest': 'l’annonce tient, vraie ou fausse',
    report: 'si c’est faux : 1 blâme pour toi',
    expose: 'une Condamnation si on te dénonce',
    'expose count': 'une Condamnation si on te dénonce',
    watch: 'tu sauras si ses yeux s’ouvrent',
    ready: 'cela n’engage à rien',
    'accuse all the same': 'ta carte compte ; une Condamnation si on te dénonce',
    'protect all the same': 'ta carte compte ; une Condamnation si quelqu’un qui voit les cartes te dénonce',
    'plot all the same': 'ta carte compte ; une Condamnation si quelqu’un qui voit les cartes te dénonce',
    'pass vote': 'comme il se doit',
    'expose vote': 'une Condamnation si on te dénonce',
    reveal: 'tu la gardes',
  },
  steps: {
    discovery: 'Identités',
    recognition: 'Mafia',
    deliberation: 'Débat',
    pleas: 'Discours',
    accusation: 'Vote',
    'day-verdict': 'Verdict',
    'night-vote': 'Nuit',
    count: 'Compte',
    contest: 'Objection ?',
    'night-verdict': 'Aube',
    'duel-vote': 'Vote du duel',
    duel: 'Duel',
  },
  questions: {
    discovery: () => 'À toi de regarder ton identité.',
    recognition: () => 'Laisse la mafia se reconnaître, puis frappe du maillet.',
    deliberation: () => 'On débat ; frappe du maillet pour clore.',
    pleas: () => 'Tu as la parole : qui accuseras-tu ?',
    accusation: () => 'Qui accuses-tu ?',
    'day-verdict': () => 'Le verdict est rendu ; frappe du maillet pour clore le jour.',
    'night-vote': () => 'La nuit : protéger ou comploter ?',
    'night-vote judge': () => 'La nuit : qui protèges-tu ?',
    inform: () => 'Indic : un mot à glisser ? Dis qui est coupable, ou innocent.',
    talk: ({ names }) => `Tout le monde peut parler ; ${names[0] ?? ''} tient le maillet.`,
    count: () => 'Qu’annonces-tu au tribunal ?',
    contest: () => 'Une objection ?',
    'night-verdict': () => 'Frappe du maillet pour clore la nuit.',
    'duel-vote': () => 'Qui commence le duel ?',
    duel: () => 'Duel.',
    'duel look': () => 'Regarde ta carte et dis que tu es juge.',
    'duel answer': ({ at }) => `${at} dit être juge : y crois-tu ?`,
    blame: () => 'Une infraction a été dénoncée : à toi de blâmer.',
    use: () => 'Joues-tu une carte Anti-Mafia ?',
    wait: ({ names, text }) =>
      names.length === 0
        ? text
        : names.length > 2
          ? `${text} – on attend les joueurs`
          : `${text} – on attend ${names.join(' et ')}`,
    over: ({ names, self }) =>
      self && names.length === 1
        ? 'La partie est finie : tu as gagné !'
        : `La partie est finie. Victoire : ${names.join(', ')}.`,
  },
  plain: {
    judge: ['Je suis juge.'],
    agree: ['Je suis d’accord.'],
    disagree: ['Je ne suis pas d’accord.'],
    unsure: [
      'Je ne sais pas encore.',
      'J’hésite encore.',
      'Pour l’instant, je n’en sais rien.',
      'Je préfère attendre.',
    ],
    'no-reason': [
      'Rien de précis, je l’avoue.',
      'Je n’ai rien de mieux, je l’avoue.',
      'Je ne saurais pas l’expliquer.',
    ],
  },
  aimed: {
    suspect: [(name) => `Je soupçonne ${name}.`],
    trust: [(name) => `J’ai confiance en ${name}.`],
    liar: [(name) => `${name} ment !`],
    protect: [(name) => `Protégeons ${name}.`],
    why: [
      (name) => `${name}, pourquoi dis-tu ça ?`,
      (name) => `${name}, qu’est-ce qui te fait dire ça ?`,
      (name) => `${name}, tu as une raison ?`,
      (name) => `Et pourquoi donc, ${name} ?`,
      (name) => `${name}, explique-toi.`,
    ],
  },
};

/** What is printed on cards, and how they are called. */
const printed: Printed = {
  cards: {
    suspended: { name: 'Sursis', text: 'La peine est suspendue : rien ne se passe.' },
    gagged: { name: 'Bâillon', text: 'Ne parle pas le jour suivant, et n’a pas de discours.' },
    laconic: {
      name: 'Laconique',
      text: 'Le jour suivant, rien que des phrases toutes prêtes, dans son discours aussi.',
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
    neighbour: { name: 'Commérages', text: 'Montre son identité au joueur suivant qui n’est pas éliminé.' },
    'heavy-sentence': {
      name: 'Lourde peine',
      text: 'Hors de la manche, et une vie perdue. La seule qui touche aussi un indic : il perd une vie.',
    },
    missed: {
      name: 'Raté',
      text: 'Rien ne se passe cette fois. Mais la carte reste : au prochain complot, c’est l’élimination.',
    },
    omerta: { name: 'Omerta', text: 'Ne parle pas le jour suivant, et n’a pas de discours.' },
    intimidated: { name: 'Menaces', text: 'N’accuse pas le jour suivant.' },
    bribed: {
      name: 'Pot-de-vin',
      text: 'Sa prochaine accusation est jouée mais ne compte pas, même doublée ; le tribunal le dit.',
    },
    framed: {
      name: 'Fausses preuves',
      text: 'Au prochain verdict, une seule fois, une carte Accusation de plus à son nom.',
    },
    marked: {
      name: 'Dans le viseur',
      text: 'Jusqu’à la fin de la manche, une égalité en tête des accusations le condamne. Si deux joueurs à égalité sont dans le viseur : personne.',
    },
    hit: { name: 'Règlement de comptes', text: 'Hors de la manche, et une vie perdue.' },
    pardon: {
      name: 'Grâce',
      text: 'Annule ta condamnation, comme si elle n’avait pas eu lieu.',
    },
    bulletproof: {
      name: 'Gilet pare-balles',
      text: 'Un complot te frappe : il est annulé.',
    },
    trap: {
      name: 'Piège',
      text: 'Le complot frappe, mais tu apprends en secret le nom d’un des comploteurs.',
    },
    'clean-record': {
      name: 'Casier vierge',
      text: 'Pendant le débat : rends une de tes cartes Condamnation ou Mafia, et son effet.',
    },
    'double-voice': { name: 'Voix double', text: 'Avant d’accuser : ton accusation compte deux fois.' },
    wiretap: {
      name: 'Écoute téléphonique',
      text: 'Au compte ou à l’objection : tu vois les cartes de la nuit.',
    },
    'inside-man': { name: 'Infiltré', text: 'Pendant le débat : tu vois l’identité d’un joueur.' },
    witness: { name: 'Témoin', text: 'À l’objection : tu objectes, sans aucun risque.' },
  },
  roles: {
    judge: { name: 'Juge', text: 'Trouve les mafieux et fais-les condamner. La nuit, protège un joueur.' },
    mafia: { name: 'Mafieux', text: 'Passe pour un juge. La nuit, toute la mafia complote contre le même joueur.' },
  },
  role: 'ton identité',
  decks: { condemnation: 'Condamnation', mafia: 'Mafia', 'anti-mafia': 'Anti-Mafia' },
  ballot: {
    accuse: [(name) => `accusation contre ${name}`, 'accusation contre toi'],
    protect: [(name) => `protection pour ${name}`, 'protection pour toi'],
    plot: [(name) => `complot contre ${name}`, 'complot contre toi'],
    innocent: [(name) => `${name} : innocent`, 'toi : innocent'],
    guilty: [(name) => `${name} : coupable`, 'toi : coupable'],
  },
};

export const fr: Book = {
  ...asked,
  ...printed,
  ...because,
  statements,
  facts,
  court,
  you: 'toi',
  pledge: (name) => `Je voterai contre ${name ?? 'moi-même'}.`,
  quote: (text) => `« ${text} »`,
  and: (one, other) => `${one} et ${other}`,
  mine: {
    accuse: 'accusation contre toi-même',
    protect: 'protection pour toi-même',
    plot: 'complot contre toi-même',
  },
  vote: { day: (n) => `du jour ${n}`, night: (n) => `de la nuit ${n}` },
  plotted: [
    'aucun complot n’a réussi',
    (name) => `un complot a réussi contre ${name}`,
    'un complot a réussi contre toi',
  ],
  protection: ['aucune protection', (name) => `protection pour ${name}`, 'protection pour toi'],
  night: (plot, protect) => `${plot} ; ${protect}.`,
  honest: (truth) => (truth ? 'c’est la vérité' : 'mensonge : tu perds 1 vie en cas d’objection'),
  place: {
    lives: (n) => (n < 2 ? `${n} vie` : `${n} vies`),
    blames: (n) => (n < 2 ? `${n} blâme` : `${n} blâmes`),
    status: { informer: 'indic', out: 'hors jeu' },
    clerk: 'greffier',
    floor: 'a la parole',
    antiMafia: (n) => `${n} Anti-Mafia`,
    openVote: (card) => `vote public : ${card}`,
    barred: 'n’accusera pas',
    identity: { judge: 'juge', mafia: 'mafia' },
  },
  speech: {
    all: 'Tout le monde peut parler.',
    mine: 'Tu as la parole.',
    offence: 'Ce n’est pas ton tour : 1 blâme si on te dénonce.',
    gagged: 'Tu dois te taire : une Condamnation si on te dénonce.',
    laconic: 'Phrases toutes prêtes, ou une Condamnation si on te dénonce.',
  },
};
