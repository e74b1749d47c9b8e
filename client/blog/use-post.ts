import { useEffect, useEffectEvent, useState } from 'react';
import type { Post } from '../../shared/contract/posts.ts';
import { withHeadingIds, type Heading } from '../../shared/site/headings.ts';
import { isPostId, postName } from '../../shared/site/post-name.ts';
import { untilLoaded } from '../window/missing-chunk.ts';
import { documentDataUsed, documentIsOfNoPost, postInDocument } from './document-data.ts';
import { readPost, type PostFound, type Unread } from './read-posts.ts';
import { windowDeps } from './reading-deps.ts';
import type { SafeHtml } from './safe-html.ts';

/** A post as it is shown. */
interface ShownPost {
  readonly state: 'here';
  readonly post: Post;
  readonly headings: readonly Heading[];
  readonly content: SafeHtml;
}

export type Reading = ShownPost | Unread | { readonly state: 'loading' | 'missing' };

/** The post that the document shows already: it stays as it is. */
function shownInDocument(path: string): ShownPost | undefined {
  const post = postInDocument(path)?.post;
  return post && { state: 'here', post, headings: withHeadingIds(post.content).headings, content: post.content };
}

async function cleaned(post: Post): Promise<ShownPost> {
  const { cleanHtml } = await untilLoaded(() => import('./clean-html.ts'));
  const { html, headings } = withHeadingIds(post.content);
  return { state: 'here', post, headings, content: cleanHtml(html) };
}

/** Keeps the post of the document for a time without a network, without what an extension of the browser may have added to it. */
async function keepFromDocument(post: Post): Promise<void> {
  const { cleanMarkup } = await untilLoaded(() => import('./clean-html.ts'));
  await windowDeps().kept.keep({ ...post, content: cleanMarkup(post.content) });
}

const isNamed = (post: Post, name: string): boolean => (isPostId(name) ? String(post.id) : postName(post)) === name;

/** The post with this id or slug, for the page at `path`. What the server put into the document is not asked for again. */
export function usePost(name: string, path: string): Reading {
  const [found, setFound] = useState<{ readonly name: string; readonly reading: Reading }>(() => {
    const reading = shownInDocument(path) ?? { state: documentIsOfNoPost() ? 'missing' : 'loading' };
    return { name, reading };
  });
  const { reading } = found;
  // After its address was rewritten a post is still the same; any other post is not there yet.
  const isOfThisPage = reading.state === 'here' ? isNamed(reading.post, name) : found.name === name;
  const postOnScreen = useEffectEvent(() => (isOfThisPage && reading.state === 'here' ? reading.post : undefined));
  useEffect(() => {
    const inDocument = postInDocument(path);
    let onScreen = postOnScreen();
    let last: PostFound | undefined;
    let isShown = true;
    const show = async (next: PostFound) => {
      last = next;
      onScreen = next.state === 'here' ? next.post : undefined;
      const reading = next.state === 'here' ? await cleaned(next.post) : next;
      // Cleaning takes a moment, in which another answer may have come.
      if (isShown && last === next) setFound({ name, reading });
    };
    const read = () => void readPost(name, onScreen, windowDeps(), (next) => void show(next));
    const isMissing = documentIsOfNoPost();
    documentDataUsed();
    if (inDocument?.filledBy === 'server') void keepFromDocument(inDocument.post);
    else if (!isMissing) read();
    addEventListener('online', read);
    return () => {
      isShown = false;
      removeEventListener('online', read);
    };
  }, [name, path]);
  return isOfThisPage ? reading : { state: 'loading' };
}
