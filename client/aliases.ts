import type { SitePath } from './pages.ts';

/** Addresses that are only another name of a page (decision S1). */
export const ALIASES = [
  { path: '/math-games', leadsTo: '/games' },
  { path: '/profile', leadsTo: '/settings' },
] as const satisfies readonly { readonly path: string; readonly leadsTo: SitePath }[];

/** The path of the page that the address at `path` shows. */
export const pageAt = (path: string): string => ALIASES.find((alias) => alias.path === path)?.leadsTo ?? path;
