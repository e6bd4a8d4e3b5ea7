import { de } from '../../../../words/elide.ts';
import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'À toi de jouer la suite',
  hint: 'La partie reprend à ce moment, contre des robots. Elle ne compte pas dans tes chiffres.',
  seat: 'À la place de',
  cards: 'Les cartes',
  were: 'telles quelles',
  anew: 'redistribuées',
  wereHint: 'Chacun a les cartes qu’il avait.',
  anewHint: 'Ce que cette place ne pouvait pas savoir est redistribué.',
  opponents: 'Contre',
  play: 'Jouer',
  fromTurn: (turn: number, whose: string) => `Et si… depuis le tour ${turn} ${de(whose)}`,
  fromGame: (whose: string) => `Et si… la partie ${de(whose)}`,
  whatIf: 'Et si…',
  won: 'Victoire !',
  lost: (who: string) => `Victoire ${de(who)}`,
  wonThen: (who: string) => `La première fois : victoire ${de(who)}`,
  lasted: (left: number, all: number) => `Tu as tenu jusqu’aux ${left} derniers, sur ${all}.`,
  experts: (won: number, of: number) =>
    `Des experts à ta place : ${won} ${won < 2 ? 'victoire' : 'victoires'} sur ${of} ${of < 2 ? 'partie' : 'parties'} d’ici`,
  again: 'Encore une fois d’ici',
  more: 'D’autres moments',
  back: 'Retour',
});
export type PlayFromHereText = typeof fr;
