/** The parts of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly components?: {
    readonly securitySchemes?: { readonly [name: string]: { readonly description?: string } };
    readonly schemas?: { readonly [name: string]: unknown };
  };
  readonly paths?: { readonly [path: string]: { readonly [method: string]: unknown } | undefined };
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  /** The names of the security schemes. Empty: none is needed. */
  readonly security?: readonly { readonly [scheme: string]: unknown }[];
  readonly requestBody?: unknown;
  readonly responses?: { readonly [status: string]: unknown };
}

/** The API as one plain page, without scripts, styles or other files, so that the strictest policy allows it. */
export function apiPage({ info, components, paths = {} }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods = {}]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation: operation as Operation })),
  );
  const schemes = Object.entries(components?.securitySchemes ?? {});
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escape(info.title)}</title></head><body><main><h1>${escape(info.title)}</h1>`,
    `<p>${escape(info.description ?? '')}</p><p>The same for programs: <a href="/api/openapi.json">openapi.json</a></p>`,
    ...schemes.map(([name, { description = '' }]) => `<p>${escape(`Access ${name}: ${description}`)}</p>`),
    `<nav aria-label="Calls"><ul>${calls.map(({ name, operation }) => `<li><a href="#${idOf(operation)}">${escape(name)}</a></li>`).join('')}</ul></nav>`,
    ...calls.map(({ name, operation }) => callSection(name, operation)),
    '<section><h2>Schemas</h2>',
    ...Object.entries(components?.schemas ?? {}).map(([name, schema]) => details(name, schema)),
    '</section></main></body></html>',
  ].join('\n');
}

const idOf = ({ operationId = '' }: Operation): string => escape(operationId);

function callSection(name: string, operation: Operation): string {
  const { summary, security = [], requestBody, responses = {} } = operation;
  const access = security.flatMap((scheme) => Object.keys(scheme)).join(', ') || 'public';
  const answers = Object.entries(responses).map(([status, answer]) => details(`Answer ${status}`, answer));
  const request = requestBody === undefined ? [] : [details('Request', requestBody)];
  return `<section id="${idOf(operation)}"><h2>${escape(name)}</h2><p>${escape(summary ?? '')}</p><p>Access: ${escape(access)}</p>${[...request, ...answers].join('')}</section>`;
}

function details(title: string, schema: unknown): string {
  return `<details><summary>${escape(title)}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
