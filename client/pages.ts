import type { ComponentType } from 'react';
import type { TemplateName } from '../shared/document-table.ts';
import type { PlayableSlug } from '../shared/games/catalogue.ts';
import type { IconName } from './ui/icon/icon.tsx';

/**
 * The pages of the site, one row per page. Router, documents, header and tests derive from it. The words for search engines and shared
 * links are in page-words.ts, because the first screen does not need them; the compiler checks that no page lacks them.
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
  /** Its place in the header's navigation, in the order of the rows (spec 2 §2, Shared layout). */
  readonly nav?: { readonly label: string; readonly icon: IconName };
}

type GamePath = `/games/${PlayableSlug}`;

/** The page of a game is its folder's own module: "./games/<slug>/index.ts" is at "/games/<slug>". */
const GAMES = Object.entries(import.meta.glob<PageModule>('./games/*/index.ts')).map(([file, load]) => ({
  path: file.slice('.'.length, -'/index.ts'.length) as GamePath,
  load,
}));

/** The one page whose address has a part that says of what it is. */
export const POST_PAGE = { path: '/blog/$post', load: () => import('./blog/post-page.tsx'), template: 'post' } as const satisfies Page;

export const PAGES = [
  { path: '/', load: () => import('./site/home/home-page.tsx') },
  { path: '/games', load: () => import('./games/catalogue/catalogue-page.tsx'), nav: { label: 'Games', icon: 'sheet' } },
  ...GAMES,
  { path: '/daily-challenge', load: () => import('./progress/challenge/daily-challenge-page.tsx'), nav: { label: 'Daily', icon: 'sun' } },
  { path: '/daily-challenge/play', load: () => import('./progress/challenge/daily-challenge-play-page.tsx'), unlisted: true },
  { path: '/math-tips', load: () => import('./site/tips/math-tips-page.tsx'), nav: { label: 'Tips', icon: 'pencil' } },
  { path: '/analytics', load: () => import('./progress/analytics/analytics-page.tsx'), nav: { label: 'Stats', icon: 'chart' } },
  { path: '/badges', load: () => import('./badges/badges-page.tsx'), nav: { label: 'Badges', icon: 'medal' } },
  { path: '/progress', load: () => import('./progress/analytics/progress-page.tsx') },
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
  { path: '/settings', load: () => import('./settings/settings-page.tsx'), unlisted: true },
  { path: '/admin', load: () => import('./admin/panel/admin-panel-page.tsx'), frame: true },
  { path: '/admin/challenges', load: () => import('./admin/challenges/challenges-page.tsx'), frame: true },
  { path: '/admin/blog', load: () => import('./admin/blog/blog-editor-page.tsx'), frame: true },
  { path: '/auth/callback', load: () => import('./auth/auth-callback-page.tsx'), unlisted: true },
] as const satisfies readonly Page[];

type PagePath = (typeof PAGES)[number]['path'];
/** The pages whose words are in page-words.ts; a game has its own. */
export type SitePath = Exclude<PagePath, GamePath>;

/** Addresses that are only another name of a page (decision S1). */
export const ALIASES = [
  { path: '/math-games', leadsTo: '/games' },
  { path: '/profile', leadsTo: '/settings' },
] as const satisfies readonly { readonly path: string; readonly leadsTo: SitePath }[];

/** The path of the page that the address at `path` shows. */
export const pageAt = (path: string): string => ALIASES.find((alias) => alias.path === path)?.leadsTo ?? path;

/** The header's navigation. */
export const MAIN_NAV = PAGES.flatMap((page) => ('nav' in page ? [{ to: page.path, ...page.nav }] : []));
