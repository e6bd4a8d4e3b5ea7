import type { Voice } from '../../words/voice.ts';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const cardsOf = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const en: Voice = {
  kinds: { weapon: 'weapon', approach: 'approach', reflex: 'reflex', clue: 'clue' },
  began: [
    ({ round, who, clockwise }) =>
      clockwise ? `Round ${round}: ${who} begins, clockwise.` : `Round ${round}: ${who} begins, anticlockwise.`,
    ({ round, clockwise }) =>
      clockwise ? `Round ${round}: you begin, clockwise.` : `Round ${round}: you begin, anticlockwise.`,
  ],
  turned: 'The direction of play is reversed, and nobody acts any more this turn.',
  armed: 'The truce is over: from now on anyone may attack.',
  ended: {
    assassination: 'The round is over: the assassination succeeded.',
    survived: 'The round is over: the victim survived.',
    arrest: 'The round is over: an assassin was arrested.',
    pile: 'The round is over: the draw pile is empty.',
    alone: 'The round is over: only one player is left in it.',
  },
  facts: {
    found: [
      ({ who, count }) =>
        count === 0 ? undefined : count === 1 ? `${who} was dealt a joker.` : `${who} was dealt ${count} jokers.`,
      ({ count }) =>
        count === 0 ? undefined : count === 1 ? 'You were dealt a joker.' : `You were dealt ${count} jokers.`,
    ],
    got: [({ who, cards }) => `${who} gets ${cards}.`, ({ cards }) => `You get ${cards}.`],
    drew: [
      ({ who, joker }) => (joker ? `${who} draws a joker.` : undefined),
      ({ joker }) => (joker ? 'You draw a joker.' : undefined),
    ],
    laid: [() => undefined, () => undefined],
    kept: [({ who, cards }) => `${who} keeps ${cards}.`, ({ cards }) => `You keep ${cards}.`],
    uncovered: [
      ({ who, cards }) => `${who} discards a joker, face up: ${cards}.`,
      ({ cards }) => `You discard a joker, face up: ${cards}.`,
    ],
    offered: [
      ({ who, at, cards }) => `${who} offers ${at}: ${cards}.`,
      ({ at, cards }) => `You offer ${at}: ${cards}.`,
      ({ who, cards }) => `${who} offers you: ${cards}.`,
    ],
    took: [
      ({ who, at, cards }) =>
        cards === '' ? `${who} takes a hidden card from ${at}.` : `${who} takes ${cards} from ${at}.`,
      ({ at, cards }) => (cards === '' ? `You take a hidden card from ${at}.` : `You take ${cards} from ${at}.`),
      ({ who, cards }) => (cards === '' ? `${who} takes a hidden card from you.` : `${who} takes ${cards} from you.`),
    ],
    received: [
      ({ who, at, cards }) => `${who} took ${cards} from ${at}.`,
      ({ at, cards }) => `You took ${cards} from ${at}.`,
      ({ who, cards }) => `${who} took ${cards} from you.`,
    ],
    discarded: [({ who }) => `${who} discards a card, face down.`, () => 'You discard a card, face down.'],
    dropped: [({ who, cards }) => `${who} discarded ${cards}.`, ({ cards }) => `You discarded ${cards}.`],
    attacked: [
      ({ who, at, cards }) => `${who} tries to assassinate ${at} with ${cards}.`,
      ({ at, cards }) => `You try to assassinate ${at} with ${cards}.`,
      ({ who, cards }) => `${who} tries to assassinate you with ${cards}.`,
    ],
    defended: [
      ({ who, cards }) => (cards === '' ? `${who} does not defend.` : `${who} defends with ${cards}.`),
      ({ cards }) => (cards === '' ? 'You do not defend.' : `You defend with ${cards}.`),
    ],
    killed: [
      ({ who, at, crime, survival }) => `${who} assassinates ${at}: ${crime} against ${survival}.`,
      ({ at, crime, survival }) => `You assassinate ${at}: ${crime} against ${survival}.`,
      ({ who, crime, survival }) => `${who} assassinates you: ${crime} against ${survival}.`,
    ],
    survived: [
      ({ who, at, crime, survival }) => `${who} survives ${at}’s attack: attack ${crime}, defence ${survival}.`,
      ({ at, crime, survival }) => `You survive ${at}’s attack: attack ${crime}, defence ${survival}.`,
      ({ who, crime, survival }) => `${who} survives your attack: attack ${crime}, defence ${survival}.`,
    ],
    intervened: [
      ({ who, at }) => `${who} sends the police to ${at}.`,
      ({ at }) => `You send the police to ${at}.`,
      ({ who }) => `${who} sends the police to you.`,
    ],
    arrested: [
      ({ who, at }) => `${at} was right: ${who} holds an Assassin card.`,
      ({ at }) => `${at} was right: you hold an Assassin card.`,
      ({ who }) => `You were right: ${who} holds an Assassin card.`,
    ],
    cleared: [
      ({ who, at }) => `${who} holds no Assassin card and shows their cards to ${at} alone.`,
      ({ at }) => `You hold no Assassin card and show your cards to ${at} alone.`,
      ({ who }) => `${who} holds no Assassin card and shows their cards to you alone.`,
    ],
    left: [({ who }) => `${who} is out of the round.`, () => 'You are out of the round.'],
    played: [
      ({ who, at, cards }) => (at === undefined ? `${who} plays ${cards}.` : `${who} plays ${cards} against ${at}.`),
      ({ at, cards }) => (at === undefined ? `You play ${cards}.` : `You play ${cards} against ${at}.`),
      ({ who, cards }) => `${who} plays ${cards} against you.`,
    ],
    stole: [
      ({ who, at }) => `${who} takes a random card from ${at}.`,
      ({ at }) => `You take a random card from ${at}.`,
      ({ who }) => `${who} takes a random card from you.`,
    ],
    lifted: [
      ({ who, at, cards }) => `${who} took ${cards} from ${at}.`,
      ({ at, cards }) => `You took ${cards} from ${at}.`,
      ({ who, cards }) => `${who} took ${cards} from you.`,
    ],
    gave: [
      ({ who, at, cards }) => (cards === '' ? `${who} gives ${at} a card.` : `${who} gives ${cards} to ${at}.`),
      ({ at, cards }) => (cards === '' ? `You give ${at} a card.` : `You give ${cards} to ${at}.`),
      ({ who, cards }) => (cards === '' ? `${who} gives you a card.` : `${who} gives ${cards} to you.`),
    ],
    handed: [
      ({ who, at, cards }) => `${who} gave ${cards} to ${at}.`,
      ({ at, cards }) => `You gave ${cards} to ${at}.`,
      ({ who, cards }) => `${who} gave ${cards} to you.`,
    ],
    swapped: [({ who }) => `${who} swaps a card with the discards.`, () => 'You swap a card with the discards.'],
    exchanged: [
      ({ who, left, cards }) => `${who} left ${left} in the discards and took ${cards}.`,
      ({ left, cards }) => `You left ${left} in the discards and took ${cards}.`,
    ],
    saw: [
      ({ who, at, cards }) => `${who} sees ${at}’s cards: ${cards}.`,
      ({ at, cards }) => `You see ${at}’s cards: ${cards}.`,
      ({ who, cards }) => `${who} sees your cards: ${cards}.`,
    ],
    searched: [
      ({ who, cards }) => `${who} looks through the discards: ${cards}.`,
      ({ cards }) => `You look through the discards: ${cards}.`,
    ],
    scored: [({ who, count }) => `${who} scores ${points(count)}.`, ({ count }) => `You score ${points(count)}.`],
    won: [({ who }) => `${who} wins the game.`, () => 'You win the game.'],
  },
  moves: {
    keep: (joker) => `Keep ${joker}`,
    offer: (up, down) => `Show ${up}; hide ${down}`,
    take: (card) => `Take ${card}`,
    takeHidden: (nth) => `Take hidden card no. ${nth}`,
    discard: (card) => `Discard ${card}`,
    assassinate: (who, cards, crime) => `Assassinate ${who} with ${cards}: attack ${crime}`,
    defend: (cards, survival) => `Defend with ${cards}: defence ${survival}`,
    defendNothing: 'Do not defend',
    intervene: (who) => `Send the police to ${who}`,
    intervenes: 'if there is no Assassin there, you are out of the round',
    alibi: 'Show the alibi',
    aim: (joker, who) => `Play ${joker} against ${who}`,
    play: (joker) => `Play ${joker}`,
    give: (card) => `Give ${card}`,
    swap: (mine, theirs) => `Swap ${mine} for ${theirs}`,
    pass: 'Do nothing',
    passAlibi: 'Show no alibi',
    passSwap: 'Swap nothing',
  },
  asked: {
    joker: () => 'Which joker do you keep?',
    offer: (other) => `Which three cards do you offer ${other}?`,
    take: (other) => `Which card do you take from ${other}?`,
    discard: () => 'Which card do you discard?',
    action: () => 'Do you want to act?',
    defend: (other) => `How do you defend against ${other}?`,
    alibi: () => 'The police are at your door: do you have an alibi?',
    give: () => 'Which card do you give in return?',
    swap: () => 'Which card do you swap with the discards?',
    over: () => 'The game is over.',
  },
  waits: {
    joker: [({ who }) => `${who} chooses a joker.`],
    offer: [
      ({ who, other }) => `${who} chooses three cards for ${other}.`,
      ({ who }) => `${who} chooses three cards for you.`,
    ],
    take: [
      ({ who, other }) => `${who} chooses one of ${other}’s cards.`,
      ({ who }) => `${who} chooses one of your cards.`,
    ],
    discard: [({ who }) => `${who} is about to discard.`],
    action: [() => 'Does anyone want to act?'],
    defend: [({ who, other }) => `${who} defends against ${other}.`, ({ who }) => `${who} defends against you.`],
    alibi: [({ who }) => `The police are at ${who}’s door: an alibi?`],
    give: [({ who }) => `${who} chooses a card to give in return.`],
    swap: [({ who }) => `${who} looks through the discards.`],
    over: [() => 'The game is over.'],
  },
  options: {
    actions: {
      label: 'Actions',
      hint: 'The quickest: whoever acts first. Fair: everyone decides in secret, then the order of play decides.',
      values: { first: 'The quickest', fair: 'Fair' },
    },
    truce: {
      label: 'Truce',
      hint: 'Before the first attack of a round, everybody offers cards once. The police may come at any time.',
      values: { off: 'No truce', round: 'One lap without attacks' },
    },
  },
  stage: {
    points: (n) => (n > 5 ? points(n) : `${points(n)} of 5`),
    cards: cardsOf,
    joker: 'a joker',
    out: 'out of the round',
    kinds: {
      weapon: 'weapon',
      approach: 'approach',
      reflex: 'reflex',
      clue: 'clue',
      mastery: 'edge',
      assassin: 'attack',
      intervention: 'police',
      joker: 'joker',
    },
    texts: {
      weapon: 'Attack. An assassination needs one weapon.',
      approach: 'Attack. One per assassination.',
      reflex: 'Defence. One per defence.',
      clue: 'Defence. One per defence.',
      mastery: 'For attack and defence; all three different ones together: +3.',
      assassin: 'With a weapon it lets you assassinate. Whoever holds it can be arrested.',
      intervention:
        'Sends the police to a player: if the Assassin is there, 1 point; if not, you are out of the round.',
    },
    pair: (name, one, other, worth) => `${name}: ${one} with ${other}, ${worth} in all.`,
    rules: [
      'First to 5 points wins. An assassination is worth 2; surviving one, or having an assassin arrested, 1.',
      'On your turn you offer your neighbour three cards: one face up, one face down, the third as you like. They take one, then discard.',
      'Then anyone may act: assassinate, send the police or play their joker.',
      'The assassination succeeds if the attack is more than the defence.',
      'When the pile is empty, everyone who holds no Assassin scores 1.',
    ],
    had: [({ who, cards }) => `${who} had ${cards}.`, ({ cards }) => `You had ${cards}.`],
  },
  table: {
    truce: (who) => `Truce: nobody attacks yet. Still to offer cards: ${who}.`,
    head: [
      ({ round, clockwise, who, pile, discard }) =>
        `Round ${round}, ${clockwise ? 'clockwise' : 'anticlockwise'}, ${who}’s turn. Pile: ${pile}. Discards: ${discard}.`,
      ({ round, clockwise, pile, discard }) =>
        `Round ${round}, ${clockwise ? 'clockwise' : 'anticlockwise'}, your turn. Pile: ${pile}. Discards: ${discard}.`,
    ],
    player: (who, n, cards, joker) =>
      joker ? `${who}: ${points(n)}, ${cardsOf(cards)} and a joker` : `${who}: ${points(n)}, ${cardsOf(cards)}`,
    out: (who, n) => `${who}: ${points(n)}, out of the round`,
    hand: (cards) => `In hand: ${cards}`,
    joker: (joker, text) => `Joker: ${joker} (${text})`,
    offer: (cards) => `On the table: ${cards}`,
    attack: [
      ({ who, at, cards, crime }) => `${who} attacks ${at}: ${cards} (attack ${crime})`,
      ({ at, cards, crime }) => `You attack ${at}: ${cards} (attack ${crime})`,
      ({ who, cards, crime }) => `${who} attacks you: ${cards} (attack ${crime})`,
    ],
    defence: (cards, survival) => `Defence: ${cards} (defence ${survival})`,
    shown: (who, cards) => `What you saw of ${who}’s cards: ${cards}`,
    discards: (cards) => `Discards: ${cards}`,
    hidden: 'hidden card',
    nothing: 'nothing',
  },
};
