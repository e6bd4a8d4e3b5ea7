/** Lines in and out. Works with a terminal and with a pipe; the end of input is `undefined`. */
import { createInterface } from 'node:readline';

export type Terminal = {
  readonly colour: boolean;
  print(line: string): void;
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
};

export const openTerminal = (): Terminal => {
  const { stdin, stdout, env } = process;
  const lines = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY && stdout.isTTY });
  const waiting: string[] = [];
  let wanted: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const hand = (line: string | undefined) => {
    const taker = wanted;
    wanted = undefined;
    taker?.(line);
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
    colour: stdout.isTTY && (env.NO_COLOR ?? '') === '',
    print: (line) => void stdout.write(`${line}\n`),
    ask(prompt) {
      lines.setPrompt(prompt);
      if (!ended) lines.prompt();
      const line = waiting.shift();
      if (line !== undefined || ended) return Promise.resolve(line);
      return new Promise((resolve) => {
        wanted = resolve;
      });
    },
    close: () => lines.close(),
  };
};
