import swagger from '@fastify/swagger';
import type { Access } from './access.ts';
import { apiDocument } from './api-document.ts';
import { apiPage, type ApiDocument } from './api-page.ts';
import type { App } from './app.ts';

interface ApiDocs {
  /** The address of the API, without a closing slash. */
  readonly siteUrl: string;
  /** What schemas are that the routes name by their title alone (api-document.ts). */
  readonly definitions: Readonly<Record<string, object>>;
}

/** Serves the OpenAPI document, made from the routes' own schemas, and a page that shows it. */
export async function serveApiDocs(app: App, { siteUrl, definitions }: ApiDocs): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tenfold API',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Sync, scores and accounts of Tenfold. Each call says whose bearer token it takes. A refusal has an id in the header `x-request-id`, under which the log knows it.',
      },
      servers: [{ url: siteUrl }],
      components: { securitySchemes: SCHEMES },
    },
    transform: ({ schema, url, route }) => ({ schema: { ...schema, security: securityOf(route.config?.access) }, url }),
  });
  let made: ApiDocument | undefined;
  const document = (): ApiDocument => (made ??= apiDocument(app.swagger(), definitions));
  app.get('/api/openapi.json', { config: { access: 'public', compressed: true }, schema: { hide: true } }, () => document());
  app.get('/api/docs', { config: { access: 'public', compressed: true }, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(document())),
  );
}

/** One security scheme for each access except the public one, under the access's name. */
const SCHEMES = {
  firstStep: { type: 'http', scheme: 'bearer', description: 'The access token of a session, also one whose second step is still to come.' },
  player: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' },
  admin: { type: 'http', scheme: 'bearer', description: 'The access token of a session of an admin.' },
  ticket: { type: 'http', scheme: 'bearer', description: 'An upload ticket.' },
} as const satisfies Record<Exclude<Access, 'public'>, object>;

const securityOf = (access: Access | undefined) => (access === undefined || access === 'public' ? [] : [{ [access]: [] }]);
