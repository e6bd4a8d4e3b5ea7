/** Texts about a finished game of Tribunal. */
import { de } from '../../../../words/elide.ts';
import { french } from '../../../../words/french.ts';
import type { Aimed } from '../../../../words/words.ts';

type Decided = { readonly day: number; readonly by: string; readonly at: string };

const decidedBy: Aimed<Decided> = [
  ({ day, by, at }) => `Jour ${day} : la carte ${de(by)} contre ${at}.`,
  ({ day, at }) => `Jour ${day} : ta carte contre ${at}.`,
  ({ day, by }) => `Jour ${day} : la carte ${de(by)} contre toi.`,
];

export const fr = french({
  sideWins: { judge: 'Les juges l’emportent', mafia: 'La mafia l’emporte' },
  yourSideWon: 'Ton camp l’emporte',
  yourSideLost: 'Ton camp a perdu',
  unsealed: 'Les votes dévoilés',
  rounds: 'Les manches',
  decided: 'La voix décisive.',
  decidedBy,
  lieFound: (night: number, name: string) => `Nuit ${night}, ${name} : mensonge découvert.`,
  liePassed: (night: number, name: string) => `Nuit ${night}, ${name} : tout le monde y a cru.`,
  watchIt: 'Revoir',
  figures: {
    offences: 'Triches',
    caught: 'Prises sur le fait',
    counts: 'Comptes annoncés',
    lies: 'Faux comptes',
    right: 'Objections fondées',
    wrong: 'Objections à tort',
  },
});
export type EndedText = typeof fr;
