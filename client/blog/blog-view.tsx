import type { ReactNode } from 'react';
import { CARD_NAMES, type CardValues } from '../../shared/site/post-values.ts';
import { LinkButton } from '../ui/button/button.tsx';
import page from '../ui/page.module.css';
import { Each, When } from './build-context.tsx';
import { Newsletter } from './newsletter.tsx';
import { PostCard } from './post-card.tsx';
import { TOPICS } from './topics.ts';
import css from './blog.module.css';

/** The page around the list. */
export function BlogFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={page['page']}>
      <header className={css['head']}>
        <h1 className={page['title']}>Blog</h1>
        <p className={page['lead']}>Ways to think about numbers, to read with a pencil in hand.</p>
        <ul className={css['topics']} aria-label="Topics">
          {TOPICS.map((topic) => (
            <li key={topic} className={css['topic']}>
              {topic}
            </li>
          ))}
        </ul>
      </header>
      {children}
      <Newsletter />
    </div>
  );
}

/** All posts, the newest first; or what stands there as long as there is none. */
export function PostList({ posts }: { readonly posts: readonly CardValues[] }) {
  return (
    <>
      <When name="some-posts" is={posts.length > 0}>
        <ul className={css['posts']}>
          <Each name="posts" items={posts} names={CARD_NAMES} by="name">
            {(post) => <PostCard post={post} />}
          </Each>
        </ul>
      </When>
      <When name="no-posts" is={posts.length === 0}>
        <div className={css['none']}>
          <p className={css['soon']}>Coming Soon!</p>
          <p className={css['soft']}>The first posts are being written.</p>
          <LinkButton to="/" variant="primary">
            Go to Home
          </LinkButton>
        </div>
      </When>
    </>
  );
}
