/**
 * Handles every message of a client, one entry per message. Who may do it is checked here or in the lobby's own rules.
 */
import { type Fault, fault, isFault } from '../../../engine/fault.ts';
import type { Seat } from '../../../engine/seats.ts';
import { ERRORS, type ErrorCode } from '../../../protocol/lists.ts';
import type { ClientMessage, ServerMessage } from '../../../protocol/messages.ts';
import type { Failure } from '../../../protocol/routes.ts';
import type { Signed } from '../../people/people.ts';
import { refuseSanctioned } from '../../people/sanctions.ts';
import { cleanLine } from '../../people/text.ts';
import { notKept } from '../../store/journal.ts';
import { isWaiting, keptApart, letShow, mayEnter, refusesCompany } from '../lobby/admission.ts';
import {
  arrange,
  askForSeat,
  change,
  fill,
  give,
  handOver,
  kick,
  leave,
  mayGoOn,
  mayLeaveToBot,
  mute,
  planNext,
  seatBot,
  setReady,
  settleVotes,
  sit,
  unseatBot,
  voteFor,
  wear,
} from '../lobby/lobby.ts';
import { type Hub, markFrom, markOf, renewCode, renewInvitation, save } from '../state/hub.ts';
import { type Client, handsOf, isOnline, type LiveTable, marksOf, nameOf, viewerOf } from '../state/live-table.ts';
import { hearsChat, say } from '../tell/chat.ts';
import { hasNews, write } from '../tell/compose.ts';
import { bot, manner } from './bot-choice.ts';
import { givePart, isUnshown, reveal } from './deal.ts';
import { foresee } from './forecasts.ts';
import { giveMoreTime, reseat, setAway, startGame, takeMove, writes } from './play.ts';
import { noteShown } from './screen-sync.ts';
import { hurry, leaveStrangers, wantAnother } from './strangers.ts';
import { actAsHost, enter, isGone, putOut, putOutWatchers, seeAnew, sendOut } from './table-connections.ts';
import { dealGame, goOn, heedScreen } from './table-step.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type TableMessage = Exclude<ClientMessage['type'], 'hello' | 'ping' | 'list' | 'enter' | 'shown'>;
/** `later`: it is confirmed by a message of its own. */
type Done = void | 'later' | Omit<Extract<ServerMessage, { type: 'ok' }>, 'type' | 'id'>;
type Act<T extends TableMessage> = (here: Here, said: Said<T>) => Done;
/** Who asks, where. */
type Here = { readonly client: Client; readonly liveTable: LiveTable; readonly person: Signed };

const ownSeat = ({ liveTable, client }: Here): Seat => {
  const seat = viewerOf(liveTable, client);
  if (seat === undefined) throw fault('not-seated', 'you do not play at this table');
  return seat;
};

/** The table is written after it. */
const saving =
  <T extends TableMessage>(act: (here: Here, said: Said<T>) => void): Act<T> =>
  (here, said) => {
    act(here, said);
    save(here.liveTable);
  };

/** The host alone. */
const byHost = <T extends TableMessage>(act: (here: Here, said: Said<T>) => void): Act<T> =>
  saving((here, said) => {
    actAsHost(here.liveTable, here.person.id);
    act(here, said);
  });

const fillFree = ({ liveTable }: Here, wanted: string | undefined): void => {
  const name = bot(liveTable, wanted);
  fill(liveTable.doc, name, () => manner(liveTable, name, undefined));
};

const start = ({ liveTable, person }: Here, part: Said<'start' | 'rematch'>, anyway = false): void => {
  startGame(liveTable, person.id, part, anyway);
  if (!liveTable.doc.settings.watch) putOutWatchers(liveTable);
};

/** Whoever waits alone at a table of Play now waits no longer. */
const startAmongStrangers = ({ liveTable, person }: Here, part: Said<'start'>): void => {
  hurry(liveTable, person.id);
  givePart(liveTable.doc, person.id, part);
  save(liveTable);
  goOn(liveTable);
};

