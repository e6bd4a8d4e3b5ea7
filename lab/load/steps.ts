/** Attributes the samples of a CPU profile to the steps of a move. */
import { type Profiler, Session } from 'node:inspector/promises';

/** The first match from the innermost function outwards names the step. */
const STEPS: readonly (readonly [step: string, file: RegExp, name?: RegExp])[] = [
  ['collect garbage', /^$/, /^\(garbage collector\)$/],
  ['idle', /^$/, /^\(idle\)$/],
  ['system calls', /^$/, /^\((program|root)\)$/],
  ['encode', /\/rfc6455\.ts$/],
  ['journal', /\/store\/|internal\/worker|^node:v8/],
  ['write', /\/send-queue\.ts$|\/connection\.ts$/, /^(send|next|begin|cutIfSlow|waiting)$/],
  ['write', /internal\/streams\/writable|stream_base_commons/, /write/i],
  ['parse', /\/parse-message\.ts$/],
  ['decide', /\/host\/table\.ts$/, /^decide$/],
  ['fold', /\/host\/table\.ts$/, /^(fold|marked|freeze)$/],
  ['compose', /\/(compose|view-json|outbox|changes)\.ts$/],
  ['play', /\/tables\//],
  ['read', /\/ws\/lib\/|\/connections\/|stream_base_commons|^node:net|internal\/streams/],
];

const stepOf = ({ functionName, url }: Profiler.ProfileNode['callFrame']): string | undefined =>
  STEPS.find(([, file, name]) => file.test(url) && (name === undefined || name.test(functionName)))?.[0];

/** Shares of steps in the busy time of this thread. */
const sharesIn = ({ nodes, samples = [] }: Profiler.Profile): Record<string, number> => {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const known = new Map<number, string>();
  const stepAt = (id: number): string => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const frame = frames.get(id);
    const parent = parents.get(id);
    const step = (frame && stepOf(frame)) ?? (parent === undefined ? 'other' : stepAt(parent));
    known.set(id, step === 'system calls' && frame?.url !== '' ? 'other' : step);
    return known.get(id) ?? step;
  };
  const counts = new Map<string, number>();
  for (const id of samples) counts.set(stepAt(id), (counts.get(stepAt(id)) ?? 0) + 1);
  counts.delete('idle');
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a).map(([step, n]) => [step, n / Math.max(1, all)]));
};

const EVERY = 250; // microseconds

export const openProfile = async (): Promise<() => Promise<Record<string, number>>> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: EVERY });
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return sharesIn(profile);
  };
};
