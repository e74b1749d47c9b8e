import { readStored } from '../../device/stored.ts';
import type { Recorder } from '../../engine/engine.ts';
import { hasLeft } from './left-run.ts';

/**
 * Whether there may be a run of this game to go on with. Asked before the engine is: its worker is not worth loading for a set-up sheet
 * on which nothing was interrupted.
 */
export async function mayBeInterrupted(recorder: Recorder, game: string): Promise<boolean> {
  if (hasLeft(game)) return true;
  if (recorder.kind === 'guest') return false;
  // What cannot be read now is offered the next time.
  return ((await readStored((storage) => storage.player(recorder.localId).openJournals())) ?? []).length > 0;
}
