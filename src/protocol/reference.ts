/** The schemas as documents: OpenAPI for REST, tables of messages for docs/PROTOCOL.md. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { SEATS } from '../engine/seats.ts';
import { PACES } from '../host/clock.ts';
import { LANGS } from '../words/languages.ts';
import { Clock, Entropy, Mask, Sealed, Time } from './fields.ts';
import { Failure } from './http-shapes.ts';
import { ERRORS, PROTOCOL, QUICK, readQuick, STATUSES } from './lists.ts';
import { ClientMessage, SeatInfo, ServerMessage, TableSettings } from './messages.ts';
import { PATHS, type RouteName } from './paths.ts';
import { ROUTES, type Routes } from './routes.ts';

/** A cast, since `Object.entries` loses the names. */
const entries = Object.entries(ROUTES) as [RouteName, Routes[RouteName]][];

type Json = ReturnType<typeof toJsonSchema>;

const asInput: ConversionConfig = { typeMode: 'input', errorMode: 'ignore' };
const asOutput: ConversionConfig = { typeMode: 'output', errorMode: 'ignore' };

const inBody = (schema: Json) => ({ content: { 'application/json': { schema: withoutDialect(schema) } } });
const withoutDialect = ({ $schema: _, ...rest }: Json): Json => rest;

/** OpenAPI 3.1, whose schemas are JSON Schema. */
export const openApi = (version: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of entries) {
    const [method, at] = PATHS[name];
    const path = at.replace(/:(\w+)/g, '{$1}');
    const param = { in: 'path', required: true, schema: { type: 'string' } };
    const params = [...at.matchAll(/:(\w+)/g)].map(([, word]) => ({ name: word, ...param }));
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = {
      operationId: name,
      summary: route.about,
      ...(params.length > 0 ? { parameters: params } : {}),
      security: route.signedIn ? [{ cookie: [] }, { token: [] }] : [],
      requestBody: route.body && { required: true, ...inBody(toJsonSchema(route.body, asInput)) },
      responses: {
        200: { description: 'done', ...inBody(toJsonSchema(route.answer, asOutput)) },
        '4XX': { description: 'refused', ...inBody(toJsonSchema(Failure, asOutput)) },
      },
    };
  }
  const description = `Protocol ${PROTOCOL}. Live play is by WebSocket: see docs/PROTOCOL.md.`;
  const cookie = { type: 'apiKey', in: 'cookie', name: 'cabale' };
  return {
    openapi: '3.1.0',
    info: { title: 'Cabale', version, description },
    paths,
    components: { securitySchemes: { cookie, token: { type: 'http', scheme: 'bearer' } } },
  };
};

/** Long lists of words, documented once by name. */
const NAMED: readonly (readonly [string, readonly string[]])[] = [
  ['seat', SEATS],
  ['first', [...SEATS, 'lot']],
  ['lang', LANGS],
  ['pace', PACES],
  ['status', STATUSES],
  ['code', ERRORS],
  ['phrase', QUICK],
];

/** A phrase about one seat stands for all seats. */
const AT_OTHER_SEATS: ReadonlySet<string> = new Set(QUICK.filter((quick) => (readQuick(quick).seat ?? 'B') !== 'B'));

/** Objects of several messages, documented once by name. */
const SHAPES: readonly (readonly [string, Json])[] = [
  ['clock', toJsonSchema(Clock, asOutput)],
  ['chair', toJsonSchema(SeatInfo, asOutput)],
  ['settings', toJsonSchema(TableSettings, asInput)],
];
/** The kind that is left out. */
const TEXT = 'string';
/** Kinds of several fields, documented once by name. */
const KINDS: readonly (readonly [string, string | undefined])[] = [
  ['time', toJsonSchema(Time, asOutput).description],
  ['entropy', toJsonSchema(Entropy, asOutput).description],
  ['sealed', toJsonSchema(Sealed, asOutput).description],
  ['mask', toJsonSchema(Mask, asInput).description],
];
const kindOf = ({ description }: Json): string | undefined =>
  KINDS.find(([, about]) => description !== undefined && about === description)?.[0];

const fieldsOf = (json: Json): readonly string[] => Object.keys(json.properties ?? {});
/** The shape an object begins with, whether or not its fields are optional. */
const begun = (json: Json): readonly [name: string, fields: readonly string[]] | undefined => {
  const known = SHAPES.find(([, one]) => `${fieldsOf(json)},`.startsWith(`${fieldsOf(one)},`));
  return known === undefined ? undefined : [`*${known[0]}*`, fieldsOf(known[1])];
};

const field = (json: Json, key: string): string => `${key}${json.required?.includes(key) ? '' : '?'}`;

