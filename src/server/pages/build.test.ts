import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { siteIn, stampOfSources, stateOfSite, webClient } from './build.ts';

/** A checkout of four files, with a builder that copies the page or fails. */
const BUILDER = `
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { siteIn, stampOfSources } from '${import.meta.resolve('./build.ts')}';
if (readFileSync('src/web/index.html', 'utf8') === 'broken') process.exit(1);
const { folder, stamp } = siteIn('.');
cpSync('src/web/index.html', folder + '/index.html');
writeFileSync(stamp, stampOfSources('.'));
`;

const checkout = (t: { after(work: () => void): void }) => {
  const root = mkdtempSync(join(tmpdir(), 'cabale-'));
  t.after(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('src/web/index.html', 'page');
  write('src/server/server.ts', 'server');
  write('package-lock.json', '{}');
  write('scripts/build-web.ts', BUILDER);
  return { root, write };
};

test('a site is current while its sources are unchanged, whatever their times', async (t) => {
  const { root, write } = checkout(t);
  assert.equal(stateOfSite(root), 'none');
  assert.equal(await webClient(assert.fail, root), siteIn(root).folder);
  assert.equal(stateOfSite(root), 'current');

  utimesSync(join(root, 'src/web/index.html'), new Date(), new Date(Date.now() + 60_000));
  assert.equal(stateOfSite(root), 'current');
  write('src/server/server.ts', 'other');
  write('src/web/index.test.ts', 'a test');
  assert.equal(stateOfSite(root), 'current', 'the browser gets neither');

  for (const [file, text] of [
    ['src/web/index.html', 'egap'],
    ['src/games/new.ts', ''],
    ['package-lock.json', '[]'],
  ] as const) {
    write(file, text);
    utimesSync(join(root, file), new Date(0), new Date(0));
    assert.equal(stateOfSite(root), 'old', file);
    await webClient(assert.fail, root);
    assert.equal(stateOfSite(root), 'current');
  }
});

test('renaming a source makes the site outdated', (t) => {
  const { root, write } = checkout(t);
  write('public/one.svg', 'same');
  const before = stampOfSources(root);
  rmSync(join(root, 'public/one.svg'));
  write('public/two.svg', 'same');
  assert.notEqual(stampOfSources(root), before);
});

test('a failed build is reported, and the previous site is served', async (t) => {
  const { root, write } = checkout(t);
  const said: string[] = [];
  write('src/web/index.html', 'broken');
  assert.equal(await webClient((line) => said.push(line), root), undefined);
  write('src/web/index.html', 'page');
  await webClient(assert.fail, root);
  write('src/web/index.html', 'broken');
  assert.equal(await webClient((line) => said.push(line), root), siteIn(root).folder);
  assert.deepEqual(said, [
    'the web client could not be built; there is a plain page only',
    'the web client could not be built; what was there before is served',
  ]);
});

test('an installed Cabale serves its packaged site, and builds nothing', async (t) => {
  const { root } = checkout(t);
  await webClient(assert.fail, root);
  const installed = mkdtempSync(join(tmpdir(), 'cabale-'));
  t.after(() => rmSync(installed, { recursive: true }));
  assert.equal(stateOfSite(installed), 'none');
  cpSync(siteIn(root).folder, siteIn(installed).folder, { recursive: true });
  assert.equal(await webClient(assert.fail, installed), siteIn(installed).folder);
});
