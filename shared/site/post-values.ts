import type { Post, PostSummary } from '../contract/posts.ts';
import { hasContents, type Heading } from './headings.ts';
import { postName } from './post-name.ts';
import { isoDate, writtenDate } from './written-date.ts';

/** What the pages of the blog show of a post, as texts: the same for React and for a template. */

/** A post in a list. An empty text is shown as nothing. */
export interface CardValues {
  /** What names it in its address. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The address of its picture, or the picture itself. */
  readonly thumbnail: string;
  /** The day it was created: "2026-11-12", and "November 12, 2026". */
  readonly day: string;
  readonly date: string;
}

/** The names of these, for the marks of a template. */
export const CARD_NAMES = ['name', 'title', 'description', 'thumbnail', 'day', 'date'] as const satisfies readonly (keyof CardValues)[];

/** A post on its own page, without its content. */
export interface PostValues {
  readonly title: string;
  readonly description: string;
  readonly day: string;
  readonly date: string;
  /** Empty if the post has no table of contents. */
  readonly contents: readonly Heading[];
}

export const POST_NAMES = ['title', 'description', 'day', 'date'] as const satisfies readonly (keyof PostValues)[];
export const HEADING_NAMES = ['id', 'text', 'level'] as const satisfies readonly (keyof Heading)[];

export const cardOf = (post: PostSummary): CardValues => ({
  name: postName(post),
  title: post.title,
  description: post.description ?? '',
  thumbnail: post.thumbnail ?? '',
  day: isoDate(post.createdMs),
  date: writtenDate(post.createdMs),
});

/** `headings`: those of its content. */
export const valuesOf = (post: Omit<Post, 'content'>, headings: readonly Heading[]): PostValues => ({
  title: post.title,
  description: post.description ?? '',
  day: isoDate(post.createdMs),
  date: writtenDate(post.createdMs),
  contents: hasContents(headings) ? headings : [],
});

/** The title of a post's page (spec 2 §2, Blog post). */
export const pageTitleOf = (title: string): string => `${title} | Tenfold Blog`;

/** What search engines show below the title: one sentence at least. */
export const searchTextOf = ({ title, description, seoDescription }: Pick<Post, 'title' | 'description' | 'seoDescription'>): string =>
  seoDescription || description || title;
