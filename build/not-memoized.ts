import type { Plugin } from 'vite';

/** What renders at a press and seldom again, before and around play, and on pages that are read. The stage keeps its caches, for it renders with each question. */
const ONCE_A_PRESS =
  /\/client\/(?:play\/(?:input|page|purpose|run|setup|sound)\/[\w-]+|games\/[\w-]+\/setup|site\/(?:tips|tour)\/[\w-]+|classroom\/round\/[\w-]+|consent\/[\w-]+|ui\/form\/[\w-]+|device\/use-read|play\/result\/(?:use-best-pace|use-bests|use-standing|game-records))\.tsx?$/;

/**
 * Has the React compiler leave out what would be rendered the same with its caches: they are code, too, some kilobytes of the page of
 * every game (docs/choices.md). Elsewhere a file says so itself.
 */
export const notMemoized = (): Plugin => ({
  name: 'tenfold:not-memoized',
  enforce: 'pre',
  transform: {
    filter: { id: { include: ONCE_A_PRESS } },
    handler: (code) => ({ code: `'use no memo';${code}`, map: null }),
  },
});
