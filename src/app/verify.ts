import { readFileSync } from 'node:fs';
import { onlyThese, readArgs } from '../command/args.ts';
import { WITH } from '../command/help.ts';
import { isObject } from '../engine/by-name.ts';
import { fault } from '../engine/fault.ts';
import type { Seat } from '../engine/seats.ts';
import { checkDeal } from '../host/deal.ts';
import { openRegistry } from './registry.ts';
import { witnessIn, witnessOf } from './witness.ts';

const HELP = `cabale verify FILE: was a finished game dealt fairly? (docs/FAIRNESS.md)

FILE is a game as its server gives it away when it is over: what "check the deal" saves at the table,
or what the address /api/shared/… answers. "-" reads it from what is piped in.
Commitment, seed, shuffles and every move are made again, and held against what the browser that saved it had seen
before the deal and was told in the game, which is in its file. Prints a line for each thing that holds or does not;
the exit code is 0 if all hold, 1 if one does not, 2 if there is nothing that could be checked.

  --commitment X  what was shown before the game: is it this one?
  --gave A:X      what seat A gave before the game: is it in it?
  --sealed A:X,…  what the seats had sealed when the deal was called: is it that which they gave?
${WITH}`;

const KNOWN = { values: ['commitment', 'gave', 'sealed', 'with'], flags: ['help'] };

export const verify = async (args: readonly string[]): Promise<void> => {
  const files: string[] = [];
  const given = readArgs(args, KNOWN, files);
  onlyThese(given, [...KNOWN.values, ...KNOWN.flags]);
  if (given.has('help')) return console.log(HELP);
  const [file] = files;
  if (file === undefined || files.length > 1) throw fault('usage', 'name one file: npx cabale verify FILE');
  const noted = witnessOf(given);
  const { games } = await openRegistry(given.get('with'));
  const found = valueIn(file);
  const witness = { ...witnessIn(found), ...noted };
  const { record, origin, winners, flaws } = checkDeal(games, recordIn(found), witness);
  const says = (code: string, holds: string) => {
    const flaw = flaws.find((one) => one.code === code);
    console.log(flaw === undefined ? `ok: ${holds}` : `not ok: ${flaw.message}`);
  };
  says('commitment', `the commitment ${origin.commitment} is the hash of the secret`);
  if (witness.commitment !== undefined) says('promise', 'it is the one shown before the game');
  if (witness.gave !== undefined) says('entropy', `what seat ${witness.gave.seat} gave is in it`);
  const sealed = witness.sealed ?? origin.sealed;
  if (sealed !== undefined)
    says(
      flaws.some(({ code }) => code === 'withheld') ? 'withheld' : 'sealed',
      `each gave what it had sealed before the deal (${giversOf(Object.keys(sealed))})`,
    );
  says('seed', `the seed is made of the secret and of what the seats gave (${giversOf(Object.keys(origin.entropy))})`);
  if (flaws.some(({ code }) => code === 'laid')) says('laid', '');
  says(
    flaws.some(({ code }) => code === 'moves') ? 'moves' : 'unfinished',
    `${record.moves.length} moves, all allowed`,
  );
  if (witness.told !== undefined) says('told', `it is the game that seat ${witness.told.seat} was shown`);
  const said = winners === undefined || isWonBy(found, winners);
  if (winners !== undefined)
    console.log(`${said ? 'ok' : 'not ok'}: ${wonBy(winners)}${said ? '' : ', which is not what the file says'}`);
  const holds = flaws.length === 0 && said;
  console.log(holds ? 'the deal is as it was promised' : 'this is not the game that was promised');
  if (!holds) process.exitCode = 1;
};

const wonBy = (winners: readonly Seat[]): string =>
  winners.length === 0 ? 'nobody won' : `won by ${winners.join(' ')}`;

/** Exports of a server also name the winners. */
const isWonBy = (found: unknown, winners: readonly Seat[]): boolean =>
  !isObject(found) || !('winners' in found) || JSON.stringify(found.winners) === JSON.stringify(winners);

const giversOf = (seats: readonly string[]): string => (seats.length === 0 ? 'none did' : seats.join(' '));

const recordIn = (found: unknown): unknown => (isObject(found) && 'record' in found ? found.record : found);

const valueIn = (file: string): unknown => {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw fault('file', `${file} cannot be read`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw fault('file', `${file} is no JSON`);
  }
};
