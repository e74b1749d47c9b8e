import { STATUS_CODES } from 'node:http';
import type { ApiDocument } from './api-page.ts';

type Json = unknown;
type JsonObject = { readonly [key: string]: Json };
type Schemas = { [title: string]: Json };

const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The API's description as programs read it (OpenAPI 3.1), from what the routes say. A schema with a title stands once, under
 * `components.schemas`; each operation has an id, made of its method and path; tuples are written as JSON Schema 2020-12 has them.
 * @param definitions what a title means where the route's own schema is wider, for it judges part by part what it takes
 * @throws Error if two schemas have one title
 */
export function apiDocument(raw: object, definitions: Readonly<Record<string, object>>): ApiDocument {
  const document = JSON.parse(JSON.stringify(raw)) as ApiDocument & { readonly paths: { readonly [path: string]: JsonObject } };
  const schemas: Schemas = {};
  const defined = new Set(Object.keys(definitions));
  for (const [title, schema] of Object.entries(definitions)) {
    const { title: _title, ...rest } = JSON.parse(JSON.stringify(schema)) as { title?: string };
    schemas[title] = membersOf(rest, schemas, defined);
  }
  const paths = Object.entries(document.paths).map(([path, operations]) => {
    const described = Object.entries(operations).map(([method, operation]) => [
      method,
      { operationId: operationIdOf(method, path), ...inWords(referred(operation, schemas, defined) as JsonObject) },
    ]);
    return [path, Object.fromEntries(described)] as const;
  });
  const inOrder = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...document.components, schemas: Object.fromEntries(inOrder) },
  };
}

/** The value with references in the place of the schemas that have a title. These are added to `schemas`. */
function referred(value: Json, schemas: Schemas, defined: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((each) => referred(each, schemas, defined));
  if (!isObject(value)) return value;
  const { title, ...rest } = value;
  if (typeof title !== 'string') return membersOf(value, schemas, defined);
  if (!defined.has(title)) {
    const schema = membersOf(rest, schemas, defined);
    if (schemas[title] !== undefined && JSON.stringify(schemas[title]) !== JSON.stringify(schema))
      throw new Error(`Two schemas of the API have the title ${title}.`);
    schemas[title] = schema;
  }
  return { $ref: `#/components/schemas/${title}` };
}

function membersOf(value: JsonObject, schemas: Schemas, defined: ReadonlySet<string>): JsonObject {
  const { items, additionalItems, ...others } = value;
  const entries = Array.isArray(items)
    ? Object.entries({ ...others, prefixItems: items as Json, items: additionalItems ?? false })
    : Object.entries(value);
  return Object.fromEntries(entries.map(([key, each]) => [key, referred(each, schemas, defined)]));
}

/** "post" and "/auth/v1/factors/{id}/verify" are postAuthFactorsByIdVerify. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api|\/v1(?=\/)/g, '')
    .replaceAll('{', 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return method + words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1)).join('');
}

/** What the maker of the description writes for an answer that has no words of its own. */
const NO_WORDS = 'Default Response';

function inWords(operation: JsonObject): JsonObject {
  const { responses = {} } = operation as { readonly responses?: { readonly [status: string]: JsonObject } };
  const worded = Object.entries(responses).map(([status, response]) => [
    status,
    response['description'] === NO_WORDS ? { ...response, description: wordsFor(status) } : response,
  ]);
  return { ...operation, responses: Object.fromEntries(worded) as Json };
}

function wordsFor(status: string): string {
  if (status === '4XX') return 'Refused; the body says why';
  return STATUS_CODES[status] ?? 'Not possible at the moment, or a fault of the server';
}
