import type { PostSummary } from '../../shared/contract/posts.ts';
import { BLOG_PATH, postPath } from '../../shared/site/post-name.ts';
import { escapeXml } from './escape-xml.ts';

/**
 * The sitemap (sitemaps.org, protocol 0.9): every page that search engines may list, and every published post with the time of its last
 * change.
 * @param siteUrl public origin without a closing slash
 * @param pages paths of pages
 */
export function sitemapOf(siteUrl: string, pages: readonly string[], posts: readonly PostSummary[]): string {
  const changedMs = Math.max(...posts.map(({ updatedMs }) => updatedMs));
  const rows = [
    ...pages.map((path) => entry(`${siteUrl}${path}`, path === BLOG_PATH && posts.length > 0 ? changedMs : undefined)),
    ...posts.map((post) => entry(`${siteUrl}${postPath(post)}`, post.updatedMs)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}

const entry = (address: string, changedMs?: number): string =>
  `<url><loc>${escapeXml(address)}</loc>${changedMs === undefined ? '' : `<lastmod>${new Date(changedMs).toISOString()}</lastmod>`}</url>\n`;
