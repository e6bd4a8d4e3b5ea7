import type { CardSentences, Cards } from '../../words/book.ts';
import type { CardLabels } from '../fr/cards.ts';

export const en: Cards = {
  duchess: {
    name: 'Duchess',
    the: 'the Duchess',
    power: 'She takes 3 coins from the treasury. Nothing blocks her. Known elsewhere as the Duke.',
  },
  ursuline: {
    name: 'Ursuline',
    the: 'the Ursuline',
    power: 'She takes 3 coins from the treasury, then gives 1 to the opponent she named. Nothing blocks her.',
  },
  illusionist: {
    name: 'Illusionist',
    the: 'the Illusionist',
    power:
      'He takes 4 coins. Each opponent may then claim to be an Illusionist too: one whose claim stands gets 1 of the 4 (three shares at most).',
  },
  assassin: {
    name: 'Assassin',
    the: 'the Assassin',
    power:
      'For 3 coins to the treasury his target loses a character. If he is blocked, the 3 coins are spent all the same.',
  },
  executioner: {
    name: 'Executioner',
    the: 'the Executioner',
    power:
      'He pays his target 3 coins, and the target loses a character. If he is blocked, the target keeps the 3 coins.',
  },
  blackmailer: {
    name: 'Blackmailer',
    the: 'the Blackmailer',
    power:
      'The target chooses: give him 3 coins, or receive 3 and lose a character. With fewer than 3 coins there is no choice.',
  },
  countess: {
    name: 'Countess',
    the: 'the Countess',
    power:
      'She blocks the Assassins’ clan when it targets you. She has no action of her own. Known elsewhere as the Contessa.',
  },
  witch: {
    name: 'Witch',
    the: 'the Witch',
    power:
      'She blocks the Assassins. Losing a character that is not your last, you may say it was the Witch: the card stays face down, and you take 5 coins unless somebody rightly challenges it.',
  },
  undertaker: {
    name: 'Undertaker',
    the: 'the Undertaker',
    power:
      'She blocks the Assassins. At each elimination those who claim her, and whose claim stands, share the dead player’s coins.',
  },
  captain: {
    name: 'Captain',
    the: 'the Captain',
    power: 'He steals 2 coins from an opponent (1 if that is all).',
  },
  justiciar: {
    name: 'Avenger',
    the: 'the Avenger',
    power: 'He steals up to 3 coins from his richest opponent, keeps 1 and gives the rest to the poorest.',
  },
  pope: {
    name: 'Pope',
    the: 'the Pope',
    power:
      'He steals 1 coin from each opponent who has one. The only way not to pay is to claim the Pope too; nothing else blocks him.',
  },
  ambassador: {
    name: 'Ambassador',
    the: 'the Ambassador',
    power:
      'He draws 2 characters from the court, keeps as many cards as he had and returns the rest. He blocks Thieves, except the Pope.',
  },
  inquisitor: {
    name: 'Inquisitor',
    the: 'the Inquisitor',
    power:
      'He draws 1 card and returns 1, or has an opponent show him a card and decides whether it stays or is replaced. He blocks Thieves, except the Pope.',
  },
  spy: {
    name: 'Spy',
    the: 'the Spy',
    power:
      'He draws 1 card and returns 1; then, for 1 coin each time, he may do so again. He blocks Thieves, except the Pope.',
  },
};

