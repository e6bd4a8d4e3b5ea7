/** Maps each question of Tribunal to the strategy that answers it. */
import { oneOf } from '../../../engine/chance.ts';
import { parse } from '../rules/moves.ts';
import type { Mind } from './mind.ts';

type Way<M> = (mind: M) => string | undefined;
export type Ways<M> = Readonly<
  Record<'inform' | 'accuse' | 'nightCard' | 'cancel' | 'announce' | 'contest' | 'see', Way<M>>
>;

export const answerBy = <M extends Mind>(ways: Ways<M>, mind: M): string | undefined => {
  const { view, me, legal, rng } = mind;
  const informer = view.players[me].status === 'informer';
  switch (view.phase) {
    case 'accusation':
      return informer ? ways.inform(mind) : ways.accuse(mind);
    case 'night-vote':
      return informer ? ways.inform(mind) : ways.nightCard(mind);
    case 'day-verdict':
    case 'night-verdict':
      return ways.cancel(mind);
    case 'count':
      return ways.announce(mind);
    case 'contest':
      return ways.contest(mind);
    case 'duel-vote':
      return oneOf(
        rng,
        legal.filter((move) => parse(move)[0] === 'vote'),
      );
    case 'duel':
      return legal.includes('believe') ? ways.see(mind) : undefined;
    default:
      return undefined;
  }
};
