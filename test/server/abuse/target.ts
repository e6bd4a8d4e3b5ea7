/** The attacked server in its own process, with default limits. `node --expose-gc target.ts FILE` */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { oneOf, seeded } from '../../../src/engine/chance.ts';
import type { GameRecord } from '../../../src/engine/record.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { look, openTable as newGame, recordOf, submit, type Table } from '../../../src/host/table.ts';
import { TableSettings } from '../../../src/protocol/messages.ts';
import { answerAdmin } from '../../../src/server/admin.ts';
import { LIMITS } from '../../../src/server/connections/limits.ts';
import { newId } from '../../../src/server/ids.ts';
import { newGuest, sealFor } from '../../../src/server/people/people.ts';
import { openServer } from '../../../src/server/server.ts';
import { sit } from '../../../src/server/tables/lobby/lobby.ts';
import { openTable } from '../../../src/server/tables/play/loading.ts';
import { startGame, takeMove } from '../../../src/server/tables/play/play.ts';
import { PLAYED, testConfig } from '../testing.ts';

export type Target = {
  readonly port: number;
  /** A finished talkative game, and a running one with a player's token. */
  readonly shared: string;
  readonly talkative: { readonly table: string; readonly token: string };
  readonly pages: readonly string[];
};
/** `tidy` collects garbage first, which takes a while. */
export type Ask = 'usage' | 'tidy usage' | 'stop';
/** Bytes, and CPU seconds since the start. */
export type Usage = { readonly heap: number; readonly rss: number; readonly cpu: number };

const [db = ':memory:', sentences = '400'] = process.argv.slice(2);
const web = mkdtempSync(join(tmpdir(), 'cabale-page-'));
process.on('exit', () => rmSync(web, { recursive: true, force: true }));
writeFileSync(join(web, 'index.html'), '<html lang="en"><head><title></title></head></html>');
const server = await openServer(
  testConfig(db, { checkOut: false, limits: LIMITS, web, botPace: [1200, 3800], shortest: 3 }),
);
const { hub, people } = server;
const game = PLAYED.find(({ speech }) => speech !== undefined);
assert.ok(game);
const SEATS = Math.max(3, game.players[0]);
const rng = seeded('talk');
type Choice = readonly [seat: Seat, move: string];
const isSaying = ([, move]: Choice): boolean => /^say: …$/.test(move);

/** A statement if possible, else any answer; undefined while the last one is held back. */
const next = (live: Table, said: number): Choice | undefined => {
  const choices = live.state.seats.flatMap((seat) =>
    (look(live, seat, []).view.legal ?? []).map((move): Choice => [seat, move]),
  );
  const say = said < Number(sentences) ? choices.find(isSaying) : undefined;
  if (say !== undefined) return [say[0], `say: ${said} ${'I swear that it was not me. '.repeat(8)}`];
  const open = choices.filter(([, move]) => !move.includes('…'));
  return open.length === 0 ? undefined : oneOf(rng, open);
};

const talkedOver = (): GameRecord => {
  const live = newGame(game, { game: game.id, options: {}, seats: SEATS, seed: 'talk' });
  for (let said = 0; live.state.over === undefined; ) {
    const choice = next(live, said);
    assert.ok(choice);
    const [seat, move] = choice;
    submit(live, seat, move);
    if (move.startsWith('say: ')) said += 1;
  }
  return recordOf(live);
};

const talkingNow = async (): Promise<Target['talkative']> => {
  const [host, ...others] = Array.from({ length: SEATS }, (_, n) =>
    newGuest(people, `talker ${n}`, 'en', { purpose: 'token', device: 'talker' }),
  );
  assert.ok(host);
  const clock = { pace: 'off' } as const;
  const liveTable = openTable(hub, v.parse(TableSettings, { game: game.id, seats: SEATS, clock }), host);
  for (const guest of others) sit(liveTable.doc, guest);
  for (const seat of liveTable.doc.seats) seat.ready = true;
  startGame(liveTable, host.id);
  for (let said = 0, i = 0; said < Number(sentences) && liveTable.game !== undefined; i++) {
    const { live } = liveTable.game;
    if (live.state.over !== undefined) return talkingNow(); // it ended too early
    const choice = next(live, said);
    if (choice === undefined) {
      await pause(5);
      continue;
    }
    const [seat, move] = choice;
    const refused = takeMove(liveTable, seat, host, { id: `t${i}`, question: live.question, move });
    assert.equal(refused, undefined);
    if (move.startsWith('say: ')) said += 1;
  }
  return { table: liveTable.id, token: sealFor(people, 'token', host) };
};

const openTables = (): string[] =>
  Array.from({ length: Number(sentences) / 10 }, (_, n) => {
    const settings = v.parse(TableSettings, { game: game.id, seats: SEATS, public: true });
    return `/t/${openTable(hub, settings, { id: newId(), name: `host ${n}` }).row.code}`;
  });

process.on('message', (ask: Ask) => {
  if (ask === 'stop') server.close().then(() => process.exit(0));
  else {
    if (ask === 'tidy usage') globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ heap: heapUsed + external, rss, cpu: (user + system) / 1e6 } satisfies Usage);
  }
});

const { path } = (await answerAdmin(server, { ask: 'import', record: talkedOver() })) as { path: string };
process.send?.({
  port: server.port,
  shared: path,
  talkative: await talkingNow(),
  pages: openTables(),
} satisfies Target);
