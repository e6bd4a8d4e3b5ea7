import type { LessonText } from '../../../../web/table/web-part.ts';

export const en: LessonText = {
  hints: [
    'This time you are on the other side. Look at your card… and swear that you are a judge, like everybody else.',
    'A mafioso! The judges keep their eyes shut, and your partner glows red: it is Constance. She proposes an order for the nights: do as she does.',
    'Agreed: Milady, then Rochefort, then Athos. You are the clerk as well: with your gavel everybody wakes up.',
    'Rochefort suspects Constance: turn the debate! Milady has been very quiet today. Tap Milady and suspect her for that.',
    'The fact is true, the conclusion is not: that is all the art. Close the debate.',
    'Say that you will accuse Milady: somebody may follow you.',
    'Yield the floor and hear who follows.',
    'Athos believed you. Accuse Milady as promised: people trust whoever keeps their word.',
    'Three votes: Heavy sentence, and Milady is eliminated. She was a judge! Close the day.',
    'At night the whole mafia must strike the same judge. Milady is out: plot against Rochefort, the next in your order.',
    'Ouch: Constance aimed at Athos, and the plot fails. But you alone see the cards. Pick Rochefort as the victim, then hold “Lie”.',
    'Nobody objected: your lie is now the truth of this court, and Rochefort is eliminated. Close the night.',
    'One judge is left, Athos, and there are two of you. No need for more talk: say that you’re done.',
    'Say that you will accuse Athos. He is on his guard, but he is alone.',
    'Yield the floor.',
    'Accuse Athos: with Constance’s vote you have the majority.',
  ],
  end: 'The mafia wins: you know how to play both sides!',
  next: 'Judge or mafioso, you never get to choose: no more prompting, just you and the bots.',
};
