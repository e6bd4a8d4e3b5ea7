import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { colourOf, propertiesOf, readCss, TOKENS } from '../../../../test/tokens.ts';
import { clothOf } from '../../../pictures/dye.ts';
import { CLANS } from '../rules/characters.ts';
import { DYES } from './dyes.ts';

test('cards in a picture have the same colours as at the table', () => {
  const face = propertiesOf(readFileSync(new URL('../web/css/card.css', import.meta.url), 'utf8'), '.face');
  for (const clan of CLANS) {
    const properties = new Map([...TOKENS, ...propertiesOf(readCss('parts.css'), `.tint-${clan}`), ...face]);
    assert.deepEqual(
      clothOf(DYES[clan]),
      Object.fromEntries([...'cmlkh'].map((name) => [name, colourOf(properties, name)])),
      clan,
    );
  }
});
