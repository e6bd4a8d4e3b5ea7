/** Every address offered to other devices works there, even if the server's own machine is the big screen. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import { networkSite } from '../../src/server/connections/site.ts';
import { ROOT } from '../root.ts';
import { finished } from './known-screen.ts';
import { en } from './said.ts';
import { FIRST } from './saved-games.ts';
import { CODE_LINK, DEEDS, END, LARGE_CODE, SHEET, SHOW_IT, WAY_IN } from './seen.ts';
import { guest, leave, makeTable, skip, visit } from './server-fixture.ts';
import { settings, visitor } from './visitors.ts';
import { openWall } from './walls.ts';

/** Code that builds an address of its own page. */
const OWN = /new URL\([^;]*\blocation\.(href|origin)|\blocation\.host\b|writeText\(location/;
/** Allowed: its socket, its frame. */
const FOR_ITSELF = ['link/socket.ts', 'features/big-screen/trouble.tsx', 'base/address.ts'];

test('only one module builds addresses for others', () => {
  const web = join(ROOT, 'src/web');
  const found = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) =>
    OWN.test(readFileSync(join(web, file), 'utf8')),
  );
  assert.deepEqual(found.sort(), [...FOR_ITSELF].sort());
});

describe('addresses for other devices, in a browser', { skip }, () => {
  const place = visit({ host: '0.0.0.0' });

  /** This machine's network address; without one nobody else can come. */
  const siteNow = () => networkSite('0.0.0.0', place.house.server.port) ?? place.house.url.slice(0, -1);

  const isReached = async (address: string | null): Promise<void> => {
    assert.equal(URL.parse(address ?? '')?.origin, siteNow(), `${address}`);
    assert.equal((await fetch(address ?? '')).status, 200, `${address}`);
  };

  it('the lobby: code, link and big screen can be reached', async () => {
    const host = await guest(place.browser, 'Anna');
    const { page } = host;
    await isReached(await makeTable(place.house, host, { game: FIRST, seats: 4 }));
    await page.click(CODE_LINK);
    await isReached(await page.inputValue(`${LARGE_CODE} input`));
    await isReached(await page.getAttribute(`${SHOW_IT} a`, 'href'));
    assert.ok((await page.textContent(`${SHOW_IT} a`))?.startsWith(new URL(siteNow()).host));
    await leave([host]);
  });

  it('the big screen: QR code and printed address can be reached', async () => {
    const wall = await openWall(place, FIRST);
    const way = wall.inside.locator(WAY_IN);
    await way.locator('img').waitFor();
    await isReached(await way.locator('img').getAttribute('alt'));
    assert.equal(await way.locator('b').textContent(), new URL(siteNow()).host);
    await wall.context.close();
  });

  it('a finished game: its link can be reached', async () => {
    const saved = settings({ solo: finished(FIRST, 4), speed: 'quick', film: 'verdict' });
    const { page, context } = await visitor(place.browser, saved);
    await page.goto(`${place.house.url}#/solo/resume`);
    await page.click(`${END} >> ${DEEDS} button:text-is("${en.share}")`);
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>('.sheet input')?.value.startsWith('http'),
    );
    await isReached(await page.inputValue(`${SHEET} >> input`));
    await context.close();
  });
});
