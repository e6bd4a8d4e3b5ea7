/** Lines in and out, for terminals and pipes. The end of input is `undefined`. */
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';

/** Colours if the terminal has them. */
type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

export type Terminal = {
  readonly style: Style;
  print(line: string): void;
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
};

export const openTerminal = (): Terminal => {
  const { stdin, stdout } = process;
  const terminal = stdin.isTTY && stdout.isTTY;
  const lines = createInterface({ input: stdin, output: stdout, terminal });
  const waiting: string[] = [];
  let wanted: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const hand = (line: string | undefined) => {
    const taker = wanted;
    wanted = undefined;
    taker?.(line);
  };
  const want = (take: (line: string | undefined) => void) => {
    wanted = take;
  };
  lines.on('line', (line) => {
    if (wanted === undefined) waiting.push(line);
    else hand(line);
  });
  lines.on('close', () => {
    ended = true;
    hand(undefined);
  });
  return {
    style: (format, text) => styleText(format, text, { stream: stdout }),
    print: (line) => void stdout.write(`${line}\n`),
    async ask(prompt) {
      if (terminal && !ended) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(prompt);
      const line = waiting.length > 0 || ended ? waiting.shift() : await new Promise<string | undefined>(want);
      // echoes piped lines; the end of input ends the line, too
      if (!terminal || line === undefined) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => lines.close(),
  };
};
