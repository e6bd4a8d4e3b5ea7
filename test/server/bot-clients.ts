/** For tests: bot accounts over HTTP, and the lines of their streams. */
import type { BotEvent, BotLine } from '../../src/protocol/http-shapes.ts';
import { type Watch, watch } from '../until.ts';
import { call } from './testing.ts';

export const newBot = async (port: number, owner: string, name: string): Promise<{ id: string; key: string }> => {
  const { answer } = await call(port, 'newBot', { token: owner, body: { name } });
  return { id: answer.bot.id, key: answer.key };
};

type Line = BotLine | BotEvent;
export type Stream = {
  readonly lines: Line[];
  beats: number;
  ended: boolean;
  readonly until: Watch['until'];
  close(): void;
};

export const openStream = async (port: number, key: string, path: string): Promise<Stream> => {
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: stop.signal });
  if (!response.ok) throw new Error(await response.text());
  const heard = watch(() => `the stream ${path} said last ${JSON.stringify(stream.lines.at(-1))?.slice(0, 300)}`);
  const stream: Stream = {
    lines: [],
    beats: 0,
    ended: false,
    until: heard.until,
    close: () => stop.abort(),
  };
  const take = (line: string): void => {
    if (line === '') stream.beats += 1;
    else stream.lines.push(JSON.parse(line));
    heard.changed();
  };
  const read = async (): Promise<void> => {
    let text = '';
    for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const lines = (text + part).split('\n');
      text = lines.pop() ?? '';
      lines.forEach(take);
    }
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      stream.ended = true;
      heard.changed();
    });
  return stream;
};