/** What is said of them in the log, in a list of moves, and to one who may counter them. */
export const sentences: CardSentences = {
  announced: {
    duchess: [
      ({ who }) => `${who} claims to be the Duchess and wants 3 coins.`,
      () => 'You claim to be the Duchess and want 3 coins.',
    ],
    ursuline: [
      ({ who, at }) => `${who} claims to be the Ursuline and wants 3 coins, 1 of them for ${at}.`,
      ({ at }) => `You claim to be the Ursuline and want 3 coins, 1 of them for ${at}.`,
      ({ who }) => `${who} claims to be the Ursuline and wants 3 coins, 1 of them for you.`,
    ],
    illusionist: [
      ({ who }) => `${who} claims to be the Illusionist and wants 4 coins.`,
      () => 'You claim to be the Illusionist and want 4 coins.',
    ],
    assassin: [
      ({ who, at }) => `${who} claims to be the Assassin and strikes at ${at}.`,
      ({ at }) => `You claim to be the Assassin and strike at ${at}.`,
      ({ who }) => `${who} claims to be the Assassin and strikes at you.`,
    ],
    executioner: [
      ({ who, at }) => `${who} claims to be the Executioner and strikes at ${at}.`,
      ({ at }) => `You claim to be the Executioner and strike at ${at}.`,
      ({ who }) => `${who} claims to be the Executioner and strikes at you.`,
    ],
    blackmailer: [
      ({ who, at }) => `${who} claims to be the Blackmailer and blackmails ${at}.`,
      ({ at }) => `You claim to be the Blackmailer and blackmail ${at}.`,
      ({ who }) => `${who} claims to be the Blackmailer and blackmails you.`,
    ],
    captain: [
      ({ who, at }) => `${who} claims to be the Captain and wants to steal 2 coins from ${at}.`,
      ({ at }) => `You claim to be the Captain and want to steal 2 coins from ${at}.`,
      ({ who }) => `${who} claims to be the Captain and wants to steal 2 coins from you.`,
    ],
    justiciar: [
      ({ who, at }) => `${who} claims to be the Avenger and wants to steal 3 coins from ${at}.`,
      ({ at }) => `You claim to be the Avenger and want to steal 3 coins from ${at}.`,
      ({ who }) => `${who} claims to be the Avenger and wants to steal 3 coins from you.`,
    ],
    pope: [
      ({ who }) => `${who} claims to be the Pope and wants to steal 1 coin from everyone.`,
      () => 'You claim to be the Pope and want to steal 1 coin from everyone.',
    ],
    ambassador: [
      ({ who }) => `${who} claims to be the Ambassador and wants to exchange cards.`,
      () => 'You claim to be the Ambassador and want to exchange cards.',
    ],
    inquisitor: [
      ({ who }) => `${who} claims to be the Inquisitor and wants to exchange a card.`,
      () => 'You claim to be the Inquisitor and want to exchange a card.',
    ],
    spy: [
      ({ who }) => `${who} claims to be the Spy and wants to exchange a card.`,
      () => 'You claim to be the Spy and want to exchange a card.',
    ],
  },
  turn: {
    duchess: () => 'Duchess: take 3 coins',
    ursuline: ({ at }) => `Ursuline: take 3 coins and give 1 to ${at}`,
    illusionist: () => 'Illusionist: take 4 coins, maybe to share',
    assassin: ({ at }) => `Assassin: pay 3 coins, ${at} loses a character`,
    executioner: ({ at }) => `Executioner: give 3 coins to ${at}, who loses a character`,
    blackmailer: ({ at }) => `Blackmailer: ${at} pays you 3 coins, or gets them and loses a character`,
    captain: ({ at }) => `Captain: steal 2 coins from ${at}`,
    justiciar: ({ at }) => `Avenger: steal 3 coins from ${at}, keep 1, the rest to the poorest`,
    pope: () => 'Pope: steal 1 coin from everyone',
    ambassador: () => 'Ambassador: exchange with 2 cards of the court',
    inquisitor: () => 'Inquisitor: exchange with 1 card of the court',
    spy: () => 'Spy: exchange with 1 card of the court',
  },
  counter: {
    assassin: (who) => `${who} sends the Assassin after you. Will you block?`,
    executioner: (who) => `${who} sends the Executioner after you. Will you block?`,
    blackmailer: (who) => `${who} blackmails you. Will you block?`,
    captain: (who) => `${who} wants to steal 2 coins from you. Will you block?`,
    justiciar: (who) => `${who} wants to steal 3 coins from you. Will you block?`,
    pope: (who) => `${who} wants to steal 1 coin from you with the Pope. Will you block?`,
  },
};

export const labels: CardLabels = {
  effects: {
    duchess: 'Take 3 coins',
    ursuline: 'Take 3 coins, give 1 away',
    illusionist: 'Take 4 coins, maybe to share',
    assassin: 'The target loses a character',
    executioner: 'Pay the target, who loses a character',
    blackmailer: 'The target pays 3, or loses a character',
    countess: 'Blocks the Assassins',
    witch: 'If lost, she brings 5 coins',
    undertaker: 'Inherits from the eliminated',
    captain: 'Steal 2 coins from the target',
    justiciar: 'From the richest to the poorest',
    pope: 'Steal 1 coin from everyone',
    ambassador: 'Draw 2 cards, return 2',
    inquisitor: 'Swap 1 card, or examine someone’s',
    spy: 'Swap 1 card, or several',
  },
  /** Effects once they are aimed: at somebody, or at the reader. */
  effectsAt: {
    assassin: (whom) => (whom === undefined ? 'You lose a character' : `${whom} loses a character`),
    executioner: (whom) =>
      whom === undefined ? 'Pay you: you lose a character' : `Pay ${whom}, who loses a character`,
    blackmailer: (whom) =>
      whom === undefined ? 'You pay 3, or lose a character' : `${whom} pays 3, or loses a character`,
    captain: (whom) => `Steal 2 coins from ${whom ?? 'you'}`,
    inquisitor: (whom) => `See one of ${whom === undefined ? 'your' : `${whom}’s`} cards`,
  },
  brief: {
    duchess: 'takes 3',
    ursuline: 'takes 3, gives 1',
    illusionist: 'takes 4, shares',
    assassin: 'removes a card',
    executioner: 'pays and strikes',
    blackmailer: '3 coins or a card',
    countess: 'blocks Assassins',
    witch: 'lost, brings 5',
    undertaker: 'inherits from the dead',
    captain: 'steals 2',
    justiciar: 'from rich to poor',
    pope: 'steals 1 from each',
    ambassador: 'draws 2, returns 2',
    inquisitor: 'swaps or examines',
    spy: 'swaps, and again',
  },
};
