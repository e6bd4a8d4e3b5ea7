import type { LessonText } from './fr.ts';

export const en: LessonText = {
  teacher: 'Mazarin',
  hints: [
    'These are your two cards: the Duchess and the Captain. Claim the Duchess: she brings 3 coins, and you really hold her.',
    'Mazarin asks for foreign aid. Your Duchess can stop him: counter!',
    'Steal 2 coins from him: claim the Captain. With one opponent there is no target to choose.',
    'He claims the Captain against you. Doubting is risky: let it stand, you have something better.',
    'You hold a Captain too: use it to counter his.',
    'Your turn to lie! Claim the Ambassador, whom you do not hold, to change your cards.',
    'He believed you. Keep the Duchess and the Assassin: tap them, then confirm.',
    'Mazarin claims the Duchess. You hold one… and he hesitates. Doubt it!',
    'He lied, and loses a character. Take income: nobody can object.',
    'You can pay for the Assassin: 3 coins, and Mazarin loses his last character. Do it!',
    'He claims a Countess, having just lost one. Doubt it!',
  ],
  end: 'You know how to play. Go and plot!',
};
