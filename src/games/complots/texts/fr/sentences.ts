import { de } from '../../../../words/elide.ts';
import type { Character } from '../../rules/characters.ts';
import type { Book } from '../../words/book.ts';
import { fr as CHARACTERS, sentences } from './cards.ts';

const the = (card: Character): string => CHARACTERS[card].the;
const list = (cards: readonly Character[]): string => cards.map((card) => CHARACTERS[card].name).join(', ');
const coins = (n: number): string => (n < 2 ? `${n} pièce` : `${n} pièces`);
const cards = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

export const fr: Book = {
  characters: CHARACTERS,
  counters: (all) => `Contre : ${all}.`,
  counteredBy: (all) => `Contré par : ${all}.`,
  aid: 'aide étrangère',
  announced: {
    aid: [({ who }) => `${who} demande l’aide étrangère.`, () => 'Tu demandes l’aide étrangère.'],
    coup: [
      ({ who, at }) => `${who} commande l’assassinat d’un personnage ${de(at)}.`,
      ({ at }) => `Tu commandes l’assassinat d’un personnage ${de(at)}.`,
      ({ who }) => `${who} commande l’assassinat d’un de tes personnages.`,
    ],
    ...sentences.announced,
    examine: [
      ({ who, at }) => `${who} prétend être l’Inquisiteur et veut examiner une carte ${de(at)}.`,
      ({ at }) => `Tu prétends être l’Inquisiteur et veux examiner une carte ${de(at)}.`,
      ({ who }) => `${who} prétend être l’Inquisiteur et veut examiner une de tes cartes.`,
    ],
    convert: [
      ({ who }) => `${who} paie 1 pièce à l’hospice pour changer de camp.`,
      () => 'Tu paies 1 pièce à l’hospice pour changer de camp.',
    ],
    'convert other': [
      ({ who, at }) => `${who} paie 2 pièces à l’hospice pour faire changer ${at} de camp.`,
      ({ at }) => `Tu paies 2 pièces à l’hospice pour faire changer ${at} de camp.`,
      ({ who }) => `${who} paie 2 pièces à l’hospice pour te faire changer de camp.`,
    ],
    embezzle: [
      ({ who }) => `${who} prétend n’avoir aucune Perceptrice et veut vider l’hospice.`,
      () => 'Tu prétends n’avoir aucune Perceptrice et veux vider l’hospice.',
    ],
  },
  facts: {
    got: [({ who, cards: all }) => `${who} reçoit : ${list(all)}.`, ({ cards: all }) => `Tu reçois : ${list(all)}.`],
    chose: [({ who }) => `${who} a choisi sa carte.`, () => 'Tu as choisi ta carte.'],
    picked: [
      ({ who, card }) => `${who} a pris : ${CHARACTERS[card].name}.`,
      ({ card }) => `Tu as pris : ${CHARACTERS[card].name}.`,
    ],
    is: [
      ({ who, side }) =>
        side === 'catholic' ? `${who} est dans le camp catholique.` : `${who} est dans le camp protestant.`,
      ({ side }) => (side === 'catholic' ? 'Tu es dans le camp catholique.' : 'Tu es dans le camp protestant.'),
    ],
    took: [
      ({ who, n }) => (n === 0 ? `${who} ne prend rien : le trésor est vide.` : `${who} prend ${coins(n)}.`),
      ({ n }) => (n === 0 ? 'Tu ne prends rien : le trésor est vide.' : `Tu prends ${coins(n)}.`),
    ],
    paid: [({ who, n }) => `${who} paie ${coins(n)}.`, ({ n }) => `Tu paies ${coins(n)}.`],
    spent: [({ who, n }) => `${who} laisse ${coins(n)} au trésor.`, ({ n }) => `Tu laisses ${coins(n)} au trésor.`],
    'spent on': [
      ({ who, at, self, n }) => (self ? `${who} garde aussi ${coins(n)}.` : `${who} remet ${coins(n)} à ${at}.`),
      ({ at, self, n }) => (self ? `Tu gardes aussi ${coins(n)}.` : `Tu remets ${coins(n)} à ${at}.`),
      ({ who, n }) => `${who} te remet ${coins(n)}.`,
    ],
    drew: [
      ({ who, n }) => (n === 0 ? `${who} ne pioche rien.` : `${who} pioche ${cards(n)}.`),
      ({ n }) => (n === 0 ? 'Tu ne pioches rien.' : `Tu pioches ${cards(n)}.`),
    ],
    doubted: [
      ({ who, at }) => `${who} doute ${de(at)}.`,
      ({ at }) => `Tu doutes ${de(at)}.`,
      ({ who }) => `${who} doute de toi.`,
    ],
    showed: [
      ({ who, only, cards: all }) =>
        only === undefined ? `${who} montre ses cartes : ${list(all)}.` : `${who} montre ${the(only)}.`,
      ({ only, cards: all }) =>
        only === undefined ? `Tu montres tes cartes : ${list(all)}.` : `Tu montres ${the(only)}.`,
    ],
    bluffed: [
      ({ who, card }) => `${who} n’a pas ${the(card)} : c’était du bluff !`,
      ({ card }) => `Tu n’as pas ${the(card)} : c’était du bluff !`,
    ],
    uncovered: [
      ({ who, card }) => `La carte cachée ${de(who)} est retournée : ${CHARACTERS[card].name}.`,
      ({ card }) => `Ta carte cachée est retournée : ${CHARACTERS[card].name}.`,
    ],
    out: [({ who }) => `${who} est hors jeu.`, () => 'Tu es hors jeu.'],
    won: [({ who }) => `${who} gagne la partie !`, () => 'Tu gagnes la partie !'],
    countered: [
      ({ who, at, card }) => `${who} prétend être ${the(card)} et contre ${at}.`,
      ({ at, card }) => `Tu prétends être ${the(card)} et contres ${at}.`,
      ({ who, card }) => `${who} prétend être ${the(card)} et te contre.`,
    ],
    foiled: [
      ({ who, at }) => `Le contre ${de(who)} tient : c’est raté pour ${at}.`,
      ({ at }) => `Ton contre tient : c’est raté pour ${at}.`,
      ({ who }) => `Le contre ${de(who)} tient : c’est raté pour toi.`,
    ],
    buried: [
      ({ who }) => `${who} perd une carte sans la montrer et prétend que c’est la Sorcière.`,
      () => 'Tu perds une carte sans la montrer et prétends que c’est la Sorcière.',
    ],
    lost: [({ who, card }) => `${who} perd ${the(card)}.`, ({ card }) => `Tu perds ${the(card)}.`],
    kept: [
      ({ who, n }) => `${who} garde ${cards(n)} et rend le reste à la cour.`,
      ({ n }) => `Tu gardes ${cards(n)} et rends le reste à la cour.`,
    ],
    returned: [({ who, cards: all }) => `${who} rend : ${list(all)}.`, ({ cards: all }) => `Tu rends : ${list(all)}.`],
    submitted: [
      ({ who, at }) => `${who} montre une carte à ${at}.`,
      ({ at }) => `Tu montres une carte à ${at}.`,
      ({ who }) => `${who} te montre une carte.`,
    ],
    saw: [
      ({ who, at, card }) => `${who} voit une carte ${de(at)} : ${CHARACTERS[card].name}.`,
      ({ at, card }) => `Tu vois une carte ${de(at)} : ${CHARACTERS[card].name}.`,
      ({ who, card }) => `${who} voit une de tes cartes : ${CHARACTERS[card].name}.`,
    ],
    spared: [
      ({ who, at }) => `${who} laisse sa carte à ${at}.`,
      ({ at }) => `Tu laisses sa carte à ${at}.`,
      ({ who }) => `${who} te laisse ta carte.`,
    ],
    replaced: [
      ({ who, at }) => `${who} fait remplacer la carte ${de(at)}.`,
      ({ at }) => `Tu fais remplacer la carte ${de(at)}.`,
      ({ who }) => `${who} fait remplacer ta carte.`,
    ],
    bought: [
      ({ who, at, n }) => `${who} paie ${coins(n)} à ${at} pour garder ses personnages.`,
      ({ at, n }) => `Tu paies ${coins(n)} à ${at} pour garder tes personnages.`,
      ({ who, n }) => `${who} te paie ${coins(n)} pour garder ses personnages.`,
    ],
    joined: [
      ({ who, card }) =>
        card === 'undertaker'
          ? `${who} prétend être la Croque-Mort et réclame l’héritage.`
          : card === 'pope'
            ? `${who} prétend aussi être le Pape et refuse de payer.`
            : `${who} prétend aussi être ${the(card)} et réclame une part.`,
      ({ card }) =>
        card === 'undertaker'
          ? 'Tu prétends être la Croque-Mort et réclames l’héritage.'
          : card === 'pope'
            ? 'Tu prétends aussi être le Pape et refuses de payer.'
            : `Tu prétends aussi être ${the(card)} et réclames une part.`,
    ],
    gave: [
      ({ who, at, n }) => (n === 0 ? `${who} n’a rien à donner à ${at}.` : `${who} donne ${coins(n)} à ${at}.`),
      ({ at, n }) => (n === 0 ? `Tu n’as rien à donner à ${at}.` : `Tu donnes ${coins(n)} à ${at}.`),
      ({ who, n }) => (n === 0 ? `${who} n’a rien à te donner.` : `${who} te donne ${coins(n)}.`),
    ],
    stole: [
      ({ who, at, n }) => (n === 0 ? `${who} ne trouve rien à voler à ${at}.` : `${who} vole ${coins(n)} à ${at}.`),
      ({ at, n }) => (n === 0 ? `Tu ne trouves rien à voler à ${at}.` : `Tu voles ${coins(n)} à ${at}.`),
      ({ who, n }) => (n === 0 ? `${who} ne trouve rien à te voler.` : `${who} te vole ${coins(n)}.`),
    ],
    inherited: [
      ({ who, at, n }) =>
        n === 0 ? `${at} ne laisse rien à ${who}.` : `${at} laisse ${coins(n)} en héritage à ${who}.`,
      ({ at, n }) => (n === 0 ? `${at} ne te laisse rien.` : `${at} te laisse ${coins(n)} en héritage.`),
      ({ who, n }) => (n === 0 ? `Tu ne laisses rien à ${who}.` : `Tu laisses ${coins(n)} en héritage à ${who}.`),
    ],
    embezzled: [({ who, n }) => `${who} vide l’hospice : ${coins(n)}.`, ({ n }) => `Tu vides l’hospice : ${coins(n)}.`],
  },
  turn: {
    income: () => 'Revenu : prendre 1 pièce',
    aid: () => 'Aide étrangère : prendre 2 pièces',
    coup: ({ at }) => `Assassinat : payer 7 pièces, ${at} perd un personnage`,
    ...sentences.turn,
    examine: ({ at }) => `Inquisiteur : examiner une carte ${de(at)}`,
    convert: () => 'Changer de camp pour 1 pièce',
    'convert other': ({ at }) => `Faire changer ${at} de camp pour 2 pièces`,
    embezzle: () => 'Vider l’hospice : prétendre n’avoir aucune Perceptrice',
  },
  answers: {
    doubt: () => 'Mettre en doute',
    pass: () => 'Laisser passer',
    counter: ({ card }) => `Contrer avec ${the(card)}`,
    join: ({ card }) => `Prétendre aussi être ${the(card)}`,
    lose: ({ card }) => `Perdre ${the(card)}`,
    'lose as witch': ({ card }) => `Perdre ${the(card)} face cachée, comme Sorcière`,
    keep: ({ cards: all }) => `Garder : ${list(all)}`,
    again: () => 'Recommencer pour 1 pièce',
    stop: () => 'En rester là',
    show: ({ card }) => `Montrer ${the(card)}`,
    return: () => 'La lui laisser',
    replace: () => 'La faire remplacer',
    pay: () => 'Payer 3 pièces et garder tes personnages',
    refuse: () => 'Recevoir 3 pièces et perdre un personnage',
    give: ({ at, self }) => (self ? 'Garder le reste' : `Donner le reste à ${at}`),
    choose: ({ card }) => `Prendre ${the(card)}`,
    catholic: () => 'Camp catholique',
    protestant: () => 'Camp protestant',
  },
  questions: {
    draft: () => 'Quelle carte de ton paquet prends-tu ?',
    side: () => 'Quel camp choisis-tu ?',
    turn: () => 'À toi de jouer. Que fais-tu ?',
    doubt: ({ who, claim }) =>
      claim === 'no collector'
        ? `${who} dit n’avoir aucune Perceptrice. Y crois-tu ?`
        : claim === 'witch dead' || claim === undefined
          ? `${who} dit avoir perdu la Sorcière. Y crois-tu ?`
          : `${who} dit être ${the(claim)}. Y crois-tu ?`,
    join: ({ joins }) =>
      joins === 'undertaker'
        ? 'Réclames-tu l’héritage, comme Croque-Mort ?'
        : 'Réclames-tu une part, comme Illusionniste ?',
    lose: () => 'Quel personnage perds-tu ?',
    keep: () => 'Que gardes-tu ?',
    again: () => 'Encore un échange, pour 1 pièce ?',
    show: ({ who }) => `Que montres-tu à ${who} ?`,
    verdict: () => 'Que fais-tu de la carte que tu vois ?',
    settle: ({ who }) => `${who} te fait chanter. Paies-tu ?`,
    give: () => 'Qui reçoit le reste ?',
  },
  watched: {
    turn: (who) => `À ${who} de jouer.`,
    chooses: (who) => `${who} choisit.`,
    counters: (who) => `${who} peut contrer.`,
    all: 'Tout le monde choisit.',
  },
  over: [(winners) => `La partie est finie. Victoire : ${winners}.`, () => 'La partie est finie : tu as gagné !'],
  counter: {
    aid: (who) => `${who} demande l’aide étrangère. Veux-tu contrer ?`,
    ...sentences.counter,
  },
  coins,
  sides: { catholic: 'catholique', protestant: 'protestant' },
  out: 'hors jeu',
  piles: (court, treasury, almshouse) =>
    almshouse === undefined
      ? `Cour : ${cards(court)} · Trésor : ${coins(treasury)}`
      : `Cour : ${cards(court)} · Trésor : ${coins(treasury)} · Hospice : ${coins(almshouse)}`,
  hand: (all) => `Tes cartes : ${all}`,
  buried: (all) => `Cartes perdues face cachée : ${all}`,
  held: [({ who, cards: all }) => `${who} avait encore : ${all}`, ({ cards: all }) => `Tu avais encore : ${all}`],
  bluff: 'bluff',
};
