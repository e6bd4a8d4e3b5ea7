/** Sentences about claims that nobody challenged in today’s moment. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../../../test/root.ts';
import { readMoments } from '../../../host/moments.ts';
import { turned } from '../../../web/link/at-moment.ts';
import { complots } from '../rules/index.ts';
import { en as text } from '../texts/en/moment.ts';
import { en as table } from '../texts/en/table.ts';
import { sayings } from '../web/moment-words.ts';

test('a lie that experts went on to block is not said to have come through', () => {
  const { moments = [] } = readMoments(JSON.parse(readFileSync(join(ROOT, 'moments/complots.json'), 'utf8'))) ?? {};
  const { isLie, outcome } = sayings(() => ({ text, table, lang: 'en' }));
  let blocked = 0;
  for (const moment of moments.filter(({ stand, doubt, next }) => stand > doubt && /^. counter/.test(next ?? ''))) {
    const seen = turned(complots, moment, { do: 'ask', which: 1 });
    const came = turned(complots, moment, { do: 'turn', which: 1, doubted: false });
    assert.ok(seen.say === 'asked' && came.say === 'turned');
    if (!isLie(came.told)) continue;
    const below = outcome({ seen, names: String }, { lie: true, doubted: false, after: came.after });
    assert.equal(below, text.unblocked, moment.seed);
    blocked += 1;
  }
  assert.ok(blocked > 0);
});

test('a challenge that was made has a cost; only one that was not made would have had one', () => {
  const { moments = [] } = readMoments(JSON.parse(readFileSync(join(ROOT, 'moments/complots.json'), 'utf8'))) ?? {};
  const { isLie, outcome } = sayings(() => ({ text, table, lang: 'en' }));
  const said = { true: 0, false: 0 };
  for (const moment of moments.slice(0, 40))
    for (const doubted of [true, false]) {
      const seen = turned(complots, moment, { do: 'ask', which: 1 });
      const came = turned(complots, moment, { do: 'turn', which: 1, doubted });
      assert.ok(seen.say === 'asked' && came.say === 'turned');
      const lie = isLie(came.told);
      const below = outcome({ seen, names: String }, { lie, doubted, after: came.after });
      assert.equal(/would have cost/.test(below), !lie && !doubted, `${moment.seed}: ${below}`);
      if (!lie) said[`${doubted}`] += 1;
    }
  assert.ok(said.true > 0 && said.false > 0);
});
