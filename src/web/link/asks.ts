/** Messages to the server: repeated with the same id until they are confirmed. */
import type { ErrorCode } from '../../protocol/lists.ts';
import type { ClientSays } from '../../protocol/messages.ts';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Asked = WithoutId<ClientSays>;

export type Asks = {
  ask(message: Asked): void;
  confirm(id: string): Asked | undefined;
  repeat(): void;
};

/** A late pass changes nothing, so its refusal is not shown. */
const ADDS_NOTHING: readonly string[] = ['pass', 'ready'];
export const isOvertaken = (code: ErrorCode, asked: Asked | undefined): boolean =>
  code === 'stale' && asked?.type === 'move' && ADDS_NOTHING.includes(asked.move);

export const openAsks = (say: (message: ClientSays) => void): Asks => {
  const unconfirmed = new Map<string, ClientSays>();
  const prefix = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
  let count = 0;
  /** A second touch sends the same move again; the server would refuse it as too late. */
  const isOnItsWay = (message: Asked): boolean =>
    message.type === 'move' &&
    [...unconfirmed.values()].some(
      (one) =>
        one.type === 'move' &&
        one.move === message.move &&
        one.question === message.question &&
        one.round === message.round,
    );
  return {
    ask(message) {
      if (isOnItsWay(message)) return;
      count += 1;
      const whole: ClientSays = { ...message, id: `${prefix}-${count}` };
      if (whole.type !== 'enter' && whole.type !== 'shown') unconfirmed.set(whole.id, whole);
      say(whole);
    },
    confirm(id) {
      const asked = unconfirmed.get(id);
      unconfirmed.delete(id);
      return asked;
    },
    repeat() {
      for (const waiting of unconfirmed.values()) say(waiting);
    },
  };
};

/** Milliseconds after which typing is reported again. */
const WRITES_ON = 4_000;

/** Typing is announced at its start, every few seconds, and at its end. */
export const openHush = (say: (on: boolean) => void, now: () => number = Date.now): ((on: boolean) => void) => {
  let said: number | undefined;
  return (on) => {
    if (on ? said !== undefined && now() - said < WRITES_ON : said === undefined) return;
    said = on ? now() : undefined;
    say(on);
  };
};
