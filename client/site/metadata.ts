/** What search engines, link previews and the tab say of a page. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

const pages: { readonly [path: string]: PageMetadata } = {
  '/': {
    title: 'Tenfold – mental math practice in short timed games',
    description: 'Train speed and accuracy. Practise mental arithmetic and memory in short timed games: free, without an account, and without a network.',
    keywords: ['mental math', 'arithmetic practice', 'math games', 'offline'],
  },
  '/games': {
    title: 'Math games – Tenfold',
    description: 'Short timed games for mental arithmetic and memory. Pick one and start at once; every one of them also works offline.',
    keywords: ['math games', 'mental arithmetic', 'memory games'],
  },
  '/games/speed-math': {
    title: 'Speed Math – Tenfold',
    description: 'Solve as many problems as you can before the clock runs out. Four operations and more topics, four difficulties, a summary of every answer.',
    keywords: ['speed math', 'mental arithmetic', 'timed math practice'],
  },
};

const missing: PageMetadata = { title: 'Page not found – Tenfold', description: 'This page does not exist.', keywords: [] };
const other: PageMetadata = { title: 'Tenfold', description: 'Train speed and accuracy.', keywords: [] };

/** The metadata of the page at `path`; "missing" is the page for an address that leads nowhere. */
export function metadataOf(path: string): PageMetadata {
  return path === 'missing' ? missing : (pages[path] ?? other);
}
