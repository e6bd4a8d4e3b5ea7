import type { DealText } from './fr.ts';

export const en: DealText = {
  title: 'Check the deal',
  working: 'Playing the whole game again…',
  fair: 'The deal is honest',
  unfair: 'This is not the game that was promised',
  unproven: 'Nothing proves this deal honest',
  impossible: 'This deal cannot be checked here',
  commitment: {
    holds: 'The server revealed the secret it promised before the game',
    fails: 'The secret revealed is not the one promised',
  },
  promise: {
    holds: 'It is the promise this device saw before playing',
    fails: 'The promise is no longer the one this device saw before playing',
    unknown: 'This device did not see the promise before the game',
  },
  entropy: {
    holds: 'Your share of the randomness is in it',
    fails: 'Your share of the randomness is not in it. Were you offline, or did you say “ready” on another device?',
  },
  sealed: {
    holds: 'What the others gave was fixed before yours was known',
    fails: 'A share of the randomness was changed after it was fixed',
  },
  withheld: { fails: 'A share of the randomness was fixed and never came' },
  seed: {
    holds: (names: string) =>
      names === '' ? 'Chance comes from the server alone' : `Chance comes from the server and from: ${names}`,
    fails: 'The game’s chance does not come from there',
  },
  laid: { fails: 'The cards were laid by hand' },
  moves: {
    holds: (n: number) => `Replayed in full: shuffles, draws and ${n} move${n === 1 ? '' : 's'}, all allowed`,
    fails: 'A move was not allowed with these cards',
  },
  unfinished: { fails: 'The game stops before its end' },
  told: { holds: 'It is the game you saw', fails: 'It is not the game you saw' },
  limits:
    'If this device gave its part, nobody chose the cards, not even the server with everybody else. Whether somebody saw them, no check can tell.',
  save: 'Save the game',
};
