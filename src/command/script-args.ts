/** Parses arguments of scripts. Unknown ones end it with a sentence on what is allowed. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { either } from '../engine/fault.ts';
import { onlyThese, readArgs } from './args.ts';

export const refuse = (why: string): never => {
  console.error(why);
  process.exit(2);
};

export const readScriptArgs = <const O extends ParseArgsOptionsConfig>(
  options: O,
  words?: string,
  args = process.argv.slice(2),
) => {
  const names = Object.keys(options);
  const ofType = (type: string) => names.filter((name) => options[name]?.type === type);
  const repeated = names.filter((name) => options[name]?.multiple === true);
  try {
    const known = { values: ofType('string'), flags: ofType('boolean'), repeated };
    onlyThese(readArgs(args, known, words === undefined ? undefined : []), names);
    return parseArgs({ args, options, allowPositionals: words !== undefined });
  } catch (error) {
    const allowed = [...(words === undefined ? [] : [words]), ...names.map((name) => `--${name}`)];
    const [what] = String(error instanceof Error ? error.message : error).split('; ');
    return refuse(`${what}; allowed: ${allowed.length === 0 ? 'nothing' : either(allowed, 'and')}`);
  }
};

export const wholeNumber = (name: string, text: string, least = 1): number =>
  /^\d{1,9}$/.test(text) && Number(text) >= least
    ? Number(text)
    : refuse(`${name} is "${text}"; allowed: a whole number from ${least} on`);

export const oneOfThese = (name: string, text: string | undefined, these: readonly string[]): string | undefined =>
  text === undefined || these.includes(text) ? text : refuse(`${name} is "${text}"; allowed: ${either(these)}`);
