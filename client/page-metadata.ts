/** What search engines and shared links show of a page. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** The same for a game (`search.ts` of its words), without the title, which is its name in the catalogue. */
export type GameWords = Omit<PageMetadata, 'title'>;
