import { logError } from '../window/log.ts';
import { CachedPosts } from './cache/cached-posts.ts';
import type { ReadingDeps } from './read-posts.ts';

/** What reading posts uses of this window. */
export const windowDeps = (): ReadingDeps => ({
  fetch: (input, init) => fetch(input, init),
  kept: new CachedPosts('caches' in window ? window.caches : undefined),
  report: logError,
});
