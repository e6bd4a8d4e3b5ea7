import type { Cards } from '../book.ts';

export const fr: Cards = {
  duchess: {
    name: 'Duchesse',
    the: 'la Duchesse',
    power: 'Elle prend 3 pièces au trésor. Rien ne la contre.',
  },
  ursuline: {
    name: 'Ursuline',
    the: 'l’Ursuline',
    power: 'Elle prend 3 pièces au trésor, puis en donne 1 à l’adversaire qu’elle a désigné. Rien ne la contre.',
  },
  illusionist: {
    name: 'Illusionniste',
    the: 'l’Illusionniste',
    power:
      'Il prend 4 pièces. Chaque adversaire peut alors prétendre l’être aussi : s’il tient bon, il reçoit 1 des 4 pièces (trois partages au plus).',
  },
  assassin: {
    name: 'Assassin',
    the: 'l’Assassin',
    power:
      'Pour 3 pièces au trésor, sa cible perd un personnage. S’il est contré, les 3 pièces sont perdues quand même.',
  },
  executioner: {
    name: 'Bourreau',
    the: 'le Bourreau',
    power: 'Il paie 3 pièces à sa cible, qui perd un personnage. S’il est contré, la cible garde les 3 pièces.',
  },
  blackmailer: {
    name: 'Maître-Chanteur',
    the: 'le Maître-Chanteur',
    power:
      'Sa cible choisit : lui donner 3 pièces, ou en recevoir 3 et perdre un personnage. Avec moins de 3 pièces, elle n’a pas le choix.',
  },
  countess: {
    name: 'Comtesse',
    the: 'la Comtesse',
    power: 'Elle contre le clan des Assassins quand il te vise. Elle n’a pas d’action à elle.',
  },
  witch: {
    name: 'Sorcière',
    the: 'la Sorcière',
    power:
      'Elle contre les Assassins. En perdant un personnage qui n’est pas le dernier, on peut dire que c’était la Sorcière : la carte reste face cachée, et on prend 5 pièces, sauf si quelqu’un en doute à raison.',
  },
  undertaker: {
    name: 'Croque-Mort',
    the: 'la Croque-Mort',
    power:
      'Elle contre les Assassins. À chaque élimination, ceux qui l’annoncent et tiennent bon se partagent les pièces du mort.',
  },
  captain: {
    name: 'Capitaine',
    the: 'le Capitaine',
    power: 'Il vole 2 pièces à un adversaire (1 s’il n’en a qu’une).',
  },
  justiciar: {
    name: 'Justicier',
    the: 'le Justicier',
    power: 'Il vole jusqu’à 3 pièces au plus riche de ses adversaires, en garde 1 et donne le reste au plus pauvre.',
  },
  pope: {
    name: 'Pape',
    the: 'le Pape',
    power:
      'Il vole 1 pièce à chaque adversaire qui en a. Pour ne pas payer, il faut prétendre l’être aussi ; rien d’autre ne le contre.',
  },
  ambassador: {
    name: 'Ambassadeur',
    the: 'l’Ambassadeur',
    power:
      'Il pioche 2 personnages à la cour, garde autant de cartes qu’il en avait et rend les autres. Il contre les Voleurs, sauf le Pape.',
  },
  inquisitor: {
    name: 'Inquisiteur',
    the: 'l’Inquisiteur',
    power:
      'Il pioche 1 carte et en rend 1, ou bien il se fait montrer une carte d’un adversaire et choisit de la lui laisser ou de la lui faire remplacer. Il contre les Voleurs, sauf le Pape.',
  },
  spy: {
    name: 'Espion',
    the: 'l’Espion',
    power:
      'Il pioche 1 carte et en rend 1 ; puis, pour 1 pièce chaque fois, il peut recommencer. Il contre les Voleurs, sauf le Pape.',
  },
};
