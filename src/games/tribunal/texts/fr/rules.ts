/** The rules of Tribunal for its players, in French. Steps and cards are named as in the log: see page.ts. */
import { french } from '../../../../words/french.ts';
import type { Numbers } from '../../rules/numbers.ts';

export const fr = (n: Numbers) =>
  french({
    about: [
      'Des mafieux se sont glissés parmi les juges. Le jour on accuse, la nuit la mafia complote, jusqu’à ce qu’un des deux camps ait disparu.',
      'Être éliminé coûte une vie, et les identités changent à chaque manche. Le dernier à avoir encore des vies gagne, seul.',
    ],
    brief: {
      title: 'En bref',
      lines: [
        'À chaque manche, une carte secrète fait de toi un juge ou un mafieux. Les mafieux se reconnaissent entre eux ; les juges ne savent rien.',
        'Le jour, on discute, puis chacun accuse en secret. Le plus accusé est condamné : il tire une carte Condamnation. À sa deuxième condamnation de la manche, il est éliminé.',
        'La nuit, chacun protège quelqu’un en secret ; un mafieux peut comploter à la place. Si tous les mafieux visent le même joueur, il tire une carte Mafia. S’il en avait déjà une, il est éliminé.',
        'Le joueur le plus protégé tire une carte Anti-Mafia, qu’il garde pour lui.',
        'Le greffier est seul à voir les cartes de la nuit, et il a le droit de mentir en les annonçant. On peut objecter.',
        'Une fois éliminé, tu perds une vie, tu montres ton identité et tu deviens indic jusqu’à la fin de la manche.',
        'Tricher fait partie du jeu. Se faire prendre coûte cher.',
      ],
    },
    setUp: {
      title: 'Mise en place',
      lines: [
        `De ${n.least} à ${n.most} joueurs. À chaque manche, il y a des mafieux parmi ceux qui ont encore des vies ; les autres sont juges.`,
        'Le premier greffier est tiré au sort.',
        `Il y a ${n.piles} piles de ${n.pile} cartes : Condamnation, Mafia et Anti-Mafia. Les cartes rendues vont sous leur pile ; une pile vide ne donne rien. Ces cartes sont de nous† : celles du jeu imprimé ne sont pas publiques.`,
      ],
    },
    before: {
      title: 'Avant le premier jour',
      lines: ['Une manche commence ainsi, puis les jours et les nuits se suivent.'],
    },
    day: { title: 'Le jour', lines: ['Les étapes, dans l’ordre.'] },
    night: { title: 'La nuit', lines: ['D’autres étapes, puis un nouveau jour commence avec un nouveau greffier.'] },
    steps: {
      discovery:
        'À tour de rôle, en commençant par le greffier, chacun regarde sa carte et dit « Je suis juge ». Les mafieux le disent aussi.',
      recognition:
        'Seulement s’il y a deux mafieux ou plus. Les juges gardent les yeux fermés. Les mafieux voient qui ils sont, et peuvent se proposer un ordre dans lequel éliminer les juges : pratique pour viser le même, la nuit. Chacun d’eux surveille aussi un joueur†, tiré au sort tant qu’il n’en choisit pas un autre : si ce joueur-là ouvre les yeux, il le voit. Le greffier y met fin.',
      deliberation:
        'Chacun parle quand il veut, à tous ou tout bas à un seul joueur : les autres voient qui chuchote à qui, mais n’entendent rien. Ce qu’on dit d’un joueur peut avoir une raison : une que la manche confirme aux yeux de tous (une promesse non tenue, le maillet la nuit dernière, pas un mot…), ou une intuition. On peut demander à chacun pourquoi. Le greffier y met fin quand il veut. Qui n’a rien à ajouter peut le faire savoir ; cela n’engage à rien.',
      pleas:
        'À tour de rôle, en commençant par le greffier, chacun a la parole, et peut annoncer qui il accusera. Cela n’engage à rien. Si plus de la moitié des joueurs non éliminés lèvent la main, le discours est interrompu.',
      accusation:
        'En silence et en secret, chacun accuse un joueur non éliminé, lui-même s’il veut. On ne change plus d’avis. On voit qui a joué, pas quoi.',
      'day-verdict':
        'Les cartes sont mélangées et retournées, sans le nom de leurs auteurs. Le plus accusé est condamné ; à égalité, personne. Première condamnation de la manche : une carte Condamnation, lue à voix haute. Deuxième : éliminé.',
      'night-vote':
        'En secret, chacun joue une carte Protection pour un joueur non éliminé, lui-même s’il veut, ou une carte Complot contre l’un d’eux. Pour un juge, jouer un Complot, c’est tricher.',
      count:
        'Le greffier voit les cartes, mélangées ; seules les cartes Indic sont montrées à tous. Il annonce, vrai ou faux, si un complot a réussi et contre qui, puis qui est protégé.',
      contest:
        'N’importe quel joueur non éliminé, sauf le greffier, peut objecter : un seul par nuit, le premier qui parle. Il voit toutes les cartes. Si le greffier a menti, il est éliminé (s’il est indic, il perd seulement une vie†), et la vérité remplace son annonce. S’il a dit vrai, celui qui objecte tire une carte Condamnation. Si personne n’objecte, l’annonce vaut, même fausse. L’objection porte sur les deux annonces à la fois† ; celle du livret n’en vise qu’une.',
      'night-verdict':
        'La victime du complot tire une carte Mafia, lue à voix haute ; si elle en avait déjà une, elle est éliminée. Ensuite le joueur protégé tire une carte Anti-Mafia, sans la montrer.',
      'duel-vote': 'Les joueurs hors jeu votent pour celui qui commencera. À égalité, le sort décide.',
      duel: 'Le premier regarde sa carte et dit « Je suis juge ». L’autre le croit ou non, et la carte est montrée. S’il a vu juste, c’est celui qui parlait qui perd une vie ; sinon, c’est lui. Puis on échange les rôles.',
    },
    truth: {
      title: 'Ce que disent vraiment les cartes de la nuit',
      lines: [
        'Un complot réussit s’il y a exactement autant de cartes Complot que de mafieux non éliminés, et si toutes visent le même joueur.',
        'Le protégé est celui qui a le plus de cartes Protection. À égalité, personne.',
        'La victime peut être aussi le protégé : elle subit d’abord le complot, puis tire son Anti-Mafia, trop tard pour cette nuit.',
      ],
    },
    clerk: {
      title: 'Le greffier',
      lines: [
        'Son maillet clôt la reconnaissance de la mafia, le débat, le verdict et l’aube. Les autres étapes se terminent quand chacun a répondu† ; au livret, le maillet ouvre et clôt chaque étape et chaque discours.',
        'Il annonce le compte, et blâme ceux dont une infraction a été dénoncée à raison. Pour ses propres infractions, c’est le joueur suivant qui le blâme†.',
        'Après chaque nuit, et quand une manche finit, la charge passe au joueur suivant qui a encore une vie, même s’il est indic†.',
        'S’il laisse filer le temps du compte, le tribunal annonce la vérité et le greffier tire une carte Condamnation. Il en tire une aussi pour chaque blâme qu’il n’a pas donné quand l’étape se termine.',
      ],
    },
    informers: {
      title: 'Les indics',
      lines: [
        'Une fois éliminé de la manche, tu perds une vie, montres ton identité, rends tes cartes Condamnation et Mafia, gardes tes Anti-Mafia et deviens indic.',
        'Un indic parle pendant le débat, a son discours, et peut être greffier s’il lui reste une vie.',
        'À chaque vote, de jour ou de nuit, il peut jouer une carte Indic : tel joueur est coupable, ou innocent. Vraie ou fausse, elle est montrée à tous, sans son nom.',
        'Il ne peut ni accuser, ni protéger, ni comploter, ni objecter, ni lever la main†, ni jouer d’Anti-Mafia. On ne peut ni l’accuser, ni le protéger, ni comploter contre lui.',
      ],
    },
    cheating: {
      title: 'Parole et triches',
      lines: [
        'Qui peut parler : tout le monde pendant le débat et au duel ; celui dont c’est le tour aux identités et aux discours ; le greffier au verdict, au compte, à l’objection et à l’aube ; personne pendant que la mafia se reconnaît, au vote et la nuit.',
        'Tricher fait partie du jeu, et c’est parfois conseillé : aucune triche n’est punie d’office. Seul paie celui qu’on dénonce à temps.',
      ],
    },
    cheats: {
      blame: {
        name: 'Un blâme',
        text: `Parler hors de son tour, ou regarder sa carte avant son tour. N’importe qui peut le dénoncer avant la fin de l’étape, et le greffier doit te blâmer. Au bout de ${n.blames}, tu les rends tous† et tu n’accuses pas la prochaine fois.`,
      },
      expose: {
        name: 'Une carte Condamnation',
        text: 'Pendant le débat, et là seulement†, dévoiler une carte que tu as jouée à un vote passé de la manche (un indic ne peut pas : il a rendu les siennes) ; au livret, le dire est déjà tricher, ici on peut† ; pendant un vote, dévoiler celle que tu joues ; pour le greffier, dévoiler les cartes de la nuit. Si on te dénonce avant la fin de l’étape, tu tires une Condamnation.',
      },
      disobey: {
        name: 'Une carte Condamnation : désobéir',
        text: `Parler, accuser ou jouer une carte de nuit quand une carte, ou ${n.blames} blâmes, te l’interdit. Ce qui est dit est dit, et la carte compte. On peut dénoncer un mot jusqu’à la fin de l’étape, une accusation pendant le verdict ; une carte de nuit, seulement si on a vu les cartes, jusqu’à la fin de la nuit.`,
      },
      peek: {
        name: 'Une vie : ouvrir les yeux',
        text: 'Juge, tu regardes pendant la reconnaissance : tu sais qui sont les mafieux. Seul te voit celui qui te surveille, mais tout mafieux, et personne d’autre†, peut te dénoncer avant la fin de l’étape, même au hasard : tu perds alors une vie et la manche recommence.',
      },
      plot: {
        name: 'Une vie : comploter quand on est juge',
        text: 'Ta carte compte comme celle d’un mafieux. Si quelqu’un qui a vu les cartes de la nuit te dénonce avant la fin de la nuit, tu perds une vie et la manche recommence.',
      },
      report: {
        name: 'Dénoncer',
        text: 'À tout moment de la manche, mais attention : à tort, le blâme est pour toi†. La dénonciation vise sa triche la plus grave, si personne ne l’a encore dénoncée. À la reconnaissance et la nuit, tu ne dénonces qu’un seul joueur par étape† : une carte de nuit ne porte pas de nom, choisis bien. On ne dit pas qui a dénoncé à raison.',
      },
      restart: {
        name: 'La manche recommence',
        text: 'Nouvelles identités, premier jour, cartes Condamnation et Mafia rendues. Les indics reviennent, sans retrouver la vie perdue ; ceux qui n’en ont plus sont hors jeu.',
      },
    },
    decks: {
      condemnation: {
        title: 'Cartes Condamnation†',
        lines: [
          'On les tire quand on est condamné, quand on objecte à tort, pour certaines triches, ou si l’on est un greffier en faute. On les lit à voix haute.',
          '« Le jour suivant », « la nuit suivante » : ceux qui n’ont pas encore commencé.',
        ],
      },
      mafia: {
        title: 'Cartes Mafia†',
        lines: ['La victime d’un complot les tire. Lues à voix haute, elles restent devant elle.'],
      },
      'anti-mafia': {
        title: 'Cartes Anti-Mafia†',
        lines: [
          'Le joueur protégé les tire, les garde secrètes et les joue face visible au moment indiqué. Elles restent d’une manche à l’autre.',
          'Pendant le débat et à l’aube, on peut en montrer une à tous, et la garder†.',
        ],
      },
    },
    end: {
      title: 'Fin de manche, fin de partie',
      lines: [
        'La manche finit quand il ne reste plus de juge, ou plus de mafieux. L’étape en cours va d’abord jusqu’au bout†.',
        'Les blâmes et les cartes Anti-Mafia restent†. Les cartes Condamnation et Mafia sont rendues, et leurs effets avec elles.',
        'Les joueurs qui n’ont plus de vie sont hors jeu. Les autres reçoivent une nouvelle identité.',
        'Le dernier joueur à avoir encore des vies gagne la partie. Quand il n’en reste que deux, ils se battent en duel.',
      ],
    },
    duel: {
      title: 'Le duel',
      lines: [
        'Deux cartes Juge et deux cartes Mafieux sont mélangées ; chacun des deux joueurs en prend une sans la voir.',
        'Quand les deux ont parlé, on remélange tout et on recommence avec l’autre joueur en premier, jusqu’à la dernière vie. Tout le monde peut parler.',
      ],
    },
    advice: {
      title: 'Conseils',
      lines: [
        'Juges : interrogez, faites des alliances. Un joueur qui ne donne jamais de raison n’en a peut-être pas.',
        'Mafieux : gagnez la confiance. Donnez des raisons que chacun peut vérifier ; seule la conclusion a besoin de mentir.',
        'Observe les visages quand on regarde sa carte, et quand on répond.',
        'Convenez d’un ordre à la reconnaissance : une seule carte égarée, et le complot échoue.',
        'Il est parfois conseillé de tricher. La carte Complot d’un juge fait échouer un complot, mais qui voit les cartes peut deviner de qui elle est.',
      ],
    },
    clock:
      'Une fois le temps écoulé, tu ne joues pas de carte, tu passes ou tu crois ; une étape que le greffier devait clore se termine d’elle-même.',
    examples: {
      title: 'Exemples',
      told: {
        'T40 T41 T43 a night is counted': {
          name: 'Le compte d’une nuit',
          text: 'Il y a deux mafieux, et deux cartes Complot, toutes deux contre Carla : le complot réussit. Dario a deux cartes Protection, Carla une seule : c’est lui le protégé. Avec une carte Complot de plus ou de moins, ou contre un autre joueur, le complot échouait.',
        },
        'T41 two names, and a tie': {
          name: 'Deux noms, et une égalité',
          text: 'Les deux cartes Complot visent deux joueurs : aucun complot ne réussit. Carla, Dario et Elsa ont une Protection chacun : à égalité, personne n’est protégé. Elsa a donc dit vrai, et c’est Carla qui paie.',
        },
        'T42 a clerk who lies': {
          name: 'Un greffier qui ment',
          text: 'Les cartes disaient : un complot contre Carla, et deux protections pour elle. Prendre le risque a payé : si Bruno avait dit vrai, c’est Dario qui aurait tiré une carte Condamnation. Si personne n’avait objecté, le complot aurait frappé Anna.',
        },
        'T21 T74 T75 open eyes': {
          name: 'Les yeux ouverts',
          text: 'Carla a dénoncé au hasard, et s’est trompée de joueur. Bruno surveillait Dario et l’a vu : la dénonciation agit aussitôt. Si personne n’avait rien dit avant le coup de maillet, Dario aurait su toute la manche qui sont les mafieux.',
        },
      },
    },
    questions: {
      title: 'Questions fréquentes',
      asked: [
        {
          ask: 'Un mafieux peut-il protéger au lieu de comploter ?',
          answer:
            'Oui, mais alors il manque une carte et le complot échoue. Il peut aussi comploter contre un autre mafieux, ou contre lui-même.',
        },
        {
          ask: 'Deux condamnations, mais la première annulée par Grâce : est-ce que je suis éliminé ?',
          answer:
            'Non. Ne comptent ni une condamnation annulée par Grâce, ni une carte Condamnation tirée pour une triche ou pour avoir objecté à tort : seulement les verdicts.',
        },
        {
          ask: 'Je suis éliminé, puis la manche se termine : est-ce que je récupère ma vie ?',
          answer:
            'Non, elle est perdue. S’il t’en reste une, tu reviens à la manche suivante avec une nouvelle identité.',
        },
        {
          ask: 'Pourquoi me demande-t-on si je joue une carte Anti-Mafia alors que la mienne ne sert à rien ici ?',
          answer:
            'On le demande à tous ceux qui en ont une, quand ils sont condamnés ou frappés : la question ne trahit donc pas laquelle.',
        },
        {
          ask: 'Peut-on objecter à une annonce faite par le tribunal ?',
          answer: 'Oui, mais elle est toujours vraie : celui qui objecte tire une carte Condamnation.',
        },
        {
          ask: 'Et si la manche n’en finit pas ?',
          answer: `Quand ${n.lastNight} nuits ont passé avec les deux camps en jeu, la manche s’arrête et chaque joueur non éliminé perd une vie†.`,
        },
        {
          ask: 'Et si plus personne n’a de vie ?',
          answer: `Ceux qui ont perdu la leur en dernier, à la même étape, continuent avec une vie chacun† ; s’il n’y en a qu’un, il gagne. Cela n’arrive que ${n.revivals} fois : la fois d’après, ils gagnent ensemble.`,
        },
        {
          ask: 'Un juge peut-il être condamné par les siens ?',
          answer:
            'Bien sûr. Personne ne voit les identités, et il n’y a pas d’équipe à la fin : un seul gagne la partie.',
        },
        {
          ask: 'Que faire si le greffier oublie de clore une étape ?',
          answer: 'Le chrono s’en charge. Sans chrono, il faut le lui demander.',
        },
      ],
    },
  });
export type TribunalRules = ReturnType<typeof fr>;
