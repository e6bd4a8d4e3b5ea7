/** After any game: the verdict, a replay that plays, and the review. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { FIRST } from '../any-game.ts';
import { finished } from '../web/known-screen.ts';
import { TEXT } from '../web/said.ts';
import * as seen from '../web/seen.ts';
import { openDevice, type Wishes } from './device.ts';
import { sit } from './sit.ts';
import { onScreen } from './testing.ts';

const ended = (solo: string, kept: Wishes['kept'] = {}) =>
  openDevice('/#/solo/resume', { kept: { solo, film: 'verdict', ...kept } });

for (const { id } of GAMES)
  test(
    `${id}: the end shows the winner’s face and addresses its reader`,
    onScreen(async () => {
      const table = await ended(finished(id, 4));
      await table.see(`${seen.END} h3`);
      assert.ok(table.count(`${seen.END} header ${seen.MASK} use`) > 0);
      assert.doesNotMatch(table.says(seen.END), /Anna/, 'whose name it is reads “You”');
    }),
  );

test(
  'on one device, the screen asks nobody about a rematch',
  onScreen(async () => {
    const table = await ended(JSON.stringify({ ...JSON.parse(finished(FIRST, 4)), people: ['A', 'B'] }));
    await table.see(`${seen.END} >> ${seen.REVEAL} > *`);
    assert.equal(table.count(`${seen.END} >> ${seen.ASKING}`), 0);
  }),
);

for (const { id } of GAMES)
  test(
    `${id}: the replay shows marks, plays by itself, and shows what one seat saw`,
    onScreen(async () => {
      const table = await ended(finished(id, 4), { speed: 'quick' });
      await table.see(`${seen.REVEAL} > *`);
      assert.notEqual(table.says(`${seen.END} >> h2`), '');
      await table.touch(seen.TO_REPLAY);
      const slider = (await table.see(seen.SLIDER)) as HTMLInputElement;
      const last = Number(slider.max);
      assert.ok(table.count(`${seen.TIMELINE} ${seen.MARKS} i`) > 0, 'something is marked');
      await table.touch(`${seen.MARK_LIST} summary`);
      await table.touch(`${seen.MARK_LIST} button`);
      await table.see(`${seen.MARK_LIST} [aria-current="true"]`);
      const before = Number(slider.value);
      assert.ok(before > 0 && before < last);
      await table.touch(seen.PLAY_ON);
      await table.until(() => Number(slider.value) > before + 1);
      await table.write(seen.EYES, 'A');
      await table.see(`${seen.AT_TABLE}:not(${seen.WATCHING})`);
    }),
  );

test(
  'the review of a game: everybody’s chances, what is notable, and every choice',
  onScreen(async () => {
    const table = await ended(finished(FIRST, 3));
    await table.touch(`${seen.END} >> button:has-text("${TEXT.en.review}")`);
    await table.see(`${seen.SHEET} >> ${seen.CHANCES} polyline`);
    assert.equal(table.count(`${seen.CHANCES} polyline`), 3);
    assert.ok(table.count(`${seen.CHANCES} ${seen.MARKS} i`) > 0, 'lies and doubts are marked');
    await table.touch(`${seen.SHEET} >> ${seen.EACH} summary`);
    assert.match(
      table.says(`${seen.SHEET} >> ${seen.EACH} li`),
      /^Turn 1\. .*You chose “.+”\. The expert does .+ times in 100/,
    );
  }),
);

test(
  'who has won reads so, and who has lost reads who has',
  onScreen(async () => {
    const deal = (mine: string, other: string) => ({ deal: [`A: ${mine}`, `B: ${other}`] });
    const won = await sit(FIRST, {
      ...deal('duchess, 8 coins', 'captain / duchess, 2 coins'),
      first: 'A',
      moves: [['A', 'coup B']],
    });
    await won.hears(`${seen.END} h2`, TEXT.en.youWon);
    const lost = await sit(FIRST, {
      ...deal('duchess / captain, 2 coins', 'captain, 8 coins'),
      first: 'B',
      moves: [['B', 'coup A']],
    });
    await lost.hears(`${seen.END} h2`, TEXT.en.winner('Bruno', false));
  }),
);
