import { readStored } from '../../device/stored.ts';
import type { RunOwner } from '../../engine/engine.ts';

/** What was chosen last in this window: all a guest has, and at hand when the guest has just become a player. */
const here = new Map<string, unknown>();

/** The set-up a player started this game with last; undefined if there was none or the device gives none. */
export async function lastSetup(owner: RunOwner, game: string): Promise<unknown> {
  if (owner.kind === 'guest') return here.get(game);
  const stored = await readStored(async (storage) => ({ setups: await storage.player(owner.localId).meta('lastSetup') }));
  return stored && (stored.setups?.[game] ?? here.get(game));
}

export async function rememberSetup(owner: RunOwner, game: string, config: unknown): Promise<void> {
  here.set(game, config);
  if (owner.kind === 'guest') return;
  // What is wrong with storage is said elsewhere; a set-up is not worth a second word.
  await readStored(async (storage) => {
    const store = storage.player(owner.localId);
    await store.setMeta({ lastSetup: { ...(await store.meta('lastSetup')), [game]: config } });
  });
}
