import { Type, type Static } from 'typebox';

/** The name of a post in its address, derived from its title (spec 2 §5). Only digits are refused: a number is an id (decision S15). */
export const Slug = Type.String({ minLength: 1, maxLength: 80, pattern: '^(?![0-9]+$)[a-z0-9]+(-[a-z0-9]+)*$' });

/** Lengths that a post may have, in characters. Form and server hold the same. */
export const POST_LENGTHS = { title: 200, description: 500, seoTitle: 200, seoDescription: 500, slug: 80, content: 1_500_000 } as const;

/** The largest picture in a post and the largest thumbnail, in bytes of its file (decision S16). */
export const PICTURE_MAX_BYTES = 300 * 1024;

/** A picture is of the site's own or a data URL (decision S16). */
const Thumbnail = Type.Union([Type.String({ maxLength: 450_000, description: 'path on the own origin, or a data URL' }), Type.Null()]);

/** A post as lists show it. */
export const PostSummary = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  slug: Type.Union([Slug, Type.Null({ description: 'a title without a letter or digit of a-z gives none' })]),
  title: Type.String({ maxLength: POST_LENGTHS.title }),
  description: Type.Union([Type.String({ maxLength: POST_LENGTHS.description }), Type.Null()]),
  thumbnail: Thumbnail,
  createdMs: Type.Integer({ description: 'server time, ms' }),
  updatedMs: Type.Integer({ description: 'server time, ms' }),
});
export type PostSummary = Static<typeof PostSummary>;

/** A whole post, as its page shows it. */
export const Post = Type.Object({
  ...PostSummary.properties,
  revision: Type.Integer({ minimum: 1, description: 'counts up with each save' }),
  content: Type.String({ description: 'HTML, cleaned by the server; whoever shows it cleans it once more' }),
  seoTitle: Type.String({ maxLength: POST_LENGTHS.seoTitle }),
  seoDescription: Type.String({ maxLength: POST_LENGTHS.seoDescription }),
});
export type Post = Static<typeof Post>;

/** `GET /api/content/posts`: the published posts, newest first. */
export const PostsResponse = Type.Object({ posts: Type.Array(PostSummary) });
export type PostsResponse = Static<typeof PostsResponse>;

/** A post as an admin sees it, published or a draft. */
export const AdminPost = Type.Object({ ...Post.properties, published: Type.Boolean() }, { title: 'AdminPost' });
export type AdminPost = Static<typeof AdminPost>;

/** `GET /api/admin/posts`: all posts, newest first, without their contents. */
export const AdminPostsResponse = Type.Object({
  posts: Type.Array(Type.Object({ ...PostSummary.properties, revision: AdminPost.properties.revision, published: Type.Boolean() })),
});
export type AdminPostsResponse = Static<typeof AdminPostsResponse>;

/**
 * What an editor saves (spec 2 §5): `POST /api/admin/posts` makes a post, `PUT /api/admin/posts/{id}` with If-Match changes it. An empty
 * text counts as none: the slug is then derived from the title, the SEO fields are taken from title and description.
 */
export const PostDraft = Type.Object(
  {
    title: Type.String({ maxLength: POST_LENGTHS.title }),
    description: Type.String({ maxLength: POST_LENGTHS.description }),
    content: Type.String({ maxLength: POST_LENGTHS.content, description: 'HTML' }),
    seoTitle: Type.String({ maxLength: POST_LENGTHS.seoTitle }),
    seoDescription: Type.String({ maxLength: POST_LENGTHS.seoDescription }),
    slug: Type.String({ maxLength: POST_LENGTHS.slug }),
    thumbnail: Thumbnail,
    published: Type.Boolean(),
  },
  { title: 'PostDraft' },
);
export type PostDraft = Static<typeof PostDraft>;

/** What became of the operator's build hook (decision S7): none is set or the post is a draft; it was asked; it did not answer well. */
export const Rebuild = Type.Union([Type.Literal('none'), Type.Literal('triggered'), Type.Literal('failed')]);
export type Rebuild = Static<typeof Rebuild>;

/** The answer to a save. */
export const SavedPost = Type.Object({ post: AdminPost, rebuild: Rebuild }, { title: 'SavedPost' });
export type SavedPost = Static<typeof SavedPost>;
