/** Whole games by keyboard alone: of the first game `npm test` plays one. */
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { openStage, skip } from './browser.ts';
import { byKeyboardAlone } from './keyboard.ts';

describe('by keyboard only, in a browser', { skip }, () => {
  const stage = openStage('static');
  for (const { id } of GAMES.slice(1)) it(`${id}: a whole game`, () => byKeyboardAlone(stage, id));
});
