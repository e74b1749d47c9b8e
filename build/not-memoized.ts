import type { Plugin } from 'vite';

/** What renders at a press and seldom again, before and around play. */
const ONCE_A_PRESS = /\/client\/(?:play\/(?:input|page|purpose|run)\/[\w-]+|device\/use-read)\.tsx?$/;
/** But for the keys, of which none renders with a question or a verdict. The stage keeps its caches for the same reason. */
const EACH_QUESTION = /\/number-pad\.tsx$/;

/**
 * Has the React compiler leave out what would be rendered the same with its caches: they are code, too, about a kilobyte of the play of
 * every game (docs/choices.md). Elsewhere a file says so itself.
 */
export const notMemoized = (): Plugin => ({
  name: 'tenfold:not-memoized',
  enforce: 'pre',
  transform: {
    filter: { id: { include: ONCE_A_PRESS, exclude: EACH_QUESTION } },
    handler: (code) => ({ code: `'use no memo';${code}`, map: null }),
  },
});
