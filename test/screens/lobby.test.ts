/** The way to a table at a server, and what is said there: links, chairs, refusals, reports. */
import '../../src/app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { en } from '../../src/web/features/moderation/text/en.ts';
import { newBot } from '../server/bot-clients.ts';
import { call, signedIn } from '../server/testing.ts';
import { until } from '../until.ts';
import { TEXT } from '../web/said.ts';
import * as seen from '../web/seen.ts';
import type { Device } from './device.ts';
import { begin, joinBy, makeTable, visit } from './house.ts';
import { onScreen } from './testing.ts';

const KEY = 'the-key-of-olga-0001';
const house = visit({ operators: [{ name: 'Olga', key: KEY }] });
const WIDE = { width: 1200, height: 900 };
const CHATTED = GAMES.find(({ speech }) => speech === undefined)?.id ?? '';

test(
  'where bots of others may play, even a known guest is told, and must agree by a tap',
  onScreen(async () => {
    const { port } = house.server;
    const { token } = await signedIn(port, 'Ada');
    const body = { game: house.server.hub.setting.games.at(-1)?.id ?? '', seats: 3, bots: 'all' } as const;
    const { answer } = await call(port, 'create', { token, body });
    const { key } = await newBot(port, token, 'Robo');
    await call(port, 'botSit', { token: key, body: { code: answer.code } });
    const known = await house.guest('Bruno');
    await known.post('/api/session', { name: 'Bruno' });
    const bruno = await known.reopen(`/t/${answer.code}`);
    await bruno.see(`${seen.DOOR} ${seen.COMPANY} li:has-text("BOT Robo")`);
    assert.ok(bruno.texts(`${seen.DOOR} ${seen.AGREED} li`).includes(TEXT.en.botsSaid.all));
    await bruno.touch(seen.buttonOf('sitWithBots'));
    await bruno.see(`${seen.CHAIRS} li:has-text("BOT Robo")`);
    await until(() => house.server.hub.liveTables.get(answer.table)?.doc.seats.some(({ name }) => name === 'Bruno'));
  }),
);

test(
  'a host opening a table and a player coming back to their chair see no refusal; phrases are said in each language',
  onScreen(async () => {
    let anna = await house.guest('Anna', { lang: 'fr' });
    const link = await makeTable(anna, { game: CHATTED, seats: 3 });
    let bruno = await joinBy(await house.guest('Bruno', { lang: 'it' }), link);
    const says = async (speaker: Device, hearer: Device, [own, other]: readonly [string, string]) => {
      await speaker.touch(`${seen.GREETINGS} button:has-text("${own}")`);
      await hearer.see(`${seen.CHAIRS} ${seen.SAYS}:has-text("${other}")`);
      assert.deepEqual([...anna.texts(seen.TOAST), ...bruno.texts(seen.TOAST)], []);
    };
    const { fr, it } = TEXT;
    await says(bruno, anna, [it.quick['who-lies-best'], fr.quick['who-lies-best']]);
    [anna, bruno] = [await anna.reopen(), await bruno.reopen()];
    for (const one of [anna, bruno]) await one.see(seen.CHAIRS);
    await says(bruno, anna, [it.quick['one-more'], fr.quick['one-more']]);
    await says(anna, bruno, [fr.quick['who-lies-best'], it.quick['who-lies-best']]);
    for (const one of [anna, bruno])
      assert.deepEqual(
        [...one.texts(`${seen.CHAIRS} b`)].slice(0, 2).sort(),
        one === anna ? ['Bruno', fr.you] : ['Anna', it.you],
      );
  }),
);

test(
  'a bot sits down on a free chair by two touches',
  onScreen(async () => {
    const anna = await house.guest('Anna');
    await makeTable(anna, { game: CHATTED, seats: 3 });
    assert.equal(anna.count(seen.FREE_CHAIR), 2);
    await anna.touch(`${seen.FREE_CHAIR} ${seen.SITS}`);
    await anna.touch(`${seen.SHEET} >> ${seen.button(TEXT.en.aBot)}`);
    await anna.until(() => anna.count(seen.FREE_CHAIR) === 1);
  }),
);

