/** A finished game as the server keeps it. */
import { LEVELS, type Opponents } from '../../bots/levels.ts';
import { TEMPERS } from '../../bots/tempers.ts';
import { SEATS } from '../../engine/seats.ts';
import { botNamed, calledThen } from '../../words/display-names.ts';
import { call, type Failed, isFailure } from '../base/api.ts';
import type { Finished } from './link.ts';

/** A bot without a level plays at the default level. */
const opponentsIn = (names: Readonly<Record<string, string>>): Opponents =>
  Object.fromEntries(
    SEATS.flatMap((seat) => {
      const { bot, manner } = botNamed(names[seat] ?? '') ?? {};
      if (bot === undefined) return [];
      const level = LEVELS.find((one) => one === bot) ?? 'regular';
      return [[seat, { level, manner: TEMPERS.find((one) => one === manner) }]];
    }),
  );

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
    opponents: opponentsIn(answer.names),
    share,
    minutes: Math.max(1, Math.round((answer.ended - answer.started) / 60_000)),
  };
};
