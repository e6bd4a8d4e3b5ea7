/** A bot account at a table: a connection like a WebSocket's that collects what it is told. */
import { type Fault, fault, isFault } from '../../engine/fault.ts';
import { viewAfter } from '../../protocol/changes.ts';
import type { BotLine } from '../../protocol/http-shapes.ts';
import type { ErrorCode } from '../../protocol/lists.ts';
import type { ClientMessage, ServerMessage, TableInfo, WireView } from '../../protocol/messages.ts';
import { newId } from '../ids.ts';
import type { Signed } from '../people/people.ts';
import { failure, handle } from '../tables/play/acts.ts';
import { enter, exit } from '../tables/play/table-connections.ts';
import { atNoTable, type Client, type Hub, type Message } from '../tables/state/hub.ts';
import { tellHush } from '../tables/state/live-table.ts';

type Facts = Extract<ServerMessage, { type: 'frame' }>['facts'];
type Known = {
  table: TableInfo | undefined;
  me: TableInfo['seats'][number]['seat'] | undefined;
  round: number;
  view: WireView | undefined;
  facts: Facts;
};

export type BotSeat = {
  readonly known: Known;
  readonly person: Signed;
  /** Called once, at the next change or the end. */
  readonly waiting: Set<() => void>;
  /** Sends a message to the table; resolves when it is stored, rejects with a fault. A repeated `id` is the same move. */
  ask(message: Asked, id?: string): Promise<void>;
  /** After a change of what the bot may do. */
  renew(person: Signed): void;
  /** `why` is told first. */
  close(why?: Fault): void;
};
type Asked =
  Exclude<ClientMessage, { type: 'hello' | 'ping' | 'enter' }> extends infer M
    ? M extends ClientMessage
      ? Omit<M, 'id'>
      : never
    : never;

type SeatRequest = { readonly person: Signed; readonly address: string; readonly table: string };

const GONE = 'the connection to this table has ended; connect again';
export const isCut = (error: unknown): boolean => isFault(error) && error.message === GONE;

/** `hear` is called with everything at first, then with each change. */
export const openBotSeat = async (
  hub: Hub,
  { person, address, table }: SeatRequest,
  hear: (line: BotLine) => void = () => {},
): Promise<BotSeat> => {
  const known: Known = { table: undefined, me: undefined, round: 0, view: undefined, facts: [] };
  const answers = new Map<string, PromiseWithResolvers<void>>();
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const one of [...waiting]) one();
    waiting.clear();
  };
  let entered = false;

  const settle = (id = '', why?: Fault): void => {
    const asked = answers.get(id);
    answers.delete(id);
    if (why === undefined) asked?.resolve();
    else asked?.reject(why);
  };
  const close = (why?: Fault): void => {
    if (client.ended) return;
    client.ended = true;
    exit(client);
    for (const id of [...answers.keys()]) settle(id, why ?? fault('closing', GONE));
    if (why !== undefined) hear(closedLine(why));
    wake();
  };
  const tell = (line: BotLine): void => {
    if (entered && !client.ended) hear(line);
  };
  const take = (message: ServerMessage): void => {
    if (message.type === 'table') {
      Object.assign(known, { table: message.table, me: message.me });
      tell({ type: 'tableInfo', table: message.table, me: message.me });
    } else if (message.type === 'frame') {
      const { round, from, facts } = message;
      const before = round === known.round ? known.facts.slice(0, from) : [];
      Object.assign(known, { round, view: viewAfter(known.view, message), facts: [...before, ...facts] });
      for (const id of message.ok ?? []) settle(id);
      tell({ type: 'tableState', round, view: known.view, from, facts });
    } else if (message.type === 'ok') settle(message.id);
    else if (message.type === 'error') settle(message.id, fault(message.code, message.message, message.field));
    else if (message.type === 'out') close(fault(message.code, message.message));
  };
  const client: Client = {
    send(...messages) {
      for (const message of messages) if (!client.ended) take(JSON.parse(textOf(message)));
      wake();
    },
    end: (_, why) => close(fault('closing', why)),
    address,
    person,
    ...atNoTable(),
  };
  await enter(hub, client, { type: 'enter', id: 'enter', table, invite: undefined, wall: false });
  entered = true;
  tell({ type: 'tableFull', from: 0, ...known });
  return {
    known,
    person,
    waiting,
    async ask(message, id = newId()) {
      for (let same = answers.get(id); same !== undefined; same = answers.get(id))
        await same.promise.catch(() => undefined);
      if (client.ended) throw fault('closing', GONE);
      const answer = Promise.withResolvers<void>();
      answers.set(id, answer);
      const said = { ...message, id } as Parameters<typeof handle>[2]; // adds an id
      handle(hub, client, said)?.catch(answer.reject);
      return answer.promise;
    },
    renew(known) {
      client.person = known;
      if (client.table !== undefined) tellHush(client.table, known.id);
    },
    close,
  };
};

const textOf = (message: Message): string => (typeof message === 'string' ? message : [...message].join(''));

export const closedLine = (why: Fault): { type: 'closed'; code: ErrorCode; message: string } => {
  const { code, message } = failure(why);
  return { type: 'closed', code, message };
};
