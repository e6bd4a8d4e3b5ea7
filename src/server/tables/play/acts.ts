/** Handles every message of a client, one entry per message. Permissions are checked here or in the lobby's rules. */
import { type Fault, fault, isFault } from '../../../engine/fault.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Failure } from '../../../protocol/http-shapes.ts';
import { ERRORS, type ErrorCode } from '../../../protocol/lists.ts';
import type { ClientMessage, ServerMessage } from '../../../protocol/messages.ts';
import type { Signed } from '../../people/people.ts';
import { notKept } from '../../store/journal.ts';
import { blockedFrom, isWaiting, letShow, mayEnter, refusesCompany } from '../lobby/admission.ts';
import { refuseNeighbour } from '../lobby/homes.ts';
import {
  arrange,
  askForSeat,
  fill,
  give,
  handOver,
  kick,
  leave,
  mute,
  seatBot,
  sit,
  unseatBot,
  wear,
} from '../lobby/lobby.ts';
import { atDoor, mayGoOn, mayLeaveToBot, planNext, setReady } from '../lobby/phases.ts';
import { change, settleVotes, voteFor } from '../lobby/settings.ts';
import type { Client, Hub, LiveTable } from '../state/hub.ts';
import { noteLift } from '../state/lifting.ts';
import { addressTag, homeTag, marksFrom, renewCode, renewInvitation, save, tellHush } from '../state/live-table.ts';
import { handsOf, isLate, isOnline, marksOf, nameOf, viewerOf, wallsAt } from '../state/presence.ts';

import { say } from '../tell/chat.ts';
import { hasNews, write } from '../tell/compose.ts';
import { chooseTemper, knownBot } from './bot-choice.ts';
import { givePart, isUnshown, reveal } from './deal.ts';
import { giveMoreTime, reseat, setAway, startGame, takeMove, writes } from './play.ts';
import { report } from './report.ts';
import { noteShown } from './screen-sync.ts';
import { hurry, leaveStrangers, wantAnother, wantFreeText } from './strangers.ts';
import { actAsHost, enter, isGone, putOut, putOutWatchers, seeAnew, sendOut } from './table-connections.ts';
import { dealGame, goOn, heedScreen } from './table-step.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type TableMessage = Exclude<ClientMessage['type'], 'hello' | 'ping' | 'list' | 'enter' | 'shown' | 'report'>;
/** `later`: another message confirms it. */
type Done = void | 'later' | Omit<Extract<ServerMessage, { type: 'ok' }>, 'type' | 'id'>;
type Act<T extends TableMessage> = (here: Here, said: Said<T>) => Done;
type Here = { readonly client: Client; readonly table: LiveTable; readonly person: Signed };

const ownSeat = ({ table, client }: Here): Seat => {
  const seat = viewerOf(table, client);
  if (seat === undefined) throw fault('not-seated', 'you do not play at this table');
  return seat;
};

/** Saves the table after the act. */
const saving =
  <T extends TableMessage>(act: (here: Here, said: Said<T>) => void): Act<T> =>
  (here, said) => {
    act(here, said);
    save(here.table);
  };

/** For the host only. */
const byHost = <T extends TableMessage>(act: (here: Here, said: Said<T>) => void): Act<T> =>
  saving((here, said) => {
    actAsHost(here.table, here.person.id);
    act(here, said);
  });

const fillFree = ({ table }: Here, wanted: string | undefined): void => {
  const name = knownBot(table.hub, table.doc.settings.game, wanted);
  fill(table.doc, name, () => chooseTemper(table, name, undefined));
};

const start = ({ table, person }: Here, part: Said<'start' | 'rematch'>, anyway = false): void => {
  startGame(table, person.id, part, anyway);
  if (!table.doc.settings.watch) putOutWatchers(table);
};

/** A person alone at a table of Play now need not wait. */
const startAmongStrangers = ({ table, person }: Here, part: Said<'start'>): void => {
  hurry(table, person.id);
  givePart(table.doc, person.id, part);
  save(table);
  goOn(table);
};

