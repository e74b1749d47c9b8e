import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { Post } from '../../shared/contract/posts.ts';
import { isPostId, postPath } from '../../shared/site/post-name.ts';
import { pageTitleOf, searchTextOf } from '../../shared/site/post-values.ts';
import { isoTime } from '../../shared/site/written-date.ts';
import { describeItself, knownAddress, type PageHead } from '../window/page-head.ts';
import * as words from '../words/en/blog/post.ts';
import type { Reading } from './use-post.ts';

/**
 * What the head says of a post, as in its document (build/document-parts.ts).
 * @param known any address on the public host
 */
function headOfPost(post: Omit<Post, 'content'>, known: string): PageHead {
  const canonical = new URL(postPath(post), known).href;
  return {
    title: pageTitleOf(post.title),
    canonical,
    metas: {
      description: searchTextOf(post),
      keywords: undefined,
      robots: undefined,
      'og:title': post.seoTitle || post.title,
      'og:description': searchTextOf(post),
      'og:url': canonical,
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
    'og:title': undefined,
    'og:description': undefined,
    'og:url': undefined,
  },
});

/** Describes the post in the head. Until it is there, the table of pages does. */
export function usePostHead(path: string, reading: Reading): void {
  useEffect(() => {
    if (reading.state === 'loading') return undefined;
    if (reading.state === 'here') return describeItself(path, headOfPost(reading.post, knownAddress()));
    return describeItself(path, headOfNone(path, reading.state === 'missing' ? words.notFound : words.notHereTitle, knownAddress()));
  }, [path, reading]);
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that this one has replaced: the page on screen is still the same. */
    readonly renamedFrom?: string;
  }
}

/** Rewrites the address of a post that was opened by its id, if it has a slug (spec 2 §2, Blog post). */
export function useBetterAddress(name: string, path: string, reading: Reading): void {
  const navigate = useNavigate();
  const slug = reading.state === 'here' ? reading.post.slug : null;
  useEffect(() => {
    if (slug === null || !isPostId(name)) return;
    // The router writes it as one segment of a path of this site, whatever it holds.
    void navigate({
      to: '/blog/$post',
      params: { post: slug },
      hash: true,
      replace: true,
      resetScroll: false,
      state: { renamedFrom: path },
    });
  }, [navigate, name, path, slug]);
}
