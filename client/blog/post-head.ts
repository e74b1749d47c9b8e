import type { Post } from '../../shared/contract/posts.ts';
import { postPath } from '../../shared/site/post-name.ts';
import { pictureOfPost } from '../../shared/site/post-picture.ts';
import { pageTitleOf, searchTextOf } from '../../shared/site/post-values.ts';
import { isoTime } from '../../shared/site/written-date.ts';
import { describeItself, knownAddress, type PageHead } from '../window/page-head.ts';
import { metasOfLink } from '../window/shared-link.ts';
import * as words from '../words/en/blog/post.ts';
import type { Reading } from './use-post.ts';

/**
 * What the head says of a post, as in its document (build/document-parts.ts).
 * @param known any address on the public host
 */
function headOfPost(post: Post, known: string): PageHead {
  const canonical = new URL(postPath(post), known).href;
  const [title, description] = [post.seoTitle || post.title, searchTextOf(post)];
  return {
    title: pageTitleOf(post.title),
    canonical,
    metas: {
      description,
      keywords: undefined,
      robots: undefined,
      ...metasOfLink({ title, description, url: canonical, picture: pictureOfPost(post) }),
      'article:published_time': isoTime(post.createdMs),
      'article:modified_time': isoTime(post.updatedMs),
    },
  };
}

/** What the head says where no post can be shown. Search engines leave it out. */
const headOfNone = (path: string, title: string, known: string): PageHead => ({
  title: pageTitleOf(title),
  canonical: new URL(path, known).href,
  metas: {
    description: title,
    keywords: undefined,
    robots: 'noindex',
    ...metasOfLink(undefined),
  },
});

/** Makes the head say what is read at `path`, as long as it is shown. Returns what ends that. */
export function describePost(path: string, reading: Exclude<Reading, { readonly state: 'loading' }>): () => void {
  if (reading.state === 'here') return describeItself(path, headOfPost(reading.post, knownAddress()));
  return describeItself(path, headOfNone(path, reading.state === 'missing' ? words.notFound : words.notHereTitle, knownAddress()));
}
