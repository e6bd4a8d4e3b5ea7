/** Tests which browsers of a machine are tried. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsersOf } from './browsers.ts';

const FOUR = [/chromium/i, /chrome/i, /edge/i, /brave/i];

test('browsers are found in the usual places of each system', () => {
  const windows = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\a\\AppData\\Local' };
  for (const [platform, env] of [
    ['linux', { PATH: '/home/a/bin:/usr/bin' }],
    ['darwin', { HOME: '/Users/a' }],
    ['win32', windows],
  ] as const)
    for (const name of FOUR)
      assert.ok(
        browsersOf(platform, env).some((path) => name.test(path)),
        `${platform} ${name}`,
      );
  assert.ok(browsersOf('linux', { PATH: '/home/a/bin' }).includes('/home/a/bin/brave'));
  assert.ok(
    browsersOf('darwin', { HOME: '/Users/a' }).includes(
      '/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ),
  );
  assert.ok(browsersOf('win32', windows).includes('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe'));
});

test('a named browser is the only one; "none" means none, "npm" means npm’s', () => {
  for (const platform of ['linux', 'darwin', 'win32']) {
    assert.deepEqual(browsersOf(platform, { CHROMIUM: '/a/browser', HOME: '', PATH: '' }), ['/a/browser']);
    for (const CHROMIUM of ['none', 'npm'])
      assert.deepEqual(browsersOf(platform, { CHROMIUM, HOME: '', PATH: '' }), []);
  }
  assert.ok(browsersOf('linux', { CHROMIUM: '' }).length > 3);
});
