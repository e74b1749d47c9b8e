import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody } from '../../../shared/contract/common.ts';
import { AdminPost, AdminPostsResponse, PostDraft, SavedPost, type Rebuild } from '../../../shared/contract/posts.ts';
import type { Result } from '../../../shared/result.ts';
import type { App, AppPlugin } from '../../http/app.ts';
import { refuseSave, Stale, type SaveRefusal } from '../../saves/refusal.ts';
import { saveOnce, type SaveDeps } from '../../saves/save-once.ts';
import { ChangeHeaders, readRevision, readSave, SaveHeaders } from '../../saves/save-request.ts';
import { BuildHook } from './build-hook.ts';
import type { PublishedPosts } from './published-posts.ts';
import { readDraft } from './read-draft.ts';
import { addPost, changePost, deletePost, findPost, listPosts, NO_POST } from './stored-posts.ts';

interface AdminPostsDeps extends SaveDeps {
  readonly posts: PublishedPosts;
  /** The site's origin, and the operator's build hook if there is one. */
  readonly config: { readonly siteUrl: string; readonly buildHookUrl?: string };
}

/** A post with pictures in it, as data. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

const tags = ['admin'];
const config = { access: 'admin', compressed: true } as const;
const PostParams = Type.Object({ id: Type.String() });
const DeletedAnswer = Type.Object({ deleted: Type.Literal(true) });
const errors = { '4xx': ErrorBody, '5xx': ErrorBody };
const changeErrors = { 412: Stale(AdminPost), ...errors };

/** The calls of the editor on posts (protocol, "Posts" and "Admin writes"): list, read, make, change, delete. */
export const adminPostsPlugin =
  (deps: AdminPostsDeps): AppPlugin =>
  async (app) => {
    const hook = new BuildHook(deps.config.buildHookUrl, app.log);
    serveReads(app, deps);
    serveWrites(app, deps, hook);
    serveDeletion(app, deps);
  };

function serveReads(app: App, { database: { db } }: AdminPostsDeps): void {
  app.get(
    '/api/admin/posts',
    { config, schema: { tags, summary: 'List all posts, drafts too', response: { 200: AdminPostsResponse, ...errors } } },
    async () => ({ posts: await listPosts(db) }),
  );
  app.get(
    '/api/admin/posts/:id',
    { config, schema: { tags, summary: 'Get a post, also a draft', params: PostParams, response: { 200: AdminPost, ...errors } } },
    async (request, reply) => {
      const post = await findPost(db, idOf(request));
      return post ? reply.header('etag', `"${post.revision}"`).send(post) : refuseSave(reply, NO_POST);
    },
  );
}

function serveWrites(app: App, deps: AdminPostsDeps, hook: BuildHook): void {
  const { siteUrl } = deps.config;
  const { dialect } = deps.database;

  /** After the commit: what was saved shows here at once, and the hook hears of it if it is published. */
  async function settle(saved: Result<AdminPost, SaveRefusal>): Promise<Result<SavedPost, SaveRefusal>> {
    if (!saved.ok) return saved;
    await showChange(app, deps);
    const rebuild: Rebuild = saved.value.published ? await hook.ask() : 'none';
    return { ok: true, value: { post: saved.value, rebuild } };
  }

  async function add(request: FastifyRequest, draft: PostDraft): Promise<Result<SavedPost, SaveRefusal>> {
    const save = readSave(request);
    if (!save.ok) return save;
    const texts = readDraft(draft, siteUrl);
    if (!texts.ok) return texts;
    const author = save.value.who.userId;
    return settle(await saveOnce(deps, save.value, (writer, nowMs) => addPost(writer, { dialect, nowMs }, texts.value, author)));
  }

  async function change(request: FastifyRequest, draft: PostDraft): Promise<Result<SavedPost, SaveRefusal>> {
    const save = readSave(request);
    if (!save.ok) return save;
    const revision = readRevision(request);
    if (!revision.ok) return revision;
    const texts = readDraft(draft, siteUrl);
    if (!texts.ok) return texts;
    const from = { id: idOf(request), revision: revision.value };
    return settle(await saveOnce(deps, save.value, (writer, nowMs) => changePost(writer, { dialect, nowMs }, from, texts.value)));
  }

  app.post(
    '/api/admin/posts',
    {
      config,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { tags, summary: 'Make a post', headers: SaveHeaders, body: PostDraft, response: { 201: SavedPost, ...errors } },
    },
    async (request, reply) => {
      const saved = await add(request, request.body);
      return saved.ok ? reply.status(201).send(saved.value) : refuseSave(reply, saved.error);
    },
  );
  app.put(
    '/api/admin/posts/:id',
    {
      config,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        summary: 'Change a post',
        params: PostParams,
        headers: ChangeHeaders,
        body: PostDraft,
        response: { 200: SavedPost, ...changeErrors },
      },
    },
    async (request, reply) => {
      const saved = await change(request, request.body);
      return saved.ok ? reply.send(saved.value) : refuseSave(reply, saved.error);
    },
  );
}

function serveDeletion(app: App, deps: AdminPostsDeps): void {
  const { dialect } = deps.database;
  app.delete(
    '/api/admin/posts/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a post',
        params: PostParams,
        headers: ChangeHeaders,
        response: { 200: DeletedAnswer, ...changeErrors },
      },
    },
    async (request, reply) => {
      const save = readSave(request);
      if (!save.ok) return refuseSave(reply, save.error);
      const revision = readRevision(request);
      if (!revision.ok) return refuseSave(reply, revision.error);
      const from = { id: idOf(request), revision: revision.value };
      const deleted = await saveOnce(deps, save.value, (writer, nowMs) => deletePost(writer, { dialect, nowMs }, from));
      if (!deleted.ok) return refuseSave(reply, deleted.error);
      await showChange(app, deps);
      return reply.send(deleted.value);
    },
  );
}

/** The save is done by now: if its readers cannot be shown it yet, the next look does that. */
async function showChange(app: App, { posts }: AdminPostsDeps): Promise<void> {
  try {
    await posts.refresh();
  } catch (error) {
    app.log.error({ err: error }, 'new posts could not be read');
  }
}

/** 0, which no post has, for what is no number. */
function idOf(request: FastifyRequest): number {
  const { id } = request.params as { readonly id: string };
  return /^[1-9][0-9]{0,8}$/.test(id) ? Number(id) : 0;
}
