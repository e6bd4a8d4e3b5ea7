/** Checks that documents and the first sentence of every source file are plain English: part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { readScriptArgs } from '../src/command/script-args.ts';
import { bansOf, documents, forbidden, GLOSSARY, hasNotation, isProse, proseIn, type Text } from './glossary.ts';

/** The longest sentence, in words. */
export const MOST = 35;

const HABITS: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, 'again'],
  [/\bmostly\b/i, 'usually'],
  [/\bof a hundred\b/i, '%'],
  [/\bone (who|that) (is|has|was|comes|knows|learns|lies|plays)\b/i, 'the noun, or timeout'],
  [/\bwhoever is late\b/i, 'on timeout'],
  [/(?<!address |progress |title |tool)\bbars?\b/i, 'target'],
  [/\b(the|a|this|in) house\b/i, 'cluster, server or network'],
  [/\b(moves|messages|names|touches|games|rounds|points|frames|handovers) an? (?!of\b)/, 'per'],
  [/\b(how manieth|be it|upon|wished|wishes for|of which)\b/i, 'it in plainer words'],
  [/\b(he|him|his|himself)\b/i, 'they, their, or the noun'],
  [/^the same(?=[,.:]|$)/i, 'what it is the same as'],
];

const words = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[.!?;]["”)*]*)\s+|\s*[|·]\s*|<br>/)
    .map((sentence) => sentence.replace(/^([\s>*-]+|\d+\. )/, '').trim())
    .filter((sentence) => sentence !== '');

/** The longest paragraph of a game's rules, in words. */
const LONGEST = 90;

export const longParagraphs = (path: string, source: string): string[] =>
  source.split('\n').flatMap((line, i) => {
    const n = words(line);
    return n > LONGEST ? [`${path}:${i + 1} has a paragraph of ${n} words; ${LONGEST} are enough.`] : [];
  });

/** A remark for each long sentence, and each habit. */
export const remarks = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ path, line, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const n = words(sentence);
      const habits = HABITS.flatMap(([habit, say]) =>
        [habit.exec(sentence)?.[0]].flatMap((found) =>
          found === undefined ? [] : [`says “${found.trim()}”; write ${say}`],
        ),
      );
      const all = n > MOST ? [`has a sentence of ${n} words; ${MOST} are enough`, ...habits] : habits;
      return all.map((why) => `${path}:${line} ${why}.`);
    }),
  );

/** A first sentence names its subject: a noun, or a verb that says what the file does. */
const RIDDLE = /^(what|who|whom|whose|whether|whatever|whoever|of what|of all|one who|the same)\b/i;

export const firstSentence = (path: string, source: string): Text[] => {
  const [, comment = ''] = /^(?:#!.*\n)?\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  const plain = comment
    .replaceAll(/\n \*/g, '')
    .replaceAll(/`[^`]*`/g, '')
    .trim();
  const [text = ''] = plain.split(/(?<=[.!?])\s/, 1);
  return text === '' ? [] : [{ path, line: 1, lang: 'en', text }];
};

export const riddles = (texts: readonly Text[]): string[] =>
  texts
    .filter(({ text }) => RIDDLE.test(text))
    .map(({ path, text }) => `${path}:1 begins with “${RIDDLE.exec(text)?.[0]}”; say what the file is or does.`);

/** A comment of one line that only makes sense beside its neighbour. */
const LEANS =
  /^(the same|also|as (above|it)|likewise|nor|and|but|those|these|otherwise|he|his|its?|they|their|them|then|there|so (many|much|far|long)|such|one of (them|these)|of (them|these|its?)|(in|with|for|by|from) (it|them|there)|until then|(what|whom|where|when|whether|how (many|long|often|far)( of)?) (it|they|them)|(each|some|all|none) of them|both|n?either)\b/i;

export const leaning = (path: string, source: string): string[] =>
  [...source.matchAll(/^[ \t]*\/\*\* (.*) \*\/$/gm)].flatMap(({ 1: comment = '', index }) => {
    const [begins] = LEANS.exec(comment) ?? [];
    if (begins === undefined) return [];
    return [`${path}:${source.slice(0, index).split('\n').length} begins with “${begins}”; name the subject.`];
  });

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(]) *\/\/ .*$/gm;
/** Habits forbidden in all comments. */
const IN_COMMENTS = HABITS.filter(([habit]) => /anew|mostly|of a hundred|he\|him/.test(habit.source));

export const oldWords = (path: string, source: string): string[] =>
  [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const plain = comment.replaceAll(/`[^`]*`|“[^”]*”/g, (code) => ' '.repeat(code.length));
    return IN_COMMENTS.flatMap(([habit, say]) => {
      const found = habit.exec(plain);
      if (found === null) return [];
      const line = source.slice(0, index + found.index).split('\n').length;
      return [`${path}:${line} says “${found[0]}”; write ${say}.`];
    });
  });

if (import.meta.main) {
  readScriptArgs({});
  const read = (path: string): string => readFileSync(path, 'utf8');
  const pages = documents().filter(isProse);
  const prose = pages.flatMap((path) => proseIn(path, read(path)));
  const sources = globSync('{src,lab,scripts,test,examples}/**/*.{ts,tsx}').sort();
  const comments = sources.flatMap((path) => firstSentence(path.replaceAll('\\', '/'), read(path)));
  const found = [
    ...remarks([...prose, ...comments]),
    ...pages.filter((path) => path.endsWith('/RULES.md')).flatMap((path) => longParagraphs(path, read(path))),
    ...riddles(comments),
    ...sources.flatMap((path) => leaning(path, read(path))),
    ...sources.flatMap((path) => oldWords(path, read(path))),
    ...forbidden(
      bansOf(read(GLOSSARY)),
      prose.filter(({ path }) => !hasNotation(path)),
    ),
  ];
  for (const remark of found) console.error(remark);
  if (found.length > 0) process.exitCode = 1;
}
