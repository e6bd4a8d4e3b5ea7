import { de } from '../../../../words/elide.ts';
import type { Because, Statements } from '../../words/book.ts';

/** What is said of a player, and why: in several ways, so that not all speak alike. */
export const because: Because = {
  claims: {
    suspect: [
      (name, reason) => `Je soupçonne ${name}${reason}.`,
      (name, reason) => `Mon suspect, c’est ${name}${reason}.`,
      (name, reason) => `Pour moi, c’est ${name}${reason}.`,
      (name, reason) => `Je me méfie ${de(name)}${reason}.`,
      (name, reason) => `Moi, je surveillerais ${name}${reason}.`,
      (name, reason) => `Si vous voulez mon avis, c’est ${name}${reason}.`,
      (name, reason) => `J’ai des doutes sur ${name}${reason}.`,
    ],
    trust: [
      (name, reason) => `J’ai confiance en ${name}${reason}.`,
      (name, reason) => `Je crois ${name}${reason}.`,
      (name, reason) => `Je me fie à ${name}${reason}.`,
      (name, reason) => `Je suis du côté ${de(name)}${reason}.`,
      (name, reason) => `Je répondrais ${de(name)}${reason}.`,
    ],
    liar: [
      (name, reason) => `Je ne crois pas ${name}${reason} !`,
      (name, reason) => `N’écoutez pas ${name}${reason} !`,
      (name, reason) => `Ne vous fiez pas à ${name}${reason} !`,
    ],
    protect: [
      (name, reason) => `Protégeons ${name}${reason}.`,
      (name, reason) => `Cette nuit, protégeons ${name}${reason}.`,
      (name, reason) => `Veillons sur ${name}${reason}.`,
    ],
  },
  reasons: {
    promised: [', qui a promis un vote et en a joué un autre', ', qui dit une chose et en fait une autre'],
    turned: [
      ', qui a changé d’avis aujourd’hui',
      ', qui souffle le chaud et le froid',
      ', qui change d’avis comme de chemise',
    ],
    silent: [', qui n’a pas dit un mot', ', qui se tait depuis ce matin', ', qui nous laisse parler'],
    clerk: [', qui tenait le maillet la nuit dernière', ', qui a compté les cartes la nuit dernière'],
    lied: [', qui a menti, maillet en main', ', qui a menti à tout le tribunal'],
    caught: [', qui s’est fait prendre à tricher', ', qui triche et se fait prendre'],
    condemned: [', qui a déjà une condamnation', ', que le tribunal connaît déjà'],
    struck: [', qui a subi un complot', ', dont la mafia voulait la peau'],
    named: [', dont un indic a parlé', ', dont un indic nous a soufflé le nom'],
    overruled: [
      ', qui a fait objection à un compte juste',
      ', dont l’objection n’a rien donné',
      ', qui a douté d’un greffier honnête',
    ],
    proven: [', dont la parole s’est vérifiée', ', qui disait vrai, on l’a vu'],
    belied: [', dont la parole s’est révélée fausse', ', qui affirmait une chose fausse'],
    hunch: [
      ' : une intuition, rien de plus',
      ', même si je ne peux rien prouver',
      ' : je le sens, c’est tout',
      ', allez savoir pourquoi',
      ' : mon petit doigt me l’a dit',
    ],
  },
  reasonsOf: {
    trusts: {
      against: [(name) => `, qui fait confiance à ${name}`, (name) => `, qui croit ${name} sur parole`],
      for: [(name) => `, qui fait confiance à ${name}`, (name) => `, qui se fie à ${name}`],
      themselves: [', qui ne croit personne d’autre'],
    },
    accuses: {
      against: [
        (name) => `, qui s’en prend à ${name}`,
        (name) => `, qui en veut à ${name}`,
        (name) => `, qui montre ${name} du doigt`,
      ],
      for: [
        (name) => `, qui a vu juste sur ${name}`,
        (name) => `, qui voit clair dans le jeu ${de(name)}`,
        (name) => `, qui a percé ${name} à jour`,
      ],
      themselves: [', qui demande qu’on l’accuse'],
    },
    strayed: {
      against: [
        (name) => `, qui devait protéger ${name} et, semble-t-il, ne l’a pas fait`,
        (name) => `, dont le plan pour ${name} a échoué`,
      ],
      for: [
        (name) => `, même si le plan pour ${name} a échoué`,
        (name) => `, car le plan pour ${name} a pu échouer par la faute d’autrui`,
      ],
      themselves: [', qui devait se protéger et, semble-t-il, ne l’a pas fait'],
    },
    voted: {
      against: [
        (name) => `, qui a promis un nom et voté contre ${name}`,
        (name) => `, dont la carte visait ${name}, pas le nom promis`,
      ],
      for: [(name) => `, malgré ce vote surprise contre ${name}`, (name) => `, même si son vote visait ${name}`],
      themselves: [', qui promet un nom et vote contre soi'],
    },
    wronged: {
      against: [
        (name) => `, qui accusait ${name}, juge pourtant`,
        (name) => `, qui en voulait à ${name}, et c’était un juge`,
      ],
      for: [(name) => `, malgré son erreur sur ${name}`, (name) => ` : tout le monde peut se tromper sur ${name}`],
      themselves: [', qui demandait sa propre perte'],
    },
  },
  ringsFalse: [' : ça sonne faux', ' : quelque chose cloche', ', chez qui rien ne tient debout'],
  despite: {
    promised: [
      ', malgré une promesse non tenue',
      ', promesse oubliée ou pas',
      ' : on peut manquer à sa parole une fois',
    ],
    turned: [', malgré ce changement d’avis', ' : on a le droit de changer d’avis', ', girouette ou pas'],
    silent: [', malgré son silence', ' : se taire n’est pas un crime', ', avec ou sans discours'],
    lied: [', malgré un mensonge de greffier', ', faux compte ou pas', ' : un greffier peut se tromper'],
    caught: [', malgré une triche', ', triche ou pas', ' : tricher n’est pas comploter'],
    condemned: [', malgré une condamnation', ', quoi qu’en dise le tribunal', ' : un verdict peut se tromper'],
    overruled: [', malgré son objection ratée', ', objection ratée ou pas', ' : on peut douter d’un greffier'],
    belied: [
      ', malgré une parole fausse',
      ', car une fausse parole n’est pas un complot',
      ', que ce soit vrai ou faux',
    ],
    proven: [', malgré une parole vraie', ', car une vérité peut cacher un mensonge'],
    struck: [', malgré le complot de l’autre nuit', ', victime ou pas', ' : un complot, cela s’arrange'],
  },
  ofMe: {
    accuses: {
      suspect: [
        (name) => `${name} m’accuse ; moi, je dis que c’est ${name}.`,
        (name) => `${name} me montre du doigt : regardez donc qui parle.`,
        (name) => `C’est la parole ${de(name)} contre la mienne, et je sais laquelle est vraie.`,
        (name) => `${name} s’en prend à moi pour se faire oublier.`,
        (name) => `Accuser, c’est facile : moi, je soupçonne ${name}.`,
        (name) => `${name} se trompe de coupable, et peut-être exprès.`,
        (name) => `Si ${name} m’accuse, c’est pour qu’on regarde ailleurs.`,
      ],
      liar: [(name) => `${name} m’accuse, et c’est faux !`, (name) => `Ce que dit ${name} de moi est faux !`],
      trust: [
        (name) => `${name} m’accuse de bonne foi : sans rancune.`,
        (name) => `${name} se trompe sur moi, mais de bonne foi.`,
      ],
      protect: [(name) => `${name} m’accuse ; protégeons ${name} quand même.`],
    },
    trusts: {
      suspect: [
        (name) => `${name} me croit un peu vite : je me méfie.`,
        (name) => `${name} me fait confiance ? Je trouve ça louche.`,
      ],
      liar: [(name) => `${name} dit me croire ? Je n’en crois rien !`],
      trust: [
        (name) => `${name} me croit, et je crois ${name}.`,
        (name) => `${name} me fait confiance, et c’est réciproque.`,
        (name) => `${name} me croit ; j’en fais autant.`,
      ],
      protect: [(name) => `${name} me fait confiance : protégeons ${name}.`],
    },
    strayed: {
      suspect: [
        (name) => `${name} devait me protéger et m’a laissé à découvert : je soupçonne ${name}.`,
        (name) => `${name} avait promis de me protéger. Rien n’est venu. Je m’en souviens.`,
      ],
      liar: [(name) => `${name} devait me protéger ? Personne ne l’a fait : n’en croyez pas un mot !`],
      trust: [(name) => `Le plan pour me protéger a échoué, mais je n’en veux pas à ${name}.`],
      protect: [(name) => `${name} voulait me protéger ; protégeons ${name} à son tour.`],
    },
    voted: {
      suspect: [
        (name) => `${name} promet un nom et vote contre moi : je soupçonne ${name}.`,
        (name) => `${name} a voté contre moi sans prévenir. Je m’en souviens.`,
      ],
      liar: [(name) => `${name} annonce un vote et le joue contre moi : n’en croyez pas un mot !`],
      trust: [(name) => `${name} a voté contre moi sans prévenir. Sans rancune.`],
      protect: [(name) => `${name} a voté contre moi ; protégeons ${name} quand même.`],
    },
    wronged: {
      suspect: [
        (name) => `${name} m’accusait, et vous avez vu ma carte : juge.`,
        (name) => `J’étais juge, et ${name} m’accusait : pensez-y.`,
      ],
      liar: [(name) => `${name} m’accusait, et j’étais juge : n’en croyez plus un mot !`],
      trust: [(name) => `${name} m’accusait de bonne foi : je crois ${name}.`],
      protect: [(name) => `${name} se trompait sur moi ; protégeons ${name} quand même.`],
    },
  },
};

