import type { LessonTexts } from '../fr/lesson.ts';
import { en as book } from './sentences.ts';

const { cards } = book;

export const en: LessonTexts = {
  judge: {
    hints: [
      'There are five of you, and two belong to the mafia. Look at your card: everyone looks and swears to be a judge.',
      'You really are one. While the mafiosi recognize each other, keep your eyes closed. You are the clerk as well: your gavel closes the step.',
      'The court debates. Rochefort suspects Athos, who suspects Milady. Who is lying? Tap Milady and say that you suspect her.',
      'Enough said: close the debate with your gavel.',
      'Now each speaks in turn, and this is yours. But Constance has spoken without waiting! Tap the red mark beside Constance and report it.',
      'Well spotted: the clerk gives the reprimand, and that is you. After three, a player cannot accuse next time.',
      'Now say who you will accuse: name Milady. Nothing makes you keep your word.',
      'Yield the floor: the others will say who they accuse.',
      'The vote is secret. Accuse Milady and seal your card.',
      'Milady has the most votes and draws a Sentence card†; a second would eliminate her. Close the day.',
      'At night the judges protect and the mafia plots. Protect Athos, whom two people accused.',
      'You alone see it: a plot strikes Athos. Say so, or lie to spare him; if someone objects, a lie puts you out of the round. It is up to you.',
      'Nobody objected: what you announced is now the truth of this court. Close the night; the next clerk may do the same.',
    ],
    end: 'You know how to play. The court is in session!',
    next: 'Accuse, cheat, lie: no more prompting, just you and the bots. † The cards that players draw are ours: the printed game has its own.',
  },
  mafia: {
    hints: [
      'This time you are on the other side. Look at your card… and swear that you are a judge, like everybody else.',
      'A mafioso! The judges keep their eyes shut, and your partner glows red: it is Constance. She proposes an order for the nights: do as she does.',
      'Agreed: Milady, then Rochefort, then Athos. You are the clerk as well: with your gavel everybody wakes up.',
      'Rochefort suspects Constance: turn the debate! Milady has been very quiet today. Tap Milady and suspect her for that.',
      'The fact is true, the conclusion is not: that is all the art. Close the debate.',
      'Say that you will accuse Milady: somebody may follow you.',
      'Yield the floor and hear who follows.',
      'Athos believed you. Accuse Milady as promised: people trust whoever keeps their word.',
      `Three votes: ${cards['heavy-sentence'].name}, and Milady is eliminated. She was a judge! Close the day.`,
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
  },
};