const shape = (json: Json | boolean | undefined): string => {
  if (json === undefined || typeof json === 'boolean') return 'anything';
  if (json.const !== undefined) return JSON.stringify(json.const);
  const known = kindOf(json);
  if (known !== undefined) return known;
  const list = NAMED.find(([, of]) => of.length === json.enum?.length && of.every((one) => json.enum?.includes(one)));
  if (list !== undefined) return list[0];
  if (json.enum !== undefined) return json.enum.map((one) => JSON.stringify(one)).join('\\|');
  if (json.anyOf !== undefined) return json.anyOf.map(shape).join(' or ');
  if (json.type === 'array')
    return Array.isArray(json.items) ? `[${json.items.map(shape).join(', ')}]` : `[${shape(json.items)}]`;
  if (json.type !== 'object') return json.type === 'integer' ? 'number' : String(json.type ?? 'anything');
  const [first, of] = begun(json) ?? [];
  const fields = Object.entries(json.properties ?? {}).filter(([key]) => of?.includes(key) !== true);
  const inner = fields.map(([key, value]) => {
    const kind = shape(value);
    return kind === TEXT ? field(json, key) : `${field(json, key)}: ${kind}`;
  });
  if (first !== undefined && inner.length === 0) return first;
  if (inner.length > 0) return `{ ${[...(first === undefined ? [] : [first]), ...inner].join(', ')} }`;
  return json.additionalProperties === undefined ? '{}' : `{ word: ${shape(json.additionalProperties)} }`;
};

const row = (json: Json, without: readonly string[]): string => {
  const fields = Object.entries(json.properties ?? {}).filter(([key]) => !without.includes(key));
  const say = ([key, value]: [string, Json | boolean]) => {
    const kind = shape(value);
    const about = typeof value === 'object' && kindOf(value) === undefined ? value.description : undefined;
    return `\`${field(json, key)}\`${kind === TEXT ? '' : ` ${kind}`}${about === undefined ? '' : ` (${about})`}`;
  };
  return fields.map(say).join('<br>');
};

/** A body's field names; OpenAPI has their types. */
const names = (json: Json): string => {
  const [first, of] = begun(json) ?? [];
  const own = fieldsOf(json).filter((key) => of?.includes(key) !== true);
  return [...(first === undefined ? [] : [first]), ...own.map((key) => `\`${field(json, key)}\``)].join(', ');
};

const messages = (schema: GenericSchema, config: ConversionConfig): string => {
  const json = toJsonSchema(schema, config);
  const variants = json.anyOf ?? json.oneOf ?? [];
  const all = variants.flatMap((one) => {
    if (typeof one === 'boolean') return [];
    const type = one.properties?.type;
    return [[`\`${typeof type === 'object' ? type.const : ''}\``, row(one, ['type', 'id'])] as const];
  });
  const bare = all.filter(([, fields]) => fields === '').map(([type]) => type);
  const rows = all
    .filter(([, fields]) => fields !== '')
    .map(([type, fields]) => `- ${type}: ${fields.replaceAll('<br>', ', ')}`);
  return [...rows, ...(bare.length > 0 ? ['', `Without fields: ${bare.join(', ')}.`] : [])].join('\n');
};

/** Routes for bots (docs/BOTS.md), for pages in a browser, and for operators: a running server describes them. */
const ELSEWHERE =
  /\/api\/(passkeys|session\/passkey|sessions|push|notices|reminder|moderation|daily|bots?|blocks|met|figures|ratings|export)\b/;

/** The reference part of docs/PROTOCOL.md. */
export const reference = (): string => {
  const told = entries.filter(([name]) => !ELSEWHERE.test(PATHS[name][1]));
  const rest = told.map(([name, route]) => {
    const open = route.signedIn ? '' : ' ○';
    const body = route.body === undefined ? '' : names(toJsonSchema(route.body, asInput));
    return `- \`${PATHS[name].join(' ')}\`${open}: ${route.about}${body === '' ? '' : ` ← ${body}`}`;
  });
  return [
    '### REST',
    '',
    '○: no session needed. ←: the fields of the body. `/api/docs` describes the answers, and what only pages in a browser use: passkeys, sessions, notifications, people met, statistics, today’s moment, moderation. [BOTS.md](BOTS.md) has the routes of bots. Names in italics are shapes, below.',
    '',
    ...rest,
    '',
    '### Messages from the client',
    '',
    'Each has `type` and `id`; `change` has the settings that change. Fields without a type are text.',
    '',
    messages(ClientMessage, asInput),
    '',
    '### Messages from the server',
    '',
    '`ok`, `error` and `pong` have the `id` of what they answer.',
    '',
    messages(ServerMessage, asOutput),
    '',
    '### Shapes',
    '',
    '| | fields |',
    '|---|---|',
    ...SHAPES.map(([name, json]) => `| *${name}* | ${row(json, [])} |`),
    '',
    '### Words',
    '',
    ...KINDS.map(([name, about]) => `- ${name}: ${about}`),
    ...NAMED.map(([name, list]) => `- ${name}: \`${list.filter((word) => !AT_OTHER_SEATS.has(word)).join('` `')}\``),
  ].join('\n');
};
