/**
 * `npm run load`: how much one server carries. Real WebSocket clients in other processes, loopback only, bounded.
 *   npm run load -- --store postgres [--nodes 1,2,3] [--apart] [--each]: so many servers on a database beside one on a file;
 *     players of a table come by all of them, or, with --apart, each table by one; all have the same tables in all, or, with
 *     --each, as many for each server
 *   npm run load -- growth: two servers on a database with 100, 1000 and 10,000 tables
 *   npm run load -- bots: a thousand tables with three experts each beside as many with people alone
 *   npm run load -- returning [--connected 2500] [--rounds 5]: clients of so many tables come back after a kill, beside bare ws
 *   npm run load -- backup [--megabytes 200] [--rounds 5]: moves while the store is copied, beside moves while it is not
 *   npm run load -- --profile [--rounds 5] [--beside FOLDER]: what a move costs step by step, beside bare ws, beside the floor (a
 *     server without game code that journals and sends as much), and beside another version, checked out there
 *   npm run load -- [saturation] [scale] [restart] [--seconds 6] [--rounds 5] [--tables 10000] [--connected 4500] [--json]
 */
import { cpus, loadavg } from 'node:os';
import { report } from './figures/outputs.ts';
import { backups } from './load/backup.ts';
import { withBots } from './load/bots.ts';
import { round } from './load/measure.ts';
import { growth, several } from './load/nodes.ts';
import { profile } from './load/profile.ts';
import { returning } from './load/returning.ts';
import { figures, parts, say, values } from './load/run.ts';
import { saturation } from './load/saturation.ts';
import { scale } from './load/scale.ts';

const results: Record<string, unknown> = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  loadAverage: round(loadavg()[0] ?? 0, 1),
  node: process.version,
};
say(`${results.cores} cores, load average ${results.loadAverage} before the run, Node ${results.node}`);
const RUNS = { nodes: several, growth, returning, backup: backups, profile, bots: withBots, saturation };
for (const [part, run] of Object.entries(RUNS)) if (parts.includes(part)) results[part] = await run();
if (parts.includes('scale') || parts.includes('restart'))
  Object.assign(results, await scale(parts.includes('restart')));
const asked = process.argv.slice(2).filter((word) => word !== '--json');
const command = ['npm run load', ...(asked.length === 0 ? [] : ['--', ...asked])].join(' ');
if (figures.length > 0) report(['load', ...asked].join('-').replaceAll(/[^\w-]|-{2,}/g, ''), command, figures);
if (values.json) console.log(JSON.stringify(results, undefined, 2));
process.exit(0);
