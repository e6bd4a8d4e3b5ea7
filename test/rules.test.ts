/** Every rule id has a scenario, and every scenario holds. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { nuts } from '../examples/nuts/rules/index.ts';
import { GAMES } from '../src/app/games.ts';
import { readScenarios, runScenario } from '../src/host/scenario.ts';
import { idsIn, ruleIds, unproved } from './rule-ids.ts';

const HOUSES = [[nuts, 'examples/nuts'] as const, ...GAMES.map((game) => [game, `src/games/${game.id}`] as const)];

for (const [game, folder] of HOUSES)
  describe(`${game.id}: the rules`, () => {
    const files = globSync(`${folder}/scenarios/*.scn`).sort();
    const scenarios = files.flatMap((file) => readScenarios(readFileSync(file, 'utf8')).map((one) => ({ file, one })));
    const text = existsSync(`${folder}/RULES.md`) ? readFileSync(`${folder}/RULES.md`, 'utf8') : '';

    test('every rule has a scenario, and every scenario a rule', () => {
      const ids = ruleIds(text);
      assert.ok(ids.length > 0, `${folder}/RULES.md names no rule; write "- X12 …"`);
      const titles = scenarios.map(({ one }) => one.title);
      assert.deepEqual(unproved(ids, titles), [], 'rules without a scenario whose title names them');
      const strange = titles.flatMap(idsIn).filter((id) => !ids.includes(id));
      assert.deepEqual([...new Set(strange)], [], 'scenarios of rules that do not exist');
    });

    for (const { file, one } of scenarios)
      test(`${file.slice(`${folder}/scenarios/`.length)}: ${one.title}`, () => {
        assert.equal(one.game, game.id);
        assert.ok(one.lines.length > 0, 'the scenario says nothing');
        assert.equal(runScenario([game], one).fault, undefined);
      });
  });

test('a rule without a scenario is found', () => {
  const text = '# Rules\n- X1 one thing\n- X2 another, see X9\n* X3 no rule\n- none\n- **X4** bold\n';
  const ids = ruleIds(text);
  assert.deepEqual(ids, ['X1', 'X2', 'X4']);
  assert.deepEqual(unproved(ids, ['X1 holds', 'X22 is another', 'about X4 too']), ['X2']);
  assert.deepEqual(unproved(ids, ['X1 X2 X4 hold']), []);
});
