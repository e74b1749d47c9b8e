import { POST_LENGTHS, type PostDraft } from '../../../shared/contract/posts.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { isPostId } from '../../../shared/site/post-name.ts';
import { shownLine } from '../../../shared/shown-text.ts';
import { slugFrom } from '../../../shared/slug.ts';
import { refusal, type SaveRefusal } from '../../saves/refusal.ts';
import { pictureIn, type PictureRefusal } from './addresses.ts';
import { cleanHtml, showsSomething } from './clean-html.ts';
import { elementsShown } from './elements-shown.ts';
import * as words from '../../words/en/saves.ts';

/** What a save stores of a post. Its slug is settled in the transaction, where it is known which ones are taken. */
export interface PostTexts {
  readonly title: string;
  readonly description: string | null;
  /** Cleaned. */
  readonly content: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly thumbnail: string | null;
  readonly published: boolean;
  /** `derived` gets a number behind it if it is taken; one that was typed is then refused. Null: the title gives none. */
  readonly slug: { readonly text: string; readonly from: 'editor' | 'title' } | null;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Parsing takes longer than in proportion if elements lie deep in each other, here as in the browser of each reader. */
const MAX_ELEMENTS = 20_000;
/** A table of contents with more is none, and each reader's device makes it. A long chapter of a book has some dozens. */
const MAX_HEADINGS = 300;

const NO_TITLE = refusal(422, 'title_missing', words.titleMissing, 'title');
const NO_CONTENT = refusal(422, 'content_missing', words.contentMissing, 'content');
const TOO_LONG = refusal(422, 'content_too_long', words.contentTooLong, 'content');
const TOO_MANY_HEADINGS = refusal(422, 'too_many_headings', words.tooManyHeadings(MAX_HEADINGS), 'content');
const BAD_SLUG = refusal(422, 'slug_invalid', words.slugInvalid, 'slug');
const NUMBER_AS_SLUG = refusal(422, 'slug_number', words.slugIsNumber, 'slug');

const PICTURE_WORDS: Readonly<Record<PictureRefusal, string>> = {
  not_own: words.pictureNotOwn,
  too_large: words.pictureTooLarge,
};
const refusedPicture = (why: PictureRefusal, field: 'content' | 'thumbnail'): SaveRefusal =>
  refusal(422, `picture_${why}`, PICTURE_WORDS[why], field);

/**
 * Reads what an editor sent (spec 2 §5): trims it, fills in what may be left out, cleans the content.
 * @param siteUrl the site's origin
 * @returns 422 with words for the editor's screen, the first that applies
 */
export function readDraft(draft: PostDraft, siteUrl: string): Result<PostTexts, SaveRefusal> {
  const title = shownLine(draft.title);
  if (title === '') return fail(NO_TITLE);
  const content = readContent(draft.content, siteUrl);
  if (!content.ok) return content;
  const thumbnail = readThumbnail(draft.thumbnail, siteUrl);
  if (!thumbnail.ok) return thumbnail;
  const slug = readSlug(shownLine(draft.slug), title);
  if (!slug.ok) return slug;
  const description = shownLine(draft.description);
  return ok({
    title,
    description: description === '' ? null : description,
    content: content.value,
    seoTitle: shownLine(draft.seoTitle) || title,
    seoDescription: shownLine(draft.seoDescription) || description,
    thumbnail: thumbnail.value,
    published: draft.published,
    slug: slug.value,
  });
}

function readContent(dirty: string, siteUrl: string): Result<string, SaveRefusal> {
  if (dirty.split('<', MAX_ELEMENTS + 1).length > MAX_ELEMENTS) return fail(TOO_LONG);
  const { html, refused } = cleanHtml(dirty, siteUrl);
  if (refused) return fail(refusedPicture(refused, 'content'));
  if (!showsSomething(html)) return fail(NO_CONTENT);
  if (html.split(/<h[1-6]/, MAX_HEADINGS + 2).length > MAX_HEADINGS + 1) return fail(TOO_MANY_HEADINGS);
  if (elementsShown(html) > MAX_ELEMENTS) return fail(TOO_LONG);
  // Signs that HTML has to spell out make it longer.
  return html.length > POST_LENGTHS.content ? fail(TOO_LONG) : ok(html.trim());
}

function readThumbnail(given: string | null, siteUrl: string): Result<string | null, SaveRefusal> {
  if (given === null || given.trim() === '') return ok(null);
  const picture = pictureIn(given, siteUrl);
  return picture.ok ? picture : fail(refusedPicture(picture.error, 'thumbnail'));
}

function readSlug(typed: string, title: string): Result<PostTexts['slug'], SaveRefusal> {
  const text = typed || slugFrom(title);
  if (text === '') return ok(null);
  if (!SLUG.test(text)) return fail(BAD_SLUG);
  // A title never gives one.
  return isPostId(text) ? fail(NUMBER_AS_SLUG) : ok({ text, from: typed === '' ? 'title' : 'editor' });
}
