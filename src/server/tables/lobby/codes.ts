/** Codes that no table has: looked for before they are needed, since a table is made and changed without waiting. */
import { keepLatest } from '../../lru.ts';

/** Codes that lie ready; and codes drawn at most to find them. */
const AHEAD = 20;
const MOST_DRAWN = 100;
/** How many of the codes drawn last are remembered: they may be on their way to the store. */
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
    /** One that nobody had when it was looked for; the store refuses it to whoever comes second after all. */
    take(): string {
      const code = ready.shift() ?? draw();
      keepLatest(drawn, code, true, REMEMBERED);
      fill().catch(() => {}); // without a store nothing else is done either
      return code;
    },
  };
};
export type Codes = ReturnType<typeof openCodes>;
