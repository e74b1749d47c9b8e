import { LinkButton } from '../ui/button/button.tsx';
import { CachedList } from './cached-list.tsx';
import type { CachedPost } from './cache/cached-posts.ts';
import { BackToBlog } from './post-view.tsx';
import css from './post.module.css';

/** What the page of a post shows instead of one (spec 2 §2, Blog post). */

export function Loading() {
  return (
    <div className={css['message']} aria-busy="true">
      <output>Loading post...</output>
    </div>
  );
}

export function NoPost() {
  return (
    <div className={css['message']}>
      <h1 className={css['title']}>Post Not Found</h1>
      <p className={css['soft']}>It may have been taken back, or the address has a mistake in it.</p>
      <LinkButton to="/blog" variant="primary">
        Back to Blog
      </LinkButton>
    </div>
  );
}

export function NotReadHere({ instead }: { readonly instead: readonly CachedPost[] }) {
  return (
    <div className={css['message']}>
      <BackToBlog />
      <h1 className={css['title']}>This post is not on this device yet</h1>
      <p className={css['soft']}>
        A post can be read without a network once it was opened here. This one was not. It opens by itself when the network is back.
      </p>
      <CachedList posts={instead} />
    </div>
  );
}
