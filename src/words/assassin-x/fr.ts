import type { Voice } from './voice.ts';

/** A name of one letter is a seat's, and keeps its distance. */
const de = (name: string): string =>
  name.length > 1 && /^[aeiouâàéèêëîïôöùûh]/i.test(name) ? `d’${name}` : `de ${name}`;
const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`);

export const fr: Voice = {
  title: 'Assassin X',
  kinds: { weapon: 'arme', approach: 'approche', reflex: 'réflexe', clue: 'indice' },
  began: (round, who, clockwise) =>
    clockwise
      ? `Manche ${round} : ${who} commence, dans le sens horaire.`
      : `Manche ${round} : ${who} commence, dans le sens antihoraire.`,
  turned: 'Le sens du jeu est inversé.',
  ended: {
    assassination: 'La manche est finie : l’assassinat a réussi.',
    survived: 'La manche est finie : la victime a survécu.',
    arrest: 'La manche est finie : un assassin est arrêté.',
    pile: 'La manche est finie : la pioche est vide.',
    alone: 'La manche est finie : il n’y reste qu’un joueur.',
  },
  facts: {
    found: ({ who, count }) =>
      count === 0
        ? undefined
        : count === 1
          ? `${who} a un joker dans sa donne.`
          : `${who} a ${count} jokers dans sa donne.`,
    got: ({ who, cards }) => `${who} reçoit ${cards}.`,
    drewjoker: ({ who }) => `${who} pioche un joker.`,
    kept: ({ who, cards }) => `${who} garde ${cards}.`,
    uncovered: ({ who, cards }) => `${who} défausse ${cards}, face visible.`,
    offered: ({ who, at, cards }) => `${who} propose à ${at} : ${cards}.`,
    took: ({ who, at, cards }) =>
      cards === '' ? `${who} prend à ${at} une carte cachée.` : `${who} prend ${cards} à ${at}.`,
    received: ({ who, at, cards }) => `${who} a pris ${cards} à ${at}.`,
    discarded: ({ who }) => `${who} se défausse d’une carte, face cachée.`,
    dropped: ({ who, cards }) => `${who} vient de défausser ${cards}.`,
    attacked: ({ who, at, cards }) => `${who} tente d’assassiner ${at} avec ${cards}.`,
    defended: ({ who, cards }) => (cards === '' ? `${who} ne pose rien.` : `${who} se défend avec ${cards}.`),
    killed: ({ who, at, numbers: [crime, survival] }) => `${who} assassine ${at} : ${crime} contre ${survival}.`,
    survived: ({ who, at, numbers: [crime, survival] }) =>
      `${who} survit à ${at} : ${crime} de crime, ${survival} de survie.`,
    intervened: ({ who, at }) => `${who} envoie la police chez ${at}.`,
    arrested: ({ who, at }) => `${at} a vu juste : ${who} tient une carte Assassin.`,
    cleared: ({ who, at }) => `${who} ne tient pas de carte Assassin et ne montre son jeu qu’à ${at}.`,
    left: ({ who }) => `${who} sort de la manche.`,
    spent: ({ who }) => `${who} a perdu sa carte Intervention.`,
    played: ({ who, at, cards }) => (at === '' ? `${who} joue ${cards}.` : `${who} joue ${cards} contre ${at}.`),
    stole: ({ who, at }) => `${who} prend une carte au hasard à ${at}.`,
    lifted: ({ who, at, cards }) => `${who} a pris ${cards} à ${at}.`,
    gave: ({ who, at, cards }) => (cards === '' ? `${who} donne une carte à ${at}.` : `${who} donne ${cards} à ${at}.`),
    handed: ({ who, at, cards }) => `${who} a donné ${cards} à ${at}.`,
    swapped: ({ who }) => `${who} échange une carte avec la défausse.`,
    exchanged: ({ who, cards }) => `${who} a fait cet échange avec la défausse : ${cards}.`,
    saw: ({ who, at, cards }) => `${who} voit le jeu ${de(at)} : ${cards}.`,
    searched: ({ who, cards }) => `${who} fouille la défausse : ${cards}.`,
    scored: ({ who, count }) => `${who} marque ${points(count)}.`,
    won: ({ who }) => `${who} gagne la partie.`,
  },
  moves: {
    keep: (joker, text) => `Garder ${joker} (${text})`,
    offer: (up, down) => `Montrer ${up} ; cacher ${down}`,
    take: (card) => `Prendre ${card}`,
    takeHidden: (nth) => `Prendre la carte cachée n° ${nth}`,
    discard: (card) => `Se défausser ${de(card)}`,
    assassinate: (who, cards, crime) => `Assassiner ${who} avec ${cards} : ${crime} de crime`,
    defend: (cards, survival) => `Se défendre avec ${cards} : ${survival} de survie`,
    defendNothing: 'Ne rien poser',
    intervene: (who) => `Envoyer la police chez ${who} (s’il ne tient pas l’Assassin, tu sors de la manche)`,
    alibi: 'Présenter l’alibi',
    aim: (joker, who, text) => `Jouer ${joker} contre ${who} (${text})`,
    play: (joker, text) => `Jouer ${joker} (${text})`,
    give: (card) => `Donner ${card}`,
    swap: (mine, theirs) => `Échanger ${mine} contre ${theirs}`,
    pass: 'Ne rien faire',
    passAlibi: 'Ne pas présenter d’alibi',
    passSwap: 'Ne rien échanger',
  },
  asked: {
    joker: () => 'Quel joker gardes-tu ?',
    offer: (other) => `Quelles trois cartes proposes-tu à ${other} ?`,
    take: (other) => `Quelle carte prends-tu à ${other} ?`,
    discard: () => 'De quelle carte te défausses-tu ?',
    action: () => 'Agis-tu ?',
    defend: (other) => `Comment te défends-tu contre ${other} ?`,
    alibi: () => 'La police est chez toi : un alibi ?',
    give: () => 'Quelle carte donnes-tu en échange ?',
    swap: () => 'Quelle carte échanges-tu avec la défausse ?',
    over: () => 'La partie est finie.',
  },
  waits: {
    joker: (who) => `${who} choisit un joker.`,
    offer: (who, other) => `${who} choisit trois cartes pour ${other}.`,
    take: (who, other) => `${who} choisit une carte ${de(other)}.`,
    discard: (who) => `${who} va se défausser d’une carte.`,
    action: () => 'Quelqu’un agit-il ?',
    defend: (who, other) => `${who} se défend contre ${other}.`,
    alibi: (who) => `La police est chez ${who} : un alibi ?`,
    give: (who) => `${who} choisit une carte à rendre.`,
    swap: (who) => `${who} fouille la défausse.`,
    over: () => 'La partie est finie.',
  },
  options: {
    actions: {
      label: 'Les actions',
      hint: 'Au plus rapide : le premier qui agit. À égalité : chacun décide en secret, puis l’ordre du tour tranche.',
      values: { first: 'Au plus rapide', fair: 'À égalité' },
    },
  },
  screen: {
    head: (round, who, clockwise) =>
      `Manche ${round} · tour ${de(who)} · sens ${clockwise ? 'horaire' : 'antihoraire'}`,
    piles: (pile, discard) => `Pioche : ${pile} · Défausse : ${discard}`,
    points: (n) => `${points(n)} sur 5`,
    cards: (n) => (n === 1 ? '1 carte' : `${n} cartes`),
    joker: 'un joker',
    out: 'hors de la manche',
    kinds: {
      weapon: 'arme',
      approach: 'approche',
      reflex: 'réflexe',
      clue: 'indice',
      mastery: 'maîtrise',
      assassin: 'attaque',
      intervention: 'police',
      joker: 'joker',
    },
    texts: {
      weapon: 'Crime. Une arme est nécessaire pour assassiner.',
      approach: 'Crime. Une seule par assassinat ; arme et approche dont la somme est 7 : +2.',
      reflex: 'Survie. Un seul par défense.',
      clue: 'Survie. Un seul par défense ; réflexe et indice dont la somme est 7 : +2.',
      mastery: 'En attaque comme en défense ; les trois différentes ensemble : +3.',
      assassin: 'Avec une arme, permet d’assassiner. Qui la tient peut être arrêté.',
      intervention: 'Envoie la police chez un joueur : s’il tient l’Assassin, 1 point ; sinon, tu sors de la manche.',
    },
    offer: ['montrée', 'cachée'],
    lies: 'face cachée',
    rules: [
      'Le premier à 5 points gagne. Assassiner rapporte 2 points ; survivre, ou faire arrêter un assassin, 1.',
      'À ton tour, tu proposes trois cartes à ton voisin : une montrée, une cachée, la troisième comme tu veux. Il en prend une, puis se défausse.',
      'Ensuite chacun peut agir : assassiner, envoyer la police ou jouer son joker.',
      'L’assassinat réussit si le crime dépasse la survie.',
      'Quand la pioche est vide, chacun marque 1 point s’il ne tient pas l’Assassin.',
    ],
    had: (who, cards) => `${who} avait ${cards}.`,
  },
  table: {
    head: (round, clockwise, who, pile, discard) =>
      `Manche ${round}, sens ${clockwise ? 'horaire' : 'antihoraire'}, tour ${de(who)}. Pioche : ${pile}. Défausse : ${discard}.`,
    player: (who, n, cards, joker) =>
      joker ? `${who} : ${points(n)}, ${cards} cartes et un joker` : `${who} : ${points(n)}, ${cards} cartes`,
    out: (who, n) => `${who} : ${points(n)}, hors de la manche`,
    hand: (cards) => `En main : ${cards}`,
    joker: (joker, text) => `Joker : ${joker} (${text})`,
    offer: (cards) => `Sur la table : ${cards}`,
    attack: (by, at, cards, crime) => `${by} attaque ${at} : ${cards} (${crime} de crime)`,
    defence: (cards, survival) => `Défense : ${cards} (${survival} de survie)`,
    shown: (who, cards) => `Vu du jeu ${de(who)} : ${cards}`,
    discards: (cards) => `Défausse : ${cards}`,
    hidden: 'carte cachée',
    nothing: 'rien',
  },
};
