import type { AdminPost, PostDraft } from '../../../../shared/contract/posts.ts';
import { POST_LENGTHS } from '../../../../shared/contract/posts.ts';
import * as words from '../../../words/en/admin/post.ts';

/** The form of a new post. */
export const EMPTY_FORM: PostDraft = {
  title: '',
  description: '',
  content: '',
  seoTitle: '',
  seoDescription: '',
  slug: '',
  thumbnail: null,
  published: false,
};

/**
 * The form of a stored post. What the server made of title and description by itself is not filled in, so that it goes on to follow them;
 * the slug is, because an address that is known should stay.
 */
export const formOf = ({ title, description, content, seoTitle, seoDescription, slug, thumbnail, published }: AdminPost): PostDraft => ({
  title,
  description: description ?? '',
  content,
  seoTitle: seoTitle === title ? '' : seoTitle,
  seoDescription: seoDescription === (description ?? '') ? '' : seoDescription,
  slug: slug ?? '',
  thumbnail,
  published,
});

const FIELDS = Object.keys(EMPTY_FORM) as readonly (keyof PostDraft)[];

/** The parts in which two forms differ. */
export const differences = (one: PostDraft, other: PostDraft): readonly (keyof PostDraft)[] =>
  FIELDS.filter((field) => one[field] !== other[field]);

interface Refusal {
  readonly field: keyof PostDraft;
  readonly sentence: string;
}

/** Whether HTML shows anything: a text or a picture. */
const showsSomething = (html: string): boolean => /<img\b/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** Whether there is nothing in a part that must not be empty. Then nothing can be saved (spec 2 §5). */
export const lacksText = ({ title, content }: PostDraft): boolean => title.trim() === '' || !showsSomething(content);

/** What keeps a form from being saved. The server refuses the same. */
export function refusalOf(form: PostDraft): Refusal | undefined {
  if (form.title.trim() === '') return { field: 'title', sentence: words.titleMissing };
  if (!showsSomething(form.content)) return { field: 'content', sentence: words.contentMissing };
  if (form.content.length > POST_LENGTHS.content) return { field: 'content', sentence: words.tooLong };
  return undefined;
}

/** The form as it is sent: without white space around its texts (spec 2 §5). */
export const trimmed = (form: PostDraft): PostDraft => ({
  ...form,
  title: form.title.trim(),
  description: form.description.trim(),
  seoTitle: form.seoTitle.trim(),
  seoDescription: form.seoDescription.trim(),
  slug: form.slug.trim(),
});
