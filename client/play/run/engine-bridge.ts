import { untilLoaded } from '../../window/missing-chunk.ts';
import { createEngineSource } from './engine-source.ts';
import { browserPorts } from './browser-ports.ts';

/** The only access to the Worker (ARCHITECTURE, "Folders"). */
export const engines = createEngineSource({
  startWorker: async () => (await import('./worker-engine.ts')).startWorker(),
  engineInPlace: async () => (await untilLoaded(() => import('./engine-in-place.ts'))).engineInPlace(),
  after: browserPorts.after,
  report: browserPorts.report,
});

/** Starts the engine before its first use, for instance during a countdown. Nothing waits for it. */
export function warmUpEngine(): void {
  void engines.current();
}
