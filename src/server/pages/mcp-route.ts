/** `/mcp`: agents play by the Model Context Protocol, with the key of their bot. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fault } from '../../engine/fault.ts';
import type { Around } from '../connections/connection.ts';
import { whichBot } from '../connections/origin.ts';
import { doorOf } from './handlers/bots.ts';
import { openContext } from './handlers/context.ts';
import type { Limiter } from './limiter.ts';

export const NO_KEY = 'this bot key is wrong, or was revoked';

/** Nothing reads it: a visitor's `Host` may be no address. */
const ADDRESS = 'http://localhost/mcp';

export const serveMcp = (app: FastifyInstance, around: Around, limit: Limiter): void => {
  const { mcp, people } = around;
  if (mcp === undefined) return;
  const context = openContext(around, limit);
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    async handler(request, reply) {
      limit.count('requests', request);
      const person = await whichBot(people, request.raw);
      if (person === undefined) throw fault('no-session', NO_KEY);
      for (let n = Array.isArray(request.body) ? request.body.length : 1; n > 0; n--)
        limit.countOwn('botRequests', person);
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (value !== undefined) headers.set(name, String(value));
      const { method, body } = request;
      const asked = new Request(ADDRESS, { method, headers });
      const answer = await mcp(doorOf(context, { person, request }), asked, body);
      reply.code(answer.status);
      answer.headers.forEach((value, name) => void reply.header(name, value));
      return answer.body === null
        ? reply.send('')
        : reply.send(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]));
    },
  });
};