/** What is claimed, true or false, and planned for the night. */
export const statements: Statements = {
  hold: [
    (card) => `J’ai une carte en main : ${card}.`,
    (card) => `Sachez-le : j’ai la carte ${card}.`,
    (card) => `À vous de me croire : dans ma main, une carte ${card}.`,
  ],
  guarded: [
    (name) =>
      name === undefined ? 'Cette nuit, j’ai joué ma protection pour moi.' : `Cette nuit, j’ai protégé ${name}.`,
    (name) => `Ma carte de cette nuit était pour ${name ?? 'moi'}.`,
  ],
  saw: {
    judge: [
      (name) => `J’ai vu l’identité ${de(name)} : juge.`,
      (name) => `Je sais qui est ${name} : juge. Je l’ai vu de mes yeux.`,
    ],
    mafia: [
      (name) => `J’ai vu l’identité ${de(name)} : mafia !`,
      (name) => `Je sais qui est ${name} : mafia. Je l’ai vu de mes yeux.`,
    ],
  },
  plan: [
    (name) =>
      name === undefined
        ? 'Cette nuit, protégez-moi tous, puis on compte.'
        : `Cette nuit, protégeons tous ${name}, puis on compte.`,
    (name) => `J’ai un plan : cette nuit, toutes les protections pour ${name ?? 'moi'}, et on verra qui manque.`,
  ],
  join: [
    (name) => `J’en suis : cette nuit, je ${name === undefined ? 'me protège' : `protège ${name}`}.`,
    (name) => (name === undefined ? 'Alors je garde ma carte pour moi.' : `D’accord, ma carte ira à ${name}.`),
    (name) => (name === undefined ? 'Moi aussi, je me protège.' : `Moi aussi, je protège ${name}.`),
    (name) => `Bonne idée : je joue ma protection pour ${name ?? 'moi'}.`,
    (name) =>
      name === undefined ? 'Merci ! Je me protège avec vous.' : `Comptez sur moi : ${name} aura ma protection.`,
    (name) => (name === undefined ? 'Ça me va : ma carte est pour moi.' : `Ça me va. ${name}, tu as ma carte.`),
  ],
};
