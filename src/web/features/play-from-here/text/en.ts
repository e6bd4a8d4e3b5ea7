import type { PlayFromHereText } from './fr.ts';

export const en: PlayFromHereText = {
  title: 'From here on, you play',
  hint: 'The game goes on from this moment, against bots. It does not count in your stats.',
  seat: 'In the seat of',
  cards: 'The cards',
  were: 'as they were',
  anew: 'dealt again',
  wereHint: 'Everybody has the cards they had.',
  anewHint: 'What this seat could not know is dealt again.',
  opponents: 'Against',
  play: 'Play',
  fromTurn: (turn, whose) => `What if… from turn ${turn} of ${whose}’s game`,
  fromGame: (whose) => `What if… ${whose}’s game`,
  whatIf: 'What if…',
  won: 'You won!',
  lost: (who) => `${who} won`,
  wonThen: (who) => `The first time, ${who} won`,
  lasted: (left, all) => `You lasted until ${left} of ${all} were left.`,
  experts: (won, of) =>
    `Experts in your place: ${won} ${won === 1 ? 'win' : 'wins'} in ${of} ${of === 1 ? 'game' : 'games'} from here`,
  again: 'Once more from here',
  more: 'More moments',
  back: 'Back',
};
