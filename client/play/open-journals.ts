import type { Recorder } from '../engine/engine.ts';
import { problemOf } from '../storage/storage-failure.ts';
import { hasLeft } from './left-run.ts';

/**
 * Whether there may be a run of this game to go on with. Asked before the engine is: its worker is not worth loading for a set-up sheet
 * on which nothing was interrupted.
 */
export async function mayBeInterrupted(recorder: Recorder, game: string): Promise<boolean> {
  if (hasLeft(game)) return true;
  if (recorder.kind === 'guest') return false;
  const { device } = await import('../account/device.ts');
  try {
    return (await device().storage.player(recorder.localId).openJournals()).length > 0;
  } catch (error) {
    // What cannot be read now is offered the next time.
    if (problemOf(error) === undefined) throw error;
    return false;
  }
}
