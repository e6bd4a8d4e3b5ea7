/** Makes mutants: one changed word or sign of a rule, which a test should notice. */
import { stripTypeScriptTypes } from 'node:module';
import { parseSync, Visitor } from 'vite';

export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly was: string;
  readonly is: string;
  /** The whole mutated file, with types stripped. */
  readonly source: string;
};

type Piece = { readonly start: number; readonly end: number };
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
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  push: 'unshift',
  pop: 'shift',
  shift: 'pop',
};

/** A word of the game: `'drew'`. */
const VERB = /^'[a-z][a-z-]*'$/;

export const mutantsOf = (file: string, source: string): Mutant[] => {
  // types become blanks at the same positions
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
  const { program, module } = parseSync('source.js', code);
  const inImport = (at: number): boolean => module.staticImports.some(({ start, end }) => at >= start && at < end);
  const found: Change[] = [];
  const verbs: Piece[] = [];
  const questions = new Set<Piece>();
  const put = (kind: string, { start, end }: Piece, ...wrongs: readonly string[]): void => {
    for (const to of wrongs) found.push({ kind, at: start, length: end - start, to });
  };
  /** The operator between two operands. */
  const sign = (left: Piece, right: Piece, text: string): void => {
    const start = code.indexOf(text, left.end);
    if (start < right.start) put('sign', { start, end: start + text.length }, ...(SIGNS[text] ?? []));
  };
  const between = ({ left, right, operator }: { left: Piece; right: Piece; operator: string }): void =>
    sign(left, right, operator);
  /** Within its parentheses. */
  const condition = (test: Piece, ...wrongs: readonly string[]): void =>
    put('condition', { start: code.lastIndexOf('(', test.start - 1), end: code.indexOf(')', test.end) + 1 }, ...wrongs);
  new Visitor({
    BinaryExpression: between,
    LogicalExpression: between,
    AssignmentExpression: between,
    UpdateExpression: ({ operator, argument, prefix, start, end }) => {
      const at = prefix ? { start, end: argument.start } : { start: argument.end, end };
      put('sign', at, ...(SIGNS[operator] ?? []));
    },
    UnaryExpression: ({ operator, start }) => {
      if (operator === '!') put('negation', { start, end: start + 1 }, '');
    },
    ConditionalExpression: ({ test, consequent }) => {
      const start = code.indexOf('?', test.end);
      if (start < consequent.start) put('choice', { start, end: start + 1 }, '|| true ?', '&& false ?');
    },
    IfStatement: ({ test }) => condition(test, '(true)', '(false)'),
    WhileStatement: ({ test }) => condition(test, '(false)'),
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const to = METHODS[callee.property.name];
      if (to !== undefined) put('word', callee.property, to);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'ask' && value.type === 'Literal' && VERB.test(value.raw ?? '')) {
        put('question', value, value.value === 'all' ? "'any'" : "'all'");
        questions.add(value);
      }
    },
    Literal: (node) => {
      const { value, raw } = node;
      if (typeof value === 'boolean') put('word', node, `${!value}`);
      else if (typeof value === 'number' && /^\d+$/.test(raw ?? ''))
        put('number', node, `${value + 1}`, ...(value === 0 ? [] : [`${value - 1}`]));
      else if (VERB.test(raw ?? '') && !inImport(node.start)) verbs.push(node);
    },
  }).visit(program);
  const wordAt = ({ start, end }: Piece): string => code.slice(start, end);
  const words = [...new Set(verbs.map(wordAt))];
  for (const verb of verbs) {
    const other = words[(words.indexOf(wordAt(verb)) + 1) % words.length];
    if (!questions.has(verb)) put('text', verb, other === undefined || other === wordAt(verb) ? "'mutant'" : other);
  }
  return [...found.sort((one, next) => one.at - next.at), ...statements(code, inImport)];
};

const STATEMENT =
  /^( *)(?:(?!const |let |import |export |return |throw |case |default)[\w.[\]?]+(?:\(.*\)| (?:=|\+=|-=) .*)|continue|break|return);/gm;

const statements = (code: string, inImport: (at: number) => boolean): Change[] =>
  [...code.matchAll(STATEMENT)].flatMap((match) => {
    const indent = match[1]?.length ?? 0;
    const at = match.index + indent;
    return inImport(at) ? [] : [{ kind: 'removed', at, length: match[0].length - indent, to: ';' }];
  });
