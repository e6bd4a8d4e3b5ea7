/** Measures a game of Assassin X on a phone: touches, waiting, needless questions. */

import { WHOLE } from '../../../src/games/assassin-x/test/web/whole.ts';
import { keepTouches, needlessIn, touchesIn, waitingIn, watchWaiting } from '../../../test/web/measures.ts';
import { playCalmly } from '../../../test/web/player.ts';
import { kept } from '../../../test/web/saved-games.ts';
import { onPhone, type Run } from '../../screens/phone-run.ts';

const MOST = { touches: 240, waiting: 30, needless: 0 };
const TOUCHES = 400;

const alone: Run['play'] = (place, seed) =>
  onPhone(place, { solo: kept({ game: 'assassin-x', seats: 4, options: {}, seed }) }, async (page) => {
    await Promise.all([watchWaiting(page), keepTouches(page)]);
    await page.goto(`${place.url}#/solo/resume`);
    const did = await playCalmly(page, TOUCHES, WHOLE.taste);
    const made = await touchesIn(page);
    const { share } = await waitingIn(page);
    return [
      { what: 'over', value: did.at(-1) === 'over' ? 1 : 0, least: 1 },
      { what: 'touches', value: made.touches.length, most: MOST.touches },
      { what: 'waiting while nothing moves, %,', value: share, most: MOST.waiting },
      { what: 'questions with one answer', value: needlessIn(made), most: MOST.needless },
    ];
  });

export const RUNS: readonly Run[] = [{ name: 'alone with 3 bots', play: alone }];
