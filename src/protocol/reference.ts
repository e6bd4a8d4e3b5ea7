/** The schema module as documents: OpenAPI for REST, tables of messages for docs/PROTOCOL.md. */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { SEATS } from '../engine/seats.ts';
import { ERRORS, PROTOCOL, QUICK } from './lists.ts';
import { ClientMessage, ServerMessage } from './messages.ts';
import { PATHS, type RouteName } from './paths.ts';
import { Failure, ROUTES, type Routes } from './routes.ts';

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

/** Long lists of words are given once, by name. */
const NAMED: readonly (readonly [string, readonly string[]])[] = [
  ['seat', SEATS],
  ['code', ERRORS],
  ['phrase', QUICK],
];

const shape = (json: Json | boolean | undefined): string => {
  if (json === undefined || typeof json === 'boolean') return 'anything';
  if (json.const !== undefined) return JSON.stringify(json.const);
  const named = NAMED.find(
    ([, list]) => list.length === json.enum?.length && list.every((one) => json.enum?.includes(one)),
  );
  if (named !== undefined) return named[0];
  if (json.enum !== undefined) return json.enum.map((one) => JSON.stringify(one)).join(' \\| ');
  if (json.anyOf !== undefined) return json.anyOf.map(shape).join(' or ');
  if (json.type === 'array')
    return Array.isArray(json.items) ? `[${json.items.map(shape).join(', ')}]` : `[${shape(json.items)}]`;
  if (json.type === 'object') {
    const fields = Object.entries(json.properties ?? {});
    const inner = fields.map(([key, value]) => `${key}${json.required?.includes(key) ? '' : '?'}: ${shape(value)}`);
    if (fields.length > 0) return `{ ${inner.join(', ')} }`;
    return json.additionalProperties === undefined ? '{}' : `{ word: ${shape(json.additionalProperties)} }`;
  }
  return json.type === 'integer' ? 'number' : String(json.type ?? 'anything');
};

const row = (json: Json, without: readonly string[]): string => {
  const fields = Object.entries(json.properties ?? {}).filter(([key]) => !without.includes(key));
  const say = ([key, value]: [string, Json | boolean]) =>
    `\`${key}${json.required?.includes(key) ? '' : '?'}\` ${shape(value)}${typeof value === 'object' && value.description !== undefined ? ` (${value.description})` : ''}`;
  return fields.map(say).join('<br>') || '—';
};

const messages = (schema: GenericSchema, config: ConversionConfig): string => {
  const json = toJsonSchema(schema, config);
  const variants = json.anyOf ?? json.oneOf ?? [];
  const rows = variants.map((one) => {
    if (typeof one === 'boolean') return '';
    const type = one.properties?.type;
    return `| \`${typeof type === 'object' ? type.const : ''}\` | ${row(one, ['type', 'id'])} |`;
  });
  return ['| `type` | fields |', '|---|---|', ...rows].join('\n');
};

/** The reference part of docs/PROTOCOL.md. */
export const reference = (): string => {
  const rest = entries.map(([name, route]) => {
    const body = route.body !== undefined ? row(toJsonSchema(route.body, asInput), []) : '—';
    const answer = row(toJsonSchema(route.answer, asOutput), []);
    return `| \`${PATHS[name].join(' ')}\`${route.signedIn ? '' : ' (no session needed)'} | ${route.about} | ${body} | ${answer} |`;
  });
  return [
    '### REST',
    '',
    '| | | body | answer |',
    '|---|---|---|---|',
    ...rest,
    '',
    '### Messages from the client',
    '',
    'Each has `type` and `id`.',
    '',
    messages(ClientMessage, asInput),
    '',
    '### Messages from the server',
    '',
    '`ok`, `error` and `pong` have the `id` of what they answer.',
    '',
    messages(ServerMessage, asOutput),
    '',
    '### Words',
    '',
    ...NAMED.map(([name, list]) => `- ${name}: ${list.map((one) => `\`${one}\``).join(' ')}`),
  ].join('\n');
};
