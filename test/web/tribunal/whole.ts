/** Whole games of Tribunal by visible controls: how they come to their end, and what must not be seen meanwhile. */
import type { View } from '../../../src/engine/game.ts';
import { SEATS } from '../../../src/engine/seats.ts';
import { deckOf, isCard } from '../../../src/games/tribunal/decks.ts';
import type { Taste } from '../player.ts';
import type { Hidden } from '../secrets.ts';

/** All accuse and strike the same person, so that somebody falls every other day. */
export const TASTE: Taste = [
  '.kind.plot[aria-pressed="false"]',
  ...['accuse', 'plot', 'plead'].flatMap((verb) => SEATS.map((seat) => `${verb} ${seat}`)),
];

export const HIDDEN: Hidden = {
  game: 'tribunal',
  isCard: (word) => isCard(word) && deckOf(word) === 'anti-mafia',
  mixes: () => false,
  areas: ['.desk', '.identity', '.only-me', '.lids.open', '.court-dock .faces', '.pickers'],
};

const BEFORE = ['discovery', 'recognition'];

/** A day with its night; what comes before the first is in none, nor is the duel. */
export const dayOf = (view: View): string | undefined =>
  BEFORE.includes(view.phase) || view.phase.startsWith('duel') || !('round' in view && 'day' in view)
    ? undefined
    : `${view.round} ${view.day}`;

export const OPTIONS = { lives: '1' };
/** In the middle of it one reloads. */
export const VOTE = '.dock.asked [data-move^="accuse"]';