const ACTS: { readonly [T in TableMessage]: Act<T> } = {
  sit: saving(({ client, liveTable, person }, { seat, ready, mask, bots, ...part }) => {
    if (liveTable.doc.strangers !== undefined) throw fault('not-now', 'press Play now to sit at this table');
    const refused =
      keptApart(liveTable.doc, person) ?? mayEnter(liveTable.doc, person.id, false, markFrom(liveTable.hub, client));
    if (refused !== undefined) throw refused;
    sit(liveTable.doc, { ...person, mask, from: markFrom(liveTable.hub, client)() }, seat, bots);
    if (ready) setReady(liveTable.doc, person.id, true);
    givePart(liveTable.doc, person.id, part);
  }),
  mask: saving(({ liveTable, person }, { mask }) => wear(liveTable.doc, person.id, mask)),
  leave: saving(({ liveTable, person }, { leads }) => {
    if (liveTable.doc.strangers === undefined) leave(liveTable.doc, person.id, leads);
    else leaveStrangers(liveTable, person.id);
    goOn(liveTable);
  }),
  ready: saving(({ liveTable, person }, { ready, ...part }) => {
    const { strangers, status } = liveTable.doc;
    const refused = ready ? refusesCompany(liveTable.doc, person) : undefined;
    if (refused !== undefined) throw refused;
    if (strangers !== undefined && status === 'over' && ready) wantAnother(liveTable, person.id);
    else setReady(liveTable.doc, person.id, ready);
    if (strangers === undefined) planNext(liveTable.doc, liveTable.hub.setting.now());
    givePart(liveTable.doc, person.id, part);
    if (strangers !== undefined) goOn(liveTable);
  }),
  vote: saving(({ liveTable, person }, { game, options, ...part }) => {
    if (liveTable.doc.strangers !== undefined) throw fault('not-now', 'among strangers the game stays as it is');
    voteFor(liveTable.doc, liveTable.hub.setting.games, person.id, { game, options });
    planNext(liveTable.doc, liveTable.hub.setting.now());
    givePart(liveTable.doc, person.id, part);
  }),
  reveal: saving(({ liveTable, person }, { entropy }) => {
    reveal(liveTable.doc, person.id, entropy);
    if (!isUnshown(liveTable.doc)) dealGame(liveTable);
  }),
  change: byHost(({ liveTable }, { settings }) => {
    const wanted = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    change(liveTable.doc, liveTable.hub.setting.games, wanted);
  }),
  arrange: byHost(({ liveTable }, { order }) => arrange(liveTable.doc, order)),
  'seat-bot': byHost(({ liveTable }, said) => {
    const name = bot(liveTable, said.bot);
    seatBot(liveTable.doc, said.seat, name, manner(liveTable, name, said.manner));
  }),
  unseat: byHost(({ liveTable }, { seat }) => unseatBot(liveTable.doc, seat)),
  fill: byHost(({ liveTable }, said) => {
    const name = bot(liveTable, said.bot);
    fill(liveTable.doc, name, () => manner(liveTable, name, said.manner));
  }),
  kick: byHost(({ liveTable }, { person, ban }) => {
    const marks = ban ? marksOf(liveTable, person, (address) => markOf(liveTable.hub, address)) : [];
    kick(liveTable.doc, person, ban, bot(liveTable, undefined), marks);
    renewInvitation(liveTable);
    putOut(liveTable, person, ban ? 'banned' : 'not-invited', 'the host has put you out of this table');
    goOn(liveTable);
  }),
  take: saving(({ liveTable, person }, { seat }) =>
    askForSeat(liveTable.doc, seat, person, { isThere: (one) => isOnline(liveTable, one) }),
  ),
  give(here, { seat, person }) {
    actAsHost(here.liveTable, here.person.id);
    const { liveTable } = here;
    const name = nameOf(liveTable, person);
    if (name === undefined) throw fault('left', 'this person is not at the table');
    const heir = [...liveTable.clients].find((client) => client.person?.id === person)?.person;
    if (keptApart(liveTable.doc, heir) !== undefined)
      throw fault('no-place', 'there is no place for this person at this table');
    give(
      liveTable.doc,
      seat,
      { id: person, name },
      {
        isThere: (one) => isOnline(liveTable, one) || isWaiting(liveTable.doc, one),
        isGone: (one) => isGone(liveTable, one),
        handsOf: (one) => handsOf(liveTable, one),
      },
    );
    const before = liveTable.doc.given?.at(-1)?.from;
    reseat(liveTable, seat);
    save(liveTable);
    for (const client of [...liveTable.clients])
      if ([person, before].includes(client.person?.id)) seeAnew(liveTable, client);
  },
  screen: byHost(({ liveTable }, { person, may }) => {
    const name = liveTable.doc.screens?.find((one) => one.person === person)?.name ?? nameOf(liveTable, person);
    if (name === undefined) throw fault('left', 'no such screen is here, or asks to show this table');
    letShow(liveTable.doc, { id: person, name }, may);
    for (const one of [...liveTable.clients]) {
      if (!one.wall || one.person?.id !== person) continue;
      if (may) seeAnew(liveTable, one);
      else sendOut(liveTable, one, 'no-watchers', 'the host has closed this screen');
    }
    goOn(liveTable); // nobody waits for it any more
  }),
  host: byHost(({ liveTable }, { person }) => handOver(liveTable.doc, person)),
  code({ liveTable, person }) {
    actAsHost(liveTable, person.id);
    renewCode(liveTable);
    return { code: liveTable.file.code, until: liveTable.file.codeUntil };
  },
  start(here, said) {
    const { liveTable, person } = here;
    if (liveTable.doc.strangers !== undefined) return startAmongStrangers(here, said);
    actAsHost(liveTable, person.id);
    settleVotes(liveTable.doc, liveTable.hub.setting.games);
    if (said.fill !== undefined) fillFree(here, said.fill.bot);
    return start(here, said, said.fill !== undefined);
  },
  rematch(here, said) {
    const { liveTable, person } = here;
    const { doc } = liveTable;
    if (doc.status !== 'over') throw fault('not-now', 'there is no finished game to play again');
    const refused = refusesCompany(doc, person);
    if (refused !== undefined) throw refused;
    if (doc.strangers !== undefined) {
      wantAnother(liveTable, person.id);
      givePart(doc, person.id, said);
      save(liveTable);
      return goOn(liveTable);
    }
    const goesOn = mayGoOn(doc, person.id, liveTable.hub.setting.now());
    if (!goesOn) actAsHost(liveTable, person.id);
    settleVotes(doc, liveTable.hub.setting.games);
    if (goesOn) fillFree(here, undefined);
    return start(here, said, goesOn);
  },
  move(here, { id, round, question, move }) {
    if (round !== here.liveTable.doc.round)
      throw fault('stale', 'that game is over; look at the one that is played now');
    const refused = takeMove(here.liveTable, ownSeat(here), { id, question, move });
    if (refused !== undefined) throw refused;
    here.client.oks.push(id);
    return 'later';
  },
  'more-time': (here, { question }) => giveMoreTime(here.liveTable, ownSeat(here), question),
  writes: (here, { on }) => writes(here.liveTable, ownSeat(here), on),
  forecast({ client, liveTable, person }, said) {
    foresee(liveTable, client, person, said);
    return 'later';
  },
  away(here, { seat }) {
    const { liveTable, person } = here;
    if (seat === undefined) return setAway(liveTable, ownSeat(here), true);
    actAsHost(liveTable, person.id);
    mayLeaveToBot(liveTable.doc, seat, (one) => isOnline(liveTable, one));
    return setAway(liveTable, seat, true);
  },
  back: (here) => setAway(here.liveTable, ownSeat(here), false),
  say({ liveTable, person }, { text, quick }) {
    refuseSanctioned(person, 'mute', liveTable.hub.setting.now());
    say(liveTable, person, { text, quick });
  },
  mute: byHost(({ liveTable }, { person, on }) => mute(liveTable.doc, person, on)),
  report({ client, liveTable, person }, { line, why }) {
    if (line >= liveTable.chatLines || !hearsChat(liveTable, client))
      throw fault('no-chat', 'line: you have read no such line', 'line');
    const at = liveTable.hub.setting.now();
    liveTable.hub.journal.write({
      write: 'report',
      table: liveTable.id,
      line,
      by: person.id,
      why: cleanLine(why ?? ''),
      at,
    });
    liveTable.hub.journal.later(
      (missed) => missed ?? liveTable.hub.webhook.tell('report', { table: liveTable.id, line }),
      person.id,
    );
  },
};

