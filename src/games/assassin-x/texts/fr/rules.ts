/** The rules of Assassin X for its players, in French. Cards are named as on the table: see page.ts. */

import { french } from '../../../../words/french.ts';
import type { Kind } from '../../rules/cards.ts';
import type { Joker } from '../../rules/jokers.ts';

const kinds: Readonly<
  Record<Exclude<Kind, 'joker' | 'assassin' | 'intervention'>, { readonly name: string; readonly text: string }>
> = {
  weapon: { name: 'Armes', text: 'De 1 à 6 points de crime. Il en faut une, et une seule, pour assassiner.' },
  approach: { name: 'Approches', text: 'De 1 à 6 points de crime. Une au plus, avec l’arme.' },
  reflex: { name: 'Réflexes', text: 'De 1 à 6 points de survie. Un au plus en défense.' },
  clue: { name: 'Indices', text: 'De 1 à 6 points de survie. Un au plus en défense.' },
  mastery: {
    name: 'Maîtrises',
    text: 'Pour attaquer ou se défendre, toutes différentes. Les trois ensemble valent 3 points de plus.',
  },
};

const jokers: Readonly<Record<Joker, string>> = {
  transfer:
    'Si tu es assassin : tu prends une carte au hasard à un joueur, puis tu lui donnes une carte Assassin. Si tu n’es pas assassin en le recevant, il est défaussé aussitôt.',
  alibi:
    'Si la police vient chez toi : tu ne montres rien, tu n’es pas arrêté, et l’accusateur sort de la manche comme s’il s’était trompé. Innocent ou assassin, tu peux le jouer.',
  vest: 'En défense : 3 points de survie de plus.',
  silencer: 'En attaque : 3 points de crime de plus.',
  jammer: 'En attaque ou en défense : les maîtrises de l’autre ne comptent pas, ni leur bonus. Sa paire compte.',
  informer: 'Tu regardes la main d’un joueur, mais pas son joker.',
  pickpocket: 'Tu prends une carte au hasard à un joueur, puis tu lui en donnes une de ta main, la même si tu veux.',
  tail: 'Le joker d’un joueur est défaussé, face visible. Il faut qu’il en ait un.',
  forensics: 'Tu fouilles la défausse et peux y échanger une carte de ta main, sauf Assassin et jokers.',
  diversion:
    'Le sens du jeu s’inverse aussitôt et la phase d’action est finie : plus personne n’agit à ce tour. Le prochain tour revient à l’autre voisin de celui dont c’était le tour.',
};

