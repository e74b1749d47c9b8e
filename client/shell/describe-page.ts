import { metadataOf } from '../page-words.ts';
import { canonicalUrl } from './canonical.ts';

/** Puts title, description and canonical link of `path` into the head. */
export function describePage(path: string): void {
  const { title, description } = metadataOf(path);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = canonicalUrl(link.href, path);
}
