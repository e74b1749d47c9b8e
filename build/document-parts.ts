import { MAIN_ID } from '../client/shell/main-id.ts';
import type { PageMetadata } from '../client/page-metadata.ts';
import { ORIGIN_MARK } from '../shared/document-table.ts';
import { baseOf, LANGUAGES, OTHER_LANGUAGES } from '../shared/languages.ts';
import { escapeHtml } from '../shared/site/escape-html.ts';
import { jsonInScript } from '../shared/site/page-data.ts';
import type { SharedPicture } from '../shared/site/shared-picture.ts';
import { beginOf, endOf } from '../shared/site/template.ts';

interface Head {
  /** What the addresses of this language begin with. */
  readonly base: string;
  /** The path of the document's page for search engines, which `base` precedes. */
  readonly path: string;
  readonly page: PageMetadata;
  /** Whether search engines should list it. Frames, which have no content yet, and the 404 page are not listed. */
  readonly indexed: boolean;
  /** What shared links show beside the page's words. */
  readonly picture: SharedPicture;
  /** What they show of a page that is an article, if it is one. */
  readonly article?: Article;
  /** The page for programs that read it, in schema.org's terms, if it has more to say than its words. */
  readonly linkedData?: object;
  /** Whether its posts can be followed by a feed. */
  readonly feed?: true;
  readonly css: string;
  /** The style sheets whose text is in `css`. */
  readonly styles: readonly string[];
  readonly boot: string;
}

/** An article, for shared links: texts, or the marks of a template. */
export interface Article {
  readonly title: string;
  /** The section of its template with the size of its picture, which is not known of each. */
  readonly sized: string;
  /** Times as in RFC 3339. */
  readonly published: string;
  readonly modified: string;
}

/** The head of a document: everything that the first paint needs, and nothing that delays it. */
export function headOf(head: Head): string {
  const { base, path, page, indexed, linkedData, feed, css, styles, boot } = head;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...(page.keywords.length > 0 ? [`<meta name="keywords" content="${escapeHtml(page.keywords.join(', '))}">`] : []),
    `<link rel="canonical" href="${ORIGIN_MARK}${base}${path}">`,
    ...(indexed
      ? [...otherLanguages(path), ...sharedLink(head), ...(linkedData ? [dataScript(linkedData)] : [])]
      : ['<meta name="robots" content="noindex">']),
    ...(feed ? [`<link rel="alternate" type="application/rss+xml" title="Tenfold Blog" href="${ORIGIN_MARK}/feed.xml">`] : []),
    // A parser may stop anywhere to paint, and half a header would move. So the first paint waits for the element after the header.
    `<link rel="expect" href="#${MAIN_ID}" blocking="render">`,
    `<script>${boot}</script>`,
    `<style>${css}</style>`,
    // Its text is in the document already. This link keeps Vite from fetching the sheet when a chunk with it loads. Browsers of 2022 look
    // ahead for sheets to fetch, and pass over one for no medium, but not over one that is disabled.
    ...styles.map((file) => `<link rel="stylesheet" href="${base}/${file}" crossorigin media="not all" disabled>`),
  ].join('\n');
}

/** The page in each language, for search engines, once there are several. */
const otherLanguages = (path: string): readonly string[] =>
  OTHER_LANGUAGES.length === 0
    ? []
    : LANGUAGES.map((language) => `<link rel="alternate" hreflang="${language.id}" href="${ORIGIN_MARK}${baseOf(language)}${path}">`);

const dataScript = (data: object): string => `<script type="application/ld+json">${jsonInScript(data)}</script>`;

/** The metadata for shared links to the page. */
function sharedLink({ base, path, page, picture, article }: Head): string[] {
  const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeHtml(content)}">`;
  const size = Object.entries(picture.size ?? {}).map(([side, pixels]) => meta(`og:image:${side}`, String(pixels)));
  return [
    meta('og:type', article ? 'article' : 'website'),
    meta('og:site_name', 'Tenfold'),
    meta('og:title', article?.title ?? page.title),
    meta('og:description', page.description),
    `<meta property="og:url" content="${ORIGIN_MARK}${base}${path}">`,
    `<meta property="og:image" content="${ORIGIN_MARK}${picture.path}">`,
    meta('og:image:alt', article?.title ?? page.title),
    ...(article ? [beginOf(article.sized), ...size, endOf(article.sized)] : size),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(article ? [meta('article:published_time', article.published), meta('article:modified_time', article.modified)] : []),
  ];
}

/** The font files in the style, without those for letters that the site's own texts do not have: these have a unicode-range. */
export function fontsOf(css: string): string[] {
  const faces = (css.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) => !face.includes('unicode-range'));
  return [...new Set(faces.flatMap((face) => /url\(["']?((?:\/[\w-]+)?\/assets\/[^)"']+\.woff2)/.exec(face)?.[1] ?? []))];
}
