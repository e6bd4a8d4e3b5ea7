/** Plays the game of a moment: up to the question, and on after the answer. */
import { TEMPERS, type Temper } from '../../bots/tempers.ts';
import { mix, seeded } from '../../engine/chance.ts';
import type { Game } from '../../engine/game.ts';
import { PASS } from '../../engine/phrases.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import type { Accusation } from '../../host/accusations.ts';
import { bestMove, keyOf, type Moment, playsOn, tableAt } from '../../host/moments.ts';
import { look, recordOf, submit } from '../../host/table.ts';
import type { FromAsker, Order, Shown } from './moment-questions.ts';

/** The bots' tempers, drawn from the moment itself: home and its own page show the same ones. */
const tempersOf = (moment: Moment | Accusation): readonly Temper[] =>
  mix(seeded(`company ${keyOf(moment)}`), [...TEMPERS]);

const winnersOf = ({ won }: Moment | Accusation): { readonly won?: readonly Seat[] } =>
  won === undefined ? {} : { won: SEATS.filter((seat) => won.includes(seat)) };

/** The moves after the question, as far as they are recorded. Moves of which this seat hears nothing are left out. */
export const shown = (game: Game, moment: Moment | Accusation): FromAsker => {
  const { seed, seats, moves, seat, next = '' } = moment;
  const options = 'answers' in moment ? {} : (moment.options ?? {});
  const best = bestMove(moment);
  const sentences = [best === PASS ? '' : `${seat} ${best}`, ...next.split(',')].filter((one) => one !== '');
  let { length } = look(tableAt(game, moment), seat).heard;
  const steps: Shown[number][] = [];
  for (const [i] of sentences.entries()) {
    const place = { seed, seats, options, moves: [moves, ...sentences.slice(0, i + 1)].join(',') };
    const { view, heard } = look(tableAt(game, place), seat);
    if (heard.length > length) steps.push({ view, told: heard.slice(length) });
    ({ length } = heard);
  }
  return { say: 'shown', steps };
};

export const accused = (game: Game, moment: Accusation, order: Order): FromAsker => {
  const { seat, answers } = moment;
  const table = tableAt(game, moment);
  if (order.do !== 'accuse') {
    const { view, heard } = look(table, seat);
    const suspects = answers.map(({ move }) => move);
    return { say: 'asked', seat, view, heard, drawn: tempersOf(moment), options: {}, suspects };
  }
  submit(table, seat, order.move);
  return { say: 'accused', answers, record: recordOf(table), goesOn: playsOn(table, seat), ...winnersOf(moment) };
};

export const turned = (game: Game, moment: Moment, order: Order): FromAsker => {
  const { seat, odds, alone, doubt, stand, doubts, says = 'doubt' } = moment;
  const table = tableAt(game, moment);
  const { view, heard } = look(table, seat);
  if (order.do !== 'turn')
    return { say: 'asked', seat, view, heard, drawn: tempersOf(moment), options: moment.options ?? {} };
  const doubted = tableAt(game, moment);
  submit(doubted, seat, says);
  const after = look(doubted, seat);
  const told = after.heard.slice(heard.length);
  if (!order.doubted) submit(table, seat, PASS);
  const then = order.doubted ? doubted : table;
  const [record, goesOn] = [recordOf(then), playsOn(then, seat)];
  return {
    say: 'turned',
    told,
    odds,
    alone,
    doubt,
    stand,
    doubts,
    after: after.view,
    record,
    goesOn,
    ...winnersOf(moment),
  };
};
