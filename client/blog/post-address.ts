import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { isPostId } from '../../shared/site/post-name.ts';
import type { Reading } from './use-post.ts';

/** Describes the post in the head, where its document has not. Until it is there, the table of pages does. */
export function usePostHead(path: string, reading: Reading): void {
  useEffect(() => {
    if (reading.state === 'loading') return undefined;
    let end: (() => void) | undefined;
    let isShown = true;
    // The words may be missing, for instance if a new build replaced their chunk. The page works without them.
    const show = async () => {
      const { describePost } = await import('./post-head.ts');
      if (isShown) end = describePost(path, reading);
    };
    show().catch(() => undefined);
    return () => {
      isShown = false;
      end?.();
    };
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
