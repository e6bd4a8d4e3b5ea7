/** A lesson without its screen. */
import assert from 'node:assert/strict';
import type { Bot } from '../../src/bots/bot.ts';
import { botsFor } from '../../src/bots/index.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { GAMES } from '../../src/games/index.ts';
import { letBotMove, letBotSpeak, newBots, stir } from '../../src/host/bots.ts';
import { look, openTable, submit } from '../../src/host/table.ts';
import { fits, heed, isOpen } from '../../src/web/lesson.ts';
import { taughtBy } from '../../src/web/link/taught.ts';
import type { Lesson } from '../../src/web/room.ts';
import { LANGS, type Lang } from '../../src/words/words.ts';

const ME = 'A';

/** A game's script leads to its end by its own hints, in every language, whichever of several answers is given. */
export const leadsToItsEnd = async (lesson: (lang: Lang) => Promise<Lesson>): Promise<void> => {
  const { set, mine, theirs, ends, names } = await lesson('fr');
  for (const lang of LANGS) {
    const { hints, end, next } = await lesson(lang);
    assert.equal(hints.length, mine.length, `${lang}: a hint each`);
    for (const text of [...hints, end, next]) assert.ok(text.length > 10, text);
  }
  assert.equal(names.length, set.seats - 1);
  const game = GAMES.find(({ id }) => id === set.game);
  assert.ok(game !== undefined);
  const strayed: string[] = [];
  const astray: Bot = {
    answer({ view, answers }) {
      strayed.push(`${view.me} ${view.phase}`);
      return answers[0] ?? '';
    },
  };
  /** `pick`: where any of several will do, this one. */
  const run = (pick: (moves: readonly string[]) => string | undefined) => {
    const table = openTable(game, set);
    const bot = taughtBy(theirs, { ...botsFor(set.game).simple, ...astray });
    const bots = newBots((seat) => (seat === ME ? undefined : bot));
    const take = (seat: Seat, move: string) => submit(table, seat, move);
    let done = 0;
    for (let i = 0; i < 200; i++) {
      while (letBotSpeak(bots, table, take) !== undefined);
      const { view } = look(table, ME);
      const legal = view.legal ?? [];
      const wanted = mine[done];
      if (table.state.over !== undefined || (wanted === undefined && view.phase === ends)) break;
      const open = isOpen(wanted, legal);
      if (open && wanted !== undefined) {
        for (const move of legal)
          if (!fits(wanted, move)) assert.equal(heed(wanted, move, legal), 'not', `${wanted}: ${move}`);
        const move = pick(legal.filter((one) => fits(wanted, one)));
        assert.ok(move !== undefined);
        stir(bots, table, take(ME, move));
        done += 1;
      } else if (view.toAct.includes(ME) && view.answer === undefined) {
        assert.ok(heed(wanted, 'pass', legal) === 'let' && legal.includes('pass'), `${wanted}: ${legal}`);
        stir(bots, table, take(ME, 'pass'));
      } else if (letBotMove(bots, table, take) === undefined) break;
    }
    assert.equal(done, mine.length, `stuck before ${mine[done]}`);
    const { view } = look(table, ME);
    if (ends === undefined) assert.deepEqual(view.over, [ME]);
    else assert.equal(view.phase, ends);
  };
  run((moves) => moves[0]);
  run((moves) => moves.at(-1));
  run((moves) => moves[Math.floor(moves.length / 2)]);
  assert.deepEqual(strayed, [], 'everything was in the script');
};
