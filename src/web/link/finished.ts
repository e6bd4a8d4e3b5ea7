/** A game that is over, as the server keeps it. */
import { SEATS } from '../../engine/seats.ts';
import { calledThen } from '../../words/called.ts';
import { call, type Failed, isFailure } from '../online/api.ts';
import type { Finished } from './link.ts';

export const fetchFinished = async (share: string): Promise<Finished | Failed> => {
  const answer = await call('shared', undefined, share);
  if (isFailure(answer)) return answer;
  const { record } = answer;
  const names = calledThen(answer.names);
  const seats = SEATS.slice(0, record.seats);
  const { first, deal, chance, origin, ...rest } = record;
  return {
    record: {
      ...rest,
      ...(first === undefined ? {} : { first }),
      ...(deal === undefined ? {} : { deal }),
      ...(chance === undefined ? {} : { chance }),
      ...(origin === undefined ? {} : { origin }),
    },
    names: seats.map((seat) => names[seat] ?? seat),
    masks: seats.map((seat) => answer.masks[seat] ?? ''),
    share,
    minutes: Math.max(1, Math.round((answer.ended - answer.started) / 60_000)),
  };
};
