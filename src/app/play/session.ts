/** A match in the terminal: one person, the rest bots. */
import type { Bot } from '../../bots/bot.ts';
import { type Fact, hears, type Said } from '../../engine/facts.ts';
import type { Game, View } from '../../engine/game.ts';
import { legal, refusal } from '../../engine/kernel.ts';
import type { NewGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { letBotMove, letBotSpeak, newBots, stir } from '../../host/bots.ts';
import { afterGame, type Match, newMatch, nextGame } from '../../host/match.ts';
import { awaited, factsOf, look, openTable, submit, type Table, tableViewOf, viewOf } from '../../host/table.ts';
import { type AllWords, inLine, type Names, type Voiced } from '../../words/words.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts.ts';

export type Session = {
  readonly game: Game;
  readonly me: Seat;
  readonly bot: Bot;
  readonly names: Names;
  readonly words: AllWords;
  readonly voiced?: Voiced | undefined;
  readonly texts: Texts;
  readonly terminal: Terminal;
};

const FREE = '…';
const FEW = 6;

export const playMatch = async (session: Session, first: NewGame): Promise<void> => {
  const { terminal, texts, words, names, me, game } = session;
  let match: Match = newMatch();
  for (let set = first; ; set = nextGame(match, set, `${first.seed} ${match.games + 1}`)) {
    const table = openTable(game, set);
    const rivals = table.state.seats.filter((seat) => seat !== me).map(names);
    terminal.print(terminal.style('bold', texts.welcome(words.title, rivals.join(', '))));
    terminal.print(texts.you(terminal.style('bold', names(me))));
    terminal.print(terminal.style('gray', texts.keys));
    terminal.print('');
    if ((await playGame(session, table)) === 'left') break;
    match = afterGame(match, game, table.state);
    const rows = table.state.seats.map((seat) => `${names(seat)} ${match.wins[seat] ?? 0}`);
    terminal.print(texts.score(rows.join(' · ')));
    if (!(await again(session))) break;
  }
  terminal.print(texts.bye);
};

const again = async ({ terminal, texts }: Session): Promise<boolean> => {
  for (;;) {
    const line = await terminal.ask(texts.another);
    const word = line?.trim().toLowerCase();
    if (word === undefined || texts.no.includes(word)) return false;
    if (texts.yes.includes(word)) return true;
    terminal.print(texts.yesOrNo);
  }
};

const playGame = async (session: Session, table: Table): Promise<'over' | 'left'> => {
  const { me, bot, terminal, texts } = session;
  const heard: Said[] = [];
  const tell = (facts: readonly Fact[]) => {
    const said = facts.filter((fact) => hears(fact, me)).map((fact) => fact.said);
    heard.push(...said);
    for (const line of spoken(session, heard, said)) terminal.print(`  ${line}`);
  };
  const bots = newBots((seat) => (seat === me ? undefined : bot), false);
  const make = (seat: Seat, move: string) => submit(table, seat, move);
  tell(factsOf(table));
  let offered = -1;
  while (table.state.over === undefined) {
    // the person answers before bots, who might challenge first
    for (let said = letBotSpeak(bots, table, make); said !== undefined; said = letBotSpeak(bots, table, make))
      tell(said);
    const { question } = table;
    const asked = awaited(table).includes(me);
    if (asked || (offered !== question && legal(session.game, table.state, me).length > 0)) {
      const move = await choose(session, table, asked);
      if (move === 'left') return 'left';
      if (move === 'nothing') offered = question;
      else {
        const said = make(me, move.move);
        tell(said);
        stir(bots, table, said);
      }
    } else tell(letBotMove(bots, table, make) ?? []);
  }
  terminal.print('');
  for (const line of session.words.table(tableViewOf(table), session.names)) terminal.print(line);
  for (const seat of table.state.seats)
    for (const line of session.words.reveal?.(viewOf(table, seat), session.names, me) ?? []) terminal.print(line);
  const { over } = table.state;
  const won = over.length === 0 ? texts.nobody : texts.winners(over.map(session.names).join(', '), over.length > 1);
  terminal.print(terminal.style('bold', over.includes(me) ? texts.won(over.length > 1) : won));
  return 'over';
};

const spoken = ({ me, words, voiced, names }: Session, heard: readonly Said[], said: readonly Said[]): string[] => {
  voiced?.listen([...heard], names, (seat) => (seat === me ? undefined : ''));
  return said.flatMap((one) => (voiced?.words ?? words).fact(one, names, me) ?? []);
};

/** Shows the question with numbered choices until one is chosen. */
const choose = async (
  session: Session,
  table: Table,
  asked: boolean,
): Promise<{ move: string } | 'left' | 'nothing'> => {
  const { me, terminal, texts, words, names } = session;
  const { view, answers: given } = look(table, me);
  const beside = (view.legal ?? []).filter((move) => !given.includes(move));
  const moves = [...given, ...beside];
  let all = beside.length <= FEW;
  const show = () => {
    terminal.print('');
    for (const line of words.table(view, names)) terminal.print(line);
    terminal.print(terminal.style(['bold', 'cyan'], words.phase(view, names)));
    for (const [i, move] of (all ? moves : given).entries())
      terminal.print(`${`${i + 1}`.padStart(3)}  ${inLine(words.move(move, names, view))}`);
    if (!all) terminal.print(`  +  ${texts.more(beside.length)}`);
    if (!asked) terminal.print(`     ${terminal.style('gray', texts.listen)}`);
  };
  show();
  for (;;) {
    const line = await terminal.ask(texts.choice);
    if (line === undefined) return 'left';
    const word = line.trim();
    if (word === 'q') return 'left';
    if (word === '' && !asked) return 'nothing';
    if (word === '+' && !all) {
      all = true;
      show();
      continue;
    }
    if (word === '?') {
      for (const row of words.reference?.(view) ?? []) terminal.print(`  ${row}`);
      show();
      continue;
    }
    const chosen = /^\d{1,4}$/.test(word) ? moves[Number(word) - 1] : word;
    const move = chosen?.includes(FREE) ? await complete(session, chosen, view) : chosen;
    if (move === undefined) {
      terminal.print(texts.pick(moves.length));
      continue;
    }
    if (refusal(session.game, table.state, me, move) === undefined) return { move };
    terminal.print(chosen?.includes(FREE) ? texts.refused : texts.pick(moves.length));
    if (chosen?.includes(FREE)) show();
  }
};

/** Fills in a free part: free text, or a choice if all values can be listed. */
const complete = async (session: Session, pattern: string, view: View): Promise<string | undefined> => {
  const { terminal, texts, words, names } = session;
  const fitting = words.stage?.filled?.(pattern, view) ?? [];
  for (const [i, move] of fitting.entries())
    terminal.print(`${`${i + 1}`.padStart(5)}  ${inLine(words.move(move, names, view))}`);
  const prompt = fitting.length > 0 ? texts.choice : texts.yourWords(words.move(pattern, names, view).title);
  const text = (await terminal.ask(prompt))?.trim();
  if (text === undefined || text === '') return undefined;
  return fitting[Number(text) - 1] ?? pattern.replace(FREE, () => text);
};
