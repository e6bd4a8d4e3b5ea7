import type { Printed } from '../../words/book.ts';

/** What is printed on cards, and how they are called. */
export const printed: Printed = {
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
