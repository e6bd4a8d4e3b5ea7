import { de } from '../../../../words/elide.ts';
import type { CardSentences, Cards, Labels } from '../../words/book.ts';

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

/** What is said of them in the log, in a list of moves, and to one who may counter them. */
export const sentences: CardSentences = {
  announced: {
    duchess: [
      ({ who }) => `${who} prétend être la Duchesse et veut prendre 3 pièces.`,
      () => 'Tu prétends être la Duchesse et veux prendre 3 pièces.',
    ],
    ursuline: [
      ({ who, at }) => `${who} prétend être l’Ursuline et veut prendre 3 pièces, dont 1 pour ${at}.`,
      ({ at }) => `Tu prétends être l’Ursuline et veux prendre 3 pièces, dont 1 pour ${at}.`,
      ({ who }) => `${who} prétend être l’Ursuline et veut prendre 3 pièces, dont 1 pour toi.`,
    ],
    illusionist: [
      ({ who }) => `${who} prétend être l’Illusionniste et veut prendre 4 pièces.`,
      () => 'Tu prétends être l’Illusionniste et veux prendre 4 pièces.',
    ],
    assassin: [
      ({ who, at }) => `${who} prétend être l’Assassin et s’en prend à ${at}.`,
      ({ at }) => `Tu prétends être l’Assassin et t’en prends à ${at}.`,
      ({ who }) => `${who} prétend être l’Assassin et s’en prend à toi.`,
    ],
    executioner: [
      ({ who, at }) => `${who} prétend être le Bourreau et s’en prend à ${at}.`,
      ({ at }) => `Tu prétends être le Bourreau et t’en prends à ${at}.`,
      ({ who }) => `${who} prétend être le Bourreau et s’en prend à toi.`,
    ],
    blackmailer: [
      ({ who, at }) => `${who} prétend être le Maître-Chanteur et fait chanter ${at}.`,
      ({ at }) => `Tu prétends être le Maître-Chanteur et fais chanter ${at}.`,
      ({ who }) => `${who} prétend être le Maître-Chanteur et te fait chanter.`,
    ],
    captain: [
      ({ who, at }) => `${who} prétend être le Capitaine et veut voler 2 pièces à ${at}.`,
      ({ at }) => `Tu prétends être le Capitaine et veux voler 2 pièces à ${at}.`,
      ({ who }) => `${who} prétend être le Capitaine et veut te voler 2 pièces.`,
    ],
    justiciar: [
      ({ who, at }) => `${who} prétend être le Justicier et veut voler 3 pièces à ${at}.`,
      ({ at }) => `Tu prétends être le Justicier et veux voler 3 pièces à ${at}.`,
      ({ who }) => `${who} prétend être le Justicier et veut te voler 3 pièces.`,
    ],
    pope: [
      ({ who }) => `${who} prétend être le Pape et veut voler 1 pièce à chacun.`,
      () => 'Tu prétends être le Pape et veux voler 1 pièce à chacun.',
    ],
    ambassador: [
      ({ who }) => `${who} prétend être l’Ambassadeur et veut échanger ses cartes.`,
      () => 'Tu prétends être l’Ambassadeur et veux échanger tes cartes.',
    ],
    inquisitor: [
      ({ who }) => `${who} prétend être l’Inquisiteur et veut échanger une carte.`,
      () => 'Tu prétends être l’Inquisiteur et veux échanger une carte.',
    ],
    spy: [
      ({ who }) => `${who} prétend être l’Espion et veut échanger une carte.`,
      () => 'Tu prétends être l’Espion et veux échanger une carte.',
    ],
  },
  turn: {
    duchess: () => 'Duchesse : prendre 3 pièces',
    ursuline: ({ at }) => `Ursuline : prendre 3 pièces et en donner 1 à ${at}`,
    illusionist: () => 'Illusionniste : prendre 4 pièces, quitte à partager',
    assassin: ({ at }) => `Assassin : payer 3 pièces, ${at} perd un personnage`,
    executioner: ({ at }) => `Bourreau : donner 3 pièces à ${at}, qui perd un personnage`,
    blackmailer: ({ at }) => `Maître-Chanteur : ${at} te paie 3 pièces, ou les reçoit et perd un personnage`,
    captain: ({ at }) => `Capitaine : voler 2 pièces à ${at}`,
    justiciar: ({ at }) => `Justicier : voler 3 pièces à ${at}, en garder 1, le reste au plus pauvre`,
    pope: () => 'Pape : voler 1 pièce à chacun',
    ambassador: () => 'Ambassadeur : échanger avec 2 cartes de la cour',
    inquisitor: () => 'Inquisiteur : échanger avec 1 carte de la cour',
    spy: () => 'Espion : échanger avec 1 carte de la cour',
  },
  counter: {
    assassin: (who) => `${who} t’envoie l’Assassin. Veux-tu contrer ?`,
    executioner: (who) => `${who} t’envoie le Bourreau. Veux-tu contrer ?`,
    blackmailer: (who) => `${who} te fait chanter. Veux-tu contrer ?`,
    captain: (who) => `${who} veut te voler 2 pièces. Veux-tu contrer ?`,
    justiciar: (who) => `${who} veut te voler 3 pièces. Veux-tu contrer ?`,
    pope: (who) => `${who} veut te voler 1 pièce avec le Pape. Veux-tu contrer ?`,
  },
};

