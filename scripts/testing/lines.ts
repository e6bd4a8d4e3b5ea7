/** What a process of tests tells the one that started it: a line of JSON for each test, marked, among whatever else is printed. */
import { inspect } from 'node:util';

/** No program writes it by chance. */
export const MARK = '\u0001';

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

/** A suite that failed since a test in it did says nothing new. */
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

/** A reporter of node's test runner. */
export default async function* lines(events: AsyncIterable<Event>): AsyncGenerator<string> {
  for await (const event of events) {
    const outcome = outcomeOf(event);
    if (outcome !== undefined) yield `\n${MARK}${JSON.stringify(outcome)}\n`;
  }
}
