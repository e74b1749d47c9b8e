import { withoutClosingSlash } from '../../shared/addresses.ts';
import { base } from '../../shared/build-stamp.ts';
import { isIndexed, metadataOf, pictureOf } from '../page-words.ts';
import { describesItself, knownAddress, writeHead, type PageHead } from '../window/page-head.ts';
import { metasOfLink } from '../window/shared-link.ts';

/**
 * The canonical address of a path: the public host, which the served document names in its canonical link, and the path without a
 * closing slash, query or fragment.
 */
export const canonicalUrl = (known: string, path: string): string => new URL(`${base}${withoutClosingSlash(path)}`, known).href;

/**
 * The head of the page at `path`, as the build writes it into the page's document (build/document-parts.ts).
 * @param known any address on the public host
 */
export function headOf(path: string, known: string): PageHead {
  const { title, description, keywords } = metadataOf(path);
  const canonical = canonicalUrl(known, path);
  const indexed = isIndexed(path);
  return {
    title,
    canonical,
    metas: {
      description,
      keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
      robots: indexed ? undefined : 'noindex',
      ...metasOfLink(indexed ? { title, description, url: canonical, picture: pictureOf(path) } : undefined),
    },
  };
}

/**
 * Puts the words of the page at `path` into the head, unless that page does so itself. The first document may have been the frame or the
 * page of an unknown address.
 */
export function describePage(path: string): void {
  if (!describesItself(path)) writeHead(headOf(path, knownAddress()));
}
