import swagger from '@fastify/swagger';
import type { App } from './app.ts';

/** Serves the OpenAPI document, made from the routes' own schemas, and a page to read it. */
export async function serveApiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Tenfold API', version: '1', description: 'Sync, scores and accounts of Tenfold.' } },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
