/**
 * The output of a measuring command: `reports/figures/NAME.json`, figures with targets. `npm run lab -- figures` moves
 * it into `docs/figures` and docs/FIGURES.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, loadavg } from 'node:os';

/** Without a value it was not measured. */
export type Figure = {
  readonly what: string;
  readonly value?: number;
  readonly most?: number;
  readonly least?: number;
};

/** `machine`: where it was measured; `load`: how busy that was. */
export type Output = {
  readonly command: string;
  readonly machine: string;
  readonly load: string;
  readonly figures: readonly Figure[];
};

export const LEFT = new URL('../../reports/figures/', import.meta.url);

export const isMissed = ({ value, most, least }: Figure): boolean =>
  value !== undefined && ((most !== undefined && value > most) || (least !== undefined && value < least));

const [node] = process.versions.node.split('.');
export const MACHINE = `${availableParallelism()} cores, ${arch()}, Node ${node}`;
export const loadNow = (): string => `load ${(loadavg()[1] ?? 0).toFixed(0)}`;

export const report = (name: string, command: string, figures: readonly Figure[]): void => {
  mkdirSync(LEFT, { recursive: true });
  const aimed = figures.filter(({ most, least }) => most !== undefined || least !== undefined);
  const output: Output = { command, machine: MACHINE, load: loadNow(), figures: aimed };
  writeFileSync(new URL(`${name}.json`, LEFT), `${JSON.stringify(output, undefined, 2)}\n`);
};