export const labels = {
  effects: {
    duchess: 'Prendre 3 pièces',
    ursuline: 'Prendre 3 pièces, en donner 1',
    illusionist: 'Prendre 4 pièces, quitte à partager',
    assassin: 'La cible perd un personnage',
    executioner: 'Payer la cible, qui perd un personnage',
    blackmailer: 'La cible paie 3, ou perd un personnage',
    countess: 'Contre les Assassins',
    witch: 'Perdue, elle rapporte 5 pièces',
    undertaker: 'Hérite des éliminés',
    captain: 'Voler 2 pièces à la cible',
    justiciar: 'Du plus riche au plus pauvre',
    pope: 'Voler 1 pièce à chacun',
    ambassador: 'Piocher 2 cartes, en rendre 2',
    inquisitor: 'Échanger 1 carte, ou examiner celle d’un autre',
    spy: 'Échanger 1 carte, ou plusieurs',
  },
  /** Effects once they are aimed: at somebody, or at the reader. */
  effectsAt: {
    assassin: (whom?: string) => (whom === undefined ? 'Tu perds un personnage' : `${whom} perd un personnage`),
    executioner: (whom?: string) =>
      whom === undefined ? 'Te payer : tu perds un personnage' : `Payer ${whom}, qui perd un personnage`,
    blackmailer: (whom?: string) =>
      whom === undefined ? 'Tu paies 3, ou perds un personnage' : `${whom} paie 3, ou perd un personnage`,
    captain: (whom?: string) => (whom === undefined ? 'Te voler 2 pièces' : `Voler 2 pièces à ${whom}`),
    inquisitor: (whom?: string) => (whom === undefined ? 'Voir une de tes cartes' : `Voir une carte ${de(whom)}`),
  },
  brief: {
    duchess: 'prend 3',
    ursuline: 'prend 3, en donne 1',
    illusionist: 'prend 4, partage',
    assassin: 'ôte une carte',
    executioner: 'paie la cible, la frappe',
    blackmailer: '3 pièces ou une carte',
    countess: 'contre les Assassins',
    witch: 'perdue, rapporte 5',
    undertaker: 'hérite des éliminés',
    captain: 'vole 2',
    justiciar: 'du riche au pauvre',
    pope: 'vole 1 à chacun',
    ambassador: 'pioche 2, rend 2',
    inquisitor: 'échange ou examine',
    spy: 'échange, et encore',
  },
} satisfies Labels;

export type CardLabels = typeof labels;
