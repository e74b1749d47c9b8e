import type { ReactNode } from 'react';
import { CARD_NAMES, type CardValues } from '../../shared/site/post-values.ts';
import { LinkButton, Button } from '../ui/button/button.tsx';
import { Each, When } from './build-context.tsx';
import { PostCard } from './post-card.tsx';
import { Field } from '../ui/form/field.tsx';
import { Sheet } from '../ui/sheet/sheet.tsx';
import * as words from '../words/en/blog/list.ts';
import ui from '../ui/ui.module.css';
import page from '../ui/page.module.css';
import css from './blog.module.css';

/** The page around the list. */
export function BlogFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={page['page']}>
      <header className={ui['column4']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
        <ul className={css['topics']} aria-label={words.topics}>
          {words.topicNames.map((topic) => (
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
          <p className={css['soon']}>{words.comingSoon}</p>
          <p className={ui['soft']}>{words.beingWritten}</p>
          <LinkButton to="/" variant="primary">
            {words.toHome}
          </LinkButton>
        </div>
      </When>
    </>
  );
}

/** The newsletter, which is not open yet and says so (decision S9). */
function Newsletter() {
  return (
    <Sheet as="section" sunk className={css['newsletter']} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={ui['larger']}>
        {words.newsletter}
      </h2>
      <div className={css['subscribe']}>
        <Field id="newsletter-email" type="email" label={words.email} hint={words.notOpenYet} disabled />
        <Button disabled>{words.subscribe}</Button>
      </div>
    </Sheet>
  );
}
