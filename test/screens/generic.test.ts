/** The table for games without screens of their own, in Node: names, cards, speech, and what only I see. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { isSpeech } from '../../src/web/table/generic/moves.ts';
import type { Pair } from '../web/hidden-moments.ts';
import { pairsOf } from '../web/hidden-moments.ts';
import { TEXT } from '../web/said.ts';
import * as seen from '../web/seen.ts';
import { onScreen } from './testing.ts';
import { openTold } from './told.ts';

/** A game whose screens this client does not have. */
const momentOf = (fits: (pair: Pair, legal: readonly string[]) => boolean): Pair => {
  for (const game of GAMES) {
    const found = pairsOf(game, { games: 3, ofEach: 9 }).find((pair) => fits(pair, pair.here.view.legal ?? []));
    if (found !== undefined)
      return { ...found, here: { ...found.here, view: { ...found.here.view, game: 'strange' } } };
  }
  throw new Error('no game has such a moment');
};
const shown = async (pair: Pair) => {
  const table = await openTold();
  await table.show(pair.here, pair.seat);
  return table;
};
const NAMES = /Anna|Bruno|Clara|Denis|Elena|Fabio|Greta|Hugo/;

test(
  'a move against a player is built from a verb and a name, and sent',
  onScreen(async () => {
    const pair = momentOf(
      ({ seat }, legal) => legal.filter((move) => /^\w+ [B-H]$/.test(move) && !move.endsWith(seat)).length > 1,
    );
    const table = await shown(pair);
    const aimed = (pair.here.view.legal ?? []).find((move) => /^\w+ [B-H]$/.test(move)) ?? '';
    const [verb = ''] = aimed.split(' ');
    if (table.count(`[data-move="${aimed}"]`) === 0) await table.touch(`[data-move="${verb} …"]`);
    await table.see(`[data-move="${aimed}"]`);
    for (const name of table.texts(`${seen.DOCK} .targets b`)) assert.match(name, NAMES);
    await table.touch(`${seen.DOCK} [data-move="${aimed}"]`);
    await table.until(() => table.moves.length > 0);
    assert.deepEqual(table.moves, [aimed]);
  }),
);

test(
  'one can speak up, aloud and in free text',
  onScreen(async () => {
    const pair = momentOf((_, legal) => legal.some((move) => isSpeech(move) && move === 'say: …'));
    const table = await shown(pair);
    await table.touch(seen.button(TEXT.en.speakUp));
    await table.write(`${seen.SHEET} >> input[maxlength]`, 'good evening');
    await table.submit(`${seen.SHEET} >> form:has(input[maxlength])`);
    await table.until(() => table.moves.length > 0);
    assert.deepEqual(table.moves, ['say: good evening']);
  }),
);
