/** Plays whole games of Tribunal by visible controls, and checks what must stay hidden. */

import type { Whole } from '../../../../../test/web/full-game.ts';
import { ASKED, DESK } from '../../../../../test/web/seen.ts';
import type { View } from '../../../../engine/game.ts';
import { SEATS } from '../../../../engine/seats.ts';
import { deckOf, isCard } from '../../rules/decks.ts';
import { FACES, IDENTITY } from './seen.ts';

const BEFORE = ['discovery', 'recognition'];

/** A day with its night; steps before the first day and the duel belong to none. */
export const dayOf = (view: View): string | undefined =>
  BEFORE.includes(view.phase) || view.phase.startsWith('duel') || !('round' in view && 'day' in view)
    ? undefined
    : `${view.round} ${view.day}`;

export const WHOLE: Whole = {
  // all accuse and strike one player, so that somebody falls every other day
  taste: [
    '.kind.verb-plot[aria-pressed="false"]',
    ...['accuse', 'plot', 'plead'].flatMap((verb) => SEATS.map((seat) => `${verb} ${seat}`)),
  ],
  hidden: {
    game: 'tribunal',
    isCard: (word) => isCard(word) && deckOf(word) === 'anti-mafia',
    areas: [DESK, IDENTITY, '.only-me', '.lids.open', `.tribunal-dock ${FACES}`, '.picker'],
  },
  options: { lives: '1' },
  vote: `${ASKED} [data-move^="accuse"]`,
};
