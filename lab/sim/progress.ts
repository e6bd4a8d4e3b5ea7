/** A progress bar on stderr, in terminals only. */
const WIDTH = 30;

export type Bar = { show(done: number): void; clear(): void };

export const progressBar = (of: number, out: NodeJS.WriteStream = process.stderr): Bar => {
  if (!out.isTTY) return { show() {}, clear() {} };
  const began = Date.now();
  return {
    show(done) {
      const full = Math.floor((WIDTH * done) / of);
      const left = Math.ceil((((Date.now() - began) / 1000) * (of - done)) / Math.max(1, done));
      const rest = done === 0 ? '' : `, ${left} s left`;
      out.write(`\r\x1b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${of} games${rest}`);
    },
    clear: () => void out.write('\r\x1b[K'),
  };
};
