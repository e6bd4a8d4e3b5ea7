/** The law that rules answer whatever is said, at a live server: a refused move affects nobody else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import { SEATS } from '../../src/engine/seats.ts';
import type { Table } from '../../src/host/table.ts';
import type { Hub } from '../../src/server/tables/state/hub.ts';
import { isAtLength } from '../at-length.ts';
import { altered, learn } from '../laws-vocabulary.ts';
import { anyMove, connect, PLAYED, type Player, seatFriends, withServer } from './testing.ts';

const STATES = isAtLength ? 200 : 12;
const TRIED = 8;

/** Waits until everything sent before has arrived. */
const heard = async (hub: Hub, players: readonly Player[]): Promise<readonly string[][]> => {
  await hub.journal.durable();
  await Promise.all(players.map((player) => player.ask({ type: 'ping' })));
  return players.map(({ raw }) => raw.filter((text) => !text.startsWith('{"type":"pong"')));
};

/** What a refused move may not change. */
const stateOf = ({ state, n, question, held }: Table): string => JSON.stringify([state, n, question, held]);

const answered = ({ me, toAct, answer, legal, over }: NonNullable<Player['view']>): boolean =>
  over === null && me !== undefined && toAct.includes(me) && answer === undefined && (legal?.length ?? 0) > 0;

for (const game of PLAYED)
  test(`${game.id}: malformed moves are refused, and nobody else notices`, async () => {
    const log: string[] = [];
    const stream = { write: (line: string) => void log.push(line) };
    await withServer(
      async ({ port, hub }) => {
        const rng = seeded(`vocabulary of ${game.id}`);
        const seats = Math.max(3, game.players[0]);
        const { table, players } = await seatFriends(port, SEATS.slice(0, seats), { game: game.id, seats });
        const watcher = await connect(port, 'Watcher');
        await watcher.ask({ type: 'enter', table });
        const [host] = players;
        assert.ok(host);
        await host.ask({ type: 'start' });
        for (const player of players) await player.until(() => player.view !== undefined);
        const vocabulary = new Set<string>();
        const all = [...players, watcher];
        let refusals = 0;

        const live = (): Table => {
          const playing = hub.liveTables.get(table)?.game;
          assert.ok(playing);
          return playing.live;
        };
        const misspeak = async (speaker: Player): Promise<void> => {
          const others = all.filter((one) => one !== speaker);
          const move = altered(rng, oneOf(rng, [...vocabulary]), [...vocabulary]);
          const [before, told, lines] = [stateOf(live()), await heard(hub, others), log.length];
          const { question } = live();
          const answer = await speaker.ask({ type: 'move', question, move: move || ' ', round: 1 });
          if (answer.type !== 'error') return; // it was a move, after all
          refusals += 1;
          assert.notEqual(answer.code, 'internal', move);
          assert.equal(stateOf(live()), before, move);
          assert.deepEqual(await heard(hub, others), told, move);
          assert.ok(log.length <= lines + 1, log.slice(lines).join(''));
        };

        for (let i = 0; i < STATES && live().state.over === undefined; i++) {
          const { state } = live();
          learn({ game, s: state, rng, facts: [], vocabulary });
          for (let tried = 0; tried < TRIED && live().state.over === undefined; tried++)
            await misspeak(oneOf(rng, all));
          if (live().state.over !== undefined) break;
          await heard(hub, players);
          const next = players.filter(({ view }) => view !== undefined && answered(view));
          assert.ok(next.length > 0, 'somebody is asked');
          const mover = oneOf(rng, next);
          const { question = 0, legal = [] } = mover.view ?? {};
          await mover.ask({ type: 'move', question, move: anyMove(legal, rng) });
        }
        assert.ok(refusals > STATES, `${refusals} were refused`);
        for (const { socket } of all) assert.equal(socket.readyState, socket.OPEN);
      },
      { least: 0, log: pino({ level: 'trace' }, stream) },
    );
  });
