import type { Post, PostSummary } from '../../../shared/contract/posts.ts';
import { POSTS_CACHE } from '../../../shared/site/posts-cache.ts';
import { isPostId } from '../../../shared/site/post-name.ts';

/** So many posts are kept: those that were read last. */
export const MOST_KEPT = 50;

/** A post that can be read without a network. */
export interface CachedPost {
  /** What names it in its address. */
  readonly name: string;
  readonly title: string;
}

/** The addresses in the cache. Nothing is fetched from them. */
const LIST = '/kept/posts';
const POST = '/kept/posts/';

/**
 * The posts that were read on this device, for a time without a network, and the list as it was last seen. They are in a cache of their
 * own, which the page writes and the service worker reads. It may be gone at any time: everything in it is on the server, too.
 */
export class CachedPosts {
  readonly #caches: CacheStorage | undefined;

  /** `caches`: undefined where the browser has none, for instance without TLS. */
  constructor(caches: CacheStorage | undefined) {
    this.#caches = caches;
  }

  /** The posts of the list as it was last seen, the newest first. */
  async list(): Promise<readonly PostSummary[] | undefined> {
    return this.#using(async (cache) => {
      const answer = await cache.match(LIST);
      return answer && ((await answer.json()) as PostSummary[]);
    });
  }

  async keepList(posts: readonly PostSummary[]): Promise<void> {
    await this.#using((cache) => cache.put(LIST, jsonOf(posts)));
  }

  /** A post by its id or its slug. */
  async find(name: string): Promise<Post | undefined> {
    return this.#using(async (cache) => {
      const key = (await keysOf(cache)).find((each) => isNamed(each, name));
      const answer = key && (await cache.match(key));
      return answer && ((await answer.json()) as Post);
    });
  }

  /** Keeps a post as the one that was read last. The one that was not read for the longest time goes if there are too many. */
  async keep(post: Post): Promise<void> {
    await this.#using(async (cache) => {
      const query = new URLSearchParams({ title: post.title, ...(post.slug !== null && { slug: post.slug }) });
      await this.#drop(cache, String(post.id));
      await cache.put(`${POST}${post.id}?${query}`, jsonOf(post));
      const keys = await keysOf(cache);
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)).map((key) => cache.delete(key)));
    });
  }

  /** Forgets a post by its id or its slug, because the server has it no more. */
  async drop(name: string): Promise<void> {
    await this.#using((cache) => this.#drop(cache, name));
  }

  /** What can be read here, the post that was read last first. */
  async all(): Promise<readonly CachedPost[]> {
    const keys = (await this.#using(keysOf)) ?? [];
    return [...keys].reverse().map((key) => ({ name: slugIn(key) ?? idIn(key), title: new URL(key.url).searchParams.get('title') ?? '' }));
  }

  async #drop(cache: Cache, name: string): Promise<void> {
    const keys = (await keysOf(cache)).filter((key) => isNamed(key, name));
    await Promise.all(keys.map((key) => cache.delete(key)));
  }

  /** Runs `work` on the cache; undefined if the browser has none, or refuses. A full device keeps no posts, so that what is personal fits. */
  async #using<Value>(work: (cache: Cache) => Promise<Value>): Promise<Value | undefined> {
    try {
      return this.#caches && (await work(await this.#caches.open(POSTS_CACHE)));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') await this.#caches?.delete(POSTS_CACHE).catch(() => false);
      return undefined;
    }
  }
}

const jsonOf = (value: unknown): Response => new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** The keys of posts, in the order in which they were kept. */
const keysOf = async (cache: Cache): Promise<readonly Request[]> =>
  (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(POST));

const idIn = ({ url }: Request): string => new URL(url).pathname.slice(POST.length);
const slugIn = ({ url }: Request): string | undefined => new URL(url).searchParams.get('slug') ?? undefined;
const isNamed = (key: Request, name: string): boolean => (isPostId(name) ? idIn(key) : slugIn(key)) === name;
