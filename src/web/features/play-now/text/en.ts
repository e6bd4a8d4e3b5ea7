import type { PlayNowText } from './fr.ts';

export const en: PlayNowText = {
  title: 'Play now',
  looking: 'Finding you a chair…',
  free: 'Free',
  you: 'You',
  bot: 'bot',
  seconds: 's',
  chairs: (n) => (n === 1 ? '1 chair' : `${n} chairs`),
  seated: 'You have a seat. The game starts in six seconds.',
  before: 'If you must leave, a bot plays on. After leaving two games in a day, you wait ten minutes.',
  startNow: (bots) => (bots === 1 ? 'Start now with a bot' : `Start now with ${bots} bots`),
  startsIn: (seconds) => `Starts in ${seconds} s`,
  company: (others, bots) =>
    bots === 0 ? `with ${others}` : `with ${others} and ${bots === 1 ? 'a bot' : `${bots} bots`}`,
  home: 'Home',
  again: 'Play now',
  taken: 'You take over a chair',
  stands: (playing, of) => `${playing} of ${of} are still in the game.`,
  own: 'Your chair:',
  shown: 'Revealed:',
  nothingDone: 'Your chair has done nothing yet.',
  nothingShown: 'Nothing has been revealed yet.',
  noPart: 'You had no part in the deal, and see only what this chair has seen.',
  play: 'Play on',
  playsOn: (name, before) => `${name} plays on for ${before}`,
  hasLeft: (name, bot) => `${name} has left. ${bot} plays on; the chair is open.`,
};