test(
  'an address of a table or lesson that cannot be shows what is wrong',
  onScreen(async () => {
    const { 'no-table': gone, 'no-code': none, lost } = TEXT.en.troubles;
    const wrong = {
      ...{ '/#/table/xyz': gone, '/#/table/xyzxyz': gone, '/#/learn/whist': lost, '/t/%E0%A4%A': none },
    };
    for (const [address, { title }] of Object.entries(wrong)) {
      const anna = await house.guest('Anna', { address });
      await anna.see(`${seen.TROUBLE} h1:text-is("${title}")`);
    }
  }),
);

test(
  'inviting twice from home returns to the same table; another box opens another one',
  onScreen(async () => {
    let anna = await house.guest('Anna');
    const invite = async (box: string): Promise<string> => {
      anna = await anna.reopen(`/#/new/online/${box}`);
      await anna.until(() => /^\/t\/[A-Z]{8}$/.test(anna.address()));
      return anna.address();
    };
    const [one, other] = [GAMES[0]?.id ?? '', GAMES.at(-1)?.id ?? ''];
    const first = await invite(one);
    assert.equal(await invite(one), first);
    assert.notEqual(await invite(other), first);
    assert.equal(await invite(one), first);
  }),
);

const writes = async (one: Device, text: string): Promise<void> => {
  await one.write(`${seen.CHAT} >> input`, text);
  await one.submit(`${seen.CHAT} >> ${seen.LINE}`);
};

test(
  'a report appears with its lines; a muted player is told so, until unmuted',
  onScreen(async () => {
    const ada = await house.guest('Ada', { size: WIDE });
    const link = await makeTable(ada, { game: CHATTED, seats: 2, clock: { pace: 'off' } });
    const bo = await joinBy(await house.guest('Bo', { size: WIDE }), link);
    await begin(ada, [ada, bo]);
    await writes(ada, 'good evening');
    await bo.see(`${seen.CHAT} >> li:has-text("good evening")`);
    await writes(bo, 'what a fool');
    await ada.touch(`${seen.CHAT} >> li:has-text("what a fool") button`);
    await ada.touch(`${seen.SHEET} >> ${seen.button(TEXT.en.reportLine)}`);
    await until(async () => (await house.server.hub.store.reports(9, 0)).length === 1);
    const olga = await house.guest('Olga', { address: '/#/moderation', size: WIDE });
    const field = (name: string) => `role=textbox[name*="${name}" i]`;
    for (const key of ['some-wrong-key-000', KEY]) {
      await olga.write(field(en.key), key);
      await olga.submit('form');
      if (key !== KEY) await olga.hears('[role=alert]', TEXT.en.troubles['no-operator'].what);
    }
    await olga.see(`${seen.REPORT}:has-text("${en.said('Bo')}") blockquote:text-is("what a fool")`);
    await olga.see(`${seen.REPORT} .around li:has-text("Ada: good evening")`);
    await olga.write(field(en.until), '2020-01-01T00:00');
    await olga.touch(seen.button(en.decide));
    await olga.hears('[role=alert]', en.past);
    await olga.write(field(en.until), new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
    await olga.write(`role=combobox[name*="${en.reason}" i]`, 'hate');
    await olga.touch(seen.button(en.decide));
    await olga.hears('body', en.none);
    await olga.see(`${seen.DECISION}:has-text("${en.decided.mute('Olga', 'Bo')}")`);
    assert.equal(olga.count(seen.DECISION), 1);
    await bo.see(`${seen.CHAT}:has-text("${TEXT.en.troubles.silenced.what}")`);
    assert.equal(bo.count(`${seen.CHAT} >> ${seen.LINE}`), 0);
    await olga.touch(`${seen.DECISION} >> ${seen.button(en.undo)}`);
    await olga.see(`${seen.DECISION}:has-text("${en.undone('Olga', '')}")`);
    await writes(bo, 'sorry');
    await ada.see(`${seen.CHAT} >> li:has-text("sorry")`);
  }),
);
