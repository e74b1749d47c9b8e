import { withoutClosingSlash } from '../addresses.ts';
import { SLUG_MAX_LENGTH } from '../slug.ts';

/** The folder of the blog among the addresses, and the path of its list. */
export const BLOG_PATH = '/blog';

const NAME = /^(?:[1-9][0-9]{0,14}|(?![0-9]+$)[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Whether this can name a post in an address: an id or a slug (contract/posts.ts). */
export const isPostName = (name: string): boolean => name.length <= SLUG_MAX_LENGTH && NAME.test(name);

/** Whether this names a post by its id: a slug never has digits only (decision S15). */
export const isPostId = (name: string): boolean => /^[0-9]+$/.test(name);

/** What names a post in its address: its slug, if it has one. */
export const postName = ({ id, slug }: { readonly id: number; readonly slug: string | null }): string => slug ?? String(id);

/** The address of a post, for links and search engines. */
export const postPath = (post: { readonly id: number; readonly slug: string | null }): string => `${BLOG_PATH}/${postName(post)}`;

/**
 * What names the post in the address of its page.
 * @param path with or without a closing slash
 * @returns undefined if this is no address of a post's page. The name may still name no post.
 */
export const nameInPath = (path: string): string | undefined => /^\/blog\/([^/]+)$/.exec(withoutClosingSlash(path))?.[1];
