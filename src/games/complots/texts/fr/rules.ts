/** The rules of Complots for its players, in French. Characters and actions are named as at the table: see page.ts. */

import { french } from '../../../../words/french.ts';
import type { Character, Clan } from '../../rules/characters.ts';
import type { Numbers } from '../../rules/numbers.ts';

/** What each clan has in common. */
const clans = (n: Numbers): Readonly<Record<Clan, string>> => ({
  collector: 'Elles rapportent des pièces, et contrent l’aide étrangère.',
  assassin: `Pour ${n.blow} pièces, ils font perdre un personnage. Les Intouchables les contrent.`,
  untouchable: 'Ils n’ont pas d’action à eux, mais contrent les Assassins qui te visent.',
  thief:
    'Ils volent des pièces aux autres. Le même Voleur les contre, et les Négociateurs aussi ; mais le Pape, seul un Pape le contre.',
  negotiator:
    'Ils changent les cartes, et contrent les Voleurs qui te visent, sauf le Pape. Les cartes qu’ils rendent sont mélangées à la cour.',
});

/** What the short line about a character leaves out. */
const details = (n: Numbers): Readonly<Partial<Record<Character, readonly string[]>>> => ({
  ursuline: ['Si l’adversaire désigné est éliminé entre-temps, elle ne donne rien.'],
  illusionist: [
    `Chaque « moi aussi » peut être mis en doute. Si ${n.claims} adversaires ou plus tiennent bon, les ${n.shares} premiers dans le sens horaire reçoivent leur part†.`,
  ],
  executioner: ['La cible est payée avant de perdre son personnage.'],
  blackmailer: [
    `Il faut ${n.blow} pièces pour l’annoncer ; elles reviennent si la cible paie. S’il est contré, elles vont à la cible†.`,
  ],
  witch: [
    `Doute à tort : la carte est montrée, les ${n.mourned} pièces sont prises, et celui qui a douté perd un personnage. Doute à raison : pas de pièces, et un autre personnage est perdu.`,
    'La carte perdue est retournée quand son propriétaire est éliminé.',
  ],
  undertaker: ['Parts égales, arrondies vers le bas ; le reste va au trésor. Chaque annonce peut être mise en doute.'],
  captain: ['On peut viser quelqu’un qui n’a rien†.'],
  justiciar: [
    'On regarde qui est le plus pauvre une fois la pièce gardée : cela peut être le Justicier lui-même, ou sa victime. À égalité, le Justicier choisit, pour voler comme pour donner†.',
  ],
  pope: ['On ne demande rien à ceux qui n’ont pas de pièce. Chaque contre peut être mis en doute.'],
  ambassador: ['Il choisit parmi toutes ces cartes : il peut garder les siennes, ou tout changer.'],
  inquisitor: ['C’est l’adversaire qui choisit la carte qu’il montre, et il la montre à l’Inquisiteur seul.'],
});

