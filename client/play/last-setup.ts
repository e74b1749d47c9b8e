import type { Recorder } from '../engine/engine.ts';

/** What a guest chose last, for as long as the page is open. */
const guest = new Map<string, unknown>();

const storeOf = async (localId: string) => (await import('../account/device.ts')).device().storage.player(localId);

/** The set-up a player started this game with last; undefined if there was none or the device gives none. */
export async function lastSetup(recorder: Recorder, game: string): Promise<unknown> {
  if (recorder.kind === 'guest') return guest.get(game);
  try {
    return (await (await storeOf(recorder.localId)).meta('lastSetup'))?.[game];
  } catch {
    return undefined; // The banner says what is wrong with storage; a set-up is not worth a second word.
  }
}

export async function rememberSetup(recorder: Recorder, game: string, config: unknown): Promise<void> {
  if (recorder.kind === 'guest') {
    guest.set(game, config);
    return;
  }
  try {
    const store = await storeOf(recorder.localId);
    await store.setMeta({ lastSetup: { ...(await store.meta('lastSetup')), [game]: config } });
  } catch {
    // As above.
  }
}
