import { buildMs } from '../../shared/build-stamp.ts';
import { rulesFor } from '../../shared/games/registry.ts';
import { POSTS_CACHE } from '../../shared/site/posts-cache.ts';
import { browserHost } from '../storage/browser-host.ts';
import { openStorage } from '../storage/open-storage.ts';
import { cachedChallenges } from '../storage/cached-challenges.ts';
import type { Engine } from './engine.ts';
import { createEngine } from './local-engine.ts';

/** Posts that were read are on the server, too: they go before anything of a player. Without TLS there is no such cache. */
const dropCachedPosts = async (): Promise<boolean> => 'caches' in globalThis && caches.delete(POSTS_CACHE);

/** The engine on this browser's storage, for the worker or for the window. */
export function browserEngine(): Engine {
  const host = browserHost(buildMs);
  const storage = openStorage({ host });
  return createEngine({
    host,
    rulesFor,
    player: (localId) => storage.player(localId),
    hasPlayer: async (localId) => (await storage.device.player(localId)) !== undefined,
    challenges: () => cachedChallenges(storage.device),
    makeRoom: async () => (await dropCachedPosts()) || storage.makeRoom(),
  });
}