/** Takes one message of a connection; it is answered by `ok`, by a message about the game, or by `error`. */
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
    const { liveTable } = client;
    if (liveTable !== undefined && noteShown(client, said)) {
      hub.nodes?.moved(liveTable);
      heedScreen(liveTable);
    }
    answer(hub, client, { type: 'ok', id: said.id }, again);
    return undefined;
  }
  const { liveTable } = client;
  const reading = liveTable?.shared.reading;
  if (reading !== undefined) return reading.then(() => handle(hub, client, said));
  try {
    const done = act(client, said);
    if (done !== 'later') answer(hub, client, { type: 'ok', id: said.id, ...done }, again);
    else confirm(hub, client, said.id, again);
  } catch (error) {
    if (!current && liveTable !== undefined && isFault(error)) return lookFirst(client, liveTable, said);
    refuse(hub, client, said.id, error, again);
  }
  return undefined;
};

/** Before it is refused: another server may know what makes it right, or have taken it already. */
const lookFirst = async (client: Client, liveTable: LiveTable, said: Said<TableMessage>): Promise<void> => {
  await liveTable.hub.nodes?.current(liveTable);
  await handle(liveTable.hub, client, said, true);
};

/** Another server was first at this table: it is decided anew. */
const doAgain = (hub: Hub, client: Client, said: Parameters<typeof handle>[2]): void => {
  client.oks = client.oks.filter((id) => id !== said.id);
  handle(hub, client, said)?.catch(() => client.end(1012, 'come back'));
};

