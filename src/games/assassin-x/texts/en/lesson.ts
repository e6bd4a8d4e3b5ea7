import type { LessonText } from '../../../../web/table/web-part.ts';
import { en as cards } from './cards.ts';

const { names } = cards;

export const en: LessonText = {
  hints: [
    `This is your hand. Without an Assassin card a weapon is no use to you: offer Rochefort the ${names['weapon-3']}, shown, and two other cards, hidden.`,
    `The weapon is gone. Now anyone may act. Your ${names.intervention} goes to somebody: if you are right, 1 point; if you are wrong, you are out of the round. Too soon: pass.`,
    'A card has just gone to Milady. The Assassin can travel like that, face down. Nothing is certain: pass.',
    `Your turn to take a card from Milady. The ${names['clue-5']} goes with your ${names['reflex-2']}: together they are a pair†. Take it.`,
    `Six cards, one too many. The ${names['clue-1']} is worth next to nothing: discard it.`,
    'Who has the Assassin? Perhaps whoever keeps a weapon… Pass once more, and see.',
    `It was Rochefort! The attack is worth 10. Your ${names['reflex-2']} and the ${names['clue-5']} make 11; with ${names.time} and ${names.place} it is 14. Even a tie is enough to survive: defend yourself.`,
    'You survived: 1 point. A new round, in the other direction: now Rochefort offers cards to you. Take the first hidden one.',
    `The Assassin! Now it is you, and nobody can be sure. The ${names['clue-4']} only helps in defence: discard it.`,
    `A weapon, its approach and ${names.stress}: attack 13. Tap the Assassin, then Milady, and attack: success is worth 2 points.`,
  ],
  end: 'Five points: you know how to play. Beware of gifts!',
  next: 'Offer, accuse, strike: no more prompting, just you and the bots. † The pairs and the names of cards are ours, not the book’s.',
};
