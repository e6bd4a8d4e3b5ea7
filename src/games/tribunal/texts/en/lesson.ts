import type { LessonText } from '../../../../web/table/web-part.ts';

export const en: LessonText = {
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
    'Milady has the most votes and draws a Sentence; a second would eliminate her. Close the day.',
    'At night the judges protect and the mafia plots. Protect Athos, whom two people accused.',
    'You alone see it: a plot strikes Athos. Say so, or lie to spare him; if someone objects, a lie puts you out of the round. It is up to you.',
    'Nobody objected: what you announced is now the truth of this court. Close the night; the next clerk may do the same.',
  ],
  end: 'You know how to play. The court is in session!',
  next: 'Accuse, cheat, lie: no more prompting, just you and the bots.',
};