export const fr = (n: Numbers) =>
  french({
    about: [
      'Chacun a deux personnages, face cachée, et peut prétendre être n’importe lequel, qu’il l’ait ou non. Toute la question est de savoir qui ment.',
      'Celui qui perd ses deux personnages est éliminé. Le dernier en jeu gagne.',
      'Connu ailleurs sous le nom de Coup : la Duchesse y est le Duke, la Comtesse la Contessa.',
    ],
    brief: {
      title: 'En bref',
      lines: [
        'À ton tour, une action : prendre des pièces, payer un assassinat, ou annoncer un personnage et son pouvoir.',
        'N’importe qui peut douter de ce que tu annonces. Si tu mentais, tu perds un personnage. Si tu disais vrai, c’est celui qui a douté.',
        'Si personne ne doute, celui que tu vises, et lui seul, peut contrer en annonçant le bon personnage. On peut douter de ce contre aussi.',
      ],
    },
    setUp: {
      title: 'Mise en place',
      lines: [
        `${n.clans} personnages sont en jeu, un de chaque clan, à deux joueurs aussi†, chacun en ${n.copies} exemplaires.`,
        `Chacun reçoit ${n.hand} cartes, qu’il regarde sans les montrer, et ${n.purse} pièces, qui restent à la vue de tous. Le reste des cartes forme la cour, face cachée.`,
        'Le premier joueur est tiré au sort, ou choisi quand on prépare la table† ; à la revanche, c’est le vainqueur. On joue dans le sens horaire.',
        `Il y a ${n.coins} pièces en tout. Si le trésor n’en a plus assez, on prend ce qui reste†.`,
      ],
    },
    two: {
      name: 'À deux',
      text: `Chacun reçoit une carte au hasard, puis choisit l’autre en secret parmi les ${n.clans} personnages. Les cartes laissées de côté sont hors jeu ; la cour n’a que ${n.courtOfTwo} cartes. Le premier joueur n’a que ${n.first} pièce.`,
    },
    eight: {
      name: `À ${n.many} ou ${n.most}`,
      text: `${n.moreCopies} exemplaires de chaque personnage au lieu de ${n.copies} : ${n.deck} cartes.`,
    },
    turn: {
      title: 'À ton tour, une action',
      lines: [
        'Une action, et une seule : on ne peut pas passer.',
        `Avec ${n.rich} pièces ou plus au début du tour, l’assassinat est obligatoire.`,
      ],
    },
    actions: {
      income: `Tu prends ${n.income} pièce. Personne ne peut s’y opposer.`,
      aid: `Tu prends ${n.aid} pièces. On ne peut pas en douter, mais n’importe quel adversaire peut contrer avec une Perceptrice.`,
      coup: `Tu paies ${n.coup} pièces, et l’adversaire de ton choix perd un personnage. Ni doute, ni contre.`,
    },
    power: {
      name: 'Un personnage',
      text: 'Tu annonces un personnage, vrai ou faux, et sa cible s’il en faut une. Il faut avoir les pièces que coûte son pouvoir : elles sont mises de côté dès l’annonce†.',
    },
    doubt: {
      title: 'Douter',
      lines: [
        'Toute annonce d’un personnage peut être mise en doute par n’importe quel autre joueur encore en jeu. Un seul doute : le premier.',
        'C’était un mensonge : le menteur perd un personnage de son choix, son action n’a pas lieu, et ses pièces lui reviennent.',
        'C’était vrai : il montre la carte, la mélange à la cour et en pioche une autre ; celui qui a douté perd un personnage de son choix. Puis l’action continue. Le livret de la deuxième boîte remplace la carte après l’action ; nous, toujours avant†.',
        'Un doute se règle toujours avant la suite : d’abord le doute, ensuite le contre.',
      ],
    },
    counter: {
      title: 'Contrer',
      lines: [
        'Quand les doutes sont passés, la cible, et elle seule, peut contrer en annonçant le bon personnage ; l’aide étrangère, n’importe quel adversaire peut la contrer.',
        'Un contre est une annonce : on peut en douter. S’il tient, l’action échoue, et ce qu’elle coûtait est perdu quand même. S’il tombe, l’action a lieu. Il n’y a qu’un contre par action†.',
        'Les Perceptrices contrent l’aide étrangère, les Intouchables les Assassins, les Négociateurs les Voleurs sauf le Pape ; un Voleur contre le même Voleur. Rien ne contre une Perceptrice ni un Négociateur†.',
      ],
    },
    losing: {
      title: 'Perdre un personnage',
      lines: [
        'Tu choisis lequel de tes personnages tu retournes. Il reste face visible et n’a plus de pouvoir ; les mêmes, encore cachés, gardent le leur.',
        'Sans personnage caché, tu es éliminé, et tes pièces vont au trésor.',
        'On peut perdre ses deux personnages dans le même tour : en doutant à tort d’un Assassin avant de le subir, ou en le contrant par un bluff qui tombe.',
      ],
    },
    heirs: 'Avec la Croque-Mort, les pièces d’un éliminé vont d’abord à ceux qui l’annoncent et tiennent bon.',
    clans: clans(n),
    details: details(n),
    religions: {
      title: 'La Saint-Barthélemy',
      lines: [
        'Une option, avec n’importe quels personnages. Le premier joueur choisit les Catholiques ou les Protestants ; ensuite les camps alternent : à deux, après le choix des cartes, l’autre a l’autre camp. Ils sont publics.',
        'Tant que les deux camps sont en jeu, tu ne peux pas viser quelqu’un de ton camp par un assassinat, un Assassin ou un Voleur, ni contrer son aide étrangère. Douter reste permis. Quand il ne reste qu’un camp, plus de limite.',
        'Le Pape ne vole rien à ceux de ton camp† ; le Justicier vise le plus riche de ceux qu’il peut viser† ; l’Inquisiteur et l’Ursuline visent qui ils veulent†.',
        `Il y a des actions en plus, et l’hospice, où vont les pièces des conversions. Avec ${n.rich} pièces ou plus, elles sont interdites : l’assassinat est obligatoire.`,
      ],
    },
    faith: {
      convert: `Tu paies ${n.convert} pièce à l’hospice et changes de camp. Ni doute, ni contre.`,
      convertOther: `Tu paies ${n.convertOther} pièces à l’hospice et un autre joueur change de camp. Ni doute, ni contre.`,
      embezzle:
        'Tu prétends n’avoir aucune Perceptrice et prends toutes les pièces de l’hospice, s’il y en a. On peut en douter : tu montres alors toutes tes cartes cachées. Si tu n’as pas de Perceptrice, tu les changes, tu prends les pièces, et celui qui a douté perd un personnage. Sinon, c’est toi qui en perds un, et tu ne prends rien.',
    },
    clock: 'Une fois le temps écoulé, tu ne doutes pas, tu ne contres pas, et à ton tour tu prends un Revenu.',
    examples: {
      title: 'Exemples',
      told: {
        'C21 C31 C33 a lie is caught': {
          name: 'Un mensonge démasqué',
          text: 'Bruno perd un personnage, son contre tombe, et le vol a lieu. S’il avait eu l’Ambassadeur, c’est Anna qui aurait perdu un personnage, et Bruno aurait gardé ses pièces.',
        },
        'C22 a truth is doubted': {
          name: 'Un doute de trop',
          text: 'La Duchesse montrée retourne à la cour, et Anna en a pioché une autre à la place : plus personne ne sait ce qu’elle tient.',
        },
        'C42 two characters lost in one turn': {
          name: 'Deux personnages d’un coup',
          text: 'Le doute a coûté un personnage à Bruno, et l’Assassin lui prend l’autre. Une fois le doute perdu, il pouvait encore contrer en annonçant la Comtesse.',
        },
        'C32 a bluff that nobody doubts': {
          name: 'Un bluff qui passe',
          text: 'Bruno n’a pas de Comtesse, mais personne n’en a douté. Les pièces d’Anna sont perdues quand même.',
        },
      },
    },
    advice: {
      title: 'Conseils',
      lines: [
        'Pour vos premières parties, prenez l’Ambassadeur comme Négociateur : c’est le plus simple.',
        'Faites plusieurs parties avec les mêmes personnages avant d’en changer : on doute mieux de ce qu’on connaît bien.',
        `Regarde les cartes face visible, et les tiennes : de chaque personnage il n’y a que ${n.copies} exemplaires, ${n.moreCopies} à ${n.many} ou ${n.most} joueurs. Quand tu les vois tous, celui qui prétend l’avoir ment.`,
        'Douter de l’Assassin qui te vise peut te coûter tes deux personnages ; le contrer par un bluff aussi. Mens ou doute, mais compte d’abord ce que tu risques.',
        'Sur un seul appareil, laissez à chacun le temps de douter après une annonce.',
      ],
    },
    questions: {
      title: 'Questions fréquentes',
      asked: [
        {
          ask: 'On doute de moi et j’ai la carte. Puis-je ne pas la montrer ?',
          answer: 'Non, elle est montrée pour toi : on ne perd pas exprès†.',
        },
        {
          ask: 'J’ai douté à tort de l’Assassin qui me visait. Puis-je encore contrer ?',
          answer: 'Oui, s’il te reste un personnage : tu peux annoncer un Intouchable, et on pourra en douter.',
        },
        {
          ask: `Mon Assassin est contré. Mes ${n.blow} pièces me reviennent-elles ?`,
          answer:
            'Non. Elles ne reviennent qu’à celui dont on démasque le mensonge, ou au Maître-Chanteur que la cible paie.',
        },
        {
          ask: 'Qui peut douter d’un contre ?',
          answer: 'Tous les joueurs en jeu sauf celui qui contre, même quelqu’un qui a déjà douté ce tour-ci.',
        },
        {
          ask: 'Peut-on contrer avec deux personnages différents ?',
          answer: 'Non : on en annonce un, et c’est celui-là qu’il faut avoir si on est mis en doute.',
        },
        {
          ask: 'La cible est éliminée avant que l’action ait lieu. Et le coût ?',
          answer: 'Il est payé quand même, au trésor s’il devait aller à la cible. Un Voleur ne trouve rien†.',
        },
        {
          ask: 'Et si c’est celui qui agit qui est éliminé, par un doute à tort ?',
          answer: 'Son action s’arrête là. Ceux qui ont réclamé leur part et tenu bon la reçoivent†.',
        },
      ],
      together: {
        ask: 'Plusieurs joueurs prétendent être l’Illusionniste, le Pape ou la Croque-Mort à la fois. Dans quel ordre ?',
        answer: 'Tous répondent en secret ; puis on doute et on règle un par un, dans le sens horaire.',
      },
    },
  });
export type ComplotsRules = ReturnType<typeof fr>;
