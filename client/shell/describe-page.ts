import { withoutClosingSlash } from '../../shared/addresses.ts';
import { metadataOf } from '../page-words.ts';

/**
 * The canonical address of a path: the public host, which the served document names in its canonical link, and the path without a
 * closing slash, query or fragment.
 */
export const canonicalUrl = (known: string, path: string): string => new URL(withoutClosingSlash(path), known).href;

/** Puts title, description and canonical link of `path` into the head. */
export function describePage(path: string): void {
  const { title, description } = metadataOf(path);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = canonicalUrl(link.href, path);
}
