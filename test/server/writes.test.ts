/** What people send, whatever it is, costs nobody else anything: neither store fails because of what one of them wrote. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { newCode } from '../../src/server/ids.ts';
import { type Config, openServer, type Server } from '../../src/server/server.ts';
import { openDatabase } from './database.ts';
import { newBrowser } from './pushing.ts';
import { call, folder, signedIn, testConfig } from './testing.ts';

const { path, remove } = folder();
let why = '';
const database = await openDatabase((said) => {
  why = said;
});
after(async () => {
  await database?.stop();
  remove();
});

const STORES = ['sqlite', 'postgres'] as const;
let places = 0;
const placeFor = async (store: (typeof STORES)[number]): Promise<string> => {
  places += 1;
  return store === 'sqlite' ? join(path, `${places}.db`) : ((await database?.make(`writes_${places}`)) ?? '');
};

/** A server on each of the stores; it must not end while it is tried. */
const onBoth = (
  name: string,
  work: (server: Server) => Promise<void>,
  more: () => Partial<Config> = () => ({}),
): void => {
  for (const store of STORES)
    test(`${store}: ${name}`, { skip: store === 'postgres' && database === undefined && why }, async () => {
      let end: (error: unknown) => void = () => {};
      const ended = new Promise<never>((_, reject) => {
        end = reject;
      });
      const server = await openServer(testConfig(await placeFor(store), { fatal: (error) => end(error), ...more() }));
      await Promise.race([work(server), ended]);
      await server.close();
    });
};

const LETTERS = ['a', 'é', '字', '𝌆'] as const;

onBoth('addresses for notices as long as they may be, in letters of one to four bytes', async ({ port, hub }) => {
  const { token, person } = await signedIn(port, 'Ada');
  const { p256dh, auth } = newBrowser();
  for (const letter of LETTERS) {
    const endpoint = `https://push.example.org/${letter.repeat(970 / letter.length)}`;
    const { status, answer } = await call(port, 'subscribe', { token, body: { endpoint, p256dh, auth } });
    assert.deepEqual(
      [letter, status, answer.field],
      letter === 'a' ? ['a', 200, undefined] : [letter, 400, 'endpoint'],
    );
  }
  const body = { endpoint: 'https://PUSH.example.org/é', p256dh, auth };
  assert.equal((await call(port, 'subscribe', { token, body })).status, 200);
  const kept = async () => (await hub.store.subscriptions(person)).map(({ endpoint }) => endpoint);
  assert.ok((await kept()).includes('https://push.example.org/%C3%A9'), 'kept as it goes over the wire');
  await call(port, 'unsubscribe', { token, body: { endpoint: body.endpoint } });
  assert.equal((await kept()).length, 1, 'and found by what it was given as');
});

const drawn: string[] = [];
onBoth(
  'a code to move that is taken is drawn again; who asks again has the latest alone',
  async ({ port }) => {
    const [ada, bo] = [await signedIn(port, 'Ada'), await signedIn(port, 'Bo')];
    drawn.push('KOMUTARISE', 'KOMUTARISE', 'KOMUTARISE', 'BADEGIFOLU');
    const hers = (await call(port, 'recovery', { token: ada.token })).answer.code;
    const his = (await call(port, 'recovery', { token: bo.token })).answer.code;
    assert.deepEqual([hers, his], ['KOMUTARISE', 'BADEGIFOLU']);
    const again = (await call(port, 'recovery', { token: bo.token })).answer.code;
    assert.equal((await call(port, 'recover', { body: { code: his } })).answer.code, 'expired');
    assert.equal((await call(port, 'recover', { body: { code: hers } })).answer.person.id, ada.person);
    assert.equal((await call(port, 'recover', { body: { code: again } })).answer.person.id, bo.person);
  },
  () => ({ code: (syllables) => drawn.shift() ?? newCode(syllables) }),
);
