import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { isServicePath, pathOf } from '../shared/addresses.ts';
import { bootScript } from './inline-scripts.ts';

type ServerModule = typeof import('../server/development.ts');
type Running = Awaited<ReturnType<ServerModule['startForDevelopment']>>;

/** `npm run dev`: the server answers its own addresses in Vite's process, and follows every edit of server/ and shared/. All else is Vite's. */
export function devServer(): Plugin {
  return {
    name: 'tenfold:dev-server',
    apply: 'serve',
    configureServer: mount,
    transformIndexHtml: (html) => html.replace('<!--head-->', `<script>${bootScript}</script>`),
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
  vite.watcher.on('change', (file) => {
    if (environment.moduleGraph.getModulesByFile(file)?.size) backend.isStale = true;
  });
  vite.httpServer?.once('close', () => void backend.stop());
}

/** The server as the sources are when a request comes: started by the first one, and anew by the first one after an edit. */
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
      // A start that fails (a typing error, a bad setting) is tried again by the next request.
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
