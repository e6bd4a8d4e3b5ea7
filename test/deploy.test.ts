/** The files in deploy/ use metrics, settings and pages that this server has. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DAYS } from '../lab/attacks/drills.ts';
import { USAGE } from '../src/app/settings.ts';
import { openMetrics } from '../src/server/metrics.ts';
import { withServer } from './server/testing.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('alerts and dashboard use existing metrics, and the dashboard shows all of ours', async () => {
  const { registry } = openMetrics(
    () => 0,
    () => 0,
    () => 1,
  );
  const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const dashboard = read('deploy/grafana.json');
  const named = `${dashboard} ${read('deploy/prometheus-rules.yaml')}`.match(/\b(cabale|nodejs|process)_\w+/g) ?? [];
  for (const name of named) assert.ok(known.has(name), name);
  for (const name of known) if (name.startsWith('cabale_')) assert.ok(dashboard.includes(name), name);
  const { panels }: { panels: { title: string }[] } = JSON.parse(dashboard);
  assert.equal(new Set(panels.map(({ title }) => title)).size, panels.length);
});

test('settings in deploy/ exist in the server', () => {
  const sources = [
    'deploy/compose.yaml',
    'deploy/kubernetes/cabale.yaml',
    'deploy/cabale.service',
    'docs/DEPLOY.md',
    'docs/OPERATIONS.md',
  ];
  const OTHERS = [
    'AF_INET',
    'AF_UNIX',
    'AF_NETLINK',
    'NET_BIND_SERVICE',
    'POSTGRES_PASSWORD',
    'POSTGRES_USER',
    'POSTGRES_DB',
  ];
  const named = sources.flatMap((path) => read(path).match(/\b[A-Z]{2,}_[A-Z_]*[A-Z]\b/g) ?? []);
  assert.ok(named.length > 10);
  for (const name of named) assert.ok(OTHERS.includes(name) || USAGE.includes(` ${name} `), name);
});

test('in compose a server has a read-only file system and no additional rights', () => {
  const [, server = ''] = read('deploy/compose.yaml').split(/^x-server: /m);
  const [own = ''] = server.split(/^services:/m);
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: ["no-new-privileges:true"]'])
    assert.ok(own.includes(`  ${line}\n`), line);
});

test('in compose every container has a memory limit', () => {
  const lines = (pattern: RegExp): number => read('deploy/compose.yaml').match(pattern)?.length ?? 0;
  assert.equal(lines(/^ +image: /gm), 3);
  assert.equal(lines(/^ +mem_limit: \d+[mg]$/gm), 3);
});

/** Restrictions of the systemd unit, beside `User=`. */
const TAKEN = [
  ...['CapabilityBoundingSet=', 'AmbientCapabilities=', 'NoNewPrivileges=true', 'SystemCallArchitectures=native'],
  ...['SystemCallFilter=@system-service', 'SystemCallFilter=~@privileged @resources', 'SystemCallErrorNumber=EPERM'],
  ...['ProtectSystem=strict', 'ProtectHome=true', 'ProtectKernelTunables=true', 'ProtectKernelModules=true'],
  ...['ProtectKernelLogs=true', 'ProtectControlGroups=true', 'ProtectClock=true', 'ProtectHostname=true'],
  ...['ProtectProc=invisible', 'PrivateTmp=true', 'PrivateDevices=true', 'PrivateUsers=true', 'RemoveIPC=true'],
  ...['RestrictNamespaces=true', 'RestrictRealtime=true', 'RestrictSUIDSGID=true', 'LockPersonality=true'],
];

test('the systemd unit drops every right the server does not need', () => {
  const lines = read('deploy/cabale.service').split('\n');
  for (const line of TAKEN) assert.ok(lines.includes(line), line);
});

test('the image uses the Node version of package.json', () => {
  const { dependencies }: { dependencies: { node: string } } = JSON.parse(read('package.json'));
  const named = read('Containerfile').match(/(?<=library\/node:)[\d.]+/g) ?? [];
  assert.equal(named.length, 2);
  for (const version of named) assert.equal(`^${version}`, dependencies.node);
});

test('images and actions are pinned by digest', () => {
  const named = [
    ...(read('Containerfile').match(/docker\.io\/\S+/g) ?? []),
    ...(read('deploy/compose.yaml').match(/docker\.io\/\S+/g) ?? []),
    ...['ci', 'release'].flatMap((name) => read(`.github/workflows/${name}.yml`).match(/(?<=uses: )\S+/g) ?? []),
  ];
  assert.ok(named.length > 10);
  for (const one of named) assert.match(one, /@(sha256:[0-9a-f]{64}|[0-9a-f]{40})$/);
});

test('every bad day of OPERATIONS.md has a drill, and every drill a test', () => {
  const [, table = ''] = read('docs/OPERATIONS.md').split('## Ten bad days');
  const days = [...table.matchAll(/^\| ([a-z ]+) \|/gm)].flatMap(([, day = '']) => (day === 'day' ? [] : day));
  assert.deepEqual(
    days,
    DAYS.map(({ day }) => day),
  );
  for (const { file, title } of DAYS) assert.ok(read(file).includes(title), title);
});

test('remote metrics need the token', async () => {
  await withServer(
    async ({ port }) => {
      const ask = async (authorization: string) => {
        const headers = { authorization, 'x-forwarded-for': '203.0.113.9' };
        return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status;
      };
      assert.deepEqual(
        await Promise.all(['Bearer right', 'Bearer wrong', 'Bearer right '.repeat(2), ''].map(ask)),
        [200, 404, 404, 404],
      );
    },
    { proxies: 1, metricsToken: 'right' },
  );
});
