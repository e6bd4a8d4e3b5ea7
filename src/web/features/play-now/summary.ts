/** A game in three lines for the newcomer, from what the chair has heard. */
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { GameWords, Names } from '../../../words/words.ts';

type Known = {
  readonly view: View;
  readonly heard: readonly Said[];
  readonly words: Pick<GameWords, 'fact'>;
  readonly names: Names;
  isOut(seat: Seat): boolean;
  /** Verbs of facts that reveal something hidden. */
  readonly releases: readonly string[];
};

export type Summary = {
  readonly playing: number;
  readonly of: number;
  /** The chair's last act, and the last revelation about others. */
  readonly own: readonly string[];
  readonly shown: readonly string[];
};

const MOST = 2;

export const summaryOf = ({ view, heard, words, names, isOut, releases }: Known): Summary => {
  const { me, seats } = view;
  const lines = (which: (said: Said) => boolean): string[] => {
    const found: string[] = [];
    for (const said of heard.toReversed()) {
      const line = which(said) ? words.fact(said, names, me) : undefined;
      if (line !== undefined && !found.includes(line)) found.unshift(line);
      if (found.length === MOST) break;
    }
    return found;
  };
  const isShown = ([, verb]: Said): boolean => releases.includes(String(verb));
  return {
    playing: seats.filter((seat) => !isOut(seat)).length,
    of: seats.length,
    own: lines((said) => said[0] === me && !isShown(said)),
    shown: lines((said) => said[0] !== me && isShown(said)),
  };
};
