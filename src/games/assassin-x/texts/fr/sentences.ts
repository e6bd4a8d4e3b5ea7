import { de } from '../../../../words/elide.ts';
import type { Voice } from '../../words/voice.ts';

const points = (n: number): string => (n < 2 ? `${n} point` : `${n} points`);
const cardsOf = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

export const fr: Voice = {
  kinds: { weapon: 'arme', approach: 'approche', reflex: 'réflexe', clue: 'indice' },
  began: [
    ({ round, who, clockwise }) =>
      clockwise
        ? `Manche ${round} : ${who} commence, dans le sens horaire.`
        : `Manche ${round} : ${who} commence, dans le sens antihoraire.`,
    ({ round, clockwise }) =>
      clockwise
        ? `Manche ${round} : tu commences, dans le sens horaire.`
        : `Manche ${round} : tu commences, dans le sens antihoraire.`,
  ],
  turned: 'Le sens du jeu est inversé, et plus personne n’agit à ce tour.',
  armed: 'La trêve est finie : désormais, chacun peut attaquer.',
  ended: {
    assassination: 'La manche est finie : l’assassinat a réussi.',
    survived: 'La manche est finie : la victime a survécu.',
    arrest: 'La manche est finie : un assassin a été arrêté.',
    pile: 'La manche est finie : la pioche est vide.',
    alone: 'La manche est finie : il ne reste qu’un joueur.',
  },
  facts: {
    found: [
      ({ who, count }) =>
        count === 0 ? undefined : count === 1 ? `${who} a reçu un joker.` : `${who} a reçu ${count} jokers.`,
      ({ count }) => (count === 0 ? undefined : count === 1 ? 'Tu as reçu un joker.' : `Tu as reçu ${count} jokers.`),
    ],
    got: [({ who, cards }) => `${who} reçoit ${cards}.`, ({ cards }) => `Tu reçois ${cards}.`],
    drew: [
      ({ who, joker }) => (joker ? `${who} pioche un joker.` : undefined),
      ({ joker }) => (joker ? 'Tu pioches un joker.' : undefined),
    ],
    laid: [() => undefined, () => undefined],
    kept: [({ who, cards }) => `${who} garde ${cards}.`, ({ cards }) => `Tu gardes ${cards}.`],
    uncovered: [
      ({ who, cards }) => `${who} défausse un joker, face visible : ${cards}.`,
      ({ cards }) => `Tu défausses un joker, face visible : ${cards}.`,
    ],
    offered: [
      ({ who, at, cards }) => `${who} propose à ${at} : ${cards}.`,
      ({ at, cards }) => `Tu proposes à ${at} : ${cards}.`,
      ({ who, cards }) => `${who} te propose : ${cards}.`,
    ],
    took: [
      ({ who, at, cards }) =>
        cards === '' ? `${who} prend à ${at} une carte cachée.` : `${who} prend ${cards} à ${at}.`,
      ({ at, cards }) => (cards === '' ? `Tu prends à ${at} une carte cachée.` : `Tu prends ${cards} à ${at}.`),
      ({ who, cards }) => (cards === '' ? `${who} te prend une carte cachée.` : `${who} te prend ${cards}.`),
    ],
    received: [
      ({ who, at, cards }) => `${who} a pris ${cards} à ${at}.`,
      ({ at, cards }) => `Tu as pris ${cards} à ${at}.`,
      ({ who, cards }) => `${who} t’a pris ${cards}.`,
    ],
    discarded: [({ who }) => `${who} défausse une carte, face cachée.`, () => 'Tu défausses une carte, face cachée.'],
    dropped: [({ who, cards }) => `${who} a défaussé ${cards}.`, ({ cards }) => `Tu as défaussé ${cards}.`],
    attacked: [
      ({ who, at, cards }) => `${who} tente d’assassiner ${at} avec ${cards}.`,
      ({ at, cards }) => `Tu tentes d’assassiner ${at} avec ${cards}.`,
      ({ who, cards }) => `${who} tente de t’assassiner avec ${cards}.`,
    ],
    defended: [
      ({ who, cards }) => (cards === '' ? `${who} ne se défend pas.` : `${who} se défend avec ${cards}.`),
      ({ cards }) => (cards === '' ? 'Tu ne te défends pas.' : `Tu te défends avec ${cards}.`),
    ],
    killed: [
      ({ who, at, crime, survival }) => `${who} assassine ${at} : ${crime} contre ${survival}.`,
      ({ at, crime, survival }) => `Tu assassines ${at} : ${crime} contre ${survival}.`,
      ({ who, crime, survival }) => `${who} t’assassine : ${crime} contre ${survival}.`,
    ],
    survived: [
      ({ who, at, crime, survival }) => `${who} survit à l’attaque ${de(at)} : attaque ${crime}, défense ${survival}.`,
      ({ at, crime, survival }) => `Tu survis à l’attaque ${de(at)} : attaque ${crime}, défense ${survival}.`,
      ({ who, crime, survival }) => `${who} survit à ton attaque : attaque ${crime}, défense ${survival}.`,
    ],
    intervened: [
      ({ who, at }) => `${who} envoie la police chez ${at}.`,
      ({ at }) => `Tu envoies la police chez ${at}.`,
      ({ who }) => `${who} envoie la police chez toi.`,
    ],
    arrested: [
      ({ who, at }) => `${at} a vu juste : ${who} tient une carte Assassin.`,
      ({ at }) => `${at} a vu juste : tu tiens une carte Assassin.`,
      ({ who }) => `Tu as vu juste : ${who} tient une carte Assassin.`,
    ],
    cleared: [
      ({ who, at }) => `${who} ne tient pas de carte Assassin et ne montre ses cartes qu’à ${at}.`,
      ({ at }) => `Tu ne tiens pas de carte Assassin et ne montres tes cartes qu’à ${at}.`,
      ({ who }) => `${who} ne tient pas de carte Assassin et ne montre ses cartes qu’à toi.`,
    ],
    left: [({ who }) => `${who} sort de la manche.`, () => 'Tu sors de la manche.'],
    played: [
      ({ who, at, cards }) => (at === undefined ? `${who} joue ${cards}.` : `${who} joue ${cards} contre ${at}.`),
      ({ at, cards }) => (at === undefined ? `Tu joues ${cards}.` : `Tu joues ${cards} contre ${at}.`),
      ({ who, cards }) => `${who} joue ${cards} contre toi.`,
    ],
    stole: [
      ({ who, at }) => `${who} prend une carte au hasard à ${at}.`,
      ({ at }) => `Tu prends une carte au hasard à ${at}.`,
      ({ who }) => `${who} te prend une carte au hasard.`,
    ],
    lifted: [
      ({ who, at, cards }) => `${who} a pris ${cards} à ${at}.`,
      ({ at, cards }) => `Tu as pris ${cards} à ${at}.`,
      ({ who, cards }) => `${who} t’a pris ${cards}.`,
    ],
    gave: [
      ({ who, at, cards }) => (cards === '' ? `${who} donne une carte à ${at}.` : `${who} donne ${cards} à ${at}.`),
      ({ at, cards }) => (cards === '' ? `Tu donnes une carte à ${at}.` : `Tu donnes ${cards} à ${at}.`),
      ({ who, cards }) => (cards === '' ? `${who} te donne une carte.` : `${who} te donne ${cards}.`),
    ],
    handed: [
      ({ who, at, cards }) => `${who} a donné ${cards} à ${at}.`,
      ({ at, cards }) => `Tu as donné ${cards} à ${at}.`,
      ({ who, cards }) => `${who} t’a donné ${cards}.`,
    ],
    swapped: [
      ({ who }) => `${who} échange une carte avec la défausse.`,
      () => 'Tu échanges une carte avec la défausse.',
    ],
    exchanged: [
      ({ who, left, cards }) => `${who} a laissé ${left} à la défausse et pris ${cards}.`,
      ({ left, cards }) => `Tu as laissé ${left} à la défausse et pris ${cards}.`,
    ],
    saw: [
      ({ who, at, cards }) => `${who} voit les cartes ${de(at)} : ${cards}.`,
      ({ at, cards }) => `Tu vois les cartes ${de(at)} : ${cards}.`,
      ({ who, cards }) => `${who} voit tes cartes : ${cards}.`,
    ],
    searched: [
      ({ who, cards }) => `${who} fouille la défausse : ${cards}.`,
      ({ cards }) => `Tu fouilles la défausse : ${cards}.`,
    ],
    scored: [({ who, count }) => `${who} marque ${points(count)}.`, ({ count }) => `Tu marques ${points(count)}.`],
    won: [({ who }) => `${who} gagne la partie.`, () => 'Tu gagnes la partie.'],
  },
  moves: {
    keep: (joker) => `Garder ${joker}`,
    offer: (up, down) => `Montrer ${up} ; cacher ${down}`,
    take: (card) => `Prendre ${card}`,
    takeHidden: (nth) => `Prendre la carte cachée n° ${nth}`,
    discard: (card) => `Défausser : ${card}`,
    assassinate: (who, cards, crime) => `Assassiner ${who} avec ${cards} : attaque ${crime}`,
    defend: (cards, survival) => `Se défendre avec ${cards} : défense ${survival}`,
    defendNothing: 'Ne pas se défendre',
    intervene: (who) => `Envoyer la police chez ${who}`,
    intervenes: 'si l’Assassin n’y est pas, tu sors de la manche',
    alibi: 'Présenter l’alibi',
    aim: (joker, who) => `Jouer ${joker} contre ${who}`,
    play: (joker) => `Jouer ${joker}`,
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
    discard: () => 'Quelle carte défausses-tu ?',
    action: () => 'Veux-tu agir ?',
    defend: (other) => `Comment te défends-tu contre ${other} ?`,
    alibi: () => 'La police est chez toi : as-tu un alibi ?',
    give: () => 'Quelle carte donnes-tu en échange ?',
    swap: () => 'Quelle carte échanges-tu avec la défausse ?',
    over: () => 'La partie est finie.',
  },
  waits: {
    joker: [({ who }) => `${who} choisit un joker.`],
    offer: [
      ({ who, other }) => `${who} choisit trois cartes pour ${other}.`,
      ({ who }) => `${who} choisit trois cartes pour toi.`,
    ],
    take: [
      ({ who, other }) => `${who} choisit une carte ${de(other)}.`,
      ({ who }) => `${who} choisit une de tes cartes.`,
    ],
    discard: [({ who }) => `${who} va défausser une carte.`],
    action: [() => 'Quelqu’un veut-il agir ?'],
    defend: [({ who, other }) => `${who} se défend contre ${other}.`, ({ who }) => `${who} se défend contre toi.`],
    alibi: [({ who }) => `La police est chez ${who} : un alibi ?`],
    give: [({ who }) => `${who} choisit une carte à donner en échange.`],
    swap: [({ who }) => `${who} fouille la défausse.`],
    over: [() => 'La partie est finie.'],
  },
  options: {
    actions: {
      label: 'Les actions',
      hint: 'Au plus rapide : le premier qui agit. Équitable : chacun décide en secret, puis l’ordre du tour tranche.',
      values: { first: 'Au plus rapide', fair: 'Équitable' },
    },
    truce: {
      label: 'La trêve',
      hint: 'Avant la première attaque d’une manche, chacun propose des cartes une fois. La police peut venir à tout moment.',
      values: { off: 'Sans trêve', round: 'Un tour de table sans attaque' },
    },
  },
  stage: {
    points: (n) => (n > 5 ? points(n) : `${points(n)} sur 5`),
    cards: cardsOf,
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
      weapon: 'Attaque. Une arme est nécessaire pour assassiner.',
      approach: 'Attaque. Une seule par assassinat.',
      reflex: 'Défense. Un seul par défense.',
      clue: 'Défense. Un seul par défense.',
      mastery: 'En attaque comme en défense ; les trois différentes ensemble : +3.',
      assassin: 'Avec une arme, permet d’assassiner. Mais celui qui l’a peut être arrêté.',
      intervention: 'Envoie la police chez un joueur : s’il tient l’Assassin, 1 point ; sinon, tu sors de la manche.',
    },
    pair: (name, one, other, worth) => `${name} : ${one} avec ${other}, ${worth} en tout.`,
    rules: [
      'Le premier à 5 points gagne. Assassiner rapporte 2 points ; survivre, ou faire arrêter un assassin, 1.',
      'À ton tour, tu proposes trois cartes à ton voisin : une montrée, une cachée, la troisième comme tu veux. Il en prend une, puis en défausse une.',
      'Ensuite chacun peut agir : assassiner, envoyer la police ou jouer son joker.',
      'L’assassinat réussit si l’attaque dépasse la défense.',
      'Quand la pioche est vide, ceux qui n’ont pas l’Assassin marquent 1 point.',
    ],
    had: [({ who, cards }) => `${who} avait ${cards}.`, ({ cards }) => `Tu avais ${cards}.`],
  },
  table: {
    truce: (who) => `Trêve : personne n’attaque encore. Doivent encore proposer des cartes : ${who}.`,
    head: [
      ({ round, clockwise, who, pile, discard }) =>
        `Manche ${round}, sens ${clockwise ? 'horaire' : 'antihoraire'}, tour ${de(who)}. Pioche : ${pile}. Défausse : ${discard}.`,
      ({ round, clockwise, pile, discard }) =>
        `Manche ${round}, sens ${clockwise ? 'horaire' : 'antihoraire'}, c’est ton tour. Pioche : ${pile}. Défausse : ${discard}.`,
    ],
    player: (who, n, cards, joker) =>
      joker ? `${who} : ${points(n)}, ${cardsOf(cards)} et un joker` : `${who} : ${points(n)}, ${cardsOf(cards)}`,
    out: (who, n) => `${who} : ${points(n)}, hors de la manche`,
    hand: (cards) => `En main : ${cards}`,
    joker: (joker, text) => `Joker : ${joker} (${text})`,
    offer: (cards) => `Sur la table : ${cards}`,
    attack: [
      ({ who, at, cards, crime }) => `${who} attaque ${at} : ${cards} (attaque ${crime})`,
      ({ at, cards, crime }) => `Tu attaques ${at} : ${cards} (attaque ${crime})`,
      ({ who, cards, crime }) => `${who} t’attaque : ${cards} (attaque ${crime})`,
    ],
    defence: (cards, survival) => `Défense : ${cards} (défense ${survival})`,
    shown: (who, cards) => `Ce que tu as vu des cartes ${de(who)} : ${cards}`,
    discards: (cards) => `Défausse : ${cards}`,
    hidden: 'carte cachée',
    nothing: 'rien',
  },
};
