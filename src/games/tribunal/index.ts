import { defineGame } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { aside, asides } from './asides.ts';
import { longest } from './bound.ts';
import { start } from './deal.ts';
import { type Card, DECK_NAMES, type DeckName } from './decks.ts';
import { imagine } from './imagine.ts';
import { readOptions, SPECS } from './options.ts';
import { rules } from './rules.ts';
import { patterns, retold } from './speech.ts';
import type { Tribunal } from './state.ts';
import { view } from './view.ts';

const heldOf = (s: Tribunal, seat: Seat, name: DeckName): Card[] => {
  const { condemnations, mafia, hand } = s.players[seat];
  if (name === 'anti-mafia') return hand;
  return (name === 'mafia' ? mafia : condemnations).map(({ card }) => card);
};

export const tribunal = defineGame(
  {
    id: 'tribunal',
    version: 1,
    players: [3, 8],
    options: SPECS,
    read: readOptions,
    start,
    view,
    asides,
    aside,
    patterns,
    speech: { retold },
    imagine,
    releases: [
      'is', //          one's own identity, looked at
      'recognized', //  the mafiosi, to each other and to one who peeks
      'learned', //     an identity shown to one player
      'unmasked', //    an identity shown to all
      'showed', //      the accusation cards
      'cast', //        an accusation with its owner's name
      'condemned', //   the verdict: one uncounted card may have decided it
      'acquitted',
      'informed', //    the informers' cards of the night
      'saw', //         the cards of the night, to the clerk, a contester, a wiretapper
      'exposed', //     a card, or the count, shown in spite of the rules
      'proclaimed', //  the truth, by the court
      'lied', //        what a contest finds
      'truthful',
      'caught', //      a report that was right
      'misreported', // a report that was wrong
      'drew', //        a card read aloud
      'got', //         a card drawn unseen
      'voted', //       who starts the duel
    ],
    conserved: (s: Tribunal) =>
      Object.fromEntries(
        DECK_NAMES.map((name) => [
          name,
          [...s.piles[name], ...s.seats.flatMap((seat) => heldOf(s, seat, name))].sort().join(' '),
        ]),
      ),
    longest,
  },
  rules,
);
