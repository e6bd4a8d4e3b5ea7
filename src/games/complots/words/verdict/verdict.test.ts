import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNFRENCH } from '../../../../../test/french.ts';
import { randomPlay, randomSet } from '../../../../../test/random-play.ts';
import { seeded } from '../../../../engine/chance.ts';
import type { Played } from '../../../../engine/game.ts';
import { playInPlace, timeOutInPlace } from '../../../../engine/kernel.ts';
import { startGame } from '../../../../engine/record.ts';
import { SEATS, type Seat } from '../../../../engine/seats.ts';
import { DEFAULT_NAMES } from '../../../../words/default-names.ts';
import { LANGS } from '../../../../words/languages.ts';
import { complots } from '../../rules/index.ts';
import { ownEnd } from '../../rules/own-game.ts';
import { verdictOf } from '../../rules/verdict.ts';
import { loadVerdict } from './index.ts';

const names = (seat: Seat): string => DEFAULT_NAMES[SEATS.indexOf(seat)] ?? seat;

const playedOut = (i: number) => {
  const { state, facts } = startGame(complots, randomSet(complots, `verdict words ${i}`));
  const rng = seeded(`verdict words ${i}`);
  const moves: Played[] = [];
  for (let n = 0; n < 400 && state.over === undefined; n++) {
    const played = randomPlay(complots, state, rng);
    facts.push(...(played === 'timeout' ? timeOutInPlace(complots, state) : playInPlace(complots, state, ...played)));
    moves.push(played);
  }
  return { facts, moves, seats: state.seats, winners: state.over ?? [] };
};

for (const lang of LANGS)
  test(`${lang}: every sentence about a game is complete and follows the language’s typography`, async () => {
    const words = await loadVerdict(lang);
    const kinds = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const game = playedOut(i);
      const verdict = verdictOf(game.facts, game.moves, game.seats);
      const honours = [undefined, ...game.seats].flatMap((me) => words.honours(verdict, names, me));
      for (const { kind } of honours) kinds.add(kind);
      const texts = [
        ...honours.flatMap(({ title, head, text }) => [title, head, text]),
        ...words.lies(verdict, names, 'A').map(({ text }) => text),
        ...words.tallies(verdict, names, game.seats).map(({ row }) => row),
        ...game.seats.flatMap((me) => {
          const end = ownEnd(verdict, game.facts, game.seats, me);
          return [
            ...words.own(end, names, me).map(({ text }) => text),
            ...(end.fall ? [words.fell(end.fall, names)] : []),
          ];
        }),
        ...words.moments(verdict, names).map(({ text }) => text),
      ];
      assert.ok(texts.length > 0);
      for (const text of texts) {
        assert.match(text, /\S/);
        assert.doesNotMatch(text, /undefined|NaN|\[object|\b[A-H]\b →/, text);
        if (lang === 'fr') assert.doesNotMatch(text, UNFRENCH);
      }
    }
    assert.deepEqual([...kinds].sort(), ['boldest', 'decisive', 'longest', 'nose']);
  });
