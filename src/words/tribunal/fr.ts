import { isSeat } from '../../engine/seats.ts';
import { de } from '../elide.ts';
import type { Book } from './book.ts';
import { ballot, ballots, cardName, night, readAloud, stock, timeOf } from './voice.ts';

const lives = (n: number): string => (n < 2 ? `${n} vie` : `${n} vies`);
const blames = (n: number): string => (n < 2 ? `${n} blâme` : `${n} blâmes`);

const plotted = (plot: string): string =>
  plot === '' ? 'aucun complot n’a réussi' : `un complot a réussi contre ${plot}`;
const protection = (protect: string): string => (protect === '' ? 'aucune protection' : `protection pour ${protect}`);

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
  facts: {
    serves: (_, who) => `${who} tient le greffe.`,
    closed: (_, who) => `${who} donne un coup de maillet.`,
    looked: (_, who, ...[early]) =>
      early === undefined ? `${who} regarde son identité.` : `${who} regarde son identité avant son tour.`,
    is: (_, who, identity) => (identity === 'judge' ? `${who} est juge.` : `${who} est de la mafia.`),
    recognized: (t, _, ...seats) => `Les mafieux : ${seats.map(t.names).join(', ')}.`,
    ordered: (t, who, ...seats) => `${who} propose l’ordre : ${seats.map(t.names).join(', ')}.`,
    watches: (t, who, at) => `${who} garde l’œil sur ${t.names(at)}.`,
    peeked: (_, who) => `${who} ouvre les yeux pendant la reconnaissance.`,
    ready: (_, who) => `${who} n’a plus rien à dire.`,
    said: (t, who, ...[word, about]) => `${who} : « ${stock(t, word, about)} »`,
    spoke: (_, who, text) => `${who} : « ${text} »`,
    whispered: (t, who, at) => `${who} chuchote à l’oreille ${de(t.names(at))}.`,
    confided: (t, who, at, text) => `${who}, tout bas à ${t.names(at)} : « ${text} »`,
    murmured: (t, who, ...[at, word, about]) => `${who}, tout bas à ${t.names(at)} : « ${stock(t, word, about)} »`,
    pleaded: (t, who, at) => `${who} : « J’accuserai ${t.names(at)}. »`,
    rested: () => undefined,
    objected: (_, who) => `${who} lève la main.`,
    silenced: (_, who) => `Le réquisitoire ${de(who)} est interrompu.`,
    played: (t, who, card) => `${who} joue : ${ballot(t, card)}.`,
    cast: (t, who, card) => `Le vote ${de(who)} est public : ${ballot(t, card)}.`,
    uncounted: (t, who, card) => `La carte ${de(who)} ne compte pas : ${ballot(t, card)}.`,
    condemned: (_, who) => `Le tribunal condamne ${who}.`,
    drew: (t, who, ...[deck, card]) => {
      if (card === 'none') return `${who} ne tire rien : la pile est vide.`;
      if (deck === 'anti-mafia' || card === undefined) return `${who} tire une carte Anti-Mafia.`;
      return deck === 'mafia'
        ? `${who} tire une carte Mafia : ${readAloud(t, card)}`
        : `${who} tire une carte Condamnation : ${readAloud(t, card)}`;
    },
    got: (t, _, card) => `C’est : ${readAloud(t, card)}`,
    used: (t, who, ...[card, on]) => {
      if (on === undefined) return `${who} joue ${cardName(t, card)}.`;
      return isSeat(on)
        ? `${who} joue ${cardName(t, card)} sur ${t.names(on)}.`
        : `${who} joue ${cardName(t, card)} et rend ${cardName(t, on)}.`;
    },
    revealed: (t, who, card) => `${who} montre une carte Anti-Mafia : ${cardName(t, card)}.`,
    trapped: (t, _, at) =>
      at === 'none' ? 'Personne n’avait comploté contre toi.' : `Le piège se referme : ${t.names(at)} complotait.`,
    learned: (t, _, at, identity) =>
      identity === 'judge' ? `${t.names(at)} est juge.` : `${t.names(at)} est de la mafia.`,
    eliminated: (_, who) => `${who} quitte la manche.`,
    unmasked: (_, who, identity) => (identity === 'judge' ? `${who} était juge.` : `${who} était de la mafia !`),
    lost: (_, who, left) =>
      left === 0 ? `${who} perd sa dernière vie.` : `${who} perd une vie ; il lui en reste ${left}.`,
    saw: (t, _, ...cards) =>
      cards.length === 0 ? 'Aucune carte n’a été jouée cette nuit.' : `Cartes de la nuit : ${ballots(t, cards)}.`,
    announced: (t, who, plot, protect) => `${who} annonce : ${night(t, plot, protect)}`,
    contested: (_, who) => `${who} conteste.`,
    believed: (t, who, at) => `${who} croit ${t.names(at)}.`,
    lied: (_, who) => `${who} a menti !`,
    truthful: (_, who) => `${who} a dit la vérité.`,
    struck: (_, who) => `Le complot frappe ${who}.`,
    owes: (t, who, at) => `${who} doit un blâme à ${t.names(at)}.`,
    blamed: (_, who, n) => `${who} reçoit un blâme (${n} sur 3).`,
    barred: (_, who) => `${who} rend ses trois blâmes et n’accusera pas la prochaine fois.`,
    failed: (_, who) => `${who} a manqué à son devoir.`,
    misreported: (t, who, at) => `${who} a signalé ${t.names(at)} à tort.`,
    exposed: (t, who, vote, ...cards) =>
      vote === 'count'
        ? `${who} dévoile les cartes de la nuit : ${ballots(t, cards)}.`
        : vote === 'vote'
          ? `${who} dévoile la carte en jeu : ${ballots(t, cards)}.`
          : `${who} dévoile une carte d’un vote passé : ${ballots(t, cards)}.`,
    caught: (_, who, how) =>
      how === 'peek'
        ? `${who} se fait prendre les yeux ouverts.`
        : `${who} se fait prendre : un juge ne joue pas de carte Complot.`,
    revived: (_, who) => `${who} continue avec une dernière vie.`,
    out: (_, who) => `${who} est hors jeu.`,
    voted: (t, who, at) => `${who} vote : ${t.names(at)} commence.`,
    begins: (_, who) => `${who} commence.`,
    won: (_, who) => `${who} gagne la partie !`,
    round: (_, n, players, mafiosi) =>
      mafiosi === 1
        ? `Manche ${n} : ${players} joueurs, dont un mafieux.`
        : `Manche ${n} : ${players} joueurs, dont ${mafiosi} mafieux.`,
    opened: (t, ...[step, n]) => opening[timeOf(step)](t.book.steps[step], n ?? 0),
    showed: (t, ...cards) =>
      cards.length === 0 ? 'Aucune carte n’a été jouée.' : `Les cartes sont retournées : ${ballots(t, cards)}.`,
    acquitted: () => 'Le tribunal ne condamne personne.',
    informed: (t, ...cards) => (cards.length === 0 ? undefined : `Cartes Indic de la nuit : ${ballots(t, cards)}.`),
    truth: () => undefined,
    proclaimed: (t, plot, protect) => `Le tribunal rétablit la vérité : ${night(t, plot, protect)}`,
    reported: (t, ...[at, again]) =>
      again === undefined
        ? `Une infraction ${de(t.names(at))} est signalée.`
        : `L’infraction ${de(t.names(at))} était déjà signalée.`,
    restarted: () => 'La manche recommence.',
    ended: (_, left) => ENDS[left],
    duel: (t, one, other) => `Duel : ${t.names(one)} contre ${t.names(other)}.`,
  },
  moves: {
    look: () => 'Regarder ta carte',
    'look early': () => 'Tricher : regarder ta carte avant ton tour',
    gavel: () => 'Frapper du maillet',
    peek: () => 'Tricher : ouvrir les yeux',
    order: ({ names }) => (names.length === 0 ? 'Proposer un ordre : …' : `Proposer l’ordre : ${names.join(', ')}`),
    watch: ({ at }) => `Garder l’œil sur ${at}`,
    ready: () => 'Dire que tu n’as plus rien à dire',
    plead: ({ at }) => `Annoncer que tu accuseras ${at}`,
    rest: () => 'Finir ton réquisitoire',
    object: () => 'Lever la main',
    accuse: ({ at }) => `Accuser ${at}`,
    'accuse all the same': ({ at }) => `Tricher : accuser quand même ${at}`,
    protect: ({ at }) => `Protéger ${at}`,
    'protect all the same': ({ at }) => `Tricher : protéger quand même ${at}`,
    plot: ({ at }) => `Comploter contre ${at}`,
    'plot all the same': ({ at }) => `Tricher : comploter quand même contre ${at}`,
    'plot as judge': ({ at }) => `Tricher : comploter contre ${at}`,
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
    ready: 'cela n’engage personne',
    'accuse all the same': 'elle compte ; une Condamnation si on te signale',
    'protect all the same': 'elle compte ; une Condamnation si qui voit les cartes te signale',
    'plot all the same': 'elle compte ; une Condamnation si qui voit les cartes te signale',
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
    over: ({ names }) => `La partie est finie. Victoire : ${names.join(', ')}.`,
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
    accuse: (name) => `accusation contre ${name}`,
    protect: (name) => `protection pour ${name}`,
    plot: (name) => `complot contre ${name}`,
    innocent: (name) => `${name} non coupable`,
    guilty: (name) => `${name} coupable`,
  },
  plotted,
  protection,
  night: (plot, protect) => `${plotted(plot)} ; ${protection(protect)}.`,
  honest: (truth) => (truth ? 'c’est la vérité' : 'mensonge : tu perds 1 vie si on conteste'),
  held: (who, cards) => `${who} avait ${cards}.`,
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
      text: 'Quitte la manche et perd une vie. La seule qui frappe aussi un indic : une vie.',
    },
    missed: {
      name: 'Raté',
      text: 'Rien ne se passe cette fois. Mais la carte reste : le prochain complot contre lui l’élimine.',
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
      text: 'Jusqu’à la fin de la manche, être à égalité pour le plus d’accusations le condamne. Deux joueurs dans le viseur : personne.',
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
      hint: 'Combien, à chaque manche. En douceur : un de moins à 5, 7 ou 8 joueurs. Un nombre laisse plus de juges que de mafieux.',
      values: { book: 'Comme au livret', gentle: 'En douceur' },
    },
    lives: {
      label: 'Les vies',
      hint: 'Moins de vies, une partie plus courte.',
      values: { book: 'Selon les joueurs' },
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
    order: (who, names) => `Ordre ${de(who)} : ${names}`,
    watching: (who, at) => `${who} garde l’œil sur ${at}`,
    trapped: (names) => `A comploté contre toi : ${names}`,
    ready: (names) => `N’ont plus rien à dire : ${names}`,
    answered: (names) => `Ont joué : ${names}`,
    sealed: (card) => `Ta carte, encore cachée : ${card}`,
    seen: (cards) => `Cartes de la nuit : ${cards}`,
    trace: {
      looked: (who) => `${who} a regardé sa carte avant son tour.`,
      spoke: (who) => `${who} a parlé hors de son tour.`,
      peeked: (who) => `${who} ouvre les yeux !`,
      exposed: (who) => `${who} a dévoilé une carte.`,
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
  },
};
