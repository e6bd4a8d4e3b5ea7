import { defineGame } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { aside, asides } from './asides.ts';
import { longest } from './bound.ts';
import { start } from './deal.ts';
import { type Card, DECK_NAMES, type DeckName } from './decks.ts';
import { RELEASES } from './facts.ts';
import { figuresOf } from './figures.ts';
import { PLAYERS } from './numbers.ts';
import { readOptions, SPECS } from './options.ts';
import { rules } from './rules.ts';
import { patterns, pointed, quoted, recall, retold } from './speech.ts';
import { present, type Tribunal } from './state.ts';
import { isWord } from './stock.ts';
import { isTribunal } from './typed-view.ts';
import { hand, table } from './view.ts';

const heldOf = (s: Tribunal, seat: Seat, name: DeckName): Card[] => {
  const { condemnations, mafia, hand } = s.players[seat];
  if (name === 'anti-mafia') return hand;
  return (name === 'mafia' ? mafia : condemnations).map(({ card }) => card);
};

export const game = defineGame(
  {
    id: 'tribunal',
    version: 3,
    players: PLAYERS,
    options: SPECS,
    read: readOptions,
    start,
    table,
    hand,
    asides,
    aside,
    patterns,
    // T20 everybody looks at their identity in turn
    looks: 'look',
    // T30 players who are not ready
    enough: {
      move: 'ready',
      unready: (s: Tribunal) =>
        s.step.name === 'deliberation' ? present(s).filter((seat) => !s.step.ready.includes(seat)) : [],
    },
    quoted,
    speech: { isWord, pointed, retold, field: 'speech', recall },
    releases: RELEASES,
    conserved: (s: Tribunal) =>
      Object.fromEntries(
        DECK_NAMES.map((name) => [
          name,
          [...s.piles[name], ...s.seats.flatMap((seat) => heldOf(s, seat, name))].sort().join(' '),
        ]),
      ),
    longest,
    figures: figuresOf,
    isOut: (table, seat) => isTribunal(table) && table.players[seat].status === 'out',
  },
  rules,
);
