import type { Character } from '../../games/complots/characters.ts';
import type { Book, Parts } from './book.ts';

const CHARACTERS: Book['characters'] = {
  duchess: 'Duchess',
  ursuline: 'Ursuline',
  illusionist: 'Illusionist',
  assassin: 'Assassin',
  executioner: 'Executioner',
  blackmailer: 'Blackmailer',
  countess: 'Countess',
  witch: 'Witch',
  undertaker: 'Undertaker',
  captain: 'Captain',
  justiciar: 'Justiciar',
  pope: 'Pope',
  ambassador: 'Ambassador',
  inquisitor: 'Inquisitor',
  spy: 'Spy',
};

const the = (card: Character): string => `the ${CHARACTERS[card]}`;
const list = (cards: readonly Character[]): string => cards.map((card) => CHARACTERS[card]).join(', ');
const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const en: Book = {
  characters: CHARACTERS,
  powers: {
    duchess: 'Duchess: takes 3 coins.',
    ursuline: 'Ursuline: takes 3 coins and gives 1 to an opponent.',
    illusionist: 'Illusionist: takes 4 coins, 1 of them for each other who claims the Illusionist.',
    assassin: 'Assassin: for 3 coins an opponent loses a character.',
    executioner: 'Executioner: gives 3 coins to an opponent, who loses a character.',
    blackmailer: 'Blackmailer: an opponent pays 3 coins, or gets 3 and loses a character.',
    countess: 'Countess: has no action.',
    witch: 'Witch: losing it (not as the last card) brings 5 coins.',
    undertaker: 'Undertaker: inherits the coins of the eliminated.',
    captain: 'Captain: steals 2 coins from an opponent.',
    justiciar: 'Justiciar: steals 3 coins from the richest, keeps 1 and gives the rest to the poorest.',
    pope: 'Pope: steals 1 coin from each opponent; each counters only for themselves.',
    ambassador: 'Ambassador: exchanges with 2 cards of the court.',
    inquisitor: 'Inquisitor: exchanges 1 card with the court, or examines a card of an opponent.',
    spy: 'Spy: exchanges 1 card with the court, then again for 1 coin each time.',
  },
  counters: (all) => `Counters: ${all}.`,
  counteredBy: (all) => `Countered by: ${all}.`,
  aid: 'foreign aid',
  announced: {
    income: () => undefined,
    aid: ({ who }) => `${who} asks for foreign aid.`,
    coup: ({ who, at }) => `${who} stages a coup against ${at}.`,
    duchess: ({ who }) => `${who} claims to be the Duchess and wants 3 coins.`,
    ursuline: ({ who, at }) => `${who} claims to be the Ursuline and wants 3 coins, 1 of them for ${at}.`,
    illusionist: ({ who }) => `${who} claims to be the Illusionist and wants 4 coins.`,
    assassin: ({ who, at }) => `${who} claims to be the Assassin and strikes at ${at}.`,
    executioner: ({ who, at }) => `${who} claims to be the Executioner and strikes at ${at}.`,
    blackmailer: ({ who, at }) => `${who} claims to be the Blackmailer and blackmails ${at}.`,
    captain: ({ who, at }) => `${who} claims to be the Captain and wants to steal 2 coins from ${at}.`,
    justiciar: ({ who, at }) => `${who} claims to be the Justiciar and wants to steal 3 coins from ${at}.`,
    pope: ({ who }) => `${who} claims to be the Pope and wants to steal 1 coin from everyone.`,
    ambassador: ({ who }) => `${who} claims to be the Ambassador and wants to exchange cards.`,
    inquisitor: ({ who }) => `${who} claims to be the Inquisitor and wants to exchange a card.`,
    examine: ({ who, at }) => `${who} claims to be the Inquisitor and wants to examine one of ${at}’s cards.`,
    spy: ({ who }) => `${who} claims to be the Spy and wants to exchange a card.`,
    convert: ({ who }) => `${who} pays 1 coin to the almshouse to change sides.`,
    'convert other': ({ who, at }) => `${who} pays 2 coins to the almshouse to convert ${at}.`,
    embezzle: ({ who }) => `${who} claims to hold no Collector and wants to empty the almshouse.`,
  },
  facts: {
    got: ({ who, cards: all }) => `${who} gets: ${list(all)}.`,
    chose: ({ who }) => `${who} has chosen a card.`,
    picked: ({ who, card }) => `${who} took: ${CHARACTERS[card]}.`,
    is: ({ who, word }) =>
      word === 'catholic' ? `${who} is on the Catholic side.` : `${who} is on the Protestant side.`,
    took: ({ who, n }) => (n === 0 ? `${who} takes nothing: the treasury is empty.` : `${who} takes ${coins(n)}.`),
    paid: ({ who, n }) => `${who} pays ${coins(n)}.`,
    spent: ({ who, n }) => `${who} leaves ${coins(n)} in the treasury.`,
    'spent on': ({ who, at, self, n }) =>
      self ? `${who} keeps ${coins(n)} more.` : `${who} hands ${coins(n)} to ${at}.`,
    drew: ({ who, n }) => (n === 0 ? `${who} draws nothing.` : `${who} draws ${cards(n)}.`),
    doubted: ({ who, at }) => `${who} doubts ${at}.`,
    showed: ({ who, card, cards: all }) =>
      all.length === 1 ? `${who} shows ${the(card)}.` : `${who} shows: ${list(all)}.`,
    bluffed: ({ who, card }) => `${who} does not hold ${the(card)}: it was a bluff!`,
    uncovered: ({ who, card }) => `${who}’s hidden card is turned up: ${CHARACTERS[card]}.`,
    out: ({ who }) => `${who} is out.`,
    won: ({ who }) => `${who} wins the game!`,
    countered: ({ who, at, card }) => `${who} claims to be ${the(card)} and counters ${at}.`,
    foiled: ({ who, at }) => `${who}’s counter stands: ${at} gets nothing.`,
    buried: ({ who }) => `${who} loses a card unseen and claims it is the Witch.`,
    lost: ({ who, card }) => `${who} loses ${the(card)}.`,
    kept: ({ who, n }) => `${who} keeps ${cards(n)} and returns the rest to the court.`,
    returned: ({ who, cards: all }) => `${who} returns: ${list(all)}.`,
    submitted: ({ who, at }) => `${who} shows a card to ${at}.`,
    saw: ({ who, at, card }) => `${who} sees a card of ${at}’s: ${CHARACTERS[card]}.`,
    spared: ({ who, at }) => `${who} gives the card back to ${at}.`,
    replaced: ({ who, at }) => `${who} has ${at}’s card replaced.`,
    bought: ({ who, at, n }) => `${who} pays ${at} ${coins(n)} to keep every character.`,
    joined: ({ who, card }) => joined(who, card),
    gave: ({ who, at, n }) => (n === 0 ? `${who} has nothing to give ${at}.` : `${who} gives ${coins(n)} to ${at}.`),
    stole: ({ who, at, n }) =>
      n === 0 ? `${who} finds nothing to steal from ${at}.` : `${who} steals ${coins(n)} from ${at}.`,
    inherited: ({ who, at, n }) =>
      n === 0 ? `${who} inherits nothing from ${at}.` : `${who} inherits ${coins(n)} from ${at}.`,
    embezzled: ({ who, n }) => `${who} empties the almshouse: ${coins(n)}.`,
  },
  turn: {
    income: () => 'Income: take 1 coin',
    aid: () => 'Foreign aid: take 2 coins',
    coup: ({ at }) => `Coup: pay 7 coins, ${at} loses a character`,
    duchess: () => 'Duchess: take 3 coins',
    ursuline: ({ at }) => `Ursuline: take 3 coins and give 1 to ${at}`,
    illusionist: () => 'Illusionist: take 4 coins, maybe to share',
    assassin: ({ at }) => `Assassin: pay 3 coins, ${at} loses a character`,
    executioner: ({ at }) => `Executioner: give 3 coins to ${at}, who loses a character`,
    blackmailer: ({ at }) => `Blackmailer: ${at} pays you 3 coins, or gets them and loses a character`,
    captain: ({ at }) => `Captain: steal 2 coins from ${at}`,
    justiciar: ({ at }) => `Justiciar: steal 3 coins from ${at}, keep 1, the rest to the poorest`,
    pope: () => 'Pope: steal 1 coin from everyone',
    ambassador: () => 'Ambassador: exchange with 2 cards of the court',
    inquisitor: () => 'Inquisitor: exchange with 1 card of the court',
    examine: ({ at }) => `Inquisitor: examine one of ${at}’s cards`,
    spy: () => 'Spy: exchange with 1 card of the court',
    convert: () => 'Change sides for 1 coin',
    'convert other': ({ at }) => `Convert ${at} for 2 coins`,
    embezzle: () => 'Empty the almshouse: claim to hold no Collector',
  },
  answers: {
    doubt: () => 'Doubt it',
    pass: () => 'Let it stand',
    counter: ({ card }) => `Counter with ${the(card)}`,
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
    turn: () => 'It is your turn. What do you do?',
    doubt: ({ who, claim }) =>
      claim === 'no collector'
        ? `${who} claims to hold no Collector. Do you believe it?`
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
    verdict: ({ seen }) =>
      seen === undefined ? 'What becomes of the card?' : `You see ${the(seen)}. What becomes of it?`,
    settle: ({ who }) => `${who} blackmails you. Do you pay?`,
    give: () => 'Who gets the rest?',
    over: ({ winners }) => `The game is over. Won by ${winners}.`,
  },
  counter: {
    aid: (who) => `${who} asks for foreign aid. Will you counter?`,
    assassin: (who) => `${who} sends the Assassin after you. Will you counter?`,
    executioner: (who) => `${who} sends the Executioner after you. Will you counter?`,
    blackmailer: (who) => `${who} blackmails you. Will you counter?`,
    captain: (who) => `${who} wants to steal 2 coins from you. Will you counter?`,
    justiciar: (who) => `${who} wants to steal 3 coins from you. Will you counter?`,
    pope: (who) => `${who} wants to steal 1 coin from you with the Pope. Will you counter?`,
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
  held: (who, all) => `${who} still held: ${all}`,
  bluff: 'bluff',
};

function joined(who: string, card: Parts['card']): string {
  if (card === 'undertaker') return `${who} claims to be the Undertaker and wants the coins left behind.`;
  if (card === 'pope') return `${who} claims to be the Pope too and refuses to pay.`;
  return `${who} claims to be ${the(card)} too and wants a share.`;
}
