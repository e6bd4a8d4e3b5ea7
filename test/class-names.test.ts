/** A class name is written in the code: a card or a role that became one would take on a look that was meant for something else. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { spoken, type Token } from '../scripts/tokens.ts';

/** Class names handed down from where they are written, or chosen among written ones. */
const HANDED_DOWN = /^(style|looks?|lids|props\.class|(want|cardsOf|lookOf)\(.*\))$/;

/** States of the client itself: their words are written in `src/web` and `src/words`, and no game adds to them. */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  'bar.tsx': ['link.connection.value'],
  'blow.tsx': ['kind'],
  'chart.tsx': ['kind'],
  'check.tsx': ['found'],
  'claimant.tsx': ['finish'],
  'dock.tsx': ['of'],
  'doubt.tsx': ['part'],
  'forecast-report.tsx': ['who'],
  'laid.tsx': ['of'],
  'mask.tsx': ['finish', "states.join(' ')"],
  'moment.tsx': ['tint'],
  'presence.tsx': ['person.standing'],
  'seat.tsx': ['as'],
  'speech.tsx': ['placed?.tail', 'tone'],
  'stage.tsx': ['tone'],
  'felt.tsx': ['side'],
  'tiles.tsx': ['choice.key'], // doubt or pass
  'timeline.tsx': ['kind'],
  'worths.tsx': ["marks.join(' ')"],
};

const opens = ({ kind, text }: Token): boolean =>
  (kind === 'text' && text.startsWith('`') && text.endsWith('${')) || (kind === 'sign' && '([{'.includes(text));
const closes = ({ kind, text }: Token): boolean =>
  (kind === 'text' && text.startsWith('}') && !text.endsWith('${')) || (kind === 'sign' && ')]}'.includes(text));

/** Tokens cut wherever `ends` says so outside brackets and templates. */
const cut = (list: readonly Token[], ends: (token: Token) => boolean): Token[][] => {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of list) {
    if (closes(token)) depth -= 1;
    if (depth === 0 && ends(token)) parts.push([]);
    else parts.at(-1)?.push(token);
    if (opens(token)) depth += 1;
  }
  return parts;
};

const isSign =
  (...signs: readonly string[]) =>
  (token: Token): boolean =>
    token.kind === 'sign' && signs.includes(token.text);

/** Values of an expression that would be class names by themselves. */
const bareValues = (list: readonly Token[]): string[] =>
  cut(list, isSign(':'))
    .map((branch) => cut(branch, isSign('?')).at(-1) ?? [])
    .flatMap((branch) => cut(branch, isSign('??', '||')))
    .flatMap((choice) => {
      const value = cut(choice, isSign('&&')).at(-1) ?? [];
      const [first] = value;
      if (first === undefined || first.text === 'undefined') return [];
      if (first.text === '(' && value.at(-1)?.text === ')') return bareValues(value.slice(1, -1));
      if (first.kind !== 'text') return [value.map(({ text }) => text).join('')];
      return first.text.startsWith('`') ? bareInTemplate(value) : [];
    });

const bareInTemplate = (template: readonly Token[]): string[] => {
  const found: string[] = [];
  for (let at = 0, depth = 0, from = 0; at < template.length; at += 1) {
    const token = template[at];
    if (token === undefined) break;
    const inner = depth === 1 && token.kind === 'text' && token.text.startsWith('}');
    if (inner) {
      const prefixed = /[\w-]\$\{$/.test(template[from]?.text ?? '') || /^\}[\w-]/.test(token.text);
      if (!prefixed) found.push(...bareValues(template.slice(from + 1, at)));
      from = at;
    }
    if (closes(token)) depth -= 1;
    if (opens(token)) depth += 1;
  }
  return found;
};

/** Of every `class={…}` in a source. */
const bareClassesIn = (source: string): string[] => {
  const list = spoken(source);
  return list.flatMap(({ text }, i) => {
    if (text !== 'class' || list[i + 1]?.text !== '=' || list[i + 2]?.text !== '{') return [];
    let [end, depth] = [i + 2, 0];
    do {
      const token = list[end];
      if (token === undefined) break;
      if (opens(token)) depth += 1;
      if (closes(token)) depth -= 1;
      end += 1;
    } while (depth > 0);
    return bareValues(list.slice(i + 3, end - 1)).filter((value) => !HANDED_DOWN.test(value));
  });
};

test('no card, role, option or other word of a game is a class name without a prefix', () => {
  const found: Record<string, string[]> = {};
  for (const file of globSync('src/{web,games/*/web}/**/*.tsx')) {
    const values = [...new Set(bareClassesIn(readFileSync(file, 'utf8')))];
    const name = basename(file);
    if (values.length > 0) found[name] = [...new Set([...(found[name] ?? []), ...values])].sort();
  }
  assert.deepEqual(found, OWN_WORDS);
});

test('a bare value is found, wherever it stands', () => {
  const found = (source: string) => bareClassesIn(`<i class={${source}} />`);
  assert.deepEqual(found('card'), ['card']);
  assert.deepEqual(found("open || shut ? card : ''"), ['card']);
  assert.deepEqual(found(`\`turning \${open ? \`open \${card}\` : ''}\``), ['card']);
  assert.deepEqual(found(`\`a \${view.phase} \${of[seat] ?? ''}\``), ['view.phase', 'of[seat]']);
  assert.deepEqual(found(`\`a card-\${card} \${open ? \`is-\${role}\` : 'shut'} \${size}-mask \${style}\``), []);
});
