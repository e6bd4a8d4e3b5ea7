/** A person and their seat move to another browser, by a code or a passkey. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { en } from '../../src/web/features/passkey/text/en.ts';
import { en as person } from '../../src/web/features/person/text/en.ts';
import { FIRST } from './saved-games.ts';
import { FAULT, KEYS, MOVING, OWN_DATA } from './seen.ts';
import { begin, type Guest, guest, joinBy, leave, makeTable, skip, TEXT, visit } from './server-fixture.ts';

/** A device with passkeys that always consents. */
const openKeys = async ({ context, page }: Guest) => {
  const line = await context.newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  type Kept = Awaited<ReturnType<typeof kept>>[number];
  const kept = async () => (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  /** As with synced passkeys. */
  const receive = (credential: Kept) => line.send('WebAuthn.addCredential', { authenticatorId, credential });
  return { kept, receive };
};

describe('from one device to another', { skip }, () => {
  const place = visit();

  it('a code typed on the second device takes over the seat, and the first is signed out', async () => {
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
    await phone.page.waitForSelector(`${FAULT}:has-text("${text.noSuchCode}")`);
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

  it('a link asks first, showing both names; declining changes nothing', async () => {
    const anna = await guest(place.browser, 'Anna');
    const bruno = await guest(place.browser, 'Bruno');
    for (const { page } of [anna, bruno]) {
      await page.goto(`${place.house.url}#/settings`);
      await page.evaluate(() =>
        fetch('/api/session', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: localStorage.getItem('cabale.name') ?? 'Bruno' }),
        }),
      );
    }
    const nameOf = ({ page }: Guest): Promise<string> =>
      page.evaluate(async () => (await (await fetch('/api/session')).json()).person?.name);
    const own = await nameOf(bruno);
    const theirs = await nameOf(anna);
    const { path } = await anna.page.evaluate(async () =>
      (await fetch('/api/session/recovery', { method: 'POST' })).json(),
    );
    await bruno.page.goto(place.house.url);
    await bruno.page.goto(`${place.house.url}${path.slice(1)}`);
    await bruno.page.getByRole('heading', { name: person.become(theirs) }).waitFor();
    await bruno.page.getByText(person.loses(own)).waitFor();
    await bruno.page.getByRole('button', { name: person.no }).click();
    assert.equal(await nameOf(bruno), own);
    await bruno.page.goto(`${place.house.url}${path.slice(1)}`);
    await bruno.page.getByRole('button', { name: person.yes(theirs) }).click();
    await bruno.page.waitForURL(/#\/games/);
    assert.equal(await nameOf(bruno), theirs);
    await bruno.page.goto(`${place.house.url}#/settings`);
    await bruno.page.getByRole('heading', { name: person.title }).waitFor();
    assert.equal(await bruno.page.locator(`${OWN_DATA} li`).count(), 1);
    await leave([anna, bruno]);
  });

  it('a passkey made on the first device signs in on the second, with the table, until it is removed', async () => {
    // passkeys need a host name
    const url = place.house.url.replace('127.0.0.1', 'localhost');
    const anna = await guest(place.browser, 'Anna');
    const phone = await guest(place.browser, 'Somebody');
    const [first, second] = [await openKeys(anna), await openKeys(phone)];
    await makeTable({ url }, anna, { game: FIRST, seats: 2, clock: { pace: 'off' } });
    await anna.page.goto(`${url}#/settings`);
    await anna.page.getByRole('button', { name: en.make }).click();
    await anna.page.locator(`${MOVING}:not(${OWN_DATA}) ${KEYS} li`).waitFor();
    await anna.page.getByRole('button', { name: en.make }).click();
    assert.equal(await (await anna.page.waitForSelector(`${MOVING} ${FAULT}`)).textContent(), en.already);
    const [credential] = await first.kept();
    assert.ok(credential !== undefined);
    await phone.page.goto(`${url}#/settings`);
    await phone.page.getByRole('button', { name: en.use }).click();
    await phone.page.waitForSelector(`${FAULT}:has-text("${en.stopped}")`);
    await second.receive(credential);
    await phone.page.getByRole('button', { name: en.use }).click();
    await phone.page.waitForURL(/#\/games/);
    const mine = await phone.page.evaluate(async () => (await fetch('/api/tables/mine')).json());
    assert.equal(mine.tables[0]?.names.A, 'Anna');
    const before = await anna.page.evaluate(async () => (await fetch('/api/session')).json());
    assert.equal(before.person, undefined);
    await phone.page.goto(`${url}#/settings`);
    await phone.page.locator(`${MOVING}:not(${OWN_DATA}) ${KEYS} li button`).click();
    await phone.page.locator(`${MOVING}:not(${OWN_DATA}) ${KEYS} li`).waitFor({ state: 'detached' });
    await phone.page.getByRole('button', { name: en.use }).click();
    await phone.page.waitForSelector(`${FAULT}:has-text("${en.unknown}")`);
    await leave([anna, phone]);
  });
});
