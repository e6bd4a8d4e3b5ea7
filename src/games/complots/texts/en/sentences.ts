import type { Character } from '../../rules/characters.ts';
import type { Book } from '../../words/book.ts';
import { en as CHARACTERS, sentences } from './cards.ts';

const the = (card: Character): string => CHARACTERS[card].the;
const list = (cards: readonly Character[]): string => cards.map((card) => CHARACTERS[card].name).join(', ');
const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const en: Book = {
  characters: CHARACTERS,
  counters: (all) => `Blocks: ${all}.`,
  counteredBy: (all) => `Blocked by: ${all}.`,
  aid: 'foreign aid',
  announced: {
    aid: [({ who }) => `${who} asks for foreign aid.`, () => 'You ask for foreign aid.'],
    coup: [
      ({ who, at }) => `${who} stages a coup against ${at}.`,
      ({ at }) => `You stage a coup against ${at}.`,
      ({ who }) => `${who} stages a coup against you.`,
    ],
    ...sentences.announced,
    examine: [
      ({ who, at }) => `${who} claims to be the Inquisitor and wants to examine one of ${at}’s cards.`,
      ({ at }) => `You claim to be the Inquisitor and want to examine one of ${at}’s cards.`,
      ({ who }) => `${who} claims to be the Inquisitor and wants to examine one of your cards.`,
    ],
    convert: [
      ({ who }) => `${who} pays 1 coin to the almshouse to change sides.`,
      () => 'You pay 1 coin to the almshouse to change sides.',
    ],
    'convert other': [
      ({ who, at }) => `${who} pays 2 coins to the almshouse to convert ${at}.`,
      ({ at }) => `You pay 2 coins to the almshouse to convert ${at}.`,
      ({ who }) => `${who} pays 2 coins to the almshouse to convert you.`,
    ],
    embezzle: [
      ({ who }) => `${who} claims to hold no Tax collector and wants to empty the almshouse.`,
      () => 'You claim to hold no Tax collector and want to empty the almshouse.',
    ],
  },
  facts: {
    got: [({ who, cards: all }) => `${who} gets: ${list(all)}.`, ({ cards: all }) => `You get: ${list(all)}.`],
    chose: [({ who }) => `${who} has chosen a card.`, () => 'You have chosen a card.'],
    picked: [
      ({ who, card }) => `${who} took: ${CHARACTERS[card].name}.`,
      ({ card }) => `You took: ${CHARACTERS[card].name}.`,
    ],
    is: [
      ({ who, side }) =>
        side === 'catholic' ? `${who} is on the Catholic side.` : `${who} is on the Protestant side.`,
      ({ side }) => (side === 'catholic' ? 'You are on the Catholic side.' : 'You are on the Protestant side.'),
    ],
    took: [
      ({ who, n }) => (n === 0 ? `${who} takes nothing: the treasury is empty.` : `${who} takes ${coins(n)}.`),
      ({ n }) => (n === 0 ? 'You take nothing: the treasury is empty.' : `You take ${coins(n)}.`),
    ],
    paid: [({ who, n }) => `${who} pays ${coins(n)}.`, ({ n }) => `You pay ${coins(n)}.`],
    spent: [
      ({ who, n }) => `${who} leaves ${coins(n)} in the treasury.`,
      ({ n }) => `You leave ${coins(n)} in the treasury.`,
    ],
    'spent on': [
      ({ who, at, self, n }) => (self ? `${who} keeps ${coins(n)} more.` : `${who} hands ${coins(n)} to ${at}.`),
      ({ at, self, n }) => (self ? `You keep ${coins(n)} more.` : `You hand ${coins(n)} to ${at}.`),
      ({ who, n }) => `${who} hands you ${coins(n)}.`,
    ],
    drew: [
      ({ who, n }) => (n === 0 ? `${who} draws nothing.` : `${who} draws ${cards(n)}.`),
      ({ n }) => (n === 0 ? 'You draw nothing.' : `You draw ${cards(n)}.`),
    ],
    doubted: [
      ({ who, at }) => `${who} challenges ${at}.`,
      ({ at }) => `You challenge ${at}.`,
      ({ who }) => `${who} challenges you.`,
    ],
    showed: [
      ({ who, only, cards: all }) =>
        only === undefined ? `${who} shows: ${list(all)}.` : `${who} shows ${the(only)}.`,
      ({ only, cards: all }) => (only === undefined ? `You show: ${list(all)}.` : `You show ${the(only)}.`),
    ],
    bluffed: [
      ({ who, card }) => `${who} does not hold ${the(card)}: it was a bluff!`,
      ({ card }) => `You do not hold ${the(card)}: it was a bluff!`,
    ],
    uncovered: [
      ({ who, card }) => `${who}’s hidden card is turned up: ${CHARACTERS[card].name}.`,
      ({ card }) => `Your hidden card is turned up: ${CHARACTERS[card].name}.`,
    ],
    out: [({ who }) => `${who} is out.`, () => 'You are out.'],
    won: [({ who }) => `${who} wins the game!`, () => 'You win the game!'],
    countered: [
      ({ who, at, card }) => `${who} claims to be ${the(card)} and blocks ${at}.`,
      ({ at, card }) => `You claim to be ${the(card)} and block ${at}.`,
      ({ who, card }) => `${who} claims to be ${the(card)} and blocks you.`,
    ],
    foiled: [
      ({ who, at }) => `${who}’s block stands: no luck for ${at}.`,
      ({ at }) => `Your block stands: no luck for ${at}.`,
      ({ who }) => `${who}’s block stands: no luck for you.`,
    ],
    buried: [
      ({ who }) => `${who} loses a card unseen and claims it is the Witch.`,
      () => 'You lose a card unseen and claim it is the Witch.',
    ],
    lost: [({ who, card }) => `${who} loses ${the(card)}.`, ({ card }) => `You lose ${the(card)}.`],
    kept: [
      ({ who, n }) => `${who} keeps ${cards(n)} and returns the rest to the court.`,
      ({ n }) => `You keep ${cards(n)} and return the rest to the court.`,
    ],
    returned: [
      ({ who, cards: all }) => `${who} returns: ${list(all)}.`,
      ({ cards: all }) => `You return: ${list(all)}.`,
    ],
    submitted: [
      ({ who, at }) => `${who} shows a card to ${at}.`,
      ({ at }) => `You show a card to ${at}.`,
      ({ who }) => `${who} shows you a card.`,
    ],
    saw: [
      ({ who, at, card }) => `${who} sees one of ${at}’s cards: ${CHARACTERS[card].name}.`,
      ({ at, card }) => `You see one of ${at}’s cards: ${CHARACTERS[card].name}.`,
      ({ who, card }) => `${who} sees one of your cards: ${CHARACTERS[card].name}.`,
    ],
    spared: [
      ({ who, at }) => `${who} gives the card back to ${at}.`,
      ({ at }) => `You give the card back to ${at}.`,
      ({ who }) => `${who} gives you your card back.`,
    ],
    replaced: [
      ({ who, at }) => `${who} has ${at}’s card replaced.`,
      ({ at }) => `You have ${at}’s card replaced.`,
      ({ who }) => `${who} has your card replaced.`,
    ],
    bought: [
      ({ who, at, n }) => `${who} pays ${at} ${coins(n)} to keep every character.`,
      ({ at, n }) => `You pay ${at} ${coins(n)} to keep every character.`,
      ({ who, n }) => `${who} pays you ${coins(n)} to keep every character.`,
    ],
    joined: [
      ({ who, card }) =>
        card === 'undertaker'
          ? `${who} claims to be the Undertaker and wants the coins left behind.`
          : card === 'pope'
            ? `${who} claims to be the Pope too and refuses to pay.`
            : `${who} claims to be ${the(card)} too and wants a share.`,
      ({ card }) =>
        card === 'undertaker'
          ? 'You claim to be the Undertaker and want the coins left behind.'
          : card === 'pope'
            ? 'You claim to be the Pope too and refuse to pay.'
            : `You claim to be ${the(card)} too and want a share.`,
    ],
    gave: [
      ({ who, at, n }) => (n === 0 ? `${who} has nothing to give ${at}.` : `${who} gives ${coins(n)} to ${at}.`),
      ({ at, n }) => (n === 0 ? `You have nothing to give ${at}.` : `You give ${coins(n)} to ${at}.`),
      ({ who, n }) => (n === 0 ? `${who} has nothing to give you.` : `${who} gives you ${coins(n)}.`),
    ],
    stole: [
      ({ who, at, n }) =>
        n === 0 ? `${who} finds nothing to steal from ${at}.` : `${who} steals ${coins(n)} from ${at}.`,
      ({ at, n }) => (n === 0 ? `You find nothing to steal from ${at}.` : `You steal ${coins(n)} from ${at}.`),
      ({ who, n }) => (n === 0 ? `${who} finds nothing to steal from you.` : `${who} steals ${coins(n)} from you.`),
    ],
    inherited: [
      ({ who, at, n }) => (n === 0 ? `${who} inherits nothing from ${at}.` : `${who} inherits ${coins(n)} from ${at}.`),
      ({ at, n }) => (n === 0 ? `You inherit nothing from ${at}.` : `You inherit ${coins(n)} from ${at}.`),
      ({ who, n }) => (n === 0 ? `${who} inherits nothing from you.` : `${who} inherits ${coins(n)} from you.`),
    ],
    embezzled: [
      ({ who, n }) => `${who} empties the almshouse: ${coins(n)}.`,
      ({ n }) => `You empty the almshouse: ${coins(n)}.`,
    ],
  },
  turn: {
    income: () => 'Income: take 1 coin',
    aid: () => 'Foreign aid: take 2 coins',
    coup: ({ at }) => `Coup: pay 7 coins, ${at} loses a character`,
    ...sentences.turn,
    examine: ({ at }) => `Inquisitor: examine one of ${at}’s cards`,
    convert: () => 'Change sides for 1 coin',
    'convert other': ({ at }) => `Convert ${at} for 2 coins`,
    embezzle: () => 'Empty the almshouse: claim to hold no Tax collector',
  },
  answers: {
    doubt: () => 'Challenge it',
    pass: () => 'Let it pass',
    counter: ({ card }) => `Block with ${the(card)}`,
    join: ({ card }) => `Claim to be ${the(card)} too`,
    lose: ({ card }) => `Lose ${the(card)}`,
    'lose as witch': ({ card }) => `Lose ${the(card)} unseen, as the Witch`,
    keep: ({ cards: all }) => `Keep: ${list(all)}`,
    again: () => 'Once more, for 1 coin',
    stop: () => 'Stop here',
    show: ({ card }) => `Show ${the(card)}`,
    return: () => 'Give the card back',
    replace: () => 'Have it replaced',
    pay: () => 'Pay 3 coins and keep your characters',
    refuse: () => 'Get 3 coins and lose a character',
    give: ({ at, self }) => (self ? 'Keep the rest' : `Give the rest to ${at}`),
    choose: ({ card }) => `Take ${the(card)}`,
    catholic: () => 'Catholic side',
    protestant: () => 'Protestant side',
  },
  questions: {
    draft: () => 'Which card of your packet do you take?',
    side: () => 'Which side do you choose?',
    turn: () => 'Your turn. What do you do?',
    doubt: ({ who, claim }) =>
      claim === 'no collector'
        ? `${who} claims to hold no Tax collector. Do you believe it?`
        : claim === 'witch dead' || claim === undefined
          ? `${who} claims to have lost the Witch. Do you believe it?`
          : `${who} claims to be ${the(claim)}. Do you believe it?`,
    join: ({ joins }) =>
      joins === 'undertaker'
        ? 'Do you claim the coins, as the Undertaker?'
        : 'Do you claim a share, as the Illusionist?',
    lose: () => 'Which character do you lose?',
    keep: () => 'What do you keep?',
    again: () => 'Another exchange, for 1 coin?',
    show: ({ who }) => `What do you show ${who}?`,
    verdict: () => 'What becomes of the card you see?',
    settle: ({ who }) => `${who} blackmails you. Do you pay?`,
    give: () => 'Who gets the rest?',
  },
  watched: {
    turn: (who) => `${who} to play.`,
    chooses: (who) => `${who} is choosing.`,
    counters: (who) => `${who} may block.`,
    all: 'Everybody is choosing.',
  },
  over: [(winners) => `The game is over. Won by ${winners}.`, () => 'The game is over: you have won!'],
  counter: {
    aid: (who) => `${who} asks for foreign aid. Will you block?`,
    ...sentences.counter,
  },
  coins,
  sides: { catholic: 'Catholic', protestant: 'Protestant' },
  out: 'out',
  piles: (court, treasury, almshouse) =>
    almshouse === undefined
      ? `Court: ${cards(court)} · Treasury: ${coins(treasury)}`
      : `Court: ${cards(court)} · Treasury: ${coins(treasury)} · Almshouse: ${coins(almshouse)}`,
  hand: (all) => `Your cards: ${all}`,
  buried: (all) => `Lost unseen: ${all}`,
  held: [({ who, cards: all }) => `${who} still held: ${all}`, ({ cards: all }) => `You still held: ${all}`],
  bluff: 'bluff',
};