const ACTS: { readonly [T in TableMessage]: Act<T> } = {
  sit: saving(({ client, table, person }, { seat, ready, mask, bots, ...part }) => {
    if (table.doc.strangers !== undefined) throw fault('not-now', 'press Play now to sit at this table');
    const refused =
      blockedFrom(table.doc, person) ?? mayEnter(table.doc, person.id, false, marksFrom(table.hub, client));
    if (refused !== undefined) throw refused;
    const guest = { ...person, mask, from: homeTag(table.hub, client.address) };
    refuseNeighbour(table.doc, guest);
    sit(table.doc, guest, seat, bots);
    if (ready) setReady(table.doc, person.id, true);
    givePart(table.doc, person.id, part);
  }),
  mask: saving(({ table, person }, { mask }) => wear(table.doc, person.id, mask)),
  leave: saving(({ table, person }, { leads }) => {
    if (table.doc.strangers === undefined) leave(table.doc, person.id, leads);
    else leaveStrangers(table, person.id);
    goOn(table);
  }),
  ready: saving(({ table, person }, { ready, ...part }) => {
    const { strangers, status } = table.doc;
    const refused = ready ? refusesCompany(table.doc, person) : undefined;
    if (refused !== undefined) throw refused;
    if (strangers !== undefined && status === 'over' && ready) wantAnother(table, person.id);
    else setReady(table.doc, person.id, ready);
    if (strangers === undefined) planNext(table.doc, table.hub.setting.now(), wallsAt(table) > 0);
    givePart(table.doc, person.id, part);
    if (strangers !== undefined) goOn(table);
  }),
  vote: saving(({ table, person }, { game, options, ...part }) => {
    if (table.doc.strangers !== undefined) throw fault('not-now', 'among strangers the game stays as it is');
    voteFor(table.doc, table.hub.setting.games, person.id, { game, options });
    planNext(table.doc, table.hub.setting.now(), wallsAt(table) > 0);
    givePart(table.doc, person.id, part);
  }),
  reveal: saving(({ table, person }, { entropy }) => {
    reveal(table.doc, person.id, entropy);
    if (!isUnshown(table.doc)) dealGame(table);
  }),
  change: byHost(({ table }, { settings }) => {
    const wanted = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    change(table.doc, table.hub.setting.games, wanted);
  }),
  arrange: byHost(({ table }, { order }) => arrange(table.doc, order)),
  'seat-bot': byHost(({ table }, said) => {
    const name = knownBot(table.hub, table.doc.settings.game, said.bot);
    seatBot(table.doc, said.seat, name, chooseTemper(table, name, said.manner));
  }),
  unseat: byHost(({ table }, { seat }) => unseatBot(table.doc, seat)),
  fill: byHost(({ table }, said) => {
    const name = knownBot(table.hub, table.doc.settings.game, said.bot);
    fill(table.doc, name, () => chooseTemper(table, name, said.manner));
  }),
  kick: byHost(({ table }, { person, ban }) => {
    const { mark } = table.doc.seats.find((seat) => seat.person === person) ?? {};
    const marks = ban ? [...marksOf(table, person, (one) => addressTag(table.hub, one)), mark ?? []].flat() : [];
    kick(table.doc, person, ban, knownBot(table.hub, table.doc.settings.game, undefined), marks);
    renewInvitation(table);
    putOut(table, person, ban ? 'banned' : 'not-invited', 'the host has put you out of this table');
    goOn(table);
  }),
  take: saving(({ table, person }, wish) => {
    const then = atDoor(table.doc, table.hub.setting.now());
    const doc = then === table.doc ? then : structuredClone(then); // nothing comes of it
    askForSeat(doc, wish, person, { isThere: (one) => isOnline(table, one) });
  }),
  give(here, { seat, person }) {
    actAsHost(here.table, here.person.id);
    const { table } = here;
    const name = nameOf(table, person);
    if (name === undefined) throw fault('left', 'this person is not at the table');
    const client = [...table.clients].find((one) => one.person?.id === person);
    if (blockedFrom(table.doc, client?.person) !== undefined)
      throw fault('no-place', 'there is no place for this person at this table');
    const from = client && homeTag(table.hub, client.address);
    const guest = { id: person, name, from, mark: client?.person?.mark };
    refuseNeighbour(table.doc, guest);
    give(table.doc, seat, guest, {
      isThere: (one) => isOnline(table, one) || isWaiting(table.doc, one),
      isGone: (one) => isGone(table, one),
      handsOf: (one) => handsOf(table, one),
    });
    const before = table.doc.given?.at(-1)?.from;
    reseat(table, seat);
    save(table);
    for (const client of [...table.clients]) if ([person, before].includes(client.person?.id)) seeAnew(table, client);
  },
  screen: byHost(({ table }, { person, may }) => {
    const name = table.doc.screens?.find((one) => one.person === person)?.name ?? nameOf(table, person);
    if (name === undefined) throw fault('left', 'no such screen is here, or asks to show this table');
    letShow(table.doc, { id: person, name }, may);
    for (const one of [...table.clients]) {
      if (!one.wall || one.person?.id !== person) continue;
      if (may) seeAnew(table, one);
      else sendOut(table, one, 'no-watchers', 'the host has closed this screen');
    }
    goOn(table); // nobody waits for it any more
  }),
  host: byHost(({ table }, { person }) => handOver(table.doc, person)),
  code({ table, person }) {
    actAsHost(table, person.id);
    renewCode(table);
    return { code: table.row.code, until: table.row.codeUntil };
  },
  start(here, said) {
    const { table, person } = here;
    if (table.doc.strangers !== undefined) return startAmongStrangers(here, said);
    actAsHost(table, person.id);
    settleVotes(table.doc, table.hub.setting.games);
    if (said.fill !== undefined) fillFree(here, said.fill.bot);
    return start(here, said, said.fill !== undefined);
  },
  rematch(here, said) {
    const { table, person } = here;
    const { doc } = table;
    if (doc.status !== 'over') throw fault('not-now', 'there is no finished game to play again');
    const refused = refusesCompany(doc, person);
    if (refused !== undefined) throw refused;
    if (doc.strangers !== undefined) {
      wantAnother(table, person.id);
      givePart(doc, person.id, said);
      save(table);
      return goOn(table);
    }
    const goesOn = mayGoOn(doc, person.id, table.hub.setting.now());
    if (!goesOn) actAsHost(table, person.id);
    settleVotes(doc, table.hub.setting.games);
    if (goesOn) fillFree(here, undefined);
    return start(here, said, goesOn);
  },
  move(here, { id, round, question, move }) {
    if (round !== here.table.doc.round) throw fault('stale', 'that game is over; look at the one that is played now');
    const refused = takeMove(here.table, ownSeat(here), here.person, { id, question, move });
    if (refused !== undefined) throw refused;
    here.client.oks.push(id);
    return 'later';
  },
  'more-time': (here, { question }) => giveMoreTime(here.table, ownSeat(here), question),
  lift(here, { on }) {
    noteLift(here.table.lifting, ownSeat(here), on);
    goOn(here.table);
  },
  writes: (here, { on }) => writes(here.table, ownSeat(here), on),
  away(here, { seat }) {
    const { table, person } = here;
    if (seat === undefined) return setAway(table, ownSeat(here), true);
    actAsHost(table, person.id);
    mayLeaveToBot(table.doc, seat, (one) => isOnline(table, one));
    return setAway(table, seat, true);
  },
  back: (here) => setAway(here.table, ownSeat(here), false),
  say: ({ table, person }, { text, quick }) => say(table, person, { text, quick }),
  'free-text': saving(({ table, person }, { on }) => wantFreeText(table, person.id, on)),
  mute: byHost(({ table }, { person, on }) => {
    mute(table.doc, person, on);
    tellHush(table, person);
  }),
};

