/** A dare between two visitors: made at the end of a solo game, answered elsewhere, told in my games. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expect } from '../../../../../test/web/guard.ts';
import { kept } from '../../../../../test/web/saved-games.ts';
import { BUBBLE, button, CODE_LINK, RIBBON, SHEET } from '../../../../../test/web/seen.ts';
import { guest, leave, skip, TEXT, visit } from '../../../../../test/web/server-fixture.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { answers, unanswered } from '../../../../engine/kernel.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { openTable, submit } from '../../../../host/table.ts';
import { en } from '../../../../words/texts/en/dare.ts';
import { fr } from '../../../../words/texts/fr/dare.ts';
import { game } from '../../rules/game.ts';

/** A finished game of two: A holds the Captain, steals once, claims the Duchess otherwise, and is never challenged. */
const over = (): string => {
  const set = { game: game.id, seats: 2, options: {}, first: 'A', seed: 'dare' } as const;
  const table = openTable(game, set);
  const moves: [Seat, string][] = [];
  const wishes = ['choose captain', 'pass', 'coup B', 'captain B', 'duchess'];
  while (table.state.over === undefined) {
    const [seat] = unanswered(game, table.state);
    assert.ok(seat);
    const may = answers(game, table.state, seat);
    const once = moves.some(([, move]) => move === 'captain B');
    const wish = wishes.find((one) => may.includes(one) && !(one === 'captain B' && once));
    const move =
      seat === 'A' && wish !== undefined ? wish : (may.find((one) => ['pass', 'income'].includes(one)) ?? may[0]);
    assert.ok(move);
    submit(table, seat, move);
    moves.push([seat, move]);
  }
  return kept(set, moves);
};

describe('a dare, in browsers', { skip }, () => {
  const place = visit();

  it('of a solo game: a friend believes it, sees the tear and sits down; I see their wrong answer', async () => {
    const anna = await visitor(place.browser, settings({ solo: over() }), { width: 390, height: 844 });
    expect(anna.page, new RegExp(en.notMade));
    await anna.page.goto(`${place.house.url}#/solo/resume`);
    await anna.page.click(button(TEXT.en.dareFriends));
    await anna.page.waitForSelector(`${SHEET} >> text=${en.lie}`);
    await anna.context.setOffline(true);
    await anna.page.click(`${SHEET} >> text=${en.lie}`);
    await anna.page.waitForSelector(`${SHEET} >> text=${en.notMade}`);
    await anna.context.setOffline(false);
    await anna.page.click(`${SHEET} >> text=${en.lie}`);
    const link = await anna.page.locator(`${SHEET} >> [aria-label="${en.link}"]`).inputValue();

    const paul = await guest(place.browser, 'Paul');
    const { page } = paul;
    for (const said of [en.cut, en.notSent, en.over]) expect(page, new RegExp(said));
    await page.goto(link.slice(0, -2));
    await page.waitForSelector(`text=${en.cut}`);
    await page.goto(link);
    await page.waitForSelector(`h1:has-text("${en.dares('Anna')}")`);
    await page.waitForSelector(`${BUBBLE}:has-text("I am the Duchess")`);
    await paul.context.setOffline(true);
    await page.click(button(TEXT.en.iBelieve));
    await page.waitForSelector(`text=${en.notSent}`);
    await paul.context.setOffline(false);
    await page.click(button(TEXT.en.iBelieve));
    await page.waitForSelector(`${RIBBON}:has-text("${TEXT.en.aLie}")`);
    await page.reload();
    await page.waitForSelector(`text=${en.first}`);
    await page.waitForSelector(`${RIBBON}:has-text("${TEXT.en.aLie}")`);
    await page.click(`button:has-text("${en.sit('Anna')}")`);
    await page.waitForSelector(CODE_LINK);

    const late = await guest(place.browser, 'Rita', { lang: 'fr' });
    expect(late.page, new RegExp(fr.over));
    await late.page.goto(link);
    await late.page.waitForSelector(`h1:has-text("${fr.dares('Anna')}")`);

    await anna.page.goto(`${place.house.url}#/mine`);
    const mine = anna.page.locator('.own-dares');
    await mine.locator(`text=${en.others(1, 1, true)}`).waitFor();
    await mine.locator(`text=${en.answered('Paul', true, false)}`).waitFor();
    await mine.locator(`a:has-text("${en.waits('Paul')}")`).waitFor();
    await mine.locator(`button:has-text("${en.takeBack}")`).click();
    await mine.locator(`button:has-text("${TEXT.en.sure}")`).click();
    await mine.waitFor({ state: 'detached' });
    await page.goto(link);
    await page.waitForSelector(`text=${en.over}`);
    await late.page.click(button(TEXT.fr.iBelieve));
    await late.page.waitForSelector(`text=${fr.over}`);
    assert.equal(await late.page.locator(BUBBLE).count(), 0, 'nothing is left to answer');
    await late.page.click(`main >> role=link[name="${TEXT.fr.todaysDoubt}"]`);
    await late.page.waitForSelector(`text=${TEXT.fr.joinByCode}`);
    const unexpected = [anna, paul, late]
      .flatMap(({ errors }) => errors)
      .filter((one) => !one.startsWith('Failed to load resource'));
    assert.deepEqual(unexpected, [], 'offline and expired dares are reported on the page');
    await leave([paul, late]);
    await anna.context.close();
  });
});
