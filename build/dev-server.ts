import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { isServicePath } from '../shared/address-kinds.ts';
import { pathOf } from '../shared/addresses.ts';
import { bootScript } from './inline-scripts.ts';

type ServerModule = typeof import('../server/development.ts');
type Running = Awaited<ReturnType<ServerModule['startForDevelopment']>>;

/** For `npm run dev`: our server answers its addresses in Vite's process, and follows edits of server/ and shared/. */
export function devServer(): Plugin {
  return {
    name: 'tenfold:dev-server',
    apply: 'serve',
    configureServer: mount,
    transformIndexHtml: (html) => html.replace('<!--head-->', `<script>${bootScript([])}</script>`),
  };
}

function mount(vite: ViteDevServer): void {
  const environment = vite.environments['server'];
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('The server environment cannot run modules.');
  const backend = new Backend(environment);
  vite.middlewares.use((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (!isServicePath(pathOf(request.url ?? ''))) return next();
    backend.running().then((running) => running.handle(request, response), next);
  });
  // Vite's own WebSocket, for the window's code, has another address.
  vite.httpServer?.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isServicePath(pathOf(request.url ?? ''))) return;
    backend.running().then(
      (running) => running.upgrade(request, socket, head),
      () => socket.destroy(),
    );
  });
  vite.watcher.on('change', (file) => {
    if (environment.moduleGraph.getModulesByFile(file)?.size) backend.isStale = true;
  });
  vite.httpServer?.once('close', () => void backend.stop());
}

/** The server with the present sources. The first request starts it, and the first request after an edit starts it again. */
class Backend {
  isStale = false;
  readonly #environment: RunnableDevEnvironment;
  #running: Promise<Running> | undefined;

  constructor(environment: RunnableDevEnvironment) {
    this.#environment = environment;
  }

  running(): Promise<Running> {
    if (this.isStale || !this.#running) {
      this.isStale = false;
      this.#running = this.stop().then(() => this.#start());
      // If a start fails (a typing error, a wrong setting), the next request tries again.
      this.#running.catch(() => (this.isStale = true));
    }
    return this.#running;
  }

  async stop(): Promise<void> {
    const former = await this.#running?.catch(() => undefined);
    await former?.stop();
  }

  async #start(): Promise<Running> {
    const { config, runner } = this.#environment;
    runner.clearCache();
    const module = (await runner.import(resolve(config.root, '../server/development.ts'))) as ServerModule;
    return module.startForDevelopment();
  }
}
