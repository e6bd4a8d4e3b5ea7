import type { Voice } from './voice.ts';

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
    assassination: "La manche est finie : l'assassinat a réussi.",
    survived: 'La manche est finie : la victime a survécu.',
    arrest: 'La manche est finie : un assassin est arrêté.',
    pile: 'La manche est finie : la pioche est vide.',
    alone: "La manche est finie : il n'y reste qu'un joueur.",
  },
  facts: {
    found: ({ who, count }) =>
      count === 0
        ? undefined
        : count === 1
          ? `${who} a un joker dans sa donne.`
          : `${who} a ${count} jokers dans sa donne.`,
    got: ({ who, cards }) => `${who} reçoit ${cards}.`,
    drewcard: ({ who }) => `${who} pioche une carte.`,
    drewjoker: ({ who }) => `${who} pioche un joker.`,
    laid: ({ who }) => `${who} pose un joker face cachée.`,
    kept: ({ who, cards }) => `${who} garde ${cards}.`,
    uncovered: ({ who, cards }) => `${who} défausse ${cards}, face visible.`,
    offered: ({ who, at, cards }) => `${who} propose à ${at} : ${cards}.`,
    took: ({ who, at, cards }) =>
      cards === '' ? `${who} prend à ${at} une carte cachée.` : `${who} prend ${cards} à ${at}.`,
    received: ({ who, at, cards }) => `${who} a pris ${cards} à ${at}.`,
    discarded: ({ who }) => `${who} se défausse d'une carte, face cachée.`,
    dropped: ({ who, cards }) => `${who} vient de défausser ${cards}.`,
    attacked: ({ who, at, cards }) => `${who} tente d'assassiner ${at} avec ${cards}.`,
    defended: ({ who, cards }) => (cards === '' ? `${who} ne pose rien.` : `${who} se défend avec ${cards}.`),
    killed: ({ who, at, numbers: [crime, survival] }) => `${who} assassine ${at} : ${crime} contre ${survival}.`,
    survived: ({ who, at, numbers: [crime, survival] }) =>
      `${who} survit à ${at} : ${crime} de crime, ${survival} de survie.`,
    intervened: ({ who, at }) => `${who} envoie la police chez ${at}.`,
    arrested: ({ who, at }) => `${at} a vu juste : ${who} tient une carte Assassin.`,
    cleared: ({ who, at }) => `${who} ne tient pas de carte Assassin et ne montre son jeu qu'à ${at}.`,
    left: ({ who }) => `${who} sort de la manche.`,
    spent: ({ who }) => `${who} a perdu sa carte Intervention.`,
    played: ({ who, at, cards }) => (at === '' ? `${who} joue ${cards}.` : `${who} joue ${cards} contre ${at}.`),
    stole: ({ who, at }) => `${who} prend une carte au hasard à ${at}.`,
    lifted: ({ who, at, cards }) => `${who} a pris ${cards} à ${at}.`,
    gave: ({ who, at, cards }) => (cards === '' ? `${who} donne une carte à ${at}.` : `${who} donne ${cards} à ${at}.`),
    handed: ({ who, at, cards }) => `${who} a donné ${cards} à ${at}.`,
    swapped: ({ who }) => `${who} échange une carte avec la défausse.`,
    exchanged: ({ who, cards }) => `${who} a fait cet échange avec la défausse : ${cards}.`,
    saw: ({ who, at, cards }) => `${who} voit le jeu de ${at} : ${cards}.`,
    searched: ({ who, cards }) => `${who} fouille la défausse : ${cards}.`,
    scored: ({ who, count }) => `${who} marque ${points(count)}.`,
    won: ({ who }) => `${who} gagne la partie.`,
  },
  moves: {
    keep: (joker, text) => `Garder ${joker} (${text})`,
    offer: (up, down) => `Montrer ${up} ; cacher ${down}`,
    take: (card) => `Prendre ${card}`,
    takeHidden: (nth) => `Prendre la carte cachée n° ${nth}`,
    discard: (card) => `Se défausser de ${card}`,
    assassinate: (who, cards, crime) => `Assassiner ${who} avec ${cards} : ${crime} de crime`,
    defend: (cards, survival) => `Se défendre avec ${cards} : ${survival} de survie`,
    defendNothing: 'Ne rien poser',
    intervene: (who) => `Envoyer la police chez ${who} (une erreur vous sort de la manche)`,
    alibi: "Présenter l'alibi",
    aim: (joker, who, text) => `Jouer ${joker} contre ${who} (${text})`,
    play: (joker, text) => `Jouer ${joker} (${text})`,
    give: (card) => `Donner ${card}`,
    swap: (mine, theirs) => `Échanger ${mine} contre ${theirs}`,
    pass: 'Ne rien faire',
    passAlibi: "Ne pas présenter d'alibi",
    passSwap: 'Ne rien échanger',
  },
  phases: {
    joker: (who) => `${who}, quel joker garder ?`,
    offer: (who, other) => `${who}, quelles trois cartes proposer à ${other} ?`,
    take: (who, other) => `${who}, quelle carte prendre à ${other} ?`,
    discard: (who) => `${who}, de quelle carte se défausser ?`,
    action: () => 'Qui agit ?',
    defend: (who, other) => `${who}, comment se défendre contre ${other} ?`,
    alibi: (who) => `${who}, un alibi ?`,
    give: (who) => `${who}, quelle carte donner en échange ?`,
    swap: (who) => `${who}, quelle carte échanger avec la défausse ?`,
    over: () => 'La partie est finie.',
  },
  table: {
    head: (round, clockwise, who, pile, discard) =>
      `Manche ${round}, sens ${clockwise ? 'horaire' : 'antihoraire'}, tour de ${who}. Pioche : ${pile}. Défausse : ${discard}.`,
    player: (who, n, cards, joker) =>
      joker ? `${who} : ${points(n)}, ${cards} cartes et un joker` : `${who} : ${points(n)}, ${cards} cartes`,
    out: (who, n) => `${who} : ${points(n)}, hors de la manche`,
    hand: (cards) => `En main : ${cards}`,
    joker: (joker, text) => `Joker : ${joker} (${text})`,
    offer: (cards) => `Sur la table : ${cards}`,
    attack: (by, at, cards, crime) => `${by} attaque ${at} : ${cards} (${crime} de crime)`,
    defence: (cards, survival) => `Défense : ${cards} (${survival} de survie)`,
    shown: (who, cards) => `Vu du jeu de ${who} : ${cards}`,
    discards: (cards) => `Défausse : ${cards}`,
    hidden: 'carte cachée',
    nothing: 'rien',
  },
};
