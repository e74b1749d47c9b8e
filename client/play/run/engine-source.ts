import type { Engine } from '../../engine/engine.ts';

/** A worker that is starting. */
export interface StartedWorker {
  readonly engine: Engine;
  /** Resolves at the worker's ready message, rejects when it cannot start. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

export interface EnginePorts {
  /** Rejects if its code cannot be loaded, there is no Worker, or a policy forbids it. */
  readonly startWorker: () => Promise<StartedWorker>;
  /** Loads the same engine in the window. */
  readonly engineInPlace: () => Promise<Engine>;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Called once with the reason why the worker is not used. */
  readonly report: (reason: unknown) => void;
}

/** Gives a run its engine. */
export interface EngineSource {
  /** The engine in use; starts it at the first call. */
  readonly current: () => Promise<Engine>;
  /** Called when `broken` does not answer. Gives the engine that replaces it, for every run from now on. */
  readonly replace: (broken: Engine, reason: unknown) => Promise<Engine>;
}

const READY_DEADLINE_MS = 5_000;

/** The worker's engine, or the same engine in the window if the worker cannot start or stops answering. */
export function createEngineSource(ports: EnginePorts): EngineSource {
  let chosen: Promise<Engine> | undefined;
  let inPlace: Promise<Engine> | undefined;
  let working: StartedWorker | undefined;

  const fallBack = (reason: unknown) => {
    if (!inPlace) ports.report(reason);
    inPlace ??= ports.engineInPlace();
    return inPlace;
  };

  const start = async () => {
    const starting = ports.startWorker();
    try {
      const worker = await starting;
      // How long its code takes to come says nothing about it: the other engine comes by the same way.
      await within(ports.after, READY_DEADLINE_MS, worker.ready);
      working = worker;
      return worker.engine;
    } catch (reason) {
      // It may still be about to start.
      void starting.then(
        (worker) => worker.stop(),
        () => undefined,
      );
      return fallBack(reason);
    }
  };

  const current = () => (chosen ??= start());

  return {
    current,
    async replace(broken, reason) {
      const now = await current();
      if (now === broken) {
        // Its locks and open transactions would block the next engine.
        working?.stop();
        working = undefined;
        chosen = fallBack(reason);
      }
      return current();
    },
  };
}

/** Settles like `work`, or rejects if `work` has not settled after `ms`. */
export function within<T>(after: EnginePorts['after'], ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => reject(new Error(`No answer within ${ms} ms.`)));
    work.then(resolve, reject).finally(cancel);
  });
}
