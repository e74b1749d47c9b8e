import { Validator, type SpecData } from '@seriousme/openapi-schema-validator';
import { Compile } from 'typebox/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiDocument } from '../../../server/http/api-document.ts';
import { KINDS } from '../../../shared/items/kinds.ts';
import { openAccounts, type AccountsApp } from '../auth/accounts-for-test.ts';
import { sqlite } from '../engines.ts';
import { activityItem, newId, sessionItem } from '../played-games.ts';

type Json = unknown;
type JsonObject = { readonly [key: string]: Json };

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: Json;
  readonly responses: { readonly [status: string]: { readonly description: string } };
}
interface Document {
  readonly info: { readonly license?: Json };
  readonly servers?: Json;
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: JsonObject } };
}

let server: AccountsApp;
let text: string;
let document: Document;
let page: string;
beforeAll(async () => {
  server = await openAccounts(sqlite);
  text = (await server.app.inject({ url: '/api/openapi.json' })).body;
  page = (await server.app.inject({ url: '/api/docs' })).body;
  document = JSON.parse(text) as Document;
});
afterAll(() => server.close());

/** The keywords of JSON Schema 2020-12 that the description uses. One that is not among them is a fault or of an older draft. */
const KEYWORDS = new Set(
  `$ref additionalProperties anyOf const description enum format items maxItems maxLength maximum minItems minLength minimum pattern
   patternProperties prefixItems properties propertyNames required type`.split(/\s+/),
);

const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All schemas of the document, in one another too, by their place. */
function schemasIn(value: Json, place: string): readonly (readonly [string, JsonObject])[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => schemasIn(each, `${place}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'schema' ? schemaAt(each, `${place}/schema`) : key === 'schemas' ? mapOf(each, place) : schemasIn(each, `${place}/${key}`),
  );
}

const mapOf = (value: Json, place: string) =>
  isObject(value) ? Object.entries(value).flatMap(([key, each]) => schemaAt(each, `${place}/${key}`)) : [];

function schemaAt(schema: Json, place: string): readonly (readonly [string, JsonObject])[] {
  if (!isObject(schema)) return [];
  const { properties, patternProperties, items, prefixItems, anyOf, additionalProperties, propertyNames } = schema;
  const lists = [prefixItems, anyOf].flatMap((list) => (Array.isArray(list) ? (list as Json[]) : []));
  return [
    [place, schema] as const,
    ...mapOf(properties, `${place}/properties`),
    ...mapOf(patternProperties, `${place}/patternProperties`),
    ...[items, additionalProperties, propertyNames, ...lists].flatMap((each, index) => schemaAt(each, `${place}/${index}`)),
  ];
}

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text) as SpecData)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('its schemas are JSON Schema 2020-12: tuples by prefixItems, no keyword of an older draft, and every reference leads somewhere', () => {
  const schemas = schemasIn(document, '');
  expect(schemas.length).toBeGreaterThan(500);
  const strange = schemas.flatMap(([place, schema]) =>
    Object.keys(schema).flatMap((key) => (KEYWORDS.has(key) ? [] : [`${key} at ${place}`])),
  );
  expect(strange).toEqual([]);
  expect(schemas.filter(([, { items }]) => Array.isArray(items))).toEqual([]);
  expect(schemas.filter(([, { prefixItems }]) => prefixItems !== undefined).length).toBeGreaterThan(1);
  const references = schemas.flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...new Set(references)].sort()).toEqual(known.sort());
});

test('it names the server and the licence', () => {
  expect(document).toMatchObject({ servers: [{ url: 'http://tenfold.test' }], info: { license: { name: 'MIT', identifier: 'MIT' } } });
});

test('every operation has an id of its own that no generator has to make up, and every answer has words', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.length).toBeGreaterThan(50);
  expect(ids.filter((id) => !/^[a-z]+[A-Z][A-Za-z0-9]+$/.test(id ?? ''))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.paths['/api/sync/push']?.['post']?.operationId).toBe('postSyncPush');
  const words = operations.flatMap(({ responses }) => Object.values(responses).map(({ description }) => description));
  expect(words.filter((each) => each === '' || each === 'Default Response')).toEqual([]);
});

test('a schema that several calls share stands once', () => {
  const counts = new Map<string, number>();
  for (const [, schema] of schemasIn(document, '')) {
    const written = JSON.stringify(schema);
    if (written.length > 250) counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 1).map(([schema]) => schema.slice(0, 200))).toEqual([]);
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['AuthError', 'Error', 'PushItem', 'SessionSummary', 'User']),
  );
});

/** The schema of one name with all others in the place of the references to them, as an older compiler of schemas takes it. */
function whole(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(whole);
  if (!isObject(schema)) return schema;
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (name !== undefined) return whole(document.components.schemas[name]);
  return Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, whole(each)]));
}

test('the items of a push are described, every kind that there is, so that another client can be written', () => {
  const item = Compile(whole(document.components.schemas['PushItem']) as object);
  expect(item.Check(sessionItem({ id: newId(), owner: 'mia' }))).toBe(true);
  expect(item.Check(activityItem(newId(), 'mia'))).toBe(true);
  expect(item.Check({ ...sessionItem({ id: newId(), owner: 'mia' }), kind: 'activity' })).toBe(false);
  expect(item.Check({})).toBe(false);
  const described = JSON.stringify(whole(document.components.schemas['PushItem']));
  expect(Object.keys(KINDS).filter((kind) => !described.includes(`"kind":{"type":"string","const":"${kind}"}`))).toEqual([]);
  expect(JSON.stringify(document.paths['/api/sync/push']?.['post']?.requestBody)).toContain('#/components/schemas/PushItem');
  expect(JSON.stringify(document.paths['/api/game/submit-score']?.['post']?.requestBody)).toContain('#/components/schemas/PushItem');
});

test('the page lists every call and leads to it', () => {
  const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId = '' }) => operationId));
  expect(ids.filter((id) => !page.includes(`<a href="#${id}">`) || !page.includes(`<section id="${id}">`))).toEqual([]);
  expect(page).toContain('<summary>PushItem</summary>');
});

test('two schemas of one name stop the description', () => {
  const answer = (schema: object) => ({ get: { responses: { 200: { description: 'x', content: { 'application/json': { schema } } } } } });
  const paths = { '/a': answer({ title: 'A', type: 'string' }), '/b': answer({ title: 'A', type: 'integer' }) };
  expect(() => apiDocument({ info: { title: 'x' }, paths }, {})).toThrow('Two schemas of the API have the title A.');
});
