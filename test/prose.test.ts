import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proseIn } from '../scripts/glossary.ts';
import { firstSentence, leaning, longParagraphs, MOST, oldWords, remarks, riddles } from '../scripts/prose.ts';

const remarksOn = (...lines: string[]): string[] => remarks(proseIn('PAGE.md', lines.join('\n')));
const sentence = (n: number): string => `${Array.from({ length: n }, () => 'word').join(' ')}.`;

test('a long sentence is refused; full stops, semicolons, table cells and middle dots end sentences', () => {
  const part = sentence(20).slice(0, -1);
  assert.deepEqual(remarksOn(sentence(MOST), `${part}. ${part}; ${part}`, `| ${part} | ${part} · ${part} |`), []);
  assert.deepEqual(remarksOn('', `- ${sentence(MOST + 1)}`), ['PAGE.md:2 has a sentence of 36 words; 35 are enough.']);
});

test('words to avoid are refused, with the word to write instead', () => {
  assert.deepEqual(
    remarksOn(
      'What was lost is decided anew.',
      'Whoever learns to beat it wins 58 duels of a hundred.',
      'The first is the answer of one who is late.',
      'A bar is missed: 200 moves a second in the house.',
      'He must give each player only what is his.',
    ),
    [
      'PAGE.md:1 says “anew”; write again.',
      'PAGE.md:2 says “of a hundred”; write %.',
      'PAGE.md:3 says “one who is”; write the noun, or timeout.',
      'PAGE.md:4 says “bar”; write target.',
      'PAGE.md:4 says “the house”; write cluster, server or network.',
      'PAGE.md:4 says “moves a”; write per.',
      'PAGE.md:5 says “He”; write they, their, or the noun.',
    ],
  );
});

test('a paragraph of rules has at most 90 words', () => {
  const words = (n: number): string => Array.from({ length: n }, () => 'word').join(' ');
  assert.deepEqual(longParagraphs('RULES.md', `${words(90)}\n- ${words(91)}`), [
    'RULES.md:2 has a paragraph of 91 words; 90 are enough.',
  ]);
});

test('code is not prose', () => {
  assert.deepEqual(remarksOn('`anew`', '```', 'anew', '```', '[again](anew.md)'), []);
});

test('the first sentence of a source file names its subject', () => {
  const inFile = (comment: string) => firstSentence('file.ts', `${comment}\nexport const one = 1;\n`);
  assert.deepEqual(
    inFile('/**\n * Reads `he.md` and\n * writes it. What else it does. */').map(({ text }) => text),
    ['Reads  and writes it.'],
  );
  assert.deepEqual(riddles(inFile('/** What is said at a table. */')), [
    'file.ts:1 begins with “What”; say what the file is or does.',
  ]);
  assert.deepEqual(riddles(inFile('/** Texts of a table. */')), []);
  assert.deepEqual(remarks(inFile('/** Where one who is late sits. */')), [
    'file.ts:1 says “one who is”; write the noun, or timeout.',
  ]);
});

test('a comment of one line names its subject', () => {
  const source =
    "/** Cards of a hand. */\nconst hand = 1;\n  /** The same on the table. */\n  const table = '/** Also */';\n";
  assert.deepEqual(leaning('file.ts', source), ['file.ts:3 begins with “The same”; name the subject.']);
  for (const begins of ['So many', 'What it', 'Its', 'All of them'])
    assert.equal(leaning('file.ts', `/** ${begins} is told. */`).length, 1, begins);
  assert.deepEqual(leaning('file.ts', '/** Thosewood is a town. */'), []);
});

test('comments with words to avoid are found', () => {
  const source =
    "/** `he` */\nplay('his'); \x2f/ him\n\x2f*\n * A player and\n * His cards, dealt an\x65w.\n */\nconst url = 'https://he.is';\n";
  assert.deepEqual(oldWords('file.ts', source), [
    'file.ts:2 says “him”; write they, their, or the noun.',
    'file.ts:5 says “anew”; write again.',
    'file.ts:5 says “His”; write they, their, or the noun.',
  ]);
});
