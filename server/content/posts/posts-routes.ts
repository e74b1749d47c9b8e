import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody } from '../../../shared/contract/common.ts';
import { Post, PostsResponse } from '../../../shared/contract/posts.ts';
import type { AppPlugin } from '../../http/app.ts';
import { hasCopy } from '../../http/conditional.ts';
import { refuse } from '../../http/refusal.ts';
import { realTimers, type Timers } from '../../http/timers.ts';
import type { PublishedPosts } from './published-posts.ts';
import { noPost } from '../../words/en/saves.ts';

interface PostsDeps {
  readonly posts: PublishedPosts;
  readonly timers?: Timers;
}

/** An answer as it is sent, with its entity tag. */
interface Answer {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** What another server on the same database publishes shows here this much later at most. */
const REFRESH_EVERY_MS = 20_000;

const tags = ['content'];
const PostParams = Type.Object({ post: Type.String({ description: 'a number is an id, anything else a slug' }) });
const NotModified = Type.Null({ description: 'The client has it.' });

/**
 * `GET /api/content/posts` lists the published posts, `GET /api/content/posts/:post` gives one (protocol, "Posts"), for everybody. Each
 * answer is made once a change; a client that has it gets 304.
 */
export const postsPlugin =
  ({ posts, timers = realTimers }: PostsDeps): AppPlugin =>
  async (app) => {
    const answerTo = answers();
    app.get(
      '/api/content/posts',
      {
        config: { access: 'public', compressed: true },
        schema: { tags, summary: 'List the published posts', response: { 200: PostsResponse, 304: NotModified } },
      },
      (request, reply) => void send(request, reply, answerTo(posts.list, { posts: posts.list })),
    );
    app.get(
      '/api/content/posts/:post',
      {
        config: { access: 'public', compressed: true },
        schema: {
          tags,
          summary: 'Get a published post by its id or slug',
          params: PostParams,
          response: { 200: Post, 304: NotModified, '4xx': ErrorBody },
        },
      },
      async (request, reply) => {
        const post = await posts.find(request.params.post);
        if (!post) return refuse(reply, 404, { error: noPost, code: 'post_not_found' });
        return send(request, reply, answerTo(post, post));
      },
    );
    const refresh = (): void => {
      posts.refresh().catch((error: unknown) => app.log.error({ err: error }, 'new posts could not be read'));
    };
    app.addHook('onClose', timers.every(REFRESH_EVERY_MS, refresh));
  };

function send(request: FastifyRequest, reply: FastifyReply, { bytes, tag }: Answer): FastifyReply {
  void reply.header('etag', tag).header('cache-control', 'no-cache').type('application/json; charset=utf-8');
  return hasCopy(request.headers['if-none-match'], tag) ? reply.status(304).send() : reply.send(bytes);
}

/** Makes the answer about a thing once, and forgets it with the thing. */
function answers(): (about: object, body: object) => Answer {
  const made = new WeakMap<object, Answer>();
  return (about, body) => {
    const known = made.get(about);
    if (known) return known;
    const bytes = Buffer.from(JSON.stringify(body));
    const answer = { bytes, tag: `"${hash('sha256', bytes, 'base64url')}"` };
    made.set(about, answer);
    return answer;
  };
}
