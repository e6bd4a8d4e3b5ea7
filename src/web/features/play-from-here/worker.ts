/** A worker that plays games on from a moment to count how often experts win. It reports each game. */
import { isFault } from '../../../engine/fault.ts';
import { startGame } from '../../../engine/record.ts';
import { tableView } from '../../../engine/sight.ts';
import { expertsFrom, type PlayFromHere } from '../../../host/play-from-here.ts';
import { fetchExpert, fetchImagined } from '../../base/hosted.ts';

export type FromExperts = { readonly won: number; readonly of: number };

const TIMES = 40;

const play = async (asIf: PlayFromHere): Promise<void> => {
  const game = await fetchImagined(asIf.record.game);
  if (game === undefined) return;
  const expert = await fetchExpert(tableView(game, startGame(game, asIf.record).state));
  if (expert === undefined || isFault(expert)) return;
  for (const told of expertsFrom(game, asIf, expert, TIMES)) postMessage(told satisfies FromExperts);
};

addEventListener('message', ({ data }: MessageEvent<PlayFromHere>) => void play(data));
