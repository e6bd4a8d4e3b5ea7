/** In one room people talk aloud: phones only point, whatever their owners know. */
import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { pairsOf } from '../../../../../test/web/hidden-moments.ts';
import { openPhone, type Phone } from '../../../../../test/web/phone.ts';
import { IN_HAND, PHRASES, SEAL } from '../../../../../test/web/seen.ts';
import { tribunal } from '../../rules/index.ts';
import { isTribunal } from '../../rules/typed-view.ts';
import { en } from '../../texts/en/table.ts';
import { isDebating } from '../../web/choices.ts';
import { covered } from '../../web/covered.ts';

const offered = async ({ page }: Phone): Promise<string[]> => {
  await page.click(SEAL);
  const composing = page.locator('.composing');
  await page.getByRole('button', { name: en.point }).click();
  await composing.locator('[data-move^="about "]').first().click();
  const said: string[] = [];
  const claims = composing.locator('[data-claim]');
  for (const one of await claims.all()) {
    await one.click();
    for (const reason of await composing.locator('.reasons [data-move]').all())
      said.push((await reason.getAttribute('data-move')) ?? '');
    await one.click();
  }
  for (const one of await composing.locator(`${PHRASES} > [data-move]`).all())
    said.push((await one.getAttribute('data-move')) ?? '');
  return said;
};

describe('a phone beside a big screen, in a browser', { skip }, () => {
  const stage = openStage('web');

  it('offers only to suspect and to trust, with or without a reason', async () => {
    const pair = pairsOf(tribunal, { games: 4, ofEach: 9 }).find(
      ({ here: { view } }) => isTribunal(view) && isDebating(covered(view)),
    );
    assert.ok(pair !== undefined);
    const wishes = { 'seal-by': 'tap' };
    const open = () => openPhone(stage.browser, stage.url, { wishes });
    const [one, other] = await Promise.all([open(), open()]);
    await Promise.all([one.show(pair.here, pair.seat), other.show(pair.there, pair.seat)]);
    const [said, imagined] = await Promise.all([offered(one), offered(other)]);
    assert.deepEqual(said, imagined);
    assert.deepEqual(new Set(said.map((move) => move.split(' ')[1])), new Set(['suspect', 'trust']));
    assert.equal(await one.page.locator(`${IN_HAND} :is(input, textarea)`).count(), 0);
    assert.deepEqual([...one.errors, ...other.errors], []);
    await Promise.all([one.context.close(), other.context.close()]);
  });
});
