/** Secret cards: who plays one, how they are counted, and who sees them. */
import { type Fact, whisper } from '../../engine/facts.ts';
import type { Answer } from '../../engine/game.ts';
import { type Phrase, phrase } from '../../engine/phrases.ts';
import type { Seat } from '../../engine/seats.ts';
import { cannotAccuse, confined, isIn, playing, present, type Tribunal } from './state.ts';
import type { Inform } from './steps.ts';

/** T50 one informer card, true or false, about a player not eliminated. */
export const informs = (s: Tribunal): Phrase<Inform>[] =>
  playing(s).flatMap((seat): Phrase<Inform>[] => [
    phrase('inform', seat, 'innocent'),
    phrase('inform', seat, 'guilty'),
  ]);

/** T32 those who may accuse, and the informers. */
export const accusers = (s: Tribunal): Seat[] =>
  present(s).filter((seat) => !isIn(s, seat) || !(s.players[seat].barred || cannotAccuse(s, seat)));

/** T40 those who may play a night card, and the informers. */
export const nightVoters = (s: Tribunal): Seat[] => present(s).filter((seat) => !confined(s, seat));

/** The cards that were played; each who played one keeps a note of it. A doubled accusation lies there twice. */
export const castCards = (s: Tribunal, out: Fact[], vote: 'day' | 'night', answers: readonly Answer[]): void => {
  s.cast = [];
  for (const { seat, words } of answers) {
    const card = words.join(' ');
    if (card === 'pass') continue;
    s.cast.push({ seat, card });
    if (s.step.doubled.includes(seat)) s.cast.push({ seat, card });
    s.players[seat].played[`${vote} ${s.day}`] = card;
    whisper(out, [seat], seat, 'played', card);
  }
};
