import type { Post, PostsResponse, PostSummary } from '../../shared/contract/posts.ts';
import { deadline } from '../deadline.ts';

/** How long an answer may take, in ms: a post may have many pictures, and a network may be slow. */
const DEADLINE_MS = 30_000;

/** What came of a question: an answer, that there is no such thing, no network, or a server that cannot answer. */
type Asked<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed'; readonly error: Error };

async function ask<Value>(fetchIt: typeof fetch, address: string, isValue: (body: object) => boolean): Promise<Asked<Value>> {
  let response: Response;
  try {
    response = await fetchIt(address, { credentials: 'omit', cache: 'no-cache', redirect: 'error', signal: deadline(DEADLINE_MS) });
  } catch {
    return { kind: 'unreachable' };
  }
  // Not our server, but a captive portal or a filter: nothing of it is kept, and no post goes for its 404.
  const isOurs = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isOurs && response.status < 500) return { kind: 'unreachable' };
  if (response.status === 404) return { kind: 'missing' };
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && typeof body === 'object' && body !== null && isValue(body)) return { kind: 'answer', value: body as Value };
  return { kind: 'failed', error: new Error(`${address} answered ${response.status}.`) };
}

/** Asks the server for a post by its id or its slug. */
export const askForPost = (fetchIt: typeof fetch, name: string): Promise<Asked<Post>> =>
  ask(
    fetchIt,
    `/api/content/posts/${encodeURIComponent(name)}`,
    (body) => 'revision' in body && 'content' in body && typeof body.content === 'string',
  );

/** Asks the server for all posts. */
export async function askForPosts(fetchIt: typeof fetch): Promise<Asked<readonly PostSummary[]>> {
  const asked = await ask<PostsResponse>(fetchIt, '/api/content/posts', (body) => 'posts' in body && Array.isArray(body.posts));
  return asked.kind === 'answer' ? { kind: 'answer', value: asked.value.posts } : asked;
}
