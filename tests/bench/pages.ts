import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Seen from the bundle of the benchmarks (run.mjs). */
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A file that a bench server answers with. */
export interface Served {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: { readonly [name: string]: string };
}

export const html = (body: string): Served & { readonly body: string } => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title>${body}`,
});
export const script = (body: string): Served => ({ type: 'text/javascript; charset=utf-8', body });

/** Bundles one entry of tests/bench/pages into a single script, minified and in production mode as the product is. */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { __BUILD_MS__: '1', __VERSION__: '"bench"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: `${root}tests/bench/pages/${entry}`, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The bundle has no output.');
  const chunk = output.output.find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The bundle has no script.');
  return chunk.code;
}

/** Serves a few files on a free port of this machine. */
export async function serve(files: { readonly [path: string]: Served }): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? '/'];
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain', 'cache-control': 'no-cache', ...file?.headers });
    response.end(file?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
