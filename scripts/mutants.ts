/** Small wrongs that a test should notice: one word or sign of a rule changed. */
import { stripTypeScriptTypes } from 'node:module';
import { type Token, tokens } from './tokens.ts';

export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** The line as it was, and as it is. */
  readonly was: string;
  readonly is: string;
  /** The whole file with the wrong in it, its types stripped. */
  readonly source: string;
};

type Change = { readonly kind: string; readonly at: number; readonly length: number; readonly to: string };

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '>': ['>=', '<='],
  '<=': ['<', '>'],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '...': [],
};

const WORDS: Readonly<Record<string, string>> = {
  true: 'false',
  false: 'true',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  push: 'unshift',
  pop: 'shift',
  shift: 'pop',
};

/** All the wrongs that can be done to a source. */
export const mutantsOf = (file: string, source: string): Mutant[] => {
  // Types become blanks and nothing moves, so what is left is what runs.
  const code = stripTypeScriptTypes(source);
  const lines = source.split('\n');
  return changesIn(code).flatMap(({ kind, at, length, to }) => {
    const changed = code.slice(0, at) + to + code.slice(at + length);
    if (!parses(changed)) return [];
    const line = code.slice(0, at).split('\n').length;
    const start = code.lastIndexOf('\n', at - 1) + 1;
    const original = lines[line - 1] ?? '';
    const is = original.slice(0, at - start) + to + original.slice(at - start + length);
    return [{ file, line, kind, was: original.trim(), is: is.trim(), source: changed }];
  });
};

const parses = (code: string): boolean => {
  try {
    stripTypeScriptTypes(code);
    return true;
  } catch {
    return false;
  }
};

const changesIn = (code: string): Change[] => {
  const list = tokens(code).filter(({ kind }) => kind !== 'space' && kind !== 'comment');
  const imports = importRanges(list);
  const inImport = (at: number) => imports.some(([from, to]) => at >= from && at <= to);
  const texts = [...new Set(list.filter((token) => isVerb(token) && !inImport(token.at)).map(({ text }) => text))];
  const found: Change[] = [];
  for (const [i, token] of list.entries()) {
    if (inImport(token.at)) continue;
    const { at, text } = token;
    const put = (kind: string, to: string, length = text.length, from = at) =>
      found.push({ kind, at: from, length, to });
    if (token.kind === 'sign') signs(code, list, i, put);
    else if (token.kind === 'number') {
      if (/^\d+$/.test(text)) {
        put('number', `${Number(text) + 1}`);
        if (text !== '0') put('number', `${Number(text) - 1}`);
      }
    } else if (token.kind === 'word') {
      const to = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
      const method = list[i - 1]?.text === '.' && list[i + 1]?.text === '(';
      if (to !== undefined && (method || text === 'true' || text === 'false')) put('word', to);
      if (text === 'if' || text === 'while') {
        const [open, close] = [list[i + 1], matching(list, i + 1)];
        if (open !== undefined && close !== undefined)
          for (const fixed of text === 'if' ? ['true', 'false'] : ['false'])
            put('condition', `(${fixed})`, close.at + 1 - open.at, open.at);
      }
    } else if (isVerb(token) && list[i - 2]?.text === 'ask' && list[i - 1]?.text === ':') {
      put('question', text === "'all'" ? "'any'" : "'all'");
    } else if (isVerb(token)) {
      const other = texts[(texts.indexOf(text) + 1) % texts.length];
      put('text', other === undefined || other === text ? "'mutant'" : other);
    }
  }
  return [...found, ...statements(code, inImport)];
};

const signs = (
  code: string,
  list: readonly Token[],
  i: number,
  put: (kind: string, to: string, length?: number) => void,
): void => {
  const token = list[i];
  if (token === undefined) return;
  const { text, at } = token;
  const spaced = /\s/.test(code[at - 1] ?? '') && /\s/.test(code[at + text.length] ?? '');
  if (text === '!') put('negation', '');
  else if (text === '?') {
    // a choice between two: always the one, or always the other
    if (spaced) for (const fixed of ['|| true ?', '&& false ?']) put('choice', fixed);
  } else if (text === '++' || spaced) for (const to of SIGNS[text] ?? []) put('sign', to);
};

/** A word of the game: `'drew'`. */
const isVerb = ({ kind, text }: Token): boolean => kind === 'text' && /^'[a-z][a-z-]*'$/.test(text);

/** Where imports begin and end. */
const importRanges = (list: readonly Token[]): [number, number][] => {
  const found: [number, number][] = [];
  for (const [i, { kind, text, at }] of list.entries()) {
    if (kind !== 'word' || text !== 'import') continue;
    const end = list.find((token, j) => j > i && token.text === ';');
    if (end !== undefined) found.push([at, end.at]);
  }
  return found;
};

/** The parenthesis that closes the one at `open`. */
const matching = (list: readonly Token[], open: number): Token | undefined => {
  let depth = 0;
  for (const token of list.slice(open)) {
    if (token.kind !== 'sign') continue;
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (depth === 0) return token;
  }
  return undefined;
};

const STATEMENT =
  /^( *)(?:(?!const |let |import |export |return |throw |case |default)[\w.[\]?]+(?:\(.*\)| (?:=|\+=|-=) .*)|continue|break|return);/gm;

/** Statements of one line are left out. */
const statements = (code: string, inImport: (at: number) => boolean): Change[] =>
  [...code.matchAll(STATEMENT)].flatMap((match) => {
    const indent = match[1]?.length ?? 0;
    const at = match.index + indent;
    return inImport(at) ? [] : [{ kind: 'removed', at, length: match[0].length - indent, to: ';' }];
  });
