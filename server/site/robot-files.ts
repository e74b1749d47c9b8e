import { readFile } from 'node:fs/promises';
import type { DocumentTable } from '../../shared/document-table.ts';
import type { AppPlugin } from '../http/app.ts';
import { baseOf, LANGUAGES } from '../../shared/languages.ts';
import { FEED_PATH, feedOf } from './feed.ts';
import type { PostSource } from './post-source.ts';
import { sendFile } from './send-file.ts';
import { tagOf, type SiteFile } from './site-file.ts';
import type { PostSummary } from '../../shared/contract/posts.ts';
import { BLOG_PATH, postPath } from '../../shared/site/post-name.ts';
import { escapeXml } from './escape-xml.ts';

/**
 * The sitemap (sitemaps.org, protocol 0.9): every page that search engines may list, and every published post with the time of its last
 * change.
 * @param siteUrl public origin without a closing slash
 * @param pages paths of pages
 */
function sitemapOf(siteUrl: string, pages: readonly string[], posts: readonly PostSummary[]): string {
  const changedMs = Math.max(...posts.map(({ updatedMs }) => updatedMs));
  const rows = [
    ...pages.map((path) => entry(`${siteUrl}${path}`, path === BLOG_PATH && posts.length > 0 ? changedMs : undefined)),
    ...posts.map((post) => entry(`${siteUrl}${postPath(post)}`, post.updatedMs)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}

const entry = (address: string, changedMs?: number): string =>
  `<url><loc>${escapeXml(address)}</loc>${changedMs === undefined ? '' : `<lastmod>${new Date(changedMs).toISOString()}</lastmod>`}</url>\n`;

interface RobotFilesOptions {
  /** The built client: dist/client. */
  readonly clientDir: string;
  /** Public origin without a closing slash. */
  readonly siteUrl: string;
  readonly posts: Pick<PostSource, 'list' | 'version'>;
}

const SITEMAP_PATH = '/sitemap.xml';

/** What is no page to be found: data, the way back from a sign-in, and what shows nothing without one. */
const robotsOf = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...['/api', '/auth', '/admin', '/settings'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}${SITEMAP_PATH}`,
    '',
  ].join('\n');

/** `/robots.txt`, `/sitemap.xml` and `/feed.xml`: for search engines and feed readers, made anew when a post changes. */
export function robotFiles({ clientDir, siteUrl, posts }: RobotFilesOptions): AppPlugin {
  return async (app) => {
    const { listed } = JSON.parse(await readFile(`${clientDir}/documents/table.json`, 'utf8')) as DocumentTable;
    const pages = LANGUAGES.flatMap((language) => listed.map((path) => `${baseOf(language)}${path}`)).toSorted((a, b) => (a < b ? -1 : 1));
    const files: Readonly<Record<string, () => SiteFile>> = {
      '/robots.txt': madeOnce('text/plain; charset=utf-8', posts, () => robotsOf(siteUrl)),
      [SITEMAP_PATH]: madeOnce('application/xml; charset=utf-8', posts, () => sitemapOf(siteUrl, pages, posts.list)),
      [FEED_PATH]: madeOnce('application/rss+xml; charset=utf-8', posts, () => feedOf(siteUrl, posts.list)),
    };
    for (const [path, file] of Object.entries(files))
      app.get(path, { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
        void sendFile(request, reply.header('cache-control', 'no-cache'), file());
      });
  };
}

/** A file that is made when it is first asked for, and again for other posts. */
function madeOnce(type: string, posts: RobotFilesOptions['posts'], make: () => string): () => SiteFile {
  let made: { readonly version: string; readonly file: SiteFile } | undefined;
  return () => {
    const { version } = posts;
    if (made?.version !== version) {
      const plain = Buffer.from(make());
      made = { version, file: { type, tag: tagOf(plain), plain } };
    }
    return made.file;
  };
}
