import { LinkButton } from '../ui/button/button.tsx';
import { CachedList } from './cached-list.tsx';
import type { CachedPost } from './cache/cached-posts.ts';
import * as words from '../words/en/blog/post.ts';
import { BackToBlog } from './post-view.tsx';
import css from './post.module.css';

/** What the page of a post shows instead of one (spec 2 §2, Blog post). */

export function Loading() {
  return (
    <div className={css['message']} aria-busy="true">
      <output>{words.loading}</output>
    </div>
  );
}

export function NoPost() {
  return (
    <div className={css['message']}>
      <h1 className={css['title']}>{words.notFound}</h1>
      <p className={css['soft']}>{words.whyNotFound}</p>
      <LinkButton to="/blog" variant="primary">
        {words.backToBlog}
      </LinkButton>
    </div>
  );
}

export function NotReadHere({ instead }: { readonly instead: readonly CachedPost[] }) {
  return (
    <div className={css['message']}>
      <BackToBlog />
      <h1 className={css['title']}>{words.notHereYet}</h1>
      <p className={css['soft']}>{words.whyNotHere}</p>
      <CachedList posts={instead} />
    </div>
  );
}
