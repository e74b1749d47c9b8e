import type { Plugin } from 'vite';

/** What renders at a press and seldom again, before and around play, and on pages that are read. The stage keeps its caches, for it renders with each question. */
const ONCE_A_PRESS = [
  'classroom/round/*',
  'consent/*',
  'device/use-read',
  'games/*/setup',
  'play/input/*',
  'play/page/*',
  'play/purpose/*',
  'play/result/game-records',
  'play/result/use-best-pace',
  'play/result/use-bests',
  'play/result/use-standing',
  'play/run/*',
  'play/setup/*',
  'play/sound/*',
  'site/tips/*',
  'site/tour/*',
  'ui/form/*',
];
const FILES = new RegExp(`/client/(?:${ONCE_A_PRESS.join('|').replaceAll('*', String.raw`[\w-]+`)})\\.tsx?$`);

/**
 * Has the React compiler leave out what would be rendered the same with its caches: they are code, too, some kilobytes of the page of
 * every game (docs/choices.md). Elsewhere a file says so itself.
 */
export const notMemoized = (): Plugin => ({
  name: 'tenfold:not-memoized',
  enforce: 'pre',
  transform: {
    filter: { id: { include: FILES } },
    handler: (code) => ({ code: `'use no memo';${code}`, map: null }),
  },
});
