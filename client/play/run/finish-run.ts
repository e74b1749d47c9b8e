import type { FinishReport } from '../../engine/engine.ts';
import type { StorageProblem } from '../../storage/storage-failure.ts';
import type { EngineDelivery } from './engine-delivery.ts';

/** When a finished run that storage refused is written again, in ms. With full storage or a newer database the player has to act first. */
const RETRY_MS: { readonly [problem in StorageProblem]?: number } = { storage_slow: 2_000, storage_held: 2_000, storage_blocked: 15_000 };

interface Finishing {
  readonly delivery: Pick<EngineDelivery, 'finish'>;
  readonly after: (ms: number, work: () => void) => () => void;
  /** Called with each report. */
  readonly told: (report: FinishReport) => void;
  /** Called if no engine could take the run. */
  readonly failed: (reason: unknown) => void;
}

/** Finishes a run in the engine, and again later while storage refuses it, even if the run's screen has gone. */
export async function finishRun(finishing: Finishing): Promise<void> {
  const { delivery, after, told, failed } = finishing;
  try {
    const report = await delivery.finish();
    told(report);
    const pauseMs = report.problem && RETRY_MS[report.problem];
    if (pauseMs !== undefined) after(pauseMs, () => void finishRun(finishing));
  } catch (reason) {
    failed(reason);
  }
}
