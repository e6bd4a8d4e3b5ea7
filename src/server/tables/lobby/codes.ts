/** Unused codes, looked up in advance, since tables are made without waiting. */
import { keepLatest } from '../../lru.ts';

/** Codes kept ready, and drawn at most to find them. */
const AHEAD = 20;
const MOST_DRAWN = 100;
/** Recently drawn codes to remember: they may not be stored yet. */
const REMEMBERED = 1000;

export const openCodes = (draw: () => string, isTaken: (code: string) => Promise<boolean>) => {
  const ready: string[] = [];
  const drawn = new Map<string, true>();
  let filling: Promise<void> | undefined;

  const fillUp = async (): Promise<void> => {
    for (let i = 0; i < MOST_DRAWN && ready.length < AHEAD; i++) {
      const code = draw();
      if (drawn.has(code)) continue;
      keepLatest(drawn, code, true, REMEMBERED);
      if (!(await isTaken(code))) ready.push(code);
    }
  };
  const fill = (): Promise<void> => {
    filling ??= fillUp().finally(() => {
      filling = undefined;
    });
    return filling;
  };

  return {
    fill,
    /** The store still refuses a code that another table took meanwhile. */
    take(): string {
      const code = ready.shift() ?? draw();
      keepLatest(drawn, code, true, REMEMBERED);
      fill().catch(() => {}); // without a store nothing else works either
      return code;
    },
  };
};
export type Codes = ReturnType<typeof openCodes>;
