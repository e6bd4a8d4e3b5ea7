import { GAMES } from '../src/app/games.ts';
import { play } from '../src/engine/kernel.ts';
import { findGame, startGame } from '../src/engine/record.ts';
import { heard, view } from '../src/engine/sight.ts';

const game = findGame(GAMES, 'complots');
const start = startGame(game, { game: 'complots', options: {}, seats: 3, seed: 'any text', first: 'A' });
const claim = play(game, start.state, 'A', 'duchess'); // pure; states are JSON
console.log(view(game, claim.state, 'B').legal); // what B may say
const challenge = play(game, claim.state, 'B', 'doubt');
console.log(heard(challenge.facts, 'C').join('; ')); // what C hears: not the card A drew
