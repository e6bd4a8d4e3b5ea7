/** Text is readable in both themes: every pair of colours that screens combine. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colourOf, propertiesOf, readCss, TOKENS } from '../tokens.ts';

/** WCAG AA for text of any size. */
const LEAST = 4.5;

const PAIRS: readonly (readonly [inks: readonly string[], grounds: readonly string[]])[] = [
  [
    ['text', 'text-soft', 'link', 'bad', 'good'],
    ['page', 'sheet', 'sheet-2'],
  ],
  [['text'], ['page-deep']],
  [['on-accent'], ['accent']],
  [
    ['on-felt', 'on-felt-soft'],
    ['felt', 'felt-deep'],
  ],
  [['ivory'], ['wine', 'collector', 'assassin', 'untouchable', 'thief', 'negotiator']],
];

const lightOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

test('black on white has contrast 21, a colour on itself 1', () => {
  assert.equal(Math.round(contrast('#000000', '#ffffff')), 21);
  assert.equal(contrast('#a12a63', '#a12a63'), 1);
});

for (const theme of ['parchment', 'dark'])
  test(`${theme}: every text colour is readable on its backgrounds`, () => {
    const css = readCss('theme.css');
    const tokens = new Map([
      ...TOKENS,
      ...propertiesOf(css, ':root'),
      ...propertiesOf(css, `:root[data-theme="${theme}"]`),
    ]);
    const colour = (name: string): string => {
      const found = colourOf(tokens, name);
      assert.ok(found !== undefined, `theme.css has no --${name}`);
      return found;
    };
    const dim = PAIRS.flatMap(([inks, grounds]) =>
      inks.flatMap((ink) =>
        grounds
          .filter((ground) => contrast(colour(ink), colour(ground)) < LEAST)
          .map((ground) => `${ink} on ${ground}: ${contrast(colour(ink), colour(ground)).toFixed(2)}`),
      ),
    );
    assert.deepEqual(dim, []);
  });
