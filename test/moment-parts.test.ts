/** The parts of a file of moments add up to the whole. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ACCUSED, WITH_MOMENTS } from '../lab/games.ts';
import { cutMoments, SIZE } from '../scripts/moment-parts.ts';
import { readMoments } from '../src/host/moments.ts';

import { dayOf } from '../src/web/link/days.ts';
import { kindOn, momentOn } from '../src/web/link/moment-days.ts';
import { ROOT } from './root.ts';

test('each moment is in one part of its kind, in order, and each part is a valid file of moments', () => {
  for (const game of [...WITH_MOMENTS, ...ACCUSED]) {
    const file = readMoments(JSON.parse(readFileSync(join(ROOT, `moments/${game}.json`), 'utf8')));
    assert.ok(file !== undefined);
    const parts = cutMoments(file);
    for (const part of Object.values(parts).flat()) {
      assert.deepEqual(readMoments(part), part);
      assert.ok(part.moments.length + part.accusations.length <= SIZE);
    }
    for (const list of Object.values(parts))
      for (const { moments, accusations } of list.slice(0, -1)) assert.equal(moments.length + accusations.length, SIZE);
    assert.deepEqual(parts.doubt?.flatMap(({ moments }) => moments) ?? [], file.moments);
    assert.deepEqual(parts.accuse?.flatMap(({ accusations }) => accusations) ?? [], file.accusations);
  }
});

const WEEKS = 52;

for (const usual of [false, true])
  test(`no moment repeats within ${WEEKS} weeks${usual ? ' with the usual box only' : ''}`, () => {
    const files = [...WITH_MOMENTS, ...ACCUSED].map((game) => {
      const file = readMoments(JSON.parse(readFileSync(join(ROOT, `moments/${game}.json`), 'utf8')));
      return cutMoments(file ?? assert.fail(game));
    });
    const countsOf = (kind: string): number[] =>
      files
        .flatMap(
          ({ [kind]: parts }) =>
            parts?.reduce((sum, one) => sum + one.moments.length + one.accusations.length, 0) ?? [],
        )
        .sort((one, other) => other - one);
    const asked = Array.from({ length: 7 * WEEKS }, (_, i) => {
      const day = dayOf(i + 1);
      const kind = kindOn(day, usual);
      const { file, at } = momentOn(day, kind, countsOf(kind), usual);
      return `${kind} ${file} ${at}`;
    });
    assert.equal(new Set(asked).size, asked.length);
  });
