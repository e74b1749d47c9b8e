import type { LogEntry } from '../../../shared/games/kit/game.ts';
import type { Engine, FinishReport, RunOwner } from '../../engine/engine.ts';
import type { HandInput, JournalHeader } from '../../storage/records.ts';
import type { RestoredRun } from './restored-run.ts';
import { within, type EngineSource } from './engine-source.ts';

interface DeliveryDeps {
  readonly engines: EngineSource;
  /** The owner of the run. The delivery waits for it, play does not. */
  readonly owner: Promise<RunOwner>;
  readonly header: JournalHeader;
  /** The entries that a resumed run's journal has already. */
  readonly resumed?: Pick<RestoredRun<unknown, unknown>, 'entries'>;
  readonly after: (ms: number, work: () => void) => () => void;
  /** What most digits of the run were typed with, as far as this window has seen them. */
  readonly typedWith?: () => HandInput | undefined;
}

/** Sends a run to the engine. Play never waits for it. */
export interface EngineDelivery {
  readonly add: (entry: LogEntry<unknown>) => void;
  /** All that were added, and those of a resumed run's journal before them. */
  readonly entries: readonly LogEntry<unknown>[];
  /** Sends the waiting entries at once, not at the end of the frame. */
  readonly flush: () => void;
  /** Ends the run in the engine. May be called again for a run that storage refused. */
  readonly finish: () => Promise<FinishReport>;
  readonly discard: () => void;
}

/** Longer than the engine takes on a full device (a finish, making room, a finish, each with its deadline). A dead engine takes longer. */
export const CALL_DEADLINE_MS = 40_000;

type Call<T> = (engine: Engine) => Promise<T>;

/**
 * Makes calls of the engine, one after the other. One that stops answering is replaced, and the call repeated there, once.
 * @param open gives an engine the run before its first call
 */
function createCalls({ engines, owner, after }: DeliveryDeps, open: (target: Engine) => Promise<void>) {
  let engine: Engine | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const attempt = async <T>(target: Engine, call: Call<T>): Promise<T> => {
    const work = async () => {
      if (engine !== target) await open(target);
      engine = target;
      return call(target);
    };
    return within(after, CALL_DEADLINE_MS, work());
  };

  const deliver = async <T>(call: Call<T>): Promise<T> => {
    // Storage may need time to say who plays. The entries wait until then.
    const [target] = await Promise.all([engines.current(), owner]);
    try {
      return await attempt(target, call);
    } catch (reason) {
      engine = undefined;
      return attempt(await engines.replace(target, reason), call);
    }
  };

  return <T>(call: Call<T>): Promise<T> => {
    const result = queue.then(() => deliver(call));
    queue = result.catch(() => undefined);
    return result;
  };
}

/**
 * Delivers a run's entries to the engine, in order. All entries stay here until the end, so an engine that stops answering
 * is replaced and gets the whole list again; the engine ignores what it has (engine.ts).
 */
export function createDelivery(deps: DeliveryDeps): EngineDelivery {
  const { header, resumed } = deps;
  const entries: LogEntry<unknown>[] = [...(resumed?.entries ?? [])];
  let sent = 0;
  let cancelFlush: (() => void) | undefined;

  const open = async (target: Engine) => {
    const owner = await deps.owner;
    const isResumed = resumed && owner.kind === 'player';
    const known = isResumed ? await target.resume(owner.localId, header.sessionId) : undefined;
    if (!known) await target.begin(owner, header);
    // Entries that are played meanwhile go with the next delivery.
    const played = [...entries];
    if (played.length > 0) await target.record(header.sessionId, 1, played);
    sent = played.length;
  };
  const enqueue = createCalls(deps, open);

  const sendRest = async (target: Engine) => {
    const rest = entries.slice(sent);
    if (rest.length === 0) return;
    const firstN = sent + 1;
    sent = entries.length;
    await target.record(header.sessionId, firstN, rest);
  };

  const flush = () => {
    cancelFlush?.();
    cancelFlush = undefined;
    // Play continues after a failure: the finish sends everything again, and reports a lasting failure.
    enqueue(sendRest).catch(() => undefined);
  };

  // The journal is opened before the first move.
  flush();

  return {
    entries,
    add(entry) {
      entries.push(entry);
      cancelFlush ??= deps.after(0, flush);
    },
    flush,
    finish() {
      flush();
      return enqueue((target) => target.finish(header.sessionId, deps.typedWith?.()));
    },
    discard() {
      cancelFlush?.();
      enqueue((target) => target.discard(header.sessionId)).catch(() => undefined);
    },
  };
}
