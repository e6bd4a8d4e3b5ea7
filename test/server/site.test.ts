/** Where other devices find a server. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { publicPlace } from '../../src/app/places.ts';
import { networkAddresses, networkSite } from '../../src/server/connections/site.ts';
import type { Config } from '../../src/server/server.ts';
import { withServer } from './testing.ts';

/** A browser's request by this host name. */
const siteBy = (port: number, host: string, more: Record<string, string> = {}): Promise<object> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/api/site', headers: { host, ...more } }, (response) => {
      text(response).then((body) => resolve(JSON.parse(body)), reject);
    });
    asked.on('error', reject).end();
  });

const told = (url?: string, network?: string): object => ({
  ...(url === undefined ? {} : { url }),
  ...(network === undefined ? {} : { network }),
});

const CASES: readonly (readonly [
  name: string,
  config: Partial<Config>,
  host: string,
  url?: string | undefined,
  network?: true,
])[] = [
  ['opened as localhost: shows the address in the network', { host: '0.0.0.0' }, 'localhost', undefined, true],
  [
    'opened by the loopback address: shows the address in the network',
    { host: '0.0.0.0' },
    '127.0.0.1',
    undefined,
    true,
  ],
  ['opened by any other name: shows no other address', { host: '0.0.0.0' }, 'cabale.example.org'],
  ['of a server on localhost only: shows that no other device can connect', {}, 'localhost'],
  [
    'of a server with PUBLIC_URL: shows it',
    { publicUrl: 'https://cabale.example.org' },
    '10.0.0.7',
    'https://cabale.example.org',
  ],
];

for (const [name, config, host, url, network] of CASES)
  test(`a page ${name}`, () =>
    withServer(async ({ port }) => {
      const expected = told(url, network && networkSite('0.0.0.0', port));
      assert.deepEqual(await siteBy(port, `${host}:${port}`), expected);
    }, config));

test('behind a proxy, visitors from elsewhere are not told local addresses', () =>
  withServer(
    async ({ port }) => assert.deepEqual(await siteBy(port, 'localhost', { 'x-forwarded-for': '203.0.113.9' }), {}),
    { host: '0.0.0.0', proxies: 1 },
  ));

test("a home network's address comes before those of containers", () => {
  const at = (address: string, more = {}) =>
    [{ address, family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null, ...more }] as const;
  const interfaces = {
    lo: [...at('127.0.0.1', { internal: true })],
    docker0: [...at('172.17.0.1')],
    eth1: [...at('169.254.10.1')],
    wlan0: [...at('fe80::1', { family: 'IPv6' }), ...at('192.168.1.20')],
  } as unknown as ReturnType<typeof import('node:os').networkInterfaces>;
  assert.deepEqual(networkAddresses(interfaces), ['192.168.1.20', '172.17.0.1']);
});

test('PUBLIC_URL must be a whole origin', () => {
  assert.equal(publicPlace({ PUBLIC_URL: 'https://cabale.example.org/' }), 'https://cabale.example.org');
  assert.equal(publicPlace({}), undefined);
  for (const wrong of [
    'cabale.example.org',
    'ftp://example.org',
    'https://example.org/games',
    'https://example.org/?a',
  ])
    assert.throws(() => publicPlace({ PUBLIC_URL: wrong }), { code: 'usage' });
});
