/** T21 T40 A shared device in a dark room lights up faces alike for judges and mafiosi. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { someOf } from '../../../../../test/at-length.ts';
import { openBrowser, openStage, skip } from '../../../../../test/web/browser.ts';
import { atRest } from '../../../../../test/web/in-page.ts';
import { settled } from '../../../../../test/web/known-screen.ts';
import { type Eye, openEye } from '../../../../../test/web/phone.ts';
import { dealt } from '../../../../../test/web/saved-games.ts';
import { CURTAIN, READY, SCENE } from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';

/** A larger share of the screen counts as light. */
const LARGE = 0.05;
/** The allowed difference of mean colours, of 255: texts differ, and a mate's mask is lit. */
const LIGHT = 4;

const surfaces = (page: Page): Promise<string[]> =>
  page.evaluate((large) => {
    const looks = ['backgroundColor', 'backgroundImage', 'boxShadow', 'opacity', 'filter', 'mixBlendMode'] as const;
    const found = [...document.querySelectorAll('body, body *')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      if (!one.checkVisibility() || width * height < large * innerWidth * innerHeight) return [];
      return [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(one, part);
        return looks.map((look) => style[look]).join(' ');
      });
    });
    return [...new Set(found)].sort();
  }, LARGE);

const PHASES = {
  recognition: `${READY}, main:not(${SCENE}) [role="timer"]`,
  'night-vote': READY,
} as const;
type Phase = keyof typeof PHASES;

const NEIGHBOURS = ['C: mafia', 'D: judge', 'E: judge'];

describe('brightness on one device, in a browser', { skip }, () => {
  const stage = openStage('static');
  let browser: Browser;
  let eye: Eye;
  before(async () => {
    browser = await openBrowser({ drawn: true });
    eye = await openEye(browser);
  });
  after(() => browser.close());

  const seenBy = async (identity: 'judge' | 'mafia', phase: Phase, theme: string) => {
    const other = identity === 'judge' ? 'mafia' : 'judge';
    const deal = [`A: ${identity}`, `B: ${other}`, ...NEIGHBOURS, 'clerk: E', `phase: ${phase}`];
    const solo = dealt('tribunal', deal, [], { people: ['A', 'B'] });
    const { page, context } = await visitor(browser, settings({ solo, theme, speed: 'calm' }), {
      width: 390,
      height: 844,
    });
    await page.goto(`${stage.url}#/solo/resume`);
    await settled(page);
    await page.click(`${CURTAIN} button`);
    await page.waitForSelector(PHASES[phase]);
    await atRest(page);
    const found = { picture: await page.screenshot({ animations: 'disabled' }), surfaces: await surfaces(page) };
    await context.close();
    return found;
  };

  for (const phase of Object.keys(PHASES) as Phase[])
    for (const theme of someOf(['parchment', 'dark'], phase === 'night-vote' ? 1 : 0))
      it(`${phase}, ${theme}`, async () => {
        const judge = await seenBy('judge', phase, theme);
        const mafioso = await seenBy('mafia', phase, theme);
        const { light } = await eye.compare(judge.picture, mafioso.picture);
        assert.ok(light <= LIGHT, `the mean colour differs by ${light.toFixed(2)} of 255`);
        assert.deepEqual(mafioso.surfaces, judge.surfaces);
      });
});
