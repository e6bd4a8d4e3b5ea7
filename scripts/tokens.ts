/** TypeScript cut into tokens: enough to find imports and names, and to change one word of a rule. */
export type Token = {
  readonly kind: 'space' | 'comment' | 'text' | 'regex' | 'number' | 'word' | 'sign';
  readonly text: string;
  readonly at: number;
};

const WORD = /[\p{ID_Start}$_#][\p{ID_Continue}$]*/uy;
const NUMBER = /0[xob][\da-f_]+n?|\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?n?/iy;
const SPACE = /\s+/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const QUOTED = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const SIGN =
  />>>=|\.\.\.|===|!==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>|==|!=|<=|>=|&&|\|\||\?\?|\?\.|\+\+|--|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|<<|>>|\*\*|[\s\S]/y;
/** The chunk of a template up to `${` or its end. */
const CHUNK = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:\$\{|`)/y;

const BEFORE_VALUE = new Set(['return', 'typeof', 'case', 'in', 'of', 'void', 'throw', 'delete', 'else']);

export const tokens = (source: string): Token[] => {
  const found: Token[] = [];
  /** For each open brace whether it is a template's. */
  const braces: boolean[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  const push = (kind: Token['kind'], text: string) => {
    found.push({ kind, text, at });
    at += text.length;
  };
  const chunk = (opening: string) => {
    at += opening.length;
    const rest = take(CHUNK) ?? source.slice(at);
    at -= opening.length;
    push('text', opening + rest);
    if (rest.endsWith('${')) braces.push(true);
  };
  while (at < source.length) {
    const char = source[at] ?? '';
    const space = take(SPACE);
    if (space !== undefined) {
      push('space', space);
      continue;
    }
    const comment = char === '/' ? take(COMMENT) : undefined;
    if (comment !== undefined) {
      push('comment', comment);
      continue;
    }
    if (char === '`') {
      chunk('`');
      continue;
    }
    if (char === '}' && braces.pop() === true) {
      chunk('}');
      continue;
    }
    const quoted = char === "'" || char === '"' ? take(QUOTED) : undefined;
    const regex = char === '/' && startsValue(found) ? take(REGEX) : undefined;
    const number = take(NUMBER);
    const word = take(WORD);
    if (quoted !== undefined) push('text', quoted);
    else if (regex !== undefined) push('regex', regex);
    else if (number !== undefined) push('number', number);
    else if (word !== undefined) push('word', word);
    else {
      if (char === '{') braces.push(false);
      push('sign', take(SIGN) ?? char);
    }
  }
  return found;
};

/** Tokens that say something. */
export const spoken = (source: string): Token[] =>
  tokens(source).filter(({ kind }) => kind !== 'space' && kind !== 'comment');

/** Whether a slash here opens a regular expression, and does not divide. */
const startsValue = (found: readonly Token[]): boolean => {
  const last = found.findLast(({ kind }) => kind !== 'space' && kind !== 'comment');
  if (last === undefined) return true;
  if (last.kind === 'word') return BEFORE_VALUE.has(last.text);
  return last.kind === 'sign' && last.text !== ')' && last.text !== ']' && last.text !== '}';
};
