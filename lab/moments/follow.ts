/** Plays on from a moment after its best answer: the next moves to show, and the winner. */
import type { Bot } from '../../src/bots/bot.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Accusation } from '../../src/host/accusations.ts';
import { letBotMove, newBots } from '../../src/host/bots.ts';
import { bestMove, type Moment, spokenIn, tableAt } from '../../src/host/moments.ts';
import { look, recordOf, submit, type Table } from '../../src/host/table.ts';

const SHOWN = 3;
/** Moves after which nobody has won. */
const LONGEST = 4000;

/** Plays on from a moment; deterministic by seed and moves. */
export const follow = <M extends Moment | Accusation>(game: Game, bot: Bot, moment: M): M => {
  const table = tableAt(game, moment);
  const bots = newBots(() => bot);
  const take = (seat: M['seat'], move: string) => submit(table, seat, move);
  const heard = (): number => look(table, moment.seat).heard.length;
  take(moment.seat, bestMove(moment));
  const from = recordOf(table).moves.length;
  let [shown, last, to] = [0, heard(), from];
  for (let i = 0; i < LONGEST && table.state.over === undefined; i++) {
    if (letBotMove(bots, table, take) === undefined) break;
    if (shown === SHOWN || !wasSpoken(table) || heard() === last) continue;
    [shown, last, to] = [shown + 1, heard(), recordOf(table).moves.length];
  }
  const { moves } = recordOf(table);
  const won = table.state.over === undefined ? {} : { won: table.state.over.join('') };
  return { ...moment, next: spokenIn(moves.slice(from, to)), ...won };
};

const wasSpoken = (table: Table): boolean => spokenIn(recordOf(table).moves.slice(-1)) !== '';
