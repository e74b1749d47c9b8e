import { createSource } from '../../shared/observable.ts';

/** What the window knows of its service worker. The code that finds it out is fetched after the first paint (service-worker.ts). */

/** Whether a newer version is installed and waits to be applied. */
export const updateReady = createSource(false);

/** Why a browser cannot keep the app here: no HTTPS, a certificate that it does not trust, no service workers, storage blocked, no room. */
export type Obstacle = 'insecure' | 'certificate' | 'unsupported' | 'blocked' | 'full';

/**
 * Whether the app starts on this device without a network. `waiting` for the first game (player-first.ts). `kept` of
 * `total` parts are here; with `held` no more comes for now.
 */
export type Readiness =
  | { readonly state: 'unknown' | 'waiting' | 'ready' }
  | { readonly state: 'getting'; readonly kept: number; readonly total: number; readonly held: boolean }
  | { readonly state: 'cannot'; readonly why: Obstacle };

export const readiness = createSource<Readiness>({ state: 'unknown' });

/** Whether home says so: where the app is still coming, or has just come, or cannot come. */
export const offlineNews = createSource(false);
