/** Parses what a connection sends into a message of the protocol, or an error. */
import * as v from 'valibot';
import { MOST_MOVE } from '../../protocol/lists.ts';
import { ClientMessage } from '../../protocol/messages.ts';
import { isKeepable } from '../people/text.ts';

const schemas = new Map<unknown, v.GenericSchema<unknown, ClientMessage>>(
  ClientMessage.options.map((schema) => [schema.entries.type.literal, schema]),
);

export type Parsed =
  | { readonly message: ClientMessage }
  | { readonly why: string; readonly field?: string | undefined; readonly id?: string | undefined };

/** Freshly parsed JSON has only own fields and those of `Object`. */
const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

const DEEPEST = 16;
const [QUOTE, ESCAPE, LIST, LIST_END, RECORD, RECORD_END] = [34, 92, 91, 93, 123, 125];

/** Deep nesting would make validation a hundred times slower. */
export const isDeep = (text: string): boolean => {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === ESCAPE) i += 1;
    else if (letter === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (letter === LIST || letter === RECORD) depth += 1;
    else if (letter === LIST_END || letter === RECORD_END) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
};

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const FIELDS_OF_A_MOVE = 5;

/** Moves are most messages: they skip the schema, which would cost more than everything else. */
const plainMove = (raw: Readonly<Record<string, unknown>>, id: string | undefined): ClientMessage | undefined => {
  const { type, round, question, move } = raw;
  if (type !== 'move' || id === undefined || !isCount(round) || !isCount(question)) return undefined;
  if (typeof move !== 'string' || move === '' || move.length > MOST_MOVE) return undefined;
  let fields = 0;
  for (const _ in raw) fields += 1;
  return fields === FIELDS_OF_A_MOVE ? { type, id, round, question, move } : undefined;
};

export const parseMessage = (text: string): Parsed => {
  if (isDeep(text)) return { why: 'a message is not nested so deeply' };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { why: 'a message is one JSON object' };
  }
  if (!isRecord(raw)) return { why: 'a message is one JSON object' };
  const id = typeof raw.id === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(raw.id) ? raw.id : undefined;
  if (text.includes('\\u') && !isKeepable(raw)) return { why: 'a message is text', id };
  const message = plainMove(raw, id);
  if (message !== undefined) return { message };
  const schema = schemas.get(raw.type);
  if (schema === undefined) return { why: 'type: there is no such message', field: 'type', id };
  const parsed = v.safeParse(schema, raw, { abortEarly: true });
  if (parsed.success) return { message: parsed.output };
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? undefined;
  return { why: `${field ?? 'message'}: ${issue.message}`, field, id };
};
