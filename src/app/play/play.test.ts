import assert from 'node:assert/strict';
import { test } from 'node:test';
import outside from '../../../examples/nuts/index.ts';
import { oneOf, type Rng, seeded } from '../../engine/chance.ts';
import type { Game } from '../../engine/game.ts';
import { LANGS, type Lang } from '../../words/languages.ts';
import { allWords } from '../../words/words.ts';
import { playMatch } from './session.ts';
import { localeOf, TEXTS } from './texts.ts';

const { words } = outside;
const [outsideGame, bot] = await Promise.all([outside.rules.game(), outside.bots.simple()]);

/** A terminal with scripted answers; returns what was printed. */
const sit = async (
  lang: Lang,
  answer: (prompt: string, lines: readonly string[]) => string | undefined,
  game: Game = outsideGame,
) => {
  const lines: string[] = [];
  const prompts: string[] = [];
  await playMatch(
    {
      game,
      me: 'B',
      bot,
      names: (seat) => `Player${seat}`,
      words: await allWords(await (await words.open()).load(lang)),
      texts: TEXTS[lang],
      terminal: {
        style: (_, text) => text,
        print: (line) => void lines.push(line),
        async ask(prompt) {
          prompts.push(prompt);
          return answer(prompt, lines);
        },
        close() {},
      },
    },
    { game: game.id, options: {}, seats: 3, seed: 'sit' },
  );
  return { lines, prompts };
};

/** The number of choices on the screen: the last run of numbered lines. */
const choices = (lines: readonly string[]): number =>
  Number(/^ +(\d+) {2}/.exec(lines.findLast((line) => /^ +\d+ {2}/.test(line)) ?? '')?.[1]);

/** Answers at random, and says nothing beside the question. */
const anyAnswer = (rng: Rng, lang: Lang, seen: readonly string[]): string =>
  seen.at(-1)?.includes(TEXTS[lang].listen) ? '' : `${1 + oneOf(rng, [...Array(choices(seen)).keys()])}`;

test('whole games can be played in a row in every language', async () => {
  for (const lang of LANGS) {
    const rng = seeded(lang);
    let games = 0;
    const { lines } = await sit(lang, (prompt, seen) => {
      if (prompt !== TEXTS[lang].another) return prompt === TEXTS[lang].choice ? anyAnswer(rng, lang, seen) : 'crack';
      games += 1;
      return games < 3 ? TEXTS[lang].yes[0] : TEXTS[lang].no[0];
    });
    assert.equal(games, 3);
    assert.equal(lines.at(-1), TEXTS[lang].bye);
    const score = lines.findLast((line) => line.startsWith(TEXTS[lang].score('').trim()));
    assert.ok([...(score ?? '').matchAll(/ (\d)/g)].reduce((sum, [, wins]) => sum + Number(wins), 0) >= 3);
    for (const line of lines) assert.doesNotMatch(line, /undefined|\[object|NaN/);
  }
});

test('the first player of the next game is chosen by the game', async () => {
  const rng = seeded('next');
  let games = 0;
  const { lines } = await sit(
    'en',
    (prompt, seen) => {
      if (prompt !== TEXTS.en.another) return prompt === TEXTS.en.choice ? anyAnswer(rng, 'en', seen) : 'crack';
      games += 1;
      return games < 2 ? 'y' : 'n';
    },
    { ...outsideGame, nextFirst: () => 'C' },
  );
  const [, first, second] = lines.join('\n').split(`Nuts, with `);
  const begins = (text = '') => /^ {2}(\w+) (?:draws a nut and|calls|claims)/m.exec(text)?.[1];
  assert.deepEqual([begins(first), begins(second)], ['PlayerA', 'PlayerC']);
});

test('an invalid answer is asked again; ? explains; q quits', async () => {
  const script = ['', '0', '99', 'coup', '', 'constructor', '?', 'q'];
  const { lines, prompts } = await sit('en', (_, seen) =>
    seen.at(-1)?.includes(TEXTS.en.listen) ? '' : (script.shift() ?? 'q'),
  );
  assert.ok(prompts.length >= 8);
  assert.equal(lines.filter((line) => line.startsWith('Choose a number from 1 to ')).length, 6);
  assert.ok(lines.includes('  A claim that nobody challenges earns a shell, true or not.'));
  assert.equal(lines.at(-1), 'See you!');
});

test('a choice may also be typed as a move', async () => {
  const script = ['wink C', 'q'];
  const { lines } = await sit('en', () => script.shift());
  assert.ok(lines.includes('  You wink at PlayerC.'));
});

test('moves beside the question are listed on request', async () => {
  const hums = Array.from({ length: 9 }, (_, i) => `hum ${i}`);
  const shown: number[] = [];
  const script = ['+', 'q'];
  const { lines } = await sit(
    'en',
    (_, seen) => {
      shown.push(seen.filter((line) => /^ +\d+ {2}hum/.test(line)).length);
      return script.shift();
    },
    { ...outsideGame, asides: () => hums },
  );
  assert.deepEqual(shown, [0, 9]);
  assert.ok(lines.includes('  +  Speak, report… (9 choices)'));
});

test('end of input ends the game', async () => {
  const { lines } = await sit('fr', () => undefined);
  assert.equal(lines.at(-1), TEXTS.fr.bye);
});

test('the language follows the locale if supported, else English', () => {
  assert.equal(localeOf({ LANG: 'fr_FR.UTF-8' }), 'fr');
  assert.equal(localeOf({ LC_ALL: 'it_IT.UTF-8', LANG: 'fr_FR.UTF-8' }), 'it');
  assert.equal(localeOf({ LC_ALL: '', LC_MESSAGES: 'fr_CA', LANG: 'en_US' }), 'fr');
  assert.equal(localeOf({ LANG: 'xx_XX.UTF-8' }), 'en');
  assert.equal(localeOf({}), 'en');
});
