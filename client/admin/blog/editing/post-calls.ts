import type { AdminPost, AdminPostsResponse, PostDraft, SavedPost } from '../../../../shared/contract/posts.ts';
import { isInteger, isJson, isText, type Json } from '../../../../shared/json.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { AdminAnswer, AdminFailure, AdminRequest } from '../../gate/admin-call.ts';
import type { Admin } from '../../gate/admin-context.ts';
import { cachedAs, type Cached } from '../../gate/cached-answers.ts';
import type { PostBase } from '../drafts/draft-store.ts';
import * as words from '../../../words/en/admin/blog.ts';

/** Asks the server as an admin. */
export type CallAdmin = (request: AdminRequest) => Promise<AdminAnswer>;

/** A post in the list of all. */
export type ListedPost = AdminPostsResponse['posts'][number];

const PATH = '/api/admin/posts';

const FOREIGN: AdminFailure = { code: 'unreachable', sentence: words.foreign };

/** Whether this is a stored post. The server's own schema has checked the rest of it. */
const isPost = (value: unknown): boolean =>
  isJson(value) && isInteger(value['id']) && isInteger(value['revision']) && isText(value['title']);

/** The stored post in an answer; null if there is none. */
export const postIn = (value: Json | null): AdminPost | null => (isPost(value) ? (value as unknown as AdminPost) : null);

/** All posts, newest first. */
export async function listPosts(call: CallAdmin): Promise<Result<readonly ListedPost[], AdminFailure>> {
  const answer = await call({ method: 'GET', path: PATH });
  if (!answer.ok) return answer;
  const posts = postsIn(answer.value);
  return posts ? ok(posts) : fail(FOREIGN);
}

const postsIn = ({ posts }: Json): readonly ListedPost[] | undefined =>
  Array.isArray(posts) && posts.every(isPost) ? (posts as readonly ListedPost[]) : undefined;

/** All posts as they were read last on this device. */
export const cachedPosts = async (cached: Admin['cached']): Promise<Cached<readonly ListedPost[]> | undefined> =>
  cachedAs(await cached(PATH), postsIn);

/** A post that was opened on this device, as it was then. */
export const cachedPost = async (cached: Admin['cached'], id: number): Promise<Cached<AdminPost> | undefined> =>
  cachedAs(await cached(`${PATH}/${id}`), (body) => postIn(body) ?? undefined);

/** A post as it is stored now. */
export async function readPost(call: CallAdmin, id: number): Promise<Result<AdminPost, AdminFailure>> {
  const answer = await call({ method: 'GET', path: `${PATH}/${id}` });
  if (!answer.ok) return answer;
  const post = postIn(answer.value);
  return post ? ok(post) : fail(FOREIGN);
}

/** Makes a post, or changes the one that `base` names. A repeated call with the same key is one save. */
export async function sendPost(
  call: CallAdmin,
  { key, form, base }: { readonly key: string; readonly form: PostDraft; readonly base?: PostBase },
): Promise<Result<SavedPost, AdminFailure>> {
  const answer = await call({
    ...(base ? { method: 'PUT', path: `${PATH}/${base.id}` } : { method: 'POST', path: PATH }),
    body: form,
    save: { key, ...(base && { revision: base.revision }) },
  });
  if (!answer.ok) return answer;
  return isPost(answer.value['post']) ? ok(answer.value as unknown as SavedPost) : fail(FOREIGN);
}

/** Deletes a post, if it is still as it was listed. */
export const deletePost = (call: CallAdmin, { id, revision }: PostBase, key: string): Promise<AdminAnswer> =>
  call({ method: 'DELETE', path: `${PATH}/${id}`, save: { key, revision } });
