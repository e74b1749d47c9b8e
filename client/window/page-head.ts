/** What the head of the document says of a page. */
export interface PageHead {
  readonly title: string;
  readonly canonical: string;
  /** By name or property, the content of its meta elements. Undefined: the page has none of this name. */
  readonly metas: Readonly<Record<string, string | undefined>>;
}

let ownPath: string | undefined;

/** Whether the page at `path` describes itself, because only it knows its words. */
export const describesItself = (path: string): boolean => ownPath === path;

/** Makes the head say what the page at `path` says of itself, as long as it is shown. Returns what ends that. */
export function describeItself(path: string, head: PageHead): () => void {
  ownPath = path;
  writeHead(head);
  return () => {
    if (ownPath === path) ownPath = undefined;
  };
}

/** An address on the public host, which the served document names in its canonical link. */
export const knownAddress = (): string => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.origin;

/** Makes the document's head say this. */
export function writeHead({ title, canonical, metas }: PageHead): void {
  document.title = title;
  const link = elementOf('link', 'rel', 'canonical');
  // What the document says of its page as linked data is true of no other.
  if (link.href !== canonical) document.querySelector('script[type="application/ld+json"]')?.remove();
  link.href = canonical;
  for (const [name, content] of Object.entries(metas)) {
    const key = /^(?:og|article):/.test(name) ? 'property' : 'name';
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