/** Handles one message; the answer is `ok`, a game message, or `error`. */
export const handle = (
  hub: Hub,
  client: Client,
  said: Exclude<ClientMessage, { type: 'hello' | 'ping' | 'list' }>,
  current = hub.nodes === undefined,
): Promise<void> | undefined => {
  const again = () => doAgain(hub, client, said);
  if (said.type === 'enter')
    return enter(hub, client, said).catch((error: unknown) => refuse(hub, client, said.id, error, again));
  if (said.type === 'shown') {
    const { table } = client;
    if (table !== undefined && noteShown(client, said)) {
      hub.nodes?.moved(table);
      heedScreen(table);
    }
    answer(hub, client, { type: 'ok', id: said.id }, again);
    return undefined;
  }
  if (said.type === 'report')
    return report(client, said).then(
      () => answer(hub, client, { type: 'ok', id: said.id }, again),
      (error: unknown) => refuse(hub, client, said.id, error, again),
    );
  const { table } = client;
  const reading = table?.cluster.reading;
  if (reading !== undefined) return reading.then(() => handle(hub, client, said));
  try {
    const done = act(client, said);
    if (done !== 'later') answer(hub, client, { type: 'ok', id: said.id, ...done }, again);
    else confirm(hub, client, said.id, again);
  } catch (error) {
    if (!current && table !== undefined && isFault(error)) return lookFirst(client, table, said);
    refuse(hub, client, said.id, error, again);
  }
  return undefined;
};

