/** Measures a day and a night of Tribunal on a phone: touches, readable headlines, waiting, handovers. */

import { dayOf, WHOLE } from '../../../src/games/tribunal/test/web/whole.ts';
import { keepTouches, touchesBy, touchesIn, waitingIn, watchWaiting } from '../../../test/web/measures.ts';
import { playCalmly, playSome } from '../../../test/web/player.ts';
import { kept } from '../../../test/web/saved-games.ts';
import { onPhone, type Run } from '../../screens/phone-run.ts';

const MOST = { touches: 10, waiting: 25, handovers: 6 };
const LEAST = { headlines: 600 };
const TOUCHES = 60;

const alone: Run['play'] = (place, seed) =>
  onPhone(place, { solo: kept({ game: 'tribunal', seats: 5, options: {}, seed }) }, async (page) => {
    await Promise.all([watchWaiting(page), keepTouches(page)]);
    await page.goto(`${place.url}#/solo/resume`);
    await playCalmly(page, TOUCHES, WHOLE.taste);
    const days = touchesBy(await touchesIn(page), 'game', dayOf);
    const { share, headlines } = await waitingIn(page);
    return [
      { what: 'days and nights', value: days.length, least: 1 },
      { what: 'touches in one, at most', value: Math.max(...days), most: MOST.touches },
      { what: 'least time between two headlines, ms,', value: headlines, least: LEAST.headlines },
      { what: 'waiting while nothing moves, %,', value: share, most: MOST.waiting },
    ];
  });

const handed: Run['play'] = (place, seed) => {
  const solo = kept({ game: 'tribunal', seats: 3, options: { lives: 1 }, seed }, [], ['A', 'B', 'C']);
  return onPhone(place, { solo, speed: 'instant' }, async (page) => {
    await keepTouches(page);
    await page.goto(`${place.url}#/solo/resume`);
    await playSome(page, TOUCHES * 3, WHOLE.taste);
    const handovers = touchesBy(await touchesIn(page), 'take', dayOf);
    return [
      { what: 'days and nights', value: handovers.length, least: 1 },
      { what: 'handovers in one, at most', value: Math.max(...handovers), most: MOST.handovers },
    ];
  });
};

export const RUNS: readonly Run[] = [
  { name: 'alone with 4 bots', play: alone },
  { name: '3 people on one device', play: handed },
];
