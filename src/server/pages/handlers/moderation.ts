/** Handlers for operators: reports in context, sanctions, and the log of decisions. */
import type { FastifyRequest } from 'fastify';
import { fault } from '../../../engine/fault.ts';
import { isSame, newId, seal } from '../../ids.ts';
import { renew, type Signed } from '../../people/people.ts';
import type { ReportRow } from '../../store/row-types.ts';
import type { Context, Handlers } from './context.ts';

const PER_PAGE = 50;
const MOST_LOG = 200;
const LONGEST = 10 * 365 * 24 * 60 * 60 * 1000;

const MOST_PAGES = 10_000;
const pageIn = ({ query }: FastifyRequest): number => {
  const page = Number(new URLSearchParams(query as Record<string, string>).get('page') ?? 0);
  return Number.isInteger(page) && page >= 0 && page < MOST_PAGES ? page : 0;
};

export const moderationHandlers = ({ hub, people, limit, operators }: Context) => {
  const { store, journal, setting } = hub;

  /** The operator with this key. Wrong keys count as guesses. */
  const operatorOf = async (request: FastifyRequest, person: Signed | undefined): Promise<string> => {
    const { authorization = '' } = request.headers;
    const look = async () => operators.find(({ key }) => isSame(authorization, `Bearer ${key}`));
    const found = await limit.guess(request, person, look);
    if (found === undefined) throw fault('no-operator', 'this is not the key of an operator');
    return found.name;
  };

  const shownTo = ({ table, round, lines, ...rest }: ReportRow) => ({
    ...rest,
    table,
    share: round === 0 ? undefined : seal(hub.keyRing.keys, 'replay', table, round),
    lines: lines.map(({ n, name, text }) => ({ n, name, text })),
  });

  return {
    async moderation({ request, person }) {
      const operator = await operatorOf(request, person);
      await journal.durable();
      const pages = Math.ceil(((await store.countReports()) ?? 0) / PER_PAGE);
      const reports = (await store.reports(PER_PAGE, pageIn(request) * PER_PAGE)).map(shownTo);
      return { operator, reports, pages, log: await store.sanctions(MOST_LOG) };
    },
    async sanction({ request, person, body: { report, kind, reason, until: end } }) {
      const by = await operatorOf(request, person);
      const at = setting.now();
      const until = kind === 'dismiss' ? at : (end ?? 0);
      if (kind !== 'dismiss' && (until <= at || until > at + LONGEST))
        throw fault('malformed', 'until: a sanction ends in the future, within ten years', 'until');
      await journal.durable();
      const found = await store.report(report);
      if (found === undefined) throw fault('no-report', 'this report was settled already, or was never made');
      if (found.person === undefined && kind !== 'dismiss')
        throw fault('left', 'the author has left this server; this report can only be dismissed');
      const id = newId();
      journal.write({ write: 'sanction', id, report, person: found.person, kind, reason, by, at, until });
      await journal.durable();
      // of two operators at once, the first decides
      if (!(await store.sanctions(MOST_LOG)).some((one) => one.id === id))
        throw fault('no-report', 'this report was settled already, or was never made');
      hub.log.info({ operator: by, report, kind, reason }, 'an operator settled a report');
      if (found.person !== undefined) await renew(people, found.person);
      return { id };
    },
    async undoSanction({ request, person, body: { id } }) {
      const by = await operatorOf(request, person);
      await journal.durable();
      const found = (await store.sanctions(MOST_LOG)).find((one) => one.id === id && one.kind !== 'dismiss');
      if (found === undefined) throw fault('no-report', 'there is no such sanction');
      if (found.undone === undefined) {
        journal.write({ write: 'undo-sanction', id, person: found.person, by, at: setting.now() });
        await journal.durable();
        hub.log.info({ operator: by, sanction: id }, 'an operator undid a sanction');
        if (found.person !== undefined) await renew(people, found.person);
      }
      return {};
    },
  } satisfies Partial<Handlers>;
};
