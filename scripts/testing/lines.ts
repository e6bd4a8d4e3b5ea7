/** A test process's report for the runner: a line of JSON per test. */
import { existsSync, readFileSync } from 'node:fs';
import { inspect } from 'node:util';

const ALL_TOLD = '"all told"';

export type Outcome = {
  readonly name: string;
  readonly file: string;
  readonly ms: number;
  readonly skipped?: string;
  readonly failed?: string;
};

type Event = {
  readonly type: string;
  readonly data: {
    readonly name: string;
    readonly file?: string;
    readonly skip?: string | boolean;
    readonly todo?: string | boolean;
    readonly details?: {
      readonly type?: string;
      readonly duration_ms?: number;
      readonly error?: { readonly cause?: unknown; readonly failureType?: string };
    };
  };
};

const why = (skip: string | boolean): string => (typeof skip === 'string' && skip !== '' ? skip : 'no reason given');

/** A suite that only fails by its tests adds nothing. */
const repeats = ({ data: { details } }: Event): boolean =>
  details?.type === 'suite' && details.error?.failureType === 'subtestsFailed';

const outcomeOf = (event: Event): Outcome | undefined => {
  const { name, file = '', skip, details } = event.data;
  const heard = { name, file, ms: details?.duration_ms ?? 0 };
  if (event.type === 'test:fail' && !repeats(event))
    return { ...heard, failed: inspect(details?.error?.cause ?? details?.error, { depth: 4 }) };
  if (details?.type === 'suite' && skip === undefined) return undefined;
  if (event.type !== 'test:pass') return undefined;
  return skip === undefined || skip === false ? heard : { ...heard, skipped: why(skip) };
};

/**
 * A reporter for node's test runner. Writes to a file that is closed before the process ends, since pipes may lose
 * data.
 */
export default async function* lines(events: AsyncIterable<Event>): AsyncGenerator<string> {
  for await (const event of events) {
    const outcome = outcomeOf(event);
    if (outcome !== undefined) yield `${JSON.stringify(outcome)}\n`;
  }
  yield `${ALL_TOLD}\n`;
}

/** A process's report; `whole` if it finished. */
export const readOutcomes = (file: string): { readonly outcomes: readonly Outcome[]; readonly whole: boolean } => {
  const told = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const whole = told.at(-1) === ALL_TOLD;
  return { outcomes: told.filter((line) => line !== ALL_TOLD).map((line) => JSON.parse(line)), whole };
};
