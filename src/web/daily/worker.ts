/** Has the moments of all days, and plays the one of a day up to its question. What is hidden stays here until the deed. */
import type { Game } from '../../engine/game.ts';
import { PASS } from '../../engine/phrases.ts';
import type { ChoiceMoment } from '../../host/choice-moments.ts';
import { keyOf, type Moment, type Moments, readMoments, tableAt } from '../../host/moments.ts';
import { look, recordOf, submit } from '../../host/table.ts';
import { fetchHosted, fetchMoments } from '../hosted.ts';
import type { FromAsker, ToAsker, Which } from './asked.ts';
import { type Day, dayOf, kindOn, momentOn } from './days.ts';

const say = (message: FromAsker): void => postMessage(message);

type Opened = { readonly game: Game; readonly file: Moments };

type Sort = Parameters<typeof fetchMoments>[0];

const open = async (sort: Sort): Promise<Opened | undefined> => {
  const read = readMoments(await fetchMoments(sort));
  if (read === undefined) return undefined;
  const { game } = await fetchHosted(read.game);
  return game.version === read.version ? { game, file: read } : undefined;
};
const files: Partial<Record<Sort, Promise<Opened | undefined>>> = {};
const opened = (sort: Sort): Promise<Opened | undefined> => {
  const file = files[sort] ?? open(sort).catch(() => undefined);
  files[sort] = file;
  return file;
};

type Found = { readonly there: Opened; readonly moment: Moment | ChoiceMoment };

const ofKind = ({ choices }: Moments, day: Day): ChoiceMoment | undefined => {
  const list = choices.filter(({ kind }) => kind === kindOn(day));
  return list[momentOn(day, list.length)];
};

/** Where no file has one of the day's kind, a claim is asked about. */
const find = async (which: Which): Promise<Found | undefined> => {
  const day = typeof which === 'number' ? dayOf(which) : undefined;
  if (day !== undefined && kindOn(day) === 'accuse') {
    const there = await opened('accusations');
    const moment = there && ofKind(there.file, day);
    if (there !== undefined && moment !== undefined) return { there, moment };
  }
  const there = await opened('moments');
  if (there === undefined) return undefined;
  const { moments, choices } = there.file;
  const moment =
    day === undefined
      ? [...moments, ...choices].find((one) => keyOf(one) === which)
      : (ofKind(there.file, day) ?? moments[momentOn(day, moments.length)]);
  return moment && { there, moment };
};

const chosen = ({ game }: Opened, moment: ChoiceMoment, order: ToAsker): void => {
  const { seat, kind, answers } = moment;
  const table = tableAt(game, moment);
  if (order.do !== 'choose') {
    const { view, heard } = look(table, seat);
    say({ say: 'asked', seat, view, heard, choice: { kind, moves: answers.map(({ move }) => move) } });
    return;
  }
  submit(table, seat, order.move);
  say({ say: 'chosen', answers, record: recordOf(table) });
};

const obey = async (order: ToAsker): Promise<void> => {
  const found = await find(order.which);
  if (found === undefined) return say({ say: 'failed', why: 'file' });
  const { there, moment } = found;
  if ('answers' in moment) {
    chosen(there, moment, order);
    return;
  }
  const { seat, odds, alone, doubt, stand, doubts } = moment;
  const table = tableAt(there.game, moment);
  if (order.do !== 'turn') {
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
