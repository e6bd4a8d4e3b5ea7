/** For tests: a table made by a big screen, and its friends. */
import type { BodyIn } from '../../src/protocol/routes.ts';
import { call, connect, nuts, type Player } from './testing.ts';

/** A table made by a big screen, with seated friends. */
export const liveTable = async (port: number, names: readonly string[], settings: Partial<BodyIn<'create'>> = {}) => {
  const wall = await connect(port, 'Living room');
  const { answer } = await call(port, 'create', {
    token: wall.token,
    body: { game: nuts.id, seats: names.length, clock: { pace: 'off' }, wall: true, ...settings },
  });
  const { table, invite, code } = answer;
  await wall.ask({ type: 'enter', table, wall: true });
  const friends: Player[] = [];
  for (const name of names) {
    const friend = await connect(port, name);
    await friend.ask({ type: 'enter', table, invite });
    await friend.ask({ type: 'sit', ready: true });
    friends.push(friend);
  }
  return { wall, friends, table, invite, code };
};

/** By typing the code. */
export const comeBy = async (port: number, name: string, code: string): Promise<Player> => {
  const one = await connect(port, name);
  await call(port, 'join', { token: one.token, body: { code } });
  return one;
};

export const privateFacts = (one: Player): unknown[] => {
  const hidden = new Set(['me', 'legal', 'answer']);
  return one.frames.flatMap(({ view }) => Object.keys(view).filter((key) => hidden.has(key)));
};