const act = (client: Client, said: Said<TableMessage>): Done => {
  const { liveTable, person } = client;
  if (liveTable === undefined) throw fault('not-here', 'enter a table first');
  if (client.wall) throw fault('not-seated', 'a big screen shows the table; play on another device');
  if (person === undefined) throw fault('no-session', 'watchers without a name cannot act; sign in first');
  const run = ACTS[said.type] as Act<TableMessage>;
  return run({ client, liveTable, person }, said);
};

type Answer = Extract<ServerMessage, { type: 'ok' | 'error' }>;
const answer = (hub: Hub, client: Client, message: Answer, again: () => void): void => {
  const text = write(message);
  const { liveTable } = client;
  hub.journal.later((missed) => {
    if (missed === 'lost') liveTable?.shared.again.push(again);
    else client.send(missed === 'refused' ? unkept(message.id) : text);
  }, liveTable?.id);
};

/** A message about the game confirms it, unless nothing came of it. */
const confirm = (hub: Hub, client: Client, id: string, again: () => void): void => {
  const { liveTable } = client;
  hub.journal.later((missed) => {
    if (missed === 'lost') liveTable?.shared.again.push(again);
    else if (missed === 'refused') client.send(unkept(id));
  }, liveTable?.id);
};

const unkept = (id: string | undefined): string => write({ type: 'error', id, ...failure(notKept()) });

/** Why strangers are refused: that tells nothing of the game, and must not wait for what is being written of it. */
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
  'silenced',
  'suspended',
];

/**
 * A refusal must not come before what it follows from; nor may it wait for what the one refused is not to know: another's
 * sealed answer on its way to the disk. So it waits only for what he will be told himself.
 */
const refuse = (hub: Hub, client: Client, id: string, error: unknown, again: () => void): void => {
  if (!isFault(error)) throw error;
  const failed = failure(error);
  hub.metrics.refused.inc({ code: failed.code });
  const { liveTable } = client;
  const waits = !TOLD_AT_ONCE.includes(failed.code) && (liveTable === undefined || hasNews(liveTable, client));
  if (waits) answer(hub, client, { type: 'error', id, ...failed }, again);
  else client.send(write({ type: 'error', id, ...failed }));
};

const isCode = (code: string): code is ErrorCode => ERRORS.some((known) => known === code);

/** A fault as clients get it. */
export const failure = ({ code, message, field, move, ...more }: Fault & Pick<Failure, 'who' | 'until'>): Failure => ({
  code: move !== undefined ? 'older-rules' : isCode(code) ? code : 'malformed',
  message,
  field: code === 'option' && field !== undefined ? `options.${field}` : field,
  ...more,
  move,
});
