/** Secret cards: who plays one, how they are counted, and who sees them. */
import type { Fact } from '../../../engine/facts.ts';
import type { Answer } from '../../../engine/game.ts';
import { PASS, type Phrase, phrase, phrases } from '../../../engine/phrases.ts';
import { each, SEATS, type Seat } from '../../../engine/seats.ts';
import { whisper } from './facts.ts';
import { cannotAccuse, confined, isIn, playing, present, type Tribunal } from './state.ts';
import type { Asks, Ballot, Cheat, Inform } from './steps.ts';

const [ACCUSE, PROTECT, PLOT] = [phrases('accuse', SEATS), phrases('protect', SEATS), phrases('plot', SEATS)];
const INNOCENT = each(SEATS, (seat): Phrase<Inform> => phrase('inform', seat, 'innocent'));
const GUILTY = each(SEATS, (seat): Phrase<Inform> => phrase('inform', seat, 'guilty'));

/** T50 one informer card, true or false, about a player not eliminated. */
const informs = (s: Tribunal): Phrase<Inform | readonly ['pass']>[] => {
  const list: Phrase<Inform | readonly ['pass']>[] = [PASS];
  for (const seat of s.seats) if (isIn(s, seat)) list.push(INNOCENT[seat], GUILTY[seat]);
  return list;
};

/** T32 T40 one who may play no card should pass. */
const shouldPass = (s: Tribunal, seat: Seat): boolean => isIn(s, seat) && s.forbidden.includes(seat);
/** Only the clock leaves no card. */
export const late = (s: Tribunal, seat: Seat): Phrase<readonly ['pass']> | undefined =>
  shouldPass(s, seat) ? PASS : undefined;

/** T32 against one player not eliminated, themselves allowed. */
export const accusations = (s: Tribunal, seat: Seat): Phrase<Asks['accusation']>[] => {
  if (!isIn(s, seat)) return informs(s);
  const list: Phrase<Asks['accusation']>[] = shouldPass(s, seat) ? [PASS] : [];
  for (const at of s.seats) if (isIn(s, at)) list.push(ACCUSE[at]);
  return list;
};

/** T40 a protection for one player not eliminated, or a plot against one. */
export const nightCards = (s: Tribunal, seat: Seat): Phrase<Asks['night-vote']>[] => {
  if (!isIn(s, seat)) return informs(s);
  const list: Phrase<Asks['night-vote']>[] = shouldPass(s, seat) ? [PASS] : [];
  for (const at of s.seats) if (isIn(s, at)) list.push(PROTECT[at]);
  for (const at of s.seats) if (isIn(s, at)) list.push(PLOT[at]);
  return list;
};

/** T32 who may not accuse: for a card, or for three blames. T40 who may play no night card. */
export const noAccusation = (s: Tribunal): Seat[] =>
  playing(s).filter((seat) => s.players[seat].barred || cannotAccuse(s, seat));
export const noNightCard = (s: Tribunal): Seat[] => playing(s).filter((seat) => confined(s, seat));

/** Seats that are asked for a card; in a strict court not those that may play none. */
export const voters = (s: Tribunal): Seat[] =>
  present(s).filter((seat) => s.options.speech === 'court' || !s.forbidden.includes(seat));

type Played = Exclude<Asks['accusation'] | Asks['night-vote'], readonly ['pass']>;
const ballotOf = (words: Played): Ballot =>
  words[0] === 'inform' ? `inform ${words[1]} ${words[2]}` : `${words[0]} ${words[1]}`;

/** T74 a judge's plot, T73 or a card of one who may play none; by the heaviest rule it breaks. */
const cheatOf = (s: Tribunal, seat: Seat, [verb]: Played): Cheat | undefined => {
  if (verb === 'plot' && s.players[seat].identity === 'judge') return 'plot';
  if (verb === 'inform' || !s.forbidden.includes(seat)) return undefined;
  return verb === 'accuse' ? 'accusation' : 'night-card';
};

/** The cards that were played, T73 against a card or three blames too; each who played one keeps a note of it. A doubled accusation lies there twice. */
export const castCards = (
  s: Tribunal,
  out: Fact[],
  vote: 'day' | 'night',
  answers: readonly Answer<Played | readonly ['pass']>[],
): void => {
  s.cast = [];
  s.defied = [];
  s.caught = [];
  s.voted = answers.map(({ seat }) => seat);
  for (const { seat, words } of answers) {
    if (words[0] === 'pass') continue;
    const card = ballotOf(words);
    const cheat = cheatOf(s, seat, words);
    if (cheat !== undefined) whisper(out, [], seat, 'cheated', cheat);
    if (words[0] !== 'inform' && s.forbidden.includes(seat)) s.defied.push(seat);
    s.cast.push({ seat, card });
    if (words[0] === 'accuse' && s.doubled.includes(seat)) s.cast.push({ seat, card });
    s.players[seat].played[`${vote} ${s.day}`] = card;
    whisper(out, [seat], seat, 'played', card);
  }
};
