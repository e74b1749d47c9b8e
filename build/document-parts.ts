import type { PageMetadata } from '../client/site/metadata.ts';
import { originMark } from '../shared/document-table.ts';

interface Head {
  readonly path: string;
  readonly page: PageMetadata;
  readonly css: string;
  /** The style sheets whose text `css` is. */
  readonly styles: readonly string[];
  readonly boot: string;
}

/** Everything the first paint needs, and nothing that makes it wait. */
export function headOf({ path, page, css, styles, boot }: Head): string {
  return [
    `<title>${escape(page.title)}</title>`,
    `<meta name="description" content="${escape(page.description)}">`,
    ...(page.keywords.length > 0 ? [`<meta name="keywords" content="${escape(page.keywords.join(', '))}">`] : []),
    ...(path.startsWith('/') ? addresses(path, page) : ['<meta name="robots" content="noindex">']),
    `<script>${boot}</script>`,
    ...fontsOf(css).map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<style>${css}</style>`,
    // Already here as text: the mark keeps Vite from fetching it when a chunk that belongs to it loads.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" crossorigin disabled>`),
  ].join('\n    ');
}

function addresses(path: string, page: PageMetadata): string[] {
  const address = `${originMark}${path}`;
  return [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Tenfold">`,
    `<meta property="og:title" content="${escape(page.title)}">`,
    `<meta property="og:description" content="${escape(page.description)}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${originMark}/icons/icon-512.png">`,
  ];
}

/** The font files the style names, without those for rare scripts (they have a unicode-range of their own). */
function fontsOf(css: string): string[] {
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  return [...new Set(faces.flatMap((face) => /url\(["']?(\/assets\/[^)"']+\.woff2)/.exec(face)?.[1] ?? []))].slice(0, 1);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
