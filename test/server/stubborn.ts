/** For tests: clients that return whatever happens to their server. */
import { WebSocket } from 'ws';
import { oneOf, type Rng, roll } from '../../src/engine/chance.ts';
import { viewAfter } from '../../src/protocol/changes.ts';
import type { ServerMessage, WireView } from '../../src/protocol/messages.ts';
import type { Operation } from './history.ts';
import { anyMove } from './testing.ts';

type Sent = { readonly id: string; readonly round: number; readonly question: number; readonly move: string };

/** Milliseconds, longer than any clock of those tables. */
const ASLEEP = 6000;

type Habits = {
  readonly ports: readonly number[];
  readonly rng: Rng;
  /** Sometimes lets the clock run out. */
  readonly sleepy: boolean;
  quit(): boolean;
};

/**
 * A stubborn client: it reconnects, enters again, and resends unconfirmed moves with the same id. Its bad line breaks,
 * repeats and delays.
 */
export const stubborn = (table: string, token: string, { ports, rng, sleepy, quit }: Habits) => {
  const state = { acks: [] as number[], over: 0, round: 0, operations: [] as Operation[] };
  let view: WireView | undefined;
  let sent: Sent | undefined;
  let answered = '';
  let ids = 0;
  let socket: WebSocket;
  const say = (message: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
  const send = (one: Sent) => say({ type: 'move', ...one });
  const answer = () => {
    if (view === undefined || sent !== undefined || view.over !== null || quit()) return;
    const question = `${state.round} ${view.question}`;
    if (
      view.me === undefined ||
      !view.toAct.includes(view.me) ||
      question === answered ||
      (view.legal?.length ?? 0) === 0
    )
      return;
    answered = question;
    if (sleepy && roll(rng, 8) === 0) {
      setTimeout(wakeUp, ASLEEP, question);
      return;
    }
    const one = {
      id: `${token.slice(0, 6)}-${ids++}`,
      round: state.round,
      question: view.question,
      move: anyMove(view.legal ?? [], rng),
    };
    sent = one;
    const log = `${table} ${state.round}`;
    state.operations.push({ id: one.id, log, sent: performance.now(), answered: undefined, outcome: undefined });
    if (roll(rng, 12) === 0) setTimeout(send, roll(rng, 400), one);
    else send(one);
    if (roll(rng, 10) === 0) send(one); // a needless repetition
    if (roll(rng, 15) === 0) setTimeout(send, 300 + roll(rng, 500), one);
    if (roll(rng, 25) === 0) socket.terminate();
    if (roll(rng, 25) === 0) deaf();
  };
  const wakeUp = (question: string) => {
    if (question === answered) answered = '';
  };
  const deaf = () => {
    const one = socket;
    one.pause();
    setTimeout(() => one.resume(), 100 + roll(rng, 300));
  };
  const conclude = (outcome: Operation['outcome']) => {
    const last = state.operations.at(-1);
    if (last !== undefined) Object.assign(last, { answered: performance.now(), outcome });
    sent = undefined;
  };
  const open = () => {
    if (quit()) return;
    const port = oneOf(rng, ports); // as a proxy would choose
    const query = roll(rng, 3) === 0 ? '' : `?table=${table}`; // most name their table, and are relayed to its keeper
    socket = new WebSocket(`ws://127.0.0.1:${port}/ws${query}`, { headers: { authorization: `Bearer ${token}` } });
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(open, 30 + roll(rng, 60)));
    socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      if (message.type === 'welcome') say({ type: 'enter', id: 'enter', table });
      const ok = message.type === 'ok' ? [message.id] : message.type === 'frame' ? (message.ok ?? []) : [];
      if (sent !== undefined && ok.includes(sent.id)) {
        state.acks.push(performance.now());
        conclude('done');
      }
      if (message.type === 'error' && message.id === 'enter') socket.terminate();
      // messages before entering are ignored, and sent again
      if (message.type === 'error' && message.id === sent?.id && message.code !== 'not-here') {
        const last = state.operations.at(-1);
        if (last !== undefined) last.code = message.code;
        // for finished games it is unknown whether it was taken
        conclude(message.code === 'stale' && sent?.round !== state.round ? undefined : 'refused');
        if (message.code !== 'stale') answered = ''; // such as too fast: the question is still open
      }
      if (message.type !== 'frame') return;
      if (message.round !== state.round) answered = '';
      state.round = message.round;
      view = viewAfter(view, message);
      if (view !== undefined && view.over !== null && state.over < message.round) {
        state.over = message.round;
        say({ type: 'ready', id: 'ready', ready: true });
      }
      if (ok.includes('enter') && sent !== undefined) send(sent);
      answer();
    });
  };
  open();
  const nudge = setInterval(() => {
    if (view?.over !== null && view !== undefined) {
      say({ type: 'ready', id: 'ready', ready: true });
      say({ type: 'rematch', id: 'rematch' });
    } else answer();
  }, 60);
  return {
    state,
    stop() {
      clearInterval(nudge);
      socket.terminate();
    },
  };
};

/** The big screen of the table's maker: it returns, shows what it hears, and must never get a hand. */
export const bigScreen = (table: string, token: string, { ports, rng, quit }: Omit<Habits, 'sleepy'>) => {
  let [frames, leaks, ids] = [0, 0, 0];
  let view: WireView | undefined;
  let socket: WebSocket;
  const open = () => {
    if (quit()) return;
    socket = new WebSocket(`ws://127.0.0.1:${oneOf(rng, ports)}/ws?table=${table}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(open, 30 + roll(rng, 60)));
    socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      const say = (one: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(one));
      if (message.type === 'welcome') say({ type: 'enter', id: 'enter', table, wall: true });
      if (message.type === 'error' && message.id === 'enter') socket.terminate();
      if (message.type !== 'frame') return;
      frames += 1;
      view = viewAfter(view, message);
      if (view?.me !== undefined || view?.legal !== undefined) leaks += 1;
      say({ type: 'shown', id: `shown-${ids++}`, round: message.round, heard: message.from + message.facts.length });
      if (roll(rng, 40) === 0) socket.terminate();
    });
  };
  open();
  return { frames: () => frames, leaks: () => leaks, stop: () => socket.terminate() };
};