/** Before refusing: another server may know what makes it valid, or have taken it already. */
const lookFirst = async (client: Client, table: LiveTable, said: Said<TableMessage>): Promise<void> => {
  await table.hub.nodes?.current(table);
  await handle(table.hub, client, said, true);
};

/** Retries after another server wrote first. */
const doAgain = (hub: Hub, client: Client, said: Parameters<typeof handle>[2]): void => {
  client.oks = client.oks.filter((id) => id !== said.id);
  handle(hub, client, said)?.catch(() => client.end(1012, 'come back'));
};

/** Answered differently once a game is over. */
const BETWEEN_GAMES: readonly TableMessage[] = ['sit', 'mask', 'ready', 'vote', 'rematch', 'reveal', 'free-text'];

const act = (client: Client, said: Said<TableMessage>): Done => {
  const { table, person } = client;
  if (table === undefined) throw fault('not-here', 'enter a table first');
  if (client.wall) throw fault('not-seated', 'a big screen shows the table; play on another device');
  if (person === undefined) throw fault('no-session', 'watchers without a name cannot act; sign in first');
  if (BETWEEN_GAMES.includes(said.type) && isLate(table, client))
    throw fault('not-now', 'not while a game is under way');
  const run = ACTS[said.type] as Act<TableMessage>;
  return run({ client, table, person }, said);
};

type Answer = Extract<ServerMessage, { type: 'ok' | 'error' }>;
const answer = (hub: Hub, client: Client, message: Answer, again: () => void): void => {
  const text = write(message);
  const { table } = client;
  hub.journal.later((missed) => {
    if (missed === 'lost') table?.cluster.again.push(again);
    else client.send(missed === 'refused' ? unkept(message.id) : text);
  }, table?.id);
};

/** The next game message confirms it, unless nothing came of it. */
const confirm = (hub: Hub, client: Client, id: string, again: () => void): void => {
  const { table } = client;
  hub.journal.later((missed) => {
    if (missed === 'lost') table?.cluster.again.push(again);
    else if (missed === 'refused') client.send(unkept(id));
  }, table?.id);
};

const unkept = (id: string | undefined): string => write({ type: 'error', id, ...failure(notKept()) });

/** Refusals of strangers: they tell nothing of the game, and must not wait for pending writes. */
const TOLD_AT_ONCE: readonly ErrorCode[] = [
  'no-table',
  'damaged',
  'not-here',
  'left',
  'no-session',
  'not-seated',
  'not-invited',
  'not-host',
  'banned',
  'no-watchers',
  'host-asked',
  'no-chat',
  'only-phrases',
  'silenced',
  'suspended',
];

/**
 * A refusal must not overtake what it follows from. Nor may it wait for writes the person must not notice, such as
 * another's sealed answer. So it waits only for news to themselves.
 */
const refuse = (hub: Hub, client: Client, id: string, error: unknown, again: () => void): void => {
  if (!isFault(error)) throw error;
  const failed = failure(error);
  hub.metrics.refused.inc({ code: failed.code });
  const { table } = client;
  const waits = !TOLD_AT_ONCE.includes(failed.code) && (table === undefined || hasNews(table, client));
  if (waits) answer(hub, client, { type: 'error', id, ...failed }, again);
  else client.send(write({ type: 'error', id, ...failed }));
};

const isCode = (code: string): code is ErrorCode => ERRORS.some((known) => known === code);

export const failure = ({ code, message, field, move, ...more }: Fault & Pick<Failure, 'who' | 'until'>): Failure => ({
  code: move !== undefined ? 'older-rules' : isCode(code) ? code : 'malformed',
  message,
  field: code === 'option' && field !== undefined ? `options.${field}` : field,
  ...more,
  move,
});
