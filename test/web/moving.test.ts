/** A person moves with his seat from one browser to another, by a code shown on the first. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { begin, guest, joinBy, leave, makeTable, skip, TEXT, visit } from './house.ts';
import { FIRST } from './stage.ts';

describe('from one device to another', { skip }, () => {
  const place = visit();

  it('a code typed on the second takes the seat along, and the first is signed out', async () => {
    const anna = await guest(place.browser, 'Anna');
    const bruno = await guest(place.browser, 'Bruno');
    const phone = await guest(place.browser, 'Somebody');
    const made = await makeTable(place.house, anna, { game: FIRST, seats: 2, clock: { pace: 'off' } });
    await joinBy(bruno, made);
    await begin(anna, [anna, bruno]);
    const text = TEXT.en;
    await anna.page.goto(`${place.house.url}#/settings`);
    await anna.page.getByRole('button', { name: text.showCode }).click();
    const code = (await anna.page.locator('section b').textContent()) ?? '';
    assert.match(code, /^[A-Z]{10}$/);
    await phone.page.goto(`${place.house.url}#/settings`);
    const field = phone.page.getByLabel(text.typeCode);
    await field.fill('BADABADABA');
    await phone.page.getByRole('button', { name: text.moveHere }).click();
    await phone.page.waitForSelector(`.fault:has-text("${text.noSuchCode}")`);
    await field.fill(`${code.slice(0, 5)} ${code.slice(5).toLowerCase()}`.slice(0, 12));
    await phone.page.getByRole('button', { name: text.moveHere }).click();
    await phone.page.waitForURL(/#\/games/);
    const me = await phone.page.evaluate(async () => (await fetch('/api/session')).json());
    assert.equal(me.person.name, 'Anna');
    const mine = await phone.page.evaluate(async () => (await fetch('/api/tables/mine')).json());
    assert.equal(mine.tables.length, 1);
    const before = await anna.page.evaluate(async () => (await fetch('/api/session')).json());
    assert.equal(before.person, undefined);
    await leave([anna, bruno, phone]);
  });
});
