/**
 * The canonical address of a path: the public host, which the served document names in its canonical link, and the path without a
 * closing slash, query or fragment.
 */
export const canonicalUrl = (known: string, path: string): string => new URL(path.replace(/(.)\/+$/, '$1'), known).href;
