import { withoutClosingSlash } from '../../shared/addresses.ts';
import { metadataOf } from '../page-words.ts';
import { isIndexed } from '../pages.ts';

/** What the head of the document says of a page. */
export interface PageHead {
  readonly title: string;
  readonly canonical: string;
  /** By name or property, the content of its meta elements. Undefined: the page has none of this name. */
  readonly metas: Readonly<Record<string, string | undefined>>;
}

/**
 * The canonical address of a path: the public host, which the served document names in its canonical link, and the path without a
 * closing slash, query or fragment.
 */
export const canonicalUrl = (known: string, path: string): string => new URL(withoutClosingSlash(path), known).href;

/**
 * The head of the page at `path`, as the build writes it into the page's document (build/document-parts.ts).
 * @param known any address on the public host
 */
export function headOf(path: string, known: string): PageHead {
  const { title, description, keywords } = metadataOf(path);
  const canonical = canonicalUrl(known, path);
  const indexed = isIndexed(path);
  const shared = (text: string) => (indexed ? text : undefined);
  return {
    title,
    canonical,
    metas: {
      description,
      keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
      robots: indexed ? undefined : 'noindex',
      'og:title': shared(title),
      'og:description': shared(description),
      'og:url': shared(canonical),
    },
  };
}

/** Puts the words of the page at `path` into the head. The first document may have been the frame or the page of an unknown address. */
export const describePage = (path: string): void =>
  writeHead(headOf(path, document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.origin));

/** Makes the document's head say this. */
export function writeHead({ title, canonical, metas }: PageHead): void {
  document.title = title;
  elementOf('link', 'rel', 'canonical').href = canonical;
  for (const [name, content] of Object.entries(metas)) {
    const key = name.startsWith('og:') ? 'property' : 'name';
    if (content === undefined) document.querySelector(`meta[${key}="${name}"]`)?.remove();
    else elementOf('meta', key, name).content = content;
  }
}

/** The element of the head with this attribute, made if there is none. */
function elementOf<Tag extends 'link' | 'meta'>(tag: Tag, key: string, value: string): HTMLElementTagNameMap[Tag] {
  const there = document.head.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}[${key}="${value}"]`);
  if (there) return there;
  const made = document.createElement(tag);
  made.setAttribute(key, value);
  document.head.append(made);
  return made;
}
