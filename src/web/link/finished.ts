/** A game that is over: where it is, and where it is looked at again. */
import { SEATS } from '../../engine/seats.ts';
import { calledThen } from '../../words/called.ts';
import { call, type Failed, isFailure } from '../online/api.ts';
import { href } from '../router.ts';
import type { Finished } from './link.ts';

export const fetchFinished = async (share: string): Promise<Finished | Failed> => {
  const answer = await call('shared', undefined, share);
  if (isFailure(answer)) return answer;
  const { record } = answer;
  const names = calledThen(answer.names);
  const { first, deal, chance, ...rest } = record;
  return {
    record: {
      ...rest,
      ...(first === undefined ? {} : { first }),
      ...(deal === undefined ? {} : { deal }),
      ...(chance === undefined ? {} : { chance }),
    },
    names: SEATS.slice(0, record.seats).map((seat) => names[seat] ?? seat),
    share,
  };
};

/** Short where a server keeps the game; else the address holds the game itself. */
export const wayTo = async (game: Finished): Promise<string> =>
  game.share === undefined
    ? href('replay', await (await import('./packed.ts')).packReplay(game))
    : href('shared', game.share);
