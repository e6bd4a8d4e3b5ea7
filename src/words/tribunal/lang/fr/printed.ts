import type { Printed } from '../../book.ts';

/** What is printed on cards, and how they are called. */
export const printed: Printed = {
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
    innocent: [(name) => `${name} : non coupable`, 'toi : non coupable'],
    guilty: [(name) => `${name} : coupable`, 'toi : coupable'],
  },
};
