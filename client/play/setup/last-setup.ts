import { readStored } from '../../device/read-stored.ts';
import type { RunOwner } from '../../engine/engine.ts';

/** The last set-ups in this window. A guest has only these, and keeps them on becoming a player. */
const here = new Map<string, unknown>();

/** The set-up with which the player last started this game; undefined if there was none, or storage refuses. */
export async function lastSetup(owner: RunOwner, game: string): Promise<unknown> {
  if (owner.kind === 'guest') return here.get(game);
  const stored = await readStored(async (storage) => ({ setups: await storage.player(owner.localId).meta('lastSetup') }));
  return stored && (stored.setups?.[game] ?? here.get(game));
}

export async function rememberSetup(owner: RunOwner, game: string, config: unknown): Promise<void> {
  here.set(game, config);
  if (owner.kind === 'guest') return;
  // Other screens tell of storage problems. A set-up is not important enough for another message.
  await readStored(async (storage) => {
    const store = storage.player(owner.localId);
    await store.setMeta({ lastSetup: { ...(await store.meta('lastSetup')), [game]: config } });
  });
}
