/** A worker that reviews a finished game, which takes some seconds. */
import { isFault } from '../../../engine/fault.ts';
import { type GameRecord, startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { tableView } from '../../../engine/sight.ts';
import { type Review, review } from '../../../host/review.ts';
import { fetchExpert, fetchImagined } from '../../base/hosted.ts';

export type ToReviewer = {
  readonly record: GameRecord;
  readonly seat: Seat;
};
export type FromReviewer =
  | { readonly say: 'progress'; readonly share: number }
  | { readonly say: 'reviewed'; readonly review: Review }
  | { readonly say: 'failed' };

const say = (message: FromReviewer): void => postMessage(message);

/** Progress messages. */
const STEPS = 50;

const look = async ({ record, seat }: ToReviewer): Promise<void> => {
  const game = await fetchImagined(record.game);
  if (game === undefined) return say({ say: 'failed' });
  const expert = await fetchExpert(tableView(game, startGame(game, record).state));
  if (expert === undefined || isFault(expert)) return say({ say: 'failed' });
  let told = 0;
  const progress = (share: number): void => {
    const step = Math.floor(share * STEPS);
    if (step > told) say({ say: 'progress', share });
    told = step;
  };
  say({ say: 'reviewed', review: review(game, record, expert, seat, progress) });
};

addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  look(data).catch(() => say({ say: 'failed' }));
});
