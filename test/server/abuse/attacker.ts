/** Attacks from their own process, so that only the server's work slows bystanders. */
import { setPriority } from 'node:os';
import { ATTACKS } from './attacks.ts';
import type { Attacked } from './tools.ts';

export type Order = { readonly name: string; readonly target: Attacked; readonly seconds: number };
export type Fought = { readonly held: string | undefined; readonly tried: number; readonly codes: string };

setPriority(10); // the server gets the CPU first: its work is measured, not ours
process.on('message', async ({ name, target, seconds }: Order) => {
  const attack = ATTACKS.find((one) => one.name === name);
  if (attack === undefined) throw new Error(`there is no attack "${name}"`);
  const began = performance.now();
  const end = began + seconds * 1000;
  const outcome = await attack.run(target, () => performance.now() > end);
  let held: string | undefined;
  try {
    attack.held(outcome, (performance.now() - began) / 1000);
  } catch (error) {
    held = error instanceof Error ? error.message : String(error);
  }
  const { tried, done, refused, closed, codes } = outcome;
  const list = [...codes].map(([code, times]) => `${code}×${times}`).join(' ');
  const sum = `${done} done, ${refused} refused, ${closed} closed${list === '' ? '' : ` (${list})`}`;
  process.send?.({ held, tried, codes: sum } satisfies Fought);
});
