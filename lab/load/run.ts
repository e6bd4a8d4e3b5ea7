/** Arguments, output and processes of a run of `npm run load`. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScriptArgs } from '../../src/command/script-args.ts';
import type { Figure } from '../figures/outputs.ts';
import type { ClientsAsk, ClientsTell, Played, Seated, ServerAsk, ServerTells, Usage } from './messages.ts';

export const { values, positionals } = readScriptArgs(
  {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '5' },
    tables: { type: 'string', default: '10000' },
    connected: { type: 'string', default: '4500' },
    pace: { type: 'string', default: '800' },
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '2' },
    apart: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    beside: { type: 'string' },
    megabytes: { type: 'string', default: '200' },
  },
  'saturation, scale, restart',
);
const usual = values.profile
  ? ['profile']
  : values.store === 'postgres'
    ? ['nodes']
    : ['saturation', 'scale', 'restart'];
export const parts = positionals.length > 0 ? positionals : usual;
export const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
/** Figures with targets, for docs/FIGURES.md. */
export const figures: Figure[] = [];
export const say = (line: string): void => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);

export const folder = mkdtempSync(join(tmpdir(), 'cabale-load-'));

const file = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const children = new Set<ChildProcess>();
export const start = (
  name: string,
  args: readonly string[],
  flags: readonly string[] = [],
  checkout?: string,
): ChildProcess => {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }; // as bin/cabale.js does
  const path = checkout === undefined ? file(name) : join(resolve(checkout), `lab/load/${name}.ts`);
  const child = fork(path, args, { env, execArgv: [...flags], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
};
const PATIENCE = 240_000;
const heard = <T>(child: ChildProcess, pick: (message: ServerTells | ClientsTell) => T | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const done = (result?: T) => {
      clearTimeout(timer);
      child.off('message', listen);
      child.off('exit', gone);
      if (result === undefined) reject(new Error('a part of the run is gone or silent'));
      else resolve(result);
    };
    const gone = () => done();
    const timer = setTimeout(gone, PATIENCE);
    const listen = (message: ServerTells | ClientsTell) => {
      const found = pick(message);
      if (found !== undefined) done(found);
    };
    child.on('message', listen);
    child.on('exit', gone);
  });
export const ask = <T>(
  child: ChildProcess,
  question: ServerAsk | ClientsAsk,
  pick: (message: ServerTells | ClientsTell) => T | undefined,
): Promise<T> => {
  const answer = heard(child, pick);
  child.send(question);
  return answer;
};
export const portOf = (child: ChildProcess) =>
  heard(child, (message) => ('port' in message ? message.port : undefined));
export const usageOf = (child: ChildProcess, gc = false): Promise<Usage> =>
  ask(child, { ask: 'usage', gc }, (message) => ('usage' in message ? message.usage : undefined));
export const seed = (child: ChildProcess, tables: number, bots = 0): Promise<readonly Seated[]> =>
  ask(child, { ask: 'seed', tables, bots }, (message) => ('seeded' in message ? message.seeded : undefined));
export const connectedIn = (message: ServerTells | ClientsTell) => ('connected' in message ? message : undefined);
export const connect = (
  child: ChildProcess,
  port: number | readonly number[],
  tables: readonly Seated[],
  overSeconds: number,
  from = '127.0.0.1',
) => ask(child, { ask: 'connect', ports: [port].flat(), apart: values.apart, tables, overSeconds, from }, connectedIn);
export const play = (child: ChildProcess, length: number, perSecond?: number): Promise<Played> =>
  ask(child, { ask: 'play', seconds: length, ...(perSecond === undefined ? {} : { perSecond }) }, (message) =>
    'played' in message ? message.played : undefined,
  );
export const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.send({ ask: 'stop' });
    setTimeout(() => child.kill('SIGKILL'), 8000).unref();
  });

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
