/** Chat lines appear at the seats, each reader seeing phrases in their own language. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHAT, DOCK } from '../../../../../test/web/seen.ts';
import {
  begin,
  type Guest,
  guest,
  joinBy,
  leave,
  openTable,
  skip,
  TEXT,
  visit,
} from '../../../../../test/web/server-fixture.ts';
import { BESIDE, CHATTING } from './seen.ts';

describe('complots at a server: talk at the seats', { skip }, () => {
  const place = visit();

  it('is shown for a moment, covers nothing readable, and is read aloud once', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr', width: 1280 }),
      guest(place.browser, 'Bruno', { lang: 'it', width: 360, height: 740 }),
    ]);
    const [anna, bruno] = guests;
    await joinBy(bruno, await openTable(place.house, anna, { players: 2 }));
    await begin(anna, guests);

    const phrase = 'trust-me';
    const [mine, theirs] = await Promise.all([
      bubble(anna, TEXT.fr.quick[phrase]),
      bubble(bruno, TEXT.it.quick[phrase]),
      anna.page.click(`${BESIDE} >> ${CHAT} >> button:has-text("${TEXT.fr.quick[phrase]}")`),
    ]);
    assert.deepEqual([mine.covered, theirs.covered], [[], []]);
    assert.deepEqual([mine.heard, theirs.heard], ['', `Anna ${TEXT.it.quick[phrase]}`]);
    await Promise.all(guests.map(({ page }) => page.waitForSelector(CHATTING, { state: 'detached' })));

    await anna.page.fill(`${BESIDE} >> ${CHAT} >> input`, 'words and words '.repeat(15));
    const [long] = await Promise.all([
      bubble(bruno, 'words and words'),
      anna.page.press(`${BESIDE} >> ${CHAT} >> input`, 'Enter'),
    ]);
    const told = 'last'; // also in the log
    assert.deepEqual(
      long.covered.filter((what) => what !== told),
      [],
    );
    assert.ok(long.tall < 40, `one line, not ${long.tall} px`);
    for (const { errors } of guests) assert.deepEqual(errors, []);
    await leave(guests);
  });
});

/** The bubble while it is shown: what it covers, and what is read. */
const bubble = async ({ page }: Guest, words: string) => {
  const there = await page.waitForFunction(
    ([said, dock]) => {
      const [one, another] = document.querySelectorAll('.bubble.chatting:not(.unplaced)');
      if (one === undefined || another !== undefined || one.textContent?.includes(said) !== true) return undefined;
      const at = one.getBoundingClientRect();
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        at.left < right && left < at.right && at.top < bottom && top < at.bottom;
      const READ = `.place .name, .mine .name, .purse, .telling .last, .place .card, .mine .card, ${dock}`;
      return {
        tall: one.clientHeight,
        covered: [...document.querySelectorAll(READ)]
          .filter((thing) => isUnder(thing.getBoundingClientRect()))
          .map(({ className }) => className),
        heard: document.querySelector('.overheard')?.textContent,
      };
    },
    [words, DOCK] as const,
  );
  const found = await there.jsonValue();
  assert.ok(found !== undefined);
  return found;
};
