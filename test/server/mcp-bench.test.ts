/** The benchmark by the Model Context Protocol: an agent that knows only what the two tools return. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { ROOT } from '../root.ts';

type Looked = { finished?: boolean; question?: { legal: string[]; lie?: number[]; told: string } };

test('an agent is benchmarked with two tools, and illegal answers are counted', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const out = join(folder, 'result.json');
  const few = [
    '--short',
    '--moments',
    '0',
    '--games',
    '4',
    '--conditions',
    'honest',
    '--seed',
    'mcp',
    '--seconds',
    '600',
  ];
  const args = [join(ROOT, 'lab/main.ts'), 'bench', '--agent', 'mcp', '--out', out, ...few];
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
  t.after(() => client.close());
  const call = (name: string, given: Record<string, unknown>) => client.callTool({ name, arguments: given });
  const early = await call('say', { move: 'pass', lie: 500 });
  assert.equal(early.isError, true);
  let [answers, beliefs] = [0, 0];
  for (;;) {
    const { finished, question } = (await call('look', { wait: 25 })).structuredContent as Looked;
    if (finished === true) break;
    if (question === undefined) continue;
    assert.match(question.told, /do not lie/);
    const move = answers === 0 ? 'fly' : question.legal.at(-1);
    const said = await call('say', { move, ...(question.lie === undefined ? {} : { lie: 30 }) });
    assert.equal(said.isError === true, answers === 0);
    answers += 1;
    beliefs += question.lie === undefined ? 0 : 1;
  }
  const { matches } = JSON.parse(readFileSync(out, 'utf8'));
  assert.deepEqual(matches[0].answers, { asked: answers, illegal: 1, unreadable: 0, late: 0 });
  assert.equal(matches[0].beliefs, beliefs);
  assert.ok(beliefs > 0 && matches[0].brier.mean > 0);
});
