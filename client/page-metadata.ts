/** What a search engine and a shared link say of a page. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** The same of a game, in its `words.ts`: its title is its name in the catalogue. */
export type GameWords = Omit<PageMetadata, 'title'>;
