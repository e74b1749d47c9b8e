import type { Post, PostSummary } from '../contract/posts.ts';

/** The id of the element in which a document has the data of its page. */
export const PAGE_DATA_ID = 'page-data';

/** Who filled the document: the server, which knows what is published, or the service worker, with what the device had. */
export type FilledBy = 'server' | 'device';

/** The data of the page of a post. Its content is in the document only once, where it is shown. */
export interface PostPageData {
  readonly filledBy: FilledBy;
  readonly post: Omit<Post, 'content'>;
}

/** The data of the page with all posts. */
export interface PostsPageData {
  readonly filledBy: FilledBy;
  readonly posts: readonly PostSummary[];
}

/** A value in JSON as the text of a script element, which no value can end. */
export const jsonInScript = (value: object | string): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The data of a page, for its document. */
export const pageDataText = (data: PostPageData | PostsPageData): string => jsonInScript(data);
