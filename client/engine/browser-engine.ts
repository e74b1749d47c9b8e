import { buildMs } from '../../shared/build-stamp.ts';
import { rulesFor } from '../../shared/games/registry.ts';
import { browserHost } from '../storage/browser-host.ts';
import { openStorage } from '../storage/open-storage.ts';
import { keptChallenges } from '../storage/kept-challenges.ts';
import type { Engine } from './engine.ts';
import { createEngine } from './local-engine.ts';

/** The engine on this browser's storage, for the worker or for the window. */
export function browserEngine(): Engine {
  const host = browserHost(buildMs);
  const storage = openStorage({ host });
  return createEngine({
    host,
    rulesFor,
    player: (localId) => storage.player(localId),
    challenges: () => keptChallenges(storage.device),
    makeRoom: () => storage.makeRoom(),
  });
}
