import type { Cards } from '../book.ts';

export const en: Cards = {
  duchess: {
    name: 'Duchess',
    the: 'the Duchess',
    power: 'She takes 3 coins from the treasury. Nothing counters her.',
  },
  ursuline: {
    name: 'Ursuline',
    the: 'the Ursuline',
    power: 'She takes 3 coins from the treasury, then gives 1 to the opponent she named. Nothing counters her.',
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
      'For 3 coins to the treasury his target loses a character. If he is countered, the 3 coins are spent all the same.',
  },
  executioner: {
    name: 'Executioner',
    the: 'the Executioner',
    power:
      'He pays his target 3 coins, and the target loses a character. If he is countered, the target keeps the 3 coins.',
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
    power: 'She counters the Assassins’ clan when it targets you. She has no action of her own.',
  },
  witch: {
    name: 'Witch',
    the: 'the Witch',
    power:
      'She counters the Assassins. Losing a character that is not your last, you may say it was the Witch: the card stays face down, and you take 5 coins unless somebody rightly doubts it.',
  },
  undertaker: {
    name: 'Undertaker',
    the: 'the Undertaker',
    power:
      'He counters the Assassins. At each elimination those who claim him, and whose claim stands, share the dead player’s coins.',
  },
  captain: {
    name: 'Captain',
    the: 'the Captain',
    power: 'He steals 2 coins from an opponent (1 if that is all).',
  },
  justiciar: {
    name: 'Justiciar',
    the: 'the Justiciar',
    power: 'He steals up to 3 coins from his richest opponent, keeps 1 and gives the rest to the poorest.',
  },
  pope: {
    name: 'Pope',
    the: 'the Pope',
    power:
      'He steals 1 coin from each opponent who has one. The only way not to pay is to claim the Pope too; nothing else counters him.',
  },
  ambassador: {
    name: 'Ambassador',
    the: 'the Ambassador',
    power:
      'He draws 2 characters from the court, keeps as many cards as he had and returns the rest. He counters Thieves, except the Pope.',
  },
  inquisitor: {
    name: 'Inquisitor',
    the: 'the Inquisitor',
    power:
      'He draws 1 card and returns 1, or has an opponent show him a card and decides whether it stays or is replaced. He counters Thieves, except the Pope.',
  },
  spy: {
    name: 'Spy',
    the: 'the Spy',
    power:
      'He draws 1 card and returns 1; then, for 1 coin each time, he may do so again. He counters Thieves, except the Pope.',
  },
};
