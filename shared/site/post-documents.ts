import type { Post, PostSummary } from '../contract/posts.ts';
import { withHeadingIds } from './headings.ts';
import { jsonInScript, pageDataText, type FilledBy } from './page-data.ts';
import { pictureOfPost } from './post-picture.ts';
import { postPath } from './post-name.ts';
import { cardOf, pageTitleOf, searchTextOf, valuesOf } from './post-values.ts';
import { fillTemplate, type Template } from './template.ts';
import { isoTime } from './written-date.ts';

/** The documents of the blog (protocol, "Documents made while running"), filled by the server and by the service worker alike. */

/** The page with all posts: none, or the newest first. */
export const postsDocument = (template: Template, posts: readonly PostSummary[], filledBy: FilledBy): string =>
  fillTemplate(template, {
    posts: posts.map((post) => ({ ...cardOf(post) })),
    'some-posts': posts.length > 0,
    'no-posts': posts.length === 0,
    data: { html: pageDataText({ filledBy, posts }) },
  });

/** The page of a post. `path`: of the address under which it was asked for, without a closing slash. */
export function postDocument(template: Template, post: Post, path: string, filledBy: FilledBy): string {
  const { content, ...rest } = post;
  const { html, headings } = withHeadingIds(content);
  const { contents, ...values } = valuesOf(rest, headings);
  const picture = pictureOfPost(post);
  return fillTemplate(template, {
    ...values,
    path,
    'page-title': pageTitleOf(post.title),
    'seo-title': post.seoTitle || post.title,
    'search-text': searchTextOf(post),
    address: postPath(post),
    picture: picture.path,
    'picture-size': picture.size !== undefined,
    published: isoTime(post.createdMs),
    modified: isoTime(post.updatedMs),
    'json-title': inJson(post.title),
    'json-text': inJson(searchTextOf(post)),
    'json-picture': inJson(picture.path),
    'has-contents': contents.length > 0,
    headings: contents.map(({ id, text, level }) => ({ id, text, level })),
    content: { html },
    data: { html: pageDataText({ filledBy, post: rest }) },
  });
}

/** A text between the quotes of a string in JSON, in a script element. */
const inJson = (text: string) => ({ html: jsonInScript(text).slice(1, -1) });
