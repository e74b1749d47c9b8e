import type { Recorder } from '../engine/engine.ts';
import { problemOf } from '../storage/storage-failure.ts';

/** What was chosen last in this window: all a guest has, and at hand when the guest has just become a player. */
const here = new Map<string, unknown>();

const storeOf = async (localId: string) => (await import('../account/device.ts')).device().storage.player(localId);

/** The set-up a player started this game with last; undefined if there was none or the device gives none. */
export async function lastSetup(recorder: Recorder, game: string): Promise<unknown> {
  if (recorder.kind === 'guest') return here.get(game);
  try {
    return (await (await storeOf(recorder.localId)).meta('lastSetup'))?.[game] ?? here.get(game);
  } catch (error) {
    if (problemOf(error) === undefined) throw error;
    return undefined; // The banner says what is wrong with storage; a set-up is not worth a second word.
  }
}

export async function rememberSetup(recorder: Recorder, game: string, config: unknown): Promise<void> {
  here.set(game, config);
  if (recorder.kind === 'guest') return;
  try {
    const store = await storeOf(recorder.localId);
    await store.setMeta({ lastSetup: { ...(await store.meta('lastSetup')), [game]: config } });
  } catch (error) {
    if (problemOf(error) === undefined) throw error;
  }
}
