import type { Engine, FinishReport, Recorder } from '../../engine/engine.ts';
import type { JournalHeader } from '../../storage/records.ts';
import { within, type EngineSource } from './engine-source.ts';

export interface RecordingSetup {
  readonly engines: EngineSource;
  /** Known by the time the engine is; play does not wait for it. */
  readonly recorder: Promise<Recorder>;
  readonly header: JournalHeader;
  /** What the journal of an interrupted run holds already. */
  readonly earlier?: { readonly log: string; readonly count: number };
  readonly after: (ms: number, work: () => void) => () => void;
}

/** A run's way into the engine. Nothing here is ever waited for by play. */
export interface Recording {
  /** The next entry, packed by itself after the one before (shared/games/kit/log.ts): pieces join to one log. */
  readonly add: (packed: string) => void;
  /** Sends what waits, without waiting for the end of the frame. */
  readonly flush: () => void;
  /** Ends the run in the engine; may be called again for a run that storage did not take. */
  readonly finish: () => Promise<FinishReport>;
  readonly abandon: () => void;
}

/** Longer than the engine's worst case on a full device (a finish, making room, a finish, each with its deadline): only an engine that died takes longer. */
const CALL_DEADLINE_MS = 40_000;

/**
 * Delivers a run's entries to the engine, in order. All entries stay here until the end, so an engine that stops answering
 * is replaced and gets the whole list again; the engine ignores what it has (engine.ts).
 */
export function createRecording(setup: RecordingSetup): Recording {
  const { engines, header, earlier } = setup;
  const entries: string[] = [];
  let sent = 0;
  let engine: Engine | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let cancelFlush: (() => void) | undefined;

  const open = async (target: Engine) => {
    const recorder = await setup.recorder;
    const goesOn = earlier && recorder.kind === 'player';
    const known = goesOn ? await target.resume(recorder.localId, header.sessionId) : undefined;
    if (!known) await target.begin(recorder, header);
    // What is played meanwhile is the next delivery's.
    const count = entries.length;
    const log = (earlier?.log ?? '') + entries.join('');
    if (log !== '') await target.record(header.sessionId, 1, log);
    sent = count;
    engine = target;
  };

  const attempt = async <T>(target: Engine, call: (engine: Engine) => Promise<T>): Promise<T> => {
    const work = async () => {
      if (engine !== target) await open(target);
      return call(target);
    };
    return within(setup.after, CALL_DEADLINE_MS, work());
  };

  const deliver = async <T>(call: (engine: Engine) => Promise<T>): Promise<T> => {
    // Storage may take its time to say who plays: what was played waits here.
    const [target] = await Promise.all([engines.current(), setup.recorder]);
    try {
      return await attempt(target, call);
    } catch (reason) {
      engine = undefined;
      return attempt(await engines.replace(target, reason), call);
    }
  };

  const enqueue = <T>(call: (engine: Engine) => Promise<T>): Promise<T> => {
    const result = queue.then(() => deliver(call));
    queue = result.catch(() => undefined);
    return result;
  };

  const sendRest = async (target: Engine) => {
    const rest = entries.slice(sent);
    if (rest.length === 0) return;
    const firstN = (earlier?.count ?? 0) + sent + 1;
    sent = entries.length;
    await target.record(header.sessionId, firstN, rest.join(''));
  };

  const flush = () => {
    cancelFlush?.();
    cancelFlush = undefined;
    // A failure shows at the finish, which repeats everything; play goes on.
    enqueue(sendRest).catch(() => undefined);
  };

  // The journal is opened before the first move.
  flush();

  return {
    add(packed) {
      entries.push(packed);
      cancelFlush ??= setup.after(0, flush);
    },
    flush,
    finish() {
      flush();
      return enqueue((target) => target.finish(header.sessionId));
    },
    abandon() {
      cancelFlush?.();
      enqueue((target) => target.abandon(header.sessionId)).catch(() => undefined);
    },
  };
}