export const fr = french({
  about: [
    'Cinq cartes en main, qui passent de voisin en voisin. Deux cartes Assassin circulent : celui qui en tient une peut frapper, et personne ne sait ni qui, ni quand.',
    'Réussis un assassinat, survis, ou envoie la police au bon endroit. Le premier à 5 points gagne.',
  ],
  brief: {
    title: 'En bref',
    lines: [
      'À ton tour, tu proposes trois de tes cartes à ton voisin, et il en prend une. Ensuite, n’importe qui peut agir.',
      'Si tu tiens une carte Assassin et une arme, tu peux tenter d’assassiner un joueur. Il se défend avec ce qu’il a.',
      'Plus de crime que de survie : l’assassinat réussit, 2 points pour toi. Sinon la victime survit : 1 point pour elle.',
      'Avec une carte Intervention, tu envoies la police chez un joueur. Il est assassin : 1 point pour toi. Il ne l’est pas : tu sors de la manche.',
      'La pioche est vide : 1 point à chaque joueur encore dans la manche qui ne tient pas de carte Assassin.',
      'Un joker se pose devant soi, face cachée, en plus des cinq cartes. On n’en garde qu’un.',
    ],
  },
  setUp: {
    title: 'Mise en place',
    lines: [
      'De 2 à 5 joueurs, 51 cartes. On mélange, chacun reçoit cinq cartes, le reste forme la pioche.',
      'Chacun pose ses jokers et repioche jusqu’à avoir cinq cartes en main.',
      'Le premier joueur est tiré au sort. À chaque manche, le sens du jeu s’inverse ; mais c’est toujours la place suivante, dans le sens horaire, qui commence.',
    ],
  },
  turn: {
    title: 'Un tour',
    lines: ['À la fin de chaque étape, chacun a cinq cartes en main et au plus un joker devant lui.'],
  },
  steps: {
    exchange: {
      name: '1. L’échange',
      text: 'Tu poses trois de tes cinq cartes devant ton voisin, dans le sens du jeu : une face visible, une face cachée, la troisième comme tu veux. Il en prend une ; tu reprends les autres et tu pioches pour revenir à cinq. Lui en a six : il en défausse une, face cachée, mais jamais une carte Assassin.',
    },
    action: {
      name: '2. Les actions',
      text: 'Chacun peut assassiner, envoyer la police ou jouer son joker. Le premier qui pose sa carte agit, et rien d’autre n’arrive avant la fin de son action. Puis chacun peut de nouveau agir. Quand personne ne veut plus rien faire, c’est le tour du voisin.',
    },
  },
  attack: {
    title: 'Assassiner et se défendre',
    lines: [
      'L’assassin désigne sa victime et pose exactement une arme, au plus une approche, des maîtrises toutes différentes et, s’il veut, un joker d’attaque.',
      'La victime pose au plus un réflexe, au plus un indice, des maîtrises toutes différentes et un joker de défense, ou rien du tout. Un assassin peut être victime aussi.',
      'On compare : plus de crime que de survie, l’assassinat réussit. À égalité, la victime survit.',
      'Trois maîtrises différentes ensemble : 3 points de plus. Une paire vaut 13 moins le numéro de l’arme ou du réflexe.',
    ],
  },
  pairs: {
    title: 'Les paires',
    lines: [
      'Une arme et une approche dont les numéros font 7 forment une paire, comme un réflexe et un indice. Chaque paire a son nom, inscrit sur ses deux cartes.',
      'Plus l’arme ou le réflexe est faible, plus la paire est forte : l’arme 1 et l’approche 6 font 12, autant que les deux cartes les plus fortes.',
    ],
  },
  police: {
    title: 'La police',
    lines: [
      'Tu poses une carte Intervention et tu désignes un joueur. S’il tient une carte Assassin, il est arrêté : 1 point pour toi, et la manche est finie.',
      'Sinon, il montre ses cartes et son joker à toi seul, et tu sors de la manche, avec tes cartes.',
      'S’il a un joker devant lui, on lui demande d’abord s’il présente un alibi : alors il ne montre rien, et tu sors de la manche.',
      'Si une carte Assassin est passée de toi à un autre, donnée ou prise, tu ne peux pas envoyer la police chez lui avant la phase d’action du tour suivant.',
    ],
  },
  cards: { title: 'Les cartes', lines: ['51 cartes. Chacune porte son nom, son genre et sa valeur.'] },
  held: {
    assassin:
      'Celui qui l’a est assassin, tant qu’il la garde. Elle ne se défausse jamais : elle ne peut que passer à un autre.',
    intervention: 'Envoie la police chez un joueur, à la phase d’action. Une fois jouée, elle est perdue.',
  },
  kinds,
  jokerRules: {
    title: 'Les jokers',
    lines: [
      'Un joker reçu ou pioché se pose devant toi, face cachée, et tu repioches. Si tu en as déjà un, tu choisis lequel garder ; l’autre est défaussé, face visible.',
      'Il se joue à la phase d’action, ou au moment qu’il indique, puis il est défaussé. Il ne s’échange pas.',
    ],
  },
  jokers,
  end: {
    title: 'Marquer et gagner',
    lines: [
      'Assassinat réussi : 2 points à l’assassin. Assassinat raté : 1 point à la victime. Arrestation : 1 point à l’accusateur. Pioche vide quand il faut piocher : 1 point à chaque joueur encore dans la manche sans carte Assassin.',
      'Chacun de ces cas finit la manche. On remélange tout et on recommence.',
      'S’il ne reste qu’un joueur dans la manche, elle finit aussi : 1 point pour lui, même s’il est assassin.',
      'Le premier à 5 points gagne. Si plusieurs y arrivent à la fois, c’est celui qui en a le plus ; à égalité, encore une manche pour tous.',
    ],
  },
  advice: {
    title: 'Conseils',
    lines: [
      'Frappe dès que tu es en mesure de le faire : au tour suivant, l’Assassin peut avoir changé de main.',
      'Si tu as du flair, garde une Intervention : deviner juste vaut un point et finit la manche.',
      'Ne méprise pas les cartes de crime : l’assassin du prochain tour, c’est peut-être toi.',
      'Garde tout de même de quoi survivre : personne ne prévient.',
    ],
  },
  options: { title: 'Options', lines: ['À choisir quand on prépare la table.'] },
  choices: {
    actions: {
      name: 'Actions',
      text: 'Lequel agit, si plusieurs le veulent.',
      values: {
        first: 'Au plus rapide, par défaut : le premier qui pose sa carte.',
        fair: 'Équitable : chacun choisit en secret, puis agit le premier dans le sens du jeu, à partir du joueur dont c’est le tour.',
      },
    },
    truce: {
      name: 'Trêve',
      text: 'Si la manche commence sans attaque.',
      values: {
        off: 'Aucune, par défaut : on peut attaquer dès le premier tour.',
        round:
          'Un tour de table : personne n’attaque avant que chacun ait proposé des cartes une fois. La police peut venir, et les jokers se jouent.',
      },
    },
    clock: {
      name: 'Chrono',
      text: 'Chaque question a son temps. Une fois écoulé, tu n’agis pas, tu gardes ton ancien joker et tu ne présentes pas d’alibi ; en défense, ce que tu as de meilleur est posé pour toi.',
    },
  },
  examples: {
    title: 'Exemples',
    told: {
      'X10 X11 one card up, two down': {
        name: 'Un échange',
        text: 'Anna a repris ses deux autres cartes et pioché pour revenir à cinq. Bruno, qui en avait six, a dû en défausser une : la même si cela lui plaisait, mais jamais une carte Assassin.',
      },
      'X21 X22 twelve against eleven': {
        name: 'Un assassinat compté',
        text: 'L’arme 1 et l’approche 6 forment une paire : 13 − 1 = 12 points de crime. Bruno n’a pas de paire : 6 + 4 + 1 = 11 points de survie. À 12 contre 12, il aurait survécu.',
      },
      'X30 X42 the police meet an alibi': {
        name: 'Un alibi',
        text: 'Anna est bien l’assassin, mais avec l’alibi elle n’a rien à montrer, et c’est Bruno qui sort de la manche. Innocente, elle aurait pu le jouer aussi.',
      },
      'X12 X42 a diversion ends the actions': {
        name: 'Une diversion',
        text: 'Ni l’assassin ni la police n’ont pu agir : la phase d’action était finie. Le sens du jeu a changé : après Anna vient son autre voisin, Dario, qui propose ses cartes à Carla.',
      },
    },
  },
  questions: {
    title: 'Questions fréquentes',
    asked: [
      {
        ask: 'Puis-je proposer ma carte Assassin à l’échange ?',
        answer:
          'Oui, face visible ou cachée : c’est la façon habituelle de s’en débarrasser. Celui qui la prend devient assassin.',
      },
      {
        ask: 'Et si je tiens les deux cartes Assassin ?',
        answer: 'Une seule suffit pour assassiner. Tu ne peux en défausser aucune.',
      },
      {
        ask: 'Un assassinat raté me fait-il perdre des points ?',
        answer: 'Non. La victime marque 1 point et la manche finit.',
      },
      {
        ask: 'Transfert me sauve-t-il de la police ?',
        answer: 'Non. Seul Alibi répond à la police.',
      },
      {
        ask: 'J’ai gardé Transfert, puis perdu ma carte Assassin. Que devient-il ?',
        answer: 'Tu le gardes, mais tu ne peux pas le jouer tant que tu n’es pas assassin.',
      },
      {
        ask: 'Pourquoi me demande-t-on un alibi si je n’en ai pas ?',
        answer: 'On le demande à tout accusé qui a un joker devant lui, pour que la question ne trahisse rien.',
      },
      {
        ask: 'Je n’ai pas voulu agir. Puis-je encore le faire ?',
        answer:
          'Oui, si quelqu’un agit entre-temps : après chaque action, on le demande de nouveau à tout le monde. Sauf après Diversion, qui met fin aux actions du tour.',
      },
      {
        ask: 'Un joker a déplacé des cartes : combien en ai-je ensuite ?',
        answer: 'Toujours cinq en main : celui qui prend une carte en donne une.',
      },
      {
        ask: 'Pourquoi présenter un alibi quand je suis innocent ?',
        answer:
          'Pour ne rien montrer. L’accusateur sort de la manche dans les deux cas, mais avec l’alibi personne ne sait si tu tiens l’Assassin.',
      },
      {
        ask: 'Que deviennent les cartes d’un joueur sorti de la manche ?',
        answer:
          'Elles sont hors jeu, joker compris : on ne les retrouve pas dans la défausse. Ses voisins échangent par-dessus lui.',
      },
      {
        ask: 'Et si personne ne marque jamais ?',
        answer:
          'Après trois manches de suite sans aucun point, la prochaine manche sans point en donne 1 à ceux qui en ont le moins.',
      },
    ],
  },
});
export type AssassinXRules = typeof fr;
