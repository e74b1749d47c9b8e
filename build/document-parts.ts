import { MAIN_ID } from '../client/shell/main-id.ts';
import type { PageMetadata } from '../client/page-metadata.ts';
import { ORIGIN_MARK } from '../shared/document-table.ts';

interface Head {
  /** The address that the document has for search engines. */
  readonly path: string;
  readonly page: PageMetadata;
  /** Whether its content is worth finding: a frame, which waits for its page, and the 404 page are not. */
  readonly indexed: boolean;
  readonly css: string;
  /** The style sheets whose text `css` is. */
  readonly styles: readonly string[];
  readonly boot: string;
}

/** Everything the first paint needs, and nothing that makes it wait. */
export function headOf({ path, page, indexed, css, styles, boot }: Head): string {
  return [
    `<title>${escape(page.title)}</title>`,
    `<meta name="description" content="${escape(page.description)}">`,
    ...(page.keywords.length > 0 ? [`<meta name="keywords" content="${escape(page.keywords.join(', '))}">`] : []),
    `<link rel="canonical" href="${ORIGIN_MARK}${path}">`,
    ...(indexed ? sharedLink(path, page) : ['<meta name="robots" content="noindex">']),
    // A parser may stop to paint anywhere, and a header painted in halves would move: the first paint waits for what follows it.
    `<link rel="expect" href="#${MAIN_ID}" blocking="render">`,
    `<script>${boot}</script>`,
    ...fontsOf(css).map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<style>${css}</style>`,
    // Already here as text: the mark keeps Vite from fetching it when a chunk that belongs to it loads.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" crossorigin disabled>`),
  ].join('\n    ');
}

/** What a link to the page looks like where it is shared. */
function sharedLink(path: string, page: PageMetadata): string[] {
  return [
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Tenfold">`,
    `<meta property="og:title" content="${escape(page.title)}">`,
    `<meta property="og:description" content="${escape(page.description)}">`,
    `<meta property="og:url" content="${ORIGIN_MARK}${path}">`,
    `<meta property="og:image" content="${ORIGIN_MARK}/icons/icon-512.png">`,
  ];
}

/** The font files the style names, without those for rare scripts (they have a unicode-range of their own). */
function fontsOf(css: string): string[] {
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  return [...new Set(faces.flatMap((face) => /url\(["']?(\/assets\/[^)"']+\.woff2)/.exec(face)?.[1] ?? []))].slice(0, 1);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
