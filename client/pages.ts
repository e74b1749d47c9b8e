import type { ComponentType } from 'react';
import type { TemplateName } from '../shared/document-table.ts';
import type { OpenableSlug } from '../shared/games/catalogue.ts';
import { gamePath, type GamePath } from './games/game-path.ts';

/**
 * The pages of the site, one row per page. Router, documents and tests derive from it. It is fetched after the first screen, which must not
 * grow with the number of pages: a document names its own page (client/window/rendered-document.ts). The words for search engines and shared
 * links are in page-words.ts; the compiler checks that no page lacks them.
 */

/** The module of a page. Its default export is the page. */
export interface PageModule {
  readonly default: ComponentType;
}

export interface Page {
  readonly path: string;
  /** Loads its code. */
  readonly load: () => Promise<PageModule>;
  /** Set for a page that shows nothing until the device has said who plays. Its document is the empty frame. */
  readonly frame?: true;
  /** Set for a page with a document that search engines should not list: it is about whoever looks. */
  readonly unlisted?: true;
  /** Set for a page whose document is filled while the server runs (protocol, "Documents made while running"): the name of its template. */
  readonly template?: TemplateName;
}

/** The page of a game is its folder's own module: "./games/<slug>/index.ts" is at "/games/<slug>", practice at "/practice". */
const GAMES = Object.entries(import.meta.glob<PageModule>('./games/*/index.ts')).map(([file, load]) => ({
  path: gamePath(file.slice('./games/'.length, -'/index.ts'.length) as OpenableSlug),
  load,
}));

/** The one page whose address has a part that says of what it is. */
export const POST_PAGE = { path: '/blog/$post', load: () => import('./blog/post-page.tsx'), template: 'post' } as const satisfies Page;

export const PAGES = [
  { path: '/', load: () => import('./site/home/home-page.tsx') },
  { path: '/games', load: () => import('./games/catalogue/catalogue-page.tsx') },
  ...GAMES,
  { path: '/practice/print', load: () => import('./paper/print-page.tsx') },
  { path: '/daily-challenge', load: () => import('./progress/challenge/daily-challenge-page.tsx') },
  { path: '/daily-challenge/play', load: () => import('./progress/challenge/daily-challenge-play-page.tsx'), unlisted: true },
  { path: '/round', load: () => import('./classroom/round/round-page.tsx') },
  { path: '/math-tips', load: () => import('./site/tips/math-tips-page.tsx') },
  { path: '/analytics', load: () => import('./progress/analytics/analytics-page.tsx') },
  { path: '/badges', load: () => import('./badges/badges-page.tsx') },
  { path: '/progress', load: () => import('./progress/analytics/progress-page.tsx') },
  { path: '/map', load: () => import('./progress/map/map-page.tsx') },
  { path: '/history', load: () => import('./progress/history/history-page.tsx'), unlisted: true },
  { path: '/history/game', load: () => import('./progress/history/past-game-page.tsx'), unlisted: true },
  { path: '/class', load: () => import('./classroom/class/class-page.tsx') },
  { path: '/leaderboard', load: () => import('./site/leaderboard/leaderboard-page.tsx') },
  { path: '/mental-math-tricks', load: () => import('./site/tips/mental-math-tricks-page.tsx') },
  { path: '/instant-feedback', load: () => import('./site/help/instant-feedback-page.tsx') },
  { path: '/adaptive-learning', load: () => import('./site/help/adaptive-learning-page.tsx') },
  { path: '/scoring-system', load: () => import('./site/help/scoring-system-page.tsx') },
  { path: '/blog', load: () => import('./blog/blog-page.tsx'), template: 'posts' },
  POST_PAGE,
  { path: '/about', load: () => import('./site/about/about-page.tsx') },
  { path: '/contact', load: () => import('./site/contact/contact-page.tsx') },
  { path: '/privacy', load: () => import('./site/legal/privacy-page.tsx') },
  { path: '/terms', load: () => import('./site/legal/terms-page.tsx') },
  { path: '/accessibility', load: () => import('./site/legal/accessibility-page.tsx') },
  { path: '/settings', load: () => import('./settings/settings-page.tsx'), unlisted: true },
  { path: '/admin', load: () => import('./admin/panel/admin-panel-page.tsx'), frame: true },
  { path: '/admin/challenges', load: () => import('./admin/challenges/challenges-page.tsx'), frame: true },
  { path: '/admin/blog', load: () => import('./admin/blog/blog-editor-page.tsx'), frame: true },
  { path: '/auth/callback', load: () => import('./auth/auth-callback-page.tsx'), unlisted: true },
] as const satisfies readonly Page[];

type PagePath = (typeof PAGES)[number]['path'];
/** The pages whose words are in page-words.ts; a game has its own. */
export type SitePath = Exclude<PagePath, GamePath>;
