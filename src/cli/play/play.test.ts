import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../bots/index.ts';
import { oneOf, seeded } from '../../engine/chance.ts';
import { findGame } from '../../engine/record.ts';
import { GAMES } from '../../games/index.ts';
import { wordsFor } from '../../words/all.ts';
import { LANGS, type Lang } from '../../words/words.ts';
import { paint } from './paint.ts';
import { playMatch } from './session.ts';
import { localeOf, TEXTS } from './texts.ts';

/** A terminal whose person answers as he is told to, given the last lines; what was printed comes back. */
const sit = async (
  lang: Lang,
  answer: (prompt: string, lines: readonly string[]) => string | undefined,
  players = 3,
  lineup = 'random',
  id = 'complots',
) => {
  const lines: string[] = [];
  const prompts: string[] = [];
  const game = findGame(GAMES, id);
  await playMatch(
    {
      game,
      me: 'B',
      bot: botsFor(id).simple,
      names: (seat) => `Player${seat}`,
      words: wordsFor(id, lang),
      texts: TEXTS[lang],
      terminal: {
        colour: false,
        print: (line) => void lines.push(line),
        async ask(prompt) {
          prompts.push(prompt);
          return answer(prompt, lines);
        },
        close() {},
      },
    },
    { game: id, options: id === 'complots' ? { lineup } : {}, seats: players, seed: 'sit' },
  );
  return { lines, prompts };
};

/** The number of choices on the screen: the last run of numbered lines. */
const choices = (lines: readonly string[]): number =>
  Number(/^ +(\d+) {2}/.exec(lines.findLast((line) => /^ +\d+ {2}/.test(line)) ?? '')?.[1]);

test('whole games can be played in every language, one after the other', async () => {
  for (const lang of LANGS) {
    const rng = seeded(lang);
    let games = 0;
    const { lines } = await sit(lang, (prompt, seen) => {
      if (prompt !== TEXTS[lang].another) return `${1 + oneOf(rng, [...Array(choices(seen)).keys()])}`;
      games += 1;
      return games < 3 ? TEXTS[lang].yes[0] : TEXTS[lang].no[0];
    });
    assert.equal(games, 3);
    assert.equal(lines.at(-1), TEXTS[lang].bye);
    const score = lines.findLast((line) => line.startsWith(TEXTS[lang].score('').trim()));
    assert.equal(
      [...(score ?? '').matchAll(/ (\d)/g)].reduce((sum, [, wins]) => sum + Number(wins), 0),
      3,
    );
    for (const line of lines) assert.doesNotMatch(line, /undefined|\[object|NaN/);
  }
});

test('C5 the winner of a game begins the next', async () => {
  const rng = seeded('c5');
  let games = 0;
  const { lines } = await sit('en', (prompt, seen) => {
    if (prompt !== TEXTS.en.another) return `${1 + oneOf(rng, [...Array(choices(seen)).keys()])}`;
    games += 1;
    return games < 6 ? 'y' : 'n';
  });
  const text = lines.join('\n').split(TEXTS.en.score(''));
  let checked = 0;
  for (const [i, before] of text.slice(0, -2).entries()) {
    const winner = /(Player[A-C]) wins!\n$/.exec(before)?.[1];
    const first = /gets: .*\n(?:\n▸ (Player[A-C])|[\s\S]*? {2}(Player[A-C]) (?:takes|asks|claims|stages))/.exec(
      text[i + 1] ?? '',
    );
    assert.ok(winner !== undefined);
    assert.equal(first?.[1] ?? first?.[2], winner);
    checked += 1;
  }
  assert.equal(checked, 5);
});

test('a wrong answer is asked again, kindly; ? explains; q leaves', async () => {
  const script = ['0', '99', 'coup', '', 'constructor', '?', 'q'];
  const { lines, prompts } = await sit('en', () => script.shift());
  assert.equal(prompts.length, 7);
  assert.equal(lines.filter((line) => line.startsWith('Choose a number from 1 to ')).length, 5);
  assert.ok(lines.some((line) => /Counters: foreign aid\./.test(line)));
  assert.equal(lines.at(-1), 'See you!');
});

test('a choice may also be written as the move itself', async () => {
  const script = ['choose countess', 'q'];
  const { lines } = await sit('en', () => script.shift(), 2, 'base');
  assert.ok(lines.includes('  PlayerB took: Countess.'));
});

test('what can be said beside the question is listed for one who asks for it', async () => {
  const shown: number[] = [];
  const script = ['+', 'q'];
  const { lines } = await sit(
    'en',
    (_, seen) => {
      shown.push(seen.filter((line) => /^ +\d+ {2}/.test(line)).length);
      return script.shift();
    },
    5,
    '',
    'tribunal',
  );
  const [before = 0, after = 0] = shown;
  assert.ok(before <= 1, `${before} lines before`);
  assert.ok(after > 20, `${after} lines after`);
  assert.match(lines.find((line) => line.startsWith('  +  ')) ?? '', /Speak, report… \(\d+ choices\)/);
});

test('the end of the input ends the game', async () => {
  const { lines } = await sit('fr', () => undefined);
  assert.equal(lines.at(-1), TEXTS.fr.bye);
});

test('the language is that of the machine, where we speak it', () => {
  assert.equal(localeOf({ LANG: 'fr_FR.UTF-8' }), 'fr');
  assert.equal(localeOf({ LC_ALL: 'it_IT.UTF-8', LANG: 'fr_FR.UTF-8' }), 'it');
  assert.equal(localeOf({ LC_ALL: '', LC_MESSAGES: 'fr_CA', LANG: 'en_US' }), 'fr');
  assert.equal(localeOf({ LANG: 'de_DE.UTF-8' }), 'en');
  assert.equal(localeOf({}), 'en');
});

test('colours only where they are wanted', () => {
  assert.equal(paint(false).question('x'), 'x');
  assert.equal(paint(true).log('Anna takes 1 coin.', 'Anna'), '  \x1b[1mAnna\x1b[22m takes 1 coin.');
});
