/** Has the moments of all days, and plays the one of a day up to its question. What is hidden stays here until the deed. */
import type { Game } from '../../engine/game.ts';
import { PASS } from '../../engine/phrases.ts';
import type { ChoiceMoment } from '../../host/choice-moments.ts';
import { keyOf, type Moment, type Moments, readMoments, tableAt } from '../../host/moments.ts';
import { look, recordOf, submit } from '../../host/table.ts';
import { fetchHosted, fetchMoments } from '../hosted.ts';
import type { FromAsker, ToAsker, Which } from './asked.ts';
import { dayOf, kindOn, momentOn } from './days.ts';

const say = (message: FromAsker): void => postMessage(message);

type Opened = { readonly game: Game; readonly file: Moments };

const open = async (): Promise<Opened | undefined> => {
  const read = readMoments(await fetchMoments());
  if (read === undefined) return undefined;
  const { game } = await fetchHosted(read.game);
  return game.version === read.version ? { game, file: read } : undefined;
};
let opened: Promise<Opened | undefined> | undefined;

/** Where the file has none of the day's kind, a claim is asked about. */
const momentIn = ({ moments, choices }: Moments, which: Which): Moment | ChoiceMoment | undefined => {
  if (typeof which === 'string') return [...moments, ...choices].find((moment) => keyOf(moment) === which);
  const day = dayOf(which);
  const ofKind = choices.filter(({ kind }) => kind === kindOn(day));
  return ofKind[momentOn(day, ofKind.length)] ?? moments[momentOn(day, moments.length)];
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
  opened ??= open().catch(() => undefined);
  const there = await opened;
  const moment = there && momentIn(there.file, order.which);
  if (there === undefined || moment === undefined) return say({ say: 'failed', why: 'file' });
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
