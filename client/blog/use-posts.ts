import { useEffect, useState } from 'react';
import { documentDataUsed, postsInDocument } from './document-data.ts';
import { readPosts, type PostsFound } from './read-posts.ts';
import { windowDeps } from './reading-deps.ts';

/** The posts for the page at `path`; undefined until the first answer. What the server put into the document is not asked for again. */
export function usePosts(path: string): PostsFound | undefined {
  const [found, setFound] = useState<PostsFound | undefined>(() => {
    const data = postsInDocument(path);
    return data && { state: 'here', posts: data.posts };
  });
  useEffect(() => {
    let isShown = true;
    const data = postsInDocument(path);
    let onScreen = data?.posts;
    const show = (next: PostsFound) => {
      if (!isShown) return;
      onScreen = next.state === 'here' ? next.posts : undefined;
      setFound(next);
    };
    const read = () => void readPosts(onScreen, windowDeps(), show);
    documentDataUsed();
    if (data?.filledBy === 'server') void windowDeps().kept.keepList(data.posts);
    else read();
    addEventListener('online', read);
    return () => {
      isShown = false;
      removeEventListener('online', read);
    };
  }, [path]);
  return found;
}
