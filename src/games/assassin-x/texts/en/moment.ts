import type { MomentText } from '../fr/moment.ts';

export const en: MomentText = {
  out: 'out of the round',
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  inPlay: (pile) => `Two Assassins; in the pile: ${pile}.`,
  held: (who) => `You know: ${who} had an Assassin.`,
  left: (who) => `${who} had an Assassin; a hidden card has left.`,
  clean: (who) => `${who} had no Assassin, and got nothing since.`,
  unfit: (who, joker) => `${who} dropped an assassin’s joker: ${joker}.`,
  police: (who, n) => (n === 1 ? `${who} offered a Police raid face up.` : `${who} showed a Police raid ${n} times.`),
  without: (who, n) => `${who}: ${n === 1 ? 'one offer' : `${n} offers`}, never a Police raid face up.`,
  hidden: (who, n) => `${who} took ${n === 1 ? 'a hidden card' : `${n} hidden cards`}.`,
  cleared: (who) => `Something speaks for each of the others, nothing for ${who}.`,
  fits: (who) => `The hidden cards went mostly to ${who}.`,
  played: (who, joker) => `${who} played a joker: ${joker}.`,
};
