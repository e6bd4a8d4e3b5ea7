/** The rules of Assassin X for its players, in French. Cards are named as on the table: see page.ts. */

import { french } from '../../../../words/french.ts';
import type { Kind } from '../../rules/cards.ts';
import type { Joker } from '../../rules/jokers.ts';
import type { Numbers } from '../../rules/numbers.ts';

const kinds = (
  n: Numbers,
): Readonly<
  Record<Exclude<Kind, 'joker' | 'assassin' | 'intervention'>, { readonly name: string; readonly text: string }>
> => ({
  weapon: {
    name: 'Armes',
    text: `De ${n.least} à ${n.strongest} points d’attaque. Il en faut une, et une seule, pour assassiner.`,
  },
  approach: { name: 'Approches', text: `De ${n.least} à ${n.strongest} points d’attaque. Une au plus, avec l’arme.` },
  reflex: { name: 'Réflexes', text: `De ${n.least} à ${n.strongest} points de défense. Un au plus en défense.` },
  clue: { name: 'Indices', text: `De ${n.least} à ${n.strongest} points de défense. Un au plus en défense.` },
  mastery: {
    name: 'Maîtrises',
    text: `Pour attaquer ou se défendre, toutes différentes. Toutes ensemble, elles valent ${n.allEdges} points de plus†.`,
  },
});

const jokers = (n: Numbers): Readonly<Record<Joker, string>> => ({
  transfer:
    'Si tu es assassin : tu prends une carte au hasard à un joueur, puis tu lui donnes une carte Assassin. Si tu n’es pas assassin en le recevant, il est défaussé aussitôt.',
  alibi:
    'Si la police vient chez toi : tu ne montres rien, tu n’es pas arrêté, et l’accusateur sort de la manche comme s’il s’était trompé. Innocent ou assassin, tu peux le jouer.',
  vest: `En défense : ${n.vest} points de défense de plus.`,
  silencer: `En attaque : ${n.silencer} points d’attaque de plus.`,
  jammer: 'En attaque ou en défense : les maîtrises de l’autre ne comptent pas, ni leur bonus. Sa paire compte.',
  informer: 'Tu regardes la main d’un joueur, mais pas son joker.',
  pickpocket: 'Tu prends une carte au hasard à un joueur, puis tu lui en donnes une de ta main, la même si tu veux.',
  tail: 'Le joker d’un joueur est défaussé, face visible. Il faut qu’il en ait un.',
  forensics: 'Tu fouilles la défausse et peux y échanger une carte de ta main, sauf Assassin et jokers.',
  diversion:
    'Le sens du jeu s’inverse aussitôt et la phase d’action est finie : plus personne n’agit à ce tour. Le prochain tour revient à l’autre voisin de celui dont c’était le tour.',
});

