/** A game of bots to be read: what everybody at the table sees and hears of it. */
import type { Bot } from '../../bots/bot.ts';
import { type Fact, hears } from '../../engine/facts.ts';
import type { Game } from '../../engine/game.ts';
import type { NewGame } from '../../engine/record.ts';
import { letBotsPlay, newBots } from '../../host/bots.ts';
import { factsOf, openTable, tableViewOf, viewOf } from '../../host/table.ts';
import type { AllWords, Names } from '../../words/words.ts';

type Watching = {
  readonly game: Game;
  readonly bot: Bot;
  readonly names: Names;
  readonly words: AllWords;
  print(line: string): void;
};

export const watchGame = ({ game, bot, names, words, print }: Watching, set: NewGame): void => {
  const table = openTable(game, set);
  const tell = (facts: readonly Fact[]): void => {
    for (const fact of facts) {
      const line = hears(fact, undefined) ? words.fact(fact.said, names, undefined) : undefined;
      if (line !== undefined) print(line);
    }
  };
  tell(factsOf(table));
  letBotsPlay(
    newBots(() => bot),
    table,
    tell,
  );
  print('');
  for (const line of words.table(tableViewOf(table), names)) print(line);
  for (const seat of table.state.seats)
    for (const line of words.reveal?.(viewOf(table, seat), names, undefined) ?? []) print(line);
};
