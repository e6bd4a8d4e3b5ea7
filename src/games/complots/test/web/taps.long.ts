/**
 * Counts touches outside one's own turns at the default speed. `npm run lab -- taps` plays whole games and measures
 * waiting.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { left } from './left.ts';
import { playSensibly } from './sensible.ts';

describe('complots: touches are counted', { skip }, () => {
  const stage = openStage('static');

  it('with auto-pass until my turn, a game takes few', async () => {
    const solo = left(
      ['A: duchess countess, 7 coins', 'B: captain / duchess, 6 coins', 'C: assassin / captain, 2 coins'],
      [['B', 'duchess']],
      { first: 'B' },
    );
    const { page, context, errors } = await visitor(stage.browser, settings({ solo, speed: 'normal' }));
    const { between, own, over } = await playSensibly(page, `${stage.url}#/solo/resume`, 'turn', 200_000);
    assert.ok(over, 'it comes to its end');
    const beyond = between.reduce((sum, { touches }) => sum + touches, 0);
    assert.ok(own > 0 && beyond > 0, 'something was touched');
    assert.ok(beyond <= 25, `${beyond} touches beyond my own turns`);
    for (const { touches, named } of between) assert.ok(named > 0 || touches <= 3, `${touches} where nobody named me`);
    assert.deepEqual(errors, []);
    await context.close();
  });
});
