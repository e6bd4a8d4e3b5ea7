/** Prints a game of bots as everybody at the table sees it. */
import type { Bot } from '../../bots/bot.ts';
import { type Fact, hears, type Said } from '../../engine/facts.ts';
import type { Game } from '../../engine/game.ts';
import type { NewGame } from '../../engine/record.ts';
import { letBotsPlay, newBots } from '../../host/bots.ts';
import { factsOf, openTable, tableViewOf, viewOf } from '../../host/table.ts';
import type { AllWords, Names, Voiced } from '../../words/words.ts';

type Watching = {
  readonly game: Game;
  readonly bot: Bot;
  readonly names: Names;
  readonly words: AllWords;
  readonly voiced: Voiced | undefined;
  print(line: string): void;
};

export const watchGame = ({ game, bot, names, words, voiced, print }: Watching, set: NewGame): void => {
  const table = openTable(game, set);
  const heard: Said[] = [];
  const tell = (facts: readonly Fact[]): void => {
    const said = facts.filter((fact) => hears(fact, undefined)).map((fact) => fact.said);
    heard.push(...said);
    voiced?.listen([...heard], names, () => '');
    for (const one of said) {
      const line = (voiced?.words ?? words).fact(one, names, undefined);
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
