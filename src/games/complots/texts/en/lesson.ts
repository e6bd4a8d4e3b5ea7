import type { LessonText } from '../../../../web/table/web-part.ts';

export const en: LessonText = {
  hints: [
    'These are your two cards: the Duchess and the Captain. Claim the Duchess: she brings 3 coins, and you really hold her.',
    'Mazarin asks for foreign aid. Your Duchess can stop him: block!',
    'Steal 2 coins from him: claim the Captain.',
    'He claims the Captain against you. Challenging is risky, and you have something better: a Captain. Block with it! Everyone may challenge first; then your block follows.',
    'Your turn to lie! Claim the Ambassador, whom you do not hold, to change your cards.',
    'He believed you. Keep the Duchess and the Assassin: tap them, then confirm.',
    'Mazarin claims the Duchess. You hold one… and he hesitates. Challenge it!',
    'That was a lie: he loses a character. Take income: nobody can object.',
    'You can pay for the Assassin: 3 coins, and Mazarin loses his last character. Play it, then tap Mazarin.',
    'He claims a Countess, having just lost one. Challenge it!',
  ],
  end: 'You know how to play. Go and plot!',
  next: 'Challenge, block, lie: no more prompting, just you and three bots.',
};
