/** On a server: a statement begun in time never becomes an unintended offence (T70). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { atLength } from '../../../../../test/at-length.ts';
import { connect, type Player } from '../../../../../test/server/testing.ts';
import { DOCK, HOLD, PLACE, TOAST } from '../../../../../test/web/seen.ts';
import { begin, type Guest, guest, leave, makeTable, skip, visit } from '../../../../../test/web/server-fixture.ts';
import { sentence } from '../../../../engine/facts.ts';
import { en } from '../../texts/en/table.ts';
import { LATE_WORD, SOMEBODY, SURE_HOLD } from './seen.ts';

const CLAIM = '[data-claim="say suspect C"]';
const SUSPECT = '[data-move="say suspect C because hunch"]';

/** Holds server messages back on demand. */
const slowLine = async (page: Page) => {
  const waiting: (() => void)[] = [];
  let held = false;
  await page.routeWebSocket('**/ws?*', (toPage) => {
    const toServer = toPage.connectToServer();
    toPage.onMessage((message) => toServer.send(message));
    toServer.onMessage((message) => {
      const go = () => toPage.send(message);
      if (held) waiting.push(go);
      else go();
    });
  });
  return {
    hold: () => {
      held = true;
    },
    release: () => {
      held = false;
      for (const go of waiting.splice(0)) go();
    },
  };
};

describe('tribunal: late words, in a browser', { skip }, () => {
  const place = visit();

  /** Anna in a browser, Bruno with the gavel, and Chiara: in the first debate. */
  const debate = async () => {
    const anna = await guest(place.browser, 'Anna');
    const line = await slowLine(anna.page);
    await makeTable(place.house, anna, { game: 'tribunal', seats: 3, clock: { pace: 'off' }, first: 'B' });
    const { hub, port } = place.house.server;
    const liveTable = [...hub.liveTables.values()].at(-1);
    assert.ok(liveTable !== undefined);
    const [bruno, chiara] = await Promise.all(['Bruno', 'Chiara'].map((name) => connect(port, name)));
    assert.ok(bruno !== undefined && chiara !== undefined);
    for (const friend of [bruno, chiara]) {
      await friend.ask({ type: 'enter', table: liveTable.id, invite: liveTable.row.invite });
      await friend.ask({ type: 'sit', ready: true });
    }
    await begin(anna, [anna]);
    for (const friend of [bruno, chiara]) await plays(friend, 'look');
    await anna.page.click(`${DOCK} >> :scope[data-settled] >> [data-move="look"]`);
    await anna.page.waitForSelector('.pip[aria-current]:has-text("Debate")');
    const close = () => leave([anna]).then(() => [bruno, chiara].map((friend) => friend.close()));
    return { anna, bruno, chiara, line, close };
  };
  const plays = async (friend: Player, move: string) => {
    const { question } = await friend.until(() => {
      const { me, view } = friend;
      return view?.toAct.some((seat) => seat === me) === true && view.legal?.includes(move) === true && view;
    });
    await friend.ask({ type: 'move', question, move });
  };
  const saidBy = (friend: Player): string[] =>
    friend.frames.flatMap(({ facts }) => facts.map(sentence)).filter((said) => said.startsWith('A said suspect'));
  const isLate = ({ page }: Guest) => page.waitForSelector(`${LATE_WORD}:has-text("${en.gavelFell}")`);

  atLength('a sheet open at the gavel says so, and speaks only by a hold', async () => {
    const { anna, bruno, close } = await debate();
    const { page } = anna;
    await page.click(`${PLACE}[data-seat="C"]`);
    await page.click(CLAIM);
    await page.waitForSelector(`${SOMEBODY} button:not(${HOLD})${SUSPECT}`);
    await plays(bruno, 'gavel');
    await page.waitForSelector(`${SOMEBODY} [role="status"]:has-text("${en.gavelFell}")`);
    await page.click(`${SOMEBODY} ${HOLD}${SUSPECT}`);
    await plays(bruno, 'plead C'); // everything earlier would have arrived by now
    assert.deepEqual(saidBy(bruno), []);
    await page.click(`${SOMEBODY} ${SURE_HOLD}${SUSPECT}`);
    await bruno.until(() => saidBy(bruno).length > 0);
    await close();
  });

  it('a phrase touched during the gavel is refused, and offered again', async () => {
    const { anna, bruno, line, close } = await debate();
    const { page } = anna;
    await page.click(`${PLACE}[data-seat="C"]`);
    await page.click(CLAIM);
    await page.waitForSelector(SUSPECT);
    line.hold();
    await plays(bruno, 'gavel');
    await page.click(SUSPECT);
    await plays(bruno, 'plead C');
    line.release();
    await isLate(anna);
    assert.deepEqual(saidBy(bruno), []);
    assert.match((await page.textContent(LATE_WORD)) ?? '', /If you ask me, it’s Chiara; call it a feeling/);
    assert.equal(await page.locator(TOAST).count(), 0, 'it is said once');
    await page.click(`${LATE_WORD} ${HOLD}`);
    await page.click(`${LATE_WORD} ${SURE_HOLD}`);
    await bruno.until(() => saidBy(bruno).length > 0);
    await page.waitForSelector(LATE_WORD, { state: 'detached' });
    await close();
  });
});