export const fr = (n: Numbers) =>
  french({
    about: [
      `${n.hand} cartes en main, qui passent de voisin en voisin. ${n.assassins} cartes Assassin circulent : celui qui en tient une peut frapper, et personne ne sait ni qui, ni quand.`,
      `Réussis un assassinat, survis, ou envoie la police au bon endroit. Le premier à ${n.goal} points gagne.`,
    ],
    brief: {
      title: 'En bref',
      lines: [
        `À ton tour, tu proposes ${n.offered} de tes cartes à ton voisin, et il en prend une. Ensuite, n’importe qui peut agir.`,
        'Si tu tiens une carte Assassin et une arme, tu peux tenter d’assassiner un joueur. Il se défend avec ce qu’il a.',
        `Plus d’attaque que de défense : l’assassinat réussit, ${n.assassination} points pour toi. Sinon la victime survit : ${n.survived} point pour elle.`,
        `Avec une carte Intervention de police, tu envoies la police chez un joueur. Il est assassin : ${n.arrest} point pour toi. Il ne l’est pas : tu sors de la manche.`,
        `La pioche est vide : ${n.pile} point à chaque joueur encore dans la manche qui ne tient pas de carte Assassin.`,
        `Un joker se pose devant soi, face cachée, en plus des ${n.hand} cartes. On n’en garde qu’un.`,
      ],
    },
    setUp: {
      title: 'Mise en place',
      lines: [
        `De ${n.fewest} à ${n.most} joueurs, ${n.cards} cartes. On mélange, chacun reçoit ${n.hand} cartes, le reste forme la pioche.`,
        `Chacun pose ses jokers et repioche jusqu’à avoir ${n.hand} cartes en main.`,
        'Le premier joueur est tiré au sort. À chaque manche, le sens du jeu s’inverse ; mais c’est toujours la place suivante, dans le sens horaire, qui commence†.',
      ],
    },
    turn: {
      title: 'Un tour',
      lines: [`À la fin de chaque étape, chacun a ${n.hand} cartes en main et au plus un joker devant lui.`],
    },
    steps: {
      exchange: {
        name: 'D’abord, l’échange',
        text: `Tu poses ${n.offered} de tes ${n.hand} cartes devant ton voisin, dans le sens du jeu : une face visible, une face cachée, l’autre comme tu veux. Il en prend une ; tu reprends les autres et tu pioches pour revenir à ${n.hand}. Lui en a une de trop : il en défausse une, face cachée, mais jamais une carte Assassin.`,
      },
      action: {
        name: 'Puis, les actions',
        text: 'Chacun peut assassiner, envoyer la police ou jouer son joker. Le premier qui pose sa carte agit, et rien d’autre n’arrive avant la fin de son action. Puis chacun peut de nouveau agir. Quand personne ne veut plus rien faire, c’est le tour du voisin.',
      },
    },
    attack: {
      title: 'Assassiner et se défendre',
      lines: [
        'L’assassin désigne sa victime et pose exactement une arme, au plus une approche, des maîtrises toutes différentes et, s’il veut, un joker d’attaque.',
        'La victime pose au plus un réflexe, au plus un indice, des maîtrises toutes différentes et un joker de défense, ou rien du tout. Un assassin peut être victime aussi.',
        'On compare : plus d’attaque que de défense, l’assassinat réussit. À égalité, la victime survit.',
        `Les maîtrises toutes ensemble : ${n.allEdges} points de plus†. Une paire vaut ${n.pair} moins le numéro de l’arme ou du réflexe†.`,
      ],
    },
    pairs: {
      title: 'Les paires†',
      lines: [
        `Une arme et une approche dont les numéros font ${n.match} forment une paire, comme un réflexe et un indice. Chaque paire a son nom, inscrit sur ses deux cartes.`,
        `Plus l’arme ou le réflexe est faible, plus la paire est forte : l’arme ${n.least} et l’approche ${n.strongest} font ${n.bestPair}, autant que les deux cartes les plus fortes.`,
      ],
    },
    police: {
      title: 'La police',
      lines: [
        `Tu poses une carte Intervention de police et tu désignes un joueur. S’il tient une carte Assassin, il est arrêté : ${n.arrest} point pour toi, et la manche est finie.`,
        'Sinon, il montre ses cartes et son joker à toi seul, et tu sors de la manche, avec tes cartes.',
        'S’il a un joker devant lui, on lui demande d’abord s’il présente un alibi : alors il ne montre rien, et tu sors de la manche.',
        'Si une carte Assassin est passée de toi à un autre, donnée ou prise†, tu ne peux pas envoyer la police chez lui avant la phase d’action du tour suivant.',
      ],
    },
    cards: {
      title: 'Les cartes',
      lines: [
        `${n.cards} cartes. Chacune porte son nom, son genre et sa valeur. Le livret donne leur nombre et leurs valeurs ; les noms sont de nous†, comme tous les jokers sauf Transfert.`,
      ],
    },
    held: {
      assassin:
        'Celui qui l’a est assassin, tant qu’il la garde. Elle ne se défausse jamais : elle ne peut que passer à un autre.',
      intervention: 'Envoie la police chez un joueur, à la phase d’action. Une fois jouée, elle est perdue.',
    },
    kinds: kinds(n),
    jokerRules: {
      title: 'Les jokers†',
      lines: [
        'Un joker reçu ou pioché se pose devant toi, face cachée, et tu repioches. Si tu en as déjà un, tu choisis lequel garder ; l’autre est défaussé, face visible.',
        'Il se joue à la phase d’action, ou au moment qu’il indique, puis il est défaussé. Il ne s’échange pas.',
      ],
    },
    jokers: jokers(n),
    end: {
      title: 'Marquer et gagner',
      lines: [
        `Assassinat réussi : ${n.assassination} points à l’assassin. Assassinat raté : ${n.survived} point à la victime. Arrestation : ${n.arrest} point à l’accusateur. Pioche vide quand il faut piocher : ${n.pile} point à chaque joueur encore dans la manche† sans carte Assassin.`,
        'Chacun de ces cas finit la manche. On remélange tout et on recommence.',
        `S’il ne reste qu’un joueur dans la manche, elle finit aussi : ${n.alone} point pour lui, même s’il est assassin†.`,
        `Le premier à ${n.goal} points gagne. Si plusieurs y arrivent à la fois, c’est celui qui en a le plus ; à égalité, encore une manche pour tous†.`,
      ],
    },
    advice: {
      title: 'Conseils',
      lines: [
        'Frappe dès que tu es en mesure de le faire : au tour suivant, l’Assassin peut avoir changé de main.',
        'Si tu as du flair, garde une Intervention de police : deviner juste vaut un point et finit la manche.',
        'Ne méprise pas les cartes d’attaque : l’assassin du prochain tour, c’est peut-être toi.',
        'Garde tout de même de quoi te défendre : personne ne prévient.',
      ],
    },
    clock:
      'Une fois le temps écoulé, tu n’agis pas, tu gardes ton ancien joker et tu ne présentes pas d’alibi ; en défense, ce que tu as de meilleur est posé pour toi.',
    examples: {
      title: 'Exemples',
      told: {
        'X10 X11 one card up, two down': {
          name: 'Un échange',
          text: 'Anna a repris ses deux autres cartes et pioché. Bruno, qui en avait une de trop, a dû en défausser une : la même si cela lui plaisait, mais jamais une carte Assassin.',
        },
        'X21 X22 twelve against eleven': {
          name: 'Un assassinat compté',
          text: 'L’arme 1 et l’approche 6 forment une paire : 13 − 1 = 12 points d’attaque. Bruno n’a pas de paire : 6 + 4 + 1 = 11 points de défense. À 12 contre 12, il aurait survécu.',
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
          answer: `Non. La victime marque ${n.survived} point et la manche finit.`,
        },
        {
          ask: 'Transfert me sauve-t-il de la police ?',
          answer: 'Non. Seul Alibi répond à la police.',
        },
        {
          ask: 'J’ai gardé Transfert, puis perdu ma carte Assassin. Que devient-il ?',
          answer:
            'Tu le gardes, mais tu ne peux pas le jouer tant que tu n’es pas assassin†. Le livret le fait défausser.',
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
          answer: `Toujours ${n.hand} en main : celui qui prend une carte en donne une.`,
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
          answer: `Après ${n.barrenRounds} manches de suite sans aucun point, la prochaine manche sans point en donne ${n.barren} à ceux qui en ont le moins†.`,
        },
      ],
    },
  });
export type AssassinXRules = ReturnType<typeof fr>;
