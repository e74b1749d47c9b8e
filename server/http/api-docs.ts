import swagger from '@fastify/swagger';
import type { App } from './app.ts';
import type { ApiDocument } from './api-page.ts';
import { apiPage } from './api-page.ts';

/** Serves the OpenAPI document, made from the routes' own schemas, and a page to read it by. */
export async function serveApiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tenfold API',
        version: '1',
        description: 'Sync, scores and accounts of Tenfold. Every call but the public ones takes a bearer token.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger() as ApiDocument)),
  );
}
