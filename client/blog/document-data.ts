import type { Post } from '../../shared/contract/posts.ts';
import { PAGE_DATA_ID, type FilledBy, type PostPageData, type PostsPageData } from '../../shared/site/page-data.ts';
import { documentIs } from '../window/rendered-document.ts';

/** The data with which the document was filled, for React's first look at it. */

interface PostInDocument {
  readonly filledBy: FilledBy;
  readonly post: Post;
}

let isUsed = false;

/** After this the document counts as any other: a page that is shown again reads what there is then. */
export const documentDataUsed = (): void => {
  isUsed = true;
};

/** The data of the page at `path`, if the document was filled for it and no page has used it. */
function dataFor(path: string): unknown {
  if (isUsed || !documentIs(path)) return undefined;
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The posts in the document of the page at `path`. */
export const postsInDocument = (path: string): PostsPageData | undefined => dataFor(path) as PostsPageData | undefined;

/** The post in the document of the page at `path`, with its content as it is shown there. */
export function postInDocument(path: string): PostInDocument | undefined {
  const data = dataFor(path) as PostPageData | undefined;
  const content = document.querySelector('[data-post-content]')?.innerHTML;
  return data && content !== undefined ? { filledBy: data.filledBy, post: { ...data.post, content } } : undefined;
}

/** Whether the server has answered with the page of a post that is not there. */
export const documentIsOfNoPost = (): boolean => !isUsed && documentIs('no-post');
