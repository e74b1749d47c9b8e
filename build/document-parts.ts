import { MAIN_ID } from '../client/shell/main-id.ts';
import type { PageMetadata } from '../client/page-metadata.ts';
import { ORIGIN_MARK } from '../shared/document-table.ts';

interface Head {
  /** The document's address for search engines. */
  readonly path: string;
  readonly page: PageMetadata;
  /** Whether search engines should list it. Frames, which have no content yet, and the 404 page are not listed. */
  readonly indexed: boolean;
  readonly css: string;
  /** The style sheets whose text is in `css`. */
  readonly styles: readonly string[];
  readonly boot: string;
}

/** The head of a document: everything that the first paint needs, and nothing that delays it. */
export function headOf({ path, page, indexed, css, styles, boot }: Head): string {
  return [
    `<title>${escape(page.title)}</title>`,
    `<meta name="description" content="${escape(page.description)}">`,
    ...(page.keywords.length > 0 ? [`<meta name="keywords" content="${escape(page.keywords.join(', '))}">`] : []),
    `<link rel="canonical" href="${ORIGIN_MARK}${path}">`,
    ...(indexed ? sharedLink(path, page) : ['<meta name="robots" content="noindex">']),
    // A parser may stop anywhere to paint, and half a header would move. So the first paint waits for the element after the header.
    `<link rel="expect" href="#${MAIN_ID}" blocking="render">`,
    `<script>${boot}</script>`,
    ...fontsOf(css).map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<style>${css}</style>`,
    // Its text is in the document already. This link keeps Vite from fetching the sheet when a chunk with it loads.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" crossorigin disabled>`),
  ].join('\n    ');
}

/** The metadata for shared links to the page. */
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

/** The font files in the style, without those for letters that the site's own texts do not have: these have a unicode-range. */
function fontsOf(css: string): string[] {
  const faces = (css.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) => !face.includes('unicode-range'));
  return [...new Set(faces.flatMap((face) => /url\(["']?(\/assets\/[^)"']+\.woff2)/.exec(face)?.[1] ?? []))];
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
