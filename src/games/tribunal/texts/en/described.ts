import type { Apart } from '../../words/book.ts';

export const en: Apart = {
  options: {
    mafiosi: {
      label: 'The mafiosi',
      hint: 'In every round. Balanced: the fairest among bots. By the book the mafia often has the upper hand. A number is lowered only as far as it takes to leave one judge.',
      values: { book: 'By the book', gentle: 'Balanced' },
    },
    lives: {
      label: 'Lives',
      hint: 'Fewer lives, a shorter game.',
      values: { book: 'By the number of players' },
    },
    speech: {
      label: 'Speech',
      hint: 'As in court: speaking out of turn may cost a reprimand. Silent court: nobody can.',
      values: { court: 'As in court', strict: 'Silent court' },
    },
    record: {
      label: 'Record',
      hint: 'Full: votes that broke a promise, charges against a judge and objections that failed can be held against a player too.',
      values: { plain: 'Short', full: 'Full' },
    },
    claims: {
      label: 'Claims and plans',
      hint: 'Everyone may claim what nobody can check yet, true or false: a card in hand, last night’s card, an identity seen. And plan for the night: everyone protects one player. What comes to light can be held against a player.',
      values: { off: 'Without', on: 'With' },
    },
  },
  rules: [
    'Judges: eliminate the mafia. Mafiosi: eliminate the judges. Being eliminated from the round costs a life.',
    'By day everyone accuses: the most accused draws a Sentence; the second time means elimination.',
    'By night you protect or plot. A plot succeeds if all mafiosi name the same player.',
    'Its victim draws a Mafia card, or is eliminated if holding one already. The protected player draws an Anti-Mafia card.',
    'The clerk announces what the night’s cards say, true or false; anyone may object.',
    'Once eliminated you become an informer: you speak, and give an anonymous hint at each vote.',
    'Three reprimands: no accusation next time.',
  ],
  held: [({ who, cards }) => `${who} had ${cards}.`, ({ cards }) => `You had ${cards}.`],
  own: {
    mafia: (names) => `The mafia: ${names}`,
    alone: 'You are the only mafioso.',
    order: [({ who, list }) => `${who}’s order: ${list}`, ({ list }) => `Your order: ${list}`],
    watching: [
      ({ who, at }) => `${who} keeps an eye on ${at}`,
      ({ at }) => `You keep an eye on ${at}`,
      ({ who }) => `${who} keeps an eye on you`,
    ],
    known: { judge: (name) => `You know: ${name} is a judge`, mafia: (name) => `You know: ${name} is a mafioso` },
    trapped: (names) => `Plotted against you: ${names}`,
    sealed: (card) => `Your card, still hidden: ${card}`,
    seen: (cards) => `The night’s cards: ${cards}`,
    peeked: [(who) => `${who} opens their eyes!`, () => 'You open your eyes!'],
  },
  table: {
    head: (round, day, clerk) => `Round ${round}, day ${day}. Clerk: ${clerk}.`,
    player: (name, about) => `${name}: ${about}`,
    me: { judge: 'You are a judge.', mafia: 'You are a mafioso.' },
    mafia: (names) => `The mafia: ${names}.`,
    hand: (cards) => `Your Anti-Mafia cards: ${cards}.`,
    ballots: (cards) => `Cards: ${cards}.`,
    announced: (night) => `Announced: ${night}`,
  },
};
