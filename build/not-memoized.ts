import type { Plugin } from 'vite';

/** What renders at a press and seldom again, before and around play. */
const ONCE_A_PRESS = /\/client\/(?:play\/(?:input|page|purpose|run|stage)\/[\w-]+|device\/use-read)\.tsx?$/;
/** But for what renders with each question or key. */
const EACH_QUESTION = /\/(?:answer-slot|number-pad|play-screen|problem|time-bar)\.tsx$/;

/**
 * Has the React compiler leave out what would be rendered the same with its caches: they are code, too, two to three kilobytes of the play
 * of every game (docs/choices.md). Elsewhere a file says so itself.
 */
export const notMemoized = (): Plugin => ({
  name: 'tenfold:not-memoized',
  enforce: 'pre',
  transform: {
    filter: { id: { include: ONCE_A_PRESS, exclude: EACH_QUESTION } },
    handler: (code) => ({ code: `'use no memo';${code}`, map: null }),
  },
});
