/** Has the moments of all days, and plays the one of a day up to its question. What is hidden stays here until the deed. */
import type { Game } from '../../engine/game.ts';
import { PASS } from '../../engine/phrases.ts';
import { keyOf, type Moment, readMoments, tableAt } from '../../host/moments.ts';
import { look, recordOf, submit } from '../../host/table.ts';
import { fetchHosted, fetchMoments } from '../hosted.ts';
import type { FromAsker, ToAsker, Which } from './asked.ts';
import { dayOf, momentOn } from './days.ts';

const say = (message: FromAsker): void => postMessage(message);

type Opened = { readonly game: Game; readonly moments: readonly Moment[] };

const open = async (): Promise<Opened | undefined> => {
  const read = readMoments(await fetchMoments());
  if (read === undefined) return undefined;
  const { game } = await fetchHosted(read.game);
  return game.version === read.version ? { game, moments: read.moments } : undefined;
};
let opened: Promise<Opened | undefined> | undefined;

const momentIn = (moments: readonly Moment[], which: Which): Moment | undefined =>
  typeof which === 'number'
    ? moments[momentOn(dayOf(which), moments.length)]
    : moments.find((moment) => keyOf(moment) === which);

const obey = async (order: ToAsker): Promise<void> => {
  opened ??= open().catch(() => undefined);
  const there = await opened;
  const moment = there && momentIn(there.moments, order.which);
  if (there === undefined || moment === undefined) return say({ say: 'failed', why: 'file' });
  const { seat, odds, alone, doubt, stand, doubts } = moment;
  const table = tableAt(there.game, moment);
  if (order.do === 'ask') {
    const { view, heard } = look(table, seat);
    return say({ say: 'asked', seat, view, heard });
  }
  const before = look(table, seat).heard.length;
  const doubted = tableAt(there.game, moment);
  submit(doubted, seat, 'doubt');
  const told = look(doubted, seat).heard.slice(before);
  if (!order.doubted) submit(table, seat, PASS);
  say({ say: 'turned', told, odds, alone, doubt, stand, doubts, record: recordOf(order.doubted ? doubted : table) });
};

addEventListener('message', ({ data }: MessageEvent<ToAsker>) => {
  obey(data).catch(() => say({ say: 'failed', why: 'moment' }));
});
