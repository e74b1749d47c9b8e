import { readStored } from '../../device/read-stored.ts';
import type { RunOwner } from '../../engine/engine.ts';
import { isAttempt } from '../purpose/of-journal.ts';
import { engines } from '../run/engine-bridge.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';

/**
 * Ends the attempts of a player that a kill left open: they are over, with what was reached by then (decision C9). One that another tab
 * is playing goes on. It asks the journal first, so that the worker is not loaded for nothing.
 */
export async function endLeftAttempts(owner: RunOwner): Promise<void> {
  if (owner.kind === 'guest') return;
  const journals = await readStored((storage) => storage.player(owner.localId).openJournals());
  if (!journals?.some(({ header }) => isAttempt(header))) return;
  const { endAttempt } = await untilLoaded(() => import('./open-runs.ts'));
  const engine = await engines.current();
  for (const run of await engine.resumable(owner.localId)) if (isAttempt(run.header) && run.openable) await endAttempt(engine, owner, run);
}
