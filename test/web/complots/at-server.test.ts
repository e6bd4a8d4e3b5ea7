/** Small things of a table on a server, seen in a browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStage, skip } from '../browser.ts';
import { pretendServer } from '../pretend.ts';
import { settings, visitor } from '../visitors.ts';

const OTHERS = ['B: duchess captain', 'C: countess captain', 'D: assassin ambassador'];

describe('complots at a server: what is said in passing', { skip }, () => {
  const stage = openStage('web');

  const open = async (wish: Parameters<typeof pretendServer>[0]) => {
    const come = await visitor(stage.browser, settings());
    await pretendServer({ playing: 'complots', ...wish })(come.page);
    await come.page.goto(`${stage.url}#/table/table1`);
    await come.page.waitForSelector('.dock');
    return come;
  };

  it('one whose seat a bot plays may have it back; not one who is out of the game', async () => {
    const alive = await open({ away: true, deal: ['A: duchess captain', ...OTHERS] });
    await alive.page.click('.dock.away button');
    assert.equal(await alive.page.locator('.toast').count(), 0, 'it is asked in the dock, and covers nobody');
    await alive.context.close();
    const out = await open({ away: true, deal: ['A: / duchess captain', ...OTHERS] });
    await out.page.waitForSelector('.mine.out');
    assert.equal(await out.page.locator('.dock.away').count(), 0);
    await out.context.close();
  });

  it('what I have said myself is not unread', async () => {
    const { page, context } = await open({ spoken: true });
    await page.waitForSelector('.unread');
    assert.equal(await page.locator('.unread').textContent(), '1');
    await context.close();
  });
});
