import { de } from '../../../../words/elide.ts';
import type { Apart } from '../../words/book.ts';

export const fr: Apart = {
  options: {
    mafiosi: {
      label: 'Les mafieux',
      hint: 'À chaque manche. Équilibré : le plus juste entre robots. Selon le livret, la mafia est souvent favorite. Un nombre n’est abaissé que pour laisser au moins un juge.',
      values: { book: 'Selon le livret', gentle: 'Équilibré' },
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
    record: {
      label: 'Registre',
      hint: 'Complet : on peut aussi opposer un vote contraire à une promesse, des accusations contre un juge, une objection ratée.',
      values: { plain: 'Court', full: 'Complet' },
    },
    claims: {
      label: 'Confidences et plans',
      hint: 'Chacun peut affirmer, vrai ou faux, ce que personne ne peut encore vérifier : une carte en main, sa carte de la nuit, une identité vue. Et proposer un plan pour la nuit : tous protègent la même personne. Ce qui se découvre peut être reproché.',
      values: { off: 'Sans', on: 'Avec' },
    },
  },
  rules: [
    'Juges : éliminez la mafia. Mafieux : éliminez les juges. Être éliminé de la manche coûte une vie.',
    'Le jour, on accuse : le plus accusé tire une Condamnation ; la deuxième fois, il est éliminé.',
    'La nuit, on protège ou on complote. Un complot réussit si tous les mafieux visent le même joueur.',
    'La victime tire une carte Mafia ; si elle en a déjà une, elle est éliminée. Le protégé tire une Anti-Mafia.',
    'Le greffier annonce ce que disent les cartes de la nuit, vrai ou faux ; on peut objecter.',
    'Une fois éliminé, on devient indic : on parle, et on donne un avis anonyme à chaque vote.',
    'Trois blâmes : pas d’accusation la fois suivante.',
  ],
  held: [({ who, cards }) => `${who} avait ${cards}.`, ({ cards }) => `Tu avais ${cards}.`],
  own: {
    mafia: (names) => `La mafia : ${names}`,
    alone: 'Toute la mafia, c’est toi.',
    order: [({ who, list }) => `Ordre ${de(who)} : ${list}`, ({ list }) => `Ton ordre : ${list}`],
    watching: [
      ({ who, at }) => `${who} surveille ${at}`,
      ({ at }) => `Tu surveilles ${at}`,
      ({ who }) => `${who} te surveille`,
    ],
    known: { judge: (name) => `Tu sais : ${name} est juge`, mafia: (name) => `Tu sais : ${name} est de la mafia` },
    trapped: (names) => `A comploté contre toi : ${names}`,
    sealed: (card) => `Ta carte, encore cachée : ${card}`,
    seen: (cards) => `Cartes de la nuit : ${cards}`,
    peeked: [(who) => `${who} ouvre les yeux !`, () => 'Tu ouvres les yeux !'],
  },
  table: {
    head: (round, day, clerk) => `Manche ${round}, jour ${day}. Greffier : ${clerk}.`,
    player: (name, about) => `${name} : ${about}`,
    me: { judge: 'Tu es juge.', mafia: 'Tu es de la mafia.' },
    mafia: (names) => `La mafia : ${names}.`,
    hand: (cards) => `Tes cartes Anti-Mafia : ${cards}.`,
    ballots: (cards) => `Cartes : ${cards}.`,
    announced: (night) => `Annonce : ${night}`,
  },
};
