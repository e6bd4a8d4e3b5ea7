/** Solo and hot-seat in a real browser, by visible controls alone. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { playOut } from './player.ts';
import { build, findBrowser, kept, keptGame, openBrowser, type Site, serve, settings, visitor } from './stage.ts';

const skip = (await findBrowser()) === undefined ? 'there is no browser for this machine; name one in CHROMIUM' : false;

describe('solo, in a browser', { skip }, () => {
  let browser: Browser;
  let site: Site;
  before(async () => {
    site = await serve(build('static'));
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  it('a whole game at 360 px, from the first screen to the rematch', async () => {
    const { page, context, errors } = await visitor(browser, settings());
    await page.goto(site.url);
    await page.click('.way.main');
    await playOut(page);
    await page.waitForSelector('.reveal .hands li');
    assert.equal(await page.locator('.reveal .hands li').count(), 4, 'all cards are shown');
    await page.click('.end .primary');
    await page.waitForSelector('.dock.asked');
    assert.equal(await page.locator('.dock.end').count(), 0, 'a new game has begun');
    assert.ok(
      (await page.evaluate(() => document.documentElement.scrollWidth)) <= 360,
      'nothing is wider than the phone',
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('offers exactly what is legal, with its cost and its risk', async () => {
    const solo = kept(['A: duchess captain, 3 coins', 'B: assassin countess', 'C: ambassador ambassador']);
    const { page, context } = await visitor(browser, settings({ solo }));
    await page.goto(`${site.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked');
    const tiles = await page
      .locator('.tile')
      .evaluateAll((all) =>
        all.map((tile) => [tile.getAttribute('data-move'), tile.querySelector('.risk')?.textContent ?? '']),
      );
    assert.deepEqual(tiles, [
      ['income', ''],
      ['aid', ''],
      ['duchess', 'you hold it'],
      ['assassin …', 'bluff: you do not hold it'],
      ['captain …', 'you hold it'],
      ['ambassador', 'bluff: you do not hold it'],
    ]);
    assert.match((await page.locator('[data-move="assassin …"]').textContent()) ?? '', /costs 3 coins/);
    await context.close();
  });

  it('a target is touched at his place; a doubt asks to be confirmed, in the same spot', async () => {
    const deal = ['A: duchess captain, 3 coins', 'B: assassin countess', 'C: ambassador ambassador'];
    const aimed = await visitor(browser, settings({ solo: kept(deal) }));
    await aimed.page.goto(`${site.url}#/solo/resume`);
    await aimed.page.waitForSelector('.dock.asked');
    await aimed.page.waitForTimeout(80);
    await aimed.page.click('[data-move="captain …"]');
    await aimed.page.click('button.place.target >> nth=1');
    await aimed.page.waitForSelector('text=/You claim to be the Captain/', { state: 'attached' });
    await aimed.context.close();

    const doubting = await visitor(browser, settings({ solo: kept(deal, [['B', 'duchess']], { first: 'B' }) }));
    const { page } = doubting;
    await page.goto(`${site.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked');
    await page.waitForTimeout(80);
    const doubt = page.locator('[data-move="doubt"]');
    const before = await doubt.boundingBox();
    await doubt.click();
    assert.equal(await page.locator('.dock.asked').count(), 1, 'one touch is not enough');
    assert.deepEqual(await doubt.boundingBox(), before, 'the button did not move');
    await doubt.click();
    await page.waitForSelector('.log li:has-text("Bruno")', { state: 'attached' });
    await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('bluff'));
    await doubting.context.close();
  });

  it('a whole game by keyboard alone', async () => {
    const solo = kept(['A: duchess, 6 coins', 'B: assassin / captain, 5 coins', 'C: countess / captain, 5 coins']);
    const { page, context, errors } = await visitor(browser, settings({ solo }), { width: 1280, height: 800 });
    await page.goto(`${site.url}#/solo/resume`);
    for (let i = 0; i < 80; i++) {
      await page.waitForSelector('.dock.asked, .dock.end');
      if (await page.locator('.dock.end').count()) break;
      await page.waitForTimeout(80);
      assert.ok(
        await page.evaluate(() => document.activeElement?.closest('.dock') !== null),
        'whoever plays by keyboard is in the dock',
      );
      await page.keyboard.press('Tab');
      if (await page.locator('.cardpick').count()) {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      if (await page.locator('.targets').count()) {
        await page.waitForTimeout(50);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(60);
    }
    await page.waitForSelector('.dock.end');
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('goes on after the page is closed', async () => {
    const { page, context } = await visitor(browser, settings());
    await page.goto(`${site.url}#/solo/quick`);
    await page.waitForSelector('.dock.asked');
    const hand = await page.locator('.mine .hand').innerHTML();
    await page.goto('about:blank');
    await page.goto(site.url);
    await page.click('.way.resume');
    await page.waitForSelector('.dock.asked');
    assert.equal(await page.locator('.mine .hand').innerHTML(), hand);
    await context.close();
  });

  it('a game of another version is said to be unreadable, and forgotten', async () => {
    const solo = kept(['A: duchess captain', 'B: assassin countess', 'C: captain captain']).replace(
      '"version":1',
      '"version":99',
    );
    const { page, context } = await visitor(browser, settings({ solo }));
    await page.goto(`${site.url}#/solo/resume`);
    await page.waitForSelector('.trouble');
    assert.equal(await page.evaluate(() => localStorage.getItem('cabale.solo')), null);
    await context.close();
  });

  it('on one device: nothing of a hand is on the page until its owner has taken it', async () => {
    const solo = kept(['A: duchess, 7 coins', 'B: assassin, 7 coins', 'C: captain, 7 coins'], [], {
      people: ['A', 'B', 'C'],
    });
    const { page, context } = await visitor(browser, settings({ solo }));
    await page.goto(`${site.url}#/solo/resume`);
    await page.waitForSelector('.curtain');
    assert.equal(await page.locator('.card').count(), 0);
    const did = await playOut(page);
    assert.ok(did.filter((one) => one === 'lift').length >= 2, 'the device was passed on');
    await context.close();
  });

  it('the lesson leads to its end', async () => {
    const { page, context } = await visitor(browser, settings());
    await page.goto(`${site.url}#/learn`);
    for (let step = 0; step < 11; step++) {
      await page.waitForSelector('.dock.asked .coach');
      await page.waitForTimeout(80);
      if (await page.locator('.cardpick').count()) {
        await page.click('.pick[data-card="duchess"] >> nth=0');
        await page.click('.pick[data-card="assassin"]');
        await page.click('.confirm button');
      } else {
        const tile = page.locator('.tile.wanted');
        const move = await tile.getAttribute('data-move');
        await tile.click();
        if (move === 'doubt') await tile.click();
        if (move?.endsWith('…') === true && (await page.locator('.targets').count()))
          await page.click('.targets .tile >> nth=0');
      }
      await page.waitForTimeout(50);
    }
    await page.waitForSelector('.dock.end.won');
    await context.close();
  });

  for (const [game, seats] of [
    ['tribunal', 4],
    ['assassin-x', 2],
  ] as const)
    it(`${game} is played at the table that serves any game`, async () => {
      const solo = keptGame({ game, seats, options: {} });
      const { page, context, errors } = await visitor(browser, settings({ solo }));
      await page.goto(`${site.url}#/solo/resume`);
      const did = await playOut(page, ['rest', 'believe', 'pass'], 1500);
      assert.ok(did.length > 5, 'it took more than a few touches');
      assert.deepEqual(errors, []);
      await context.close();
    });

  it('any game: a player is touched at his place, and speech is said in a sheet', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A'];
    const set = { game: 'tribunal', seats: 4, options: {}, chance: 'scripted' };
    const { page, context, errors } = await visitor(
      browser,
      settings({ solo: keptGame({ ...set, deal: [...deal, 'phase: deliberation'] }) }),
    );
    await page.goto(`${site.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked');
    await page.click('.speak');
    await page.click('.speech > .choose label:has-text("Bruno")');
    await page.click('[data-move="say suspect B"]');
    await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('Anna: “I suspect Bruno.”'));
    assert.equal(await page.locator('.sheet').count(), 0, 'the sheet is gone');
    await page.click('.speak');
    await page.click('.speech form label:has-text("Denis")');
    await page.fill('.speech input:not([type])', 'look at Bruno');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('“look at Bruno”'));
    await page.click('[data-move="gavel"]');
    await page.waitForSelector('[data-move="plead …"]');
    await page.waitForTimeout(80);
    await page.click('[data-move="plead …"]');
    assert.equal(await page.locator('button.any-place.target').count(), 4, 'all may be named, oneself too');
    await page.click('[data-seat="B"]');
    await page.waitForFunction(() =>
      document.querySelector('.log')?.textContent?.includes('Anna: “I shall accuse Bruno.”'),
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('any game: bots wait for one who may speak, until he lets them go on', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation'];
    const solo = keptGame({ game: 'tribunal', seats: 4, options: {}, deal, chance: 'scripted' });
    const { page, context } = await visitor(browser, settings({ solo, speed: 'quick' }));
    await page.goto(`${site.url}#/solo/resume`);
    await page.waitForSelector('.go-on');
    await page.waitForTimeout(2500);
    assert.match(await page.locator('.board .where').innerText(), /Deliberation/);
    await page.click('.go-on');
    await page.waitForFunction(() => /Pleas/.test(document.querySelector('.board .where')?.textContent ?? ''));
    await context.close();
  });

  it('any game: what is chosen keeps its place, in a game of cards by keyboard alone', async () => {
    const deal = [
      'A: assassin weapon-4 approach-3 stress time, joker silencer, 4 points',
      'B: intervention clue-1 place time reflex-1',
      'phase: action',
    ];
    const solo = keptGame({ game: 'assassin-x', seats: 2, options: {}, deal, chance: 'scripted', first: 'A' });
    const { page, context, errors } = await visitor(browser, settings({ solo }));
    await page.goto(`${site.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked');
    await page.waitForTimeout(80);
    const dock = await page.locator('.dock').boundingBox();
    const onto = async (what: string) => {
      for (let i = 0; i < 12; i++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, what)) return;
        await page.keyboard.press('Tab');
      }
      assert.fail(`Tab does not lead to ${what}`);
    };
    await onto('.dock .tile');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.picks');
    await page.waitForTimeout(80);
    await onto('.pick');
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    }
    assert.match(await page.locator('.confirm button').innerText(), /Assassinate Bruno .*: 16 crime/);
    assert.deepEqual(await page.locator('.dock').boundingBox(), dock, 'the dock did not move');
    await onto('.confirm button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.dock.end.won');
    await page.waitForSelector('.reveal li');
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('one who is out of the game may skip to its end', async () => {
    const solo = kept(['A: / duchess captain', 'B: duchess, 9 coins', 'C: captain, 9 coins', 'D: assassin'], [], {
      first: 'B',
    });
    const { page, context } = await visitor(browser, settings({ solo, speed: 'calm' }));
    await page.goto(`${site.url}#/solo/resume`);
    await page.click('.hurry');
    await page.waitForSelector('.dock.end');
    await context.close();
  });

  it('what a table may choose is said in words, for every game', async () => {
    const { page, context } = await visitor(browser, settings({ lang: 'fr' }));
    await page.goto(`${site.url}#/new/solo`);
    for (const [game, label] of [
      ['Tribunal', 'La parole'],
      ['Assassin X', 'Les actions'],
    ] as const) {
      await page.click(`.chip:has-text("${game}")`);
      await page.waitForSelector(`legend:has-text("${label}")`);
      assert.doesNotMatch(
        await page.locator('form').innerText(),
        /speech|court\b|strict|actions?\b(?<!Les actions)|first|fair/,
      );
    }
    await context.close();
  });

  it('once visited, it is played without a network', async () => {
    const { page, context } = await visitor(browser, settings(), undefined, 'allow');
    await page.goto(site.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    });
    await context.setOffline(true);
    await page.reload();
    await page.click('.way.main');
    await page.waitForSelector('.dock.asked');
    assert.equal(await page.locator('.mine .hand .face').count(), 2);
    await playOut(page);
    await page.goto(`${site.url}#/rules/tribunal`);
    await page.waitForSelector('.chapter');
    for (const sheet of ['emblems.svg', 'emblems-tribunal.svg'])
      assert.ok(await page.evaluate((path) => fetch(`./${path}`).then((answer) => answer.ok), sheet), sheet);
    await context.close();
  });

  it('every table leads to the rules of what is played there, and they are searched', async () => {
    const faith = { lineup: 'novice-2', religions: true };
    for (const [solo, faces, religions] of [
      [keptGame({ game: 'complots', seats: 4, options: faith, first: 'A' }), 5, 1],
      [keptGame({ game: 'complots', seats: 4, options: {}, first: 'A' }), 5, 0],
      [keptGame({ game: 'tribunal', seats: 4, options: {} }), 0, 0],
      [keptGame({ game: 'assassin-x', seats: 4, options: {} }), 0, 0],
    ] as const) {
      const { page, context } = await visitor(browser, settings({ solo }), { width: 1280, height: 800 });
      await page.goto(`${site.url}#/solo/resume`);
      const link = page.locator('a[href^="#/rules/"]:visible');
      const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await rules.waitForSelector('.chapter');
      assert.equal(await rules.locator('.chapter .face').count(), faces);
      assert.equal(await rules.locator('#rules-religions').count(), religions);
      const all = await rules.locator('.chapter li').count();
      await rules.fill('.search', 'clock joker gavel');
      await rules.waitForSelector('.found:not(:empty)');
      assert.equal(await rules.locator('.chapter').count(), 0, 'nothing fits, and it says so');
      await rules.fill('.search', 'who');
      await rules.waitForSelector('mark');
      const some = await rules.locator('.chapter li, .chapter > p').count();
      assert.ok(some > 0 && some < all);
      assert.equal(await rules.locator('.chapter li:not(:has(mark)):not(.chapter:has(h2 mark) li)').count(), 0);
      await context.close();
    }
  });

  it('a replay travels in its link, and shows all hands or one seat’s', async () => {
    const solo = kept(['A: assassin captain, 8 coins', 'B: duchess / captain', 'C: / countess duchess']);
    const { page, context } = await visitor(browser, settings({ solo }));
    await page.goto(`${site.url}#/solo/resume`);
    await playOut(page);
    await page.waitForSelector('.reveal');
    await page.click('.end .deeds button >> nth=1');
    await page.waitForSelector('.replay');
    await page.click('.replay .deeds button');
    await page.waitForFunction(() => location.hash.length > 100);
    const link = page.url();
    const other = await visitor(browser, settings({ lang: 'fr' }));
    await other.page.goto(link);
    await other.page.waitForSelector('.replay');
    await other.page.waitForSelector('.place .face:not(.dead)');
    await other.page.selectOption('.replay select', 'public');
    await other.page.waitForFunction(() => document.querySelectorAll('.place .face:not(.dead)').length === 0);
    await other.page.goto(`${site.url}#/replay/broken`);
    await other.page.waitForSelector('.trouble');
    await context.close();
    await other.context.close();
  });
});
