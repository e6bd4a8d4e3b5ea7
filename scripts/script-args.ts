/** What a script is asked for. Whatever it does not understand ends it with a sentence that says what is allowed. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { either } from '../src/engine/fault.ts';

export const refuse = (why: string): never => {
  console.error(why);
  process.exit(2);
};

/** `words`: what may stand there without dashes, if anything. */
export const readArgs = <const O extends ParseArgsOptionsConfig>(options: O, words?: string) => {
  try {
    return parseArgs({ options, allowPositionals: words !== undefined });
  } catch (error) {
    const [what = ''] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    const names = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' VALUE' : ''}`);
    const allowed = [...(words === undefined ? [] : [words]), ...names];
    return refuse(`${what}; allowed: ${allowed.length === 0 ? 'nothing' : either(allowed, 'and')}`);
  }
};

export const wholeNumber = (name: string, text: string, least = 1): number =>
  /^\d{1,9}$/.test(text) && Number(text) >= least
    ? Number(text)
    : refuse(`${name} is "${text}"; allowed: a whole number from ${least} on`);

/** One of a list, where it is given. */
export const oneOfThese = (name: string, text: string | undefined, these: readonly string[]): string | undefined =>
  text === undefined || these.includes(text) ? text : refuse(`${name} is "${text}"; allowed: ${either(these)}`);
