import { Link } from '@tanstack/react-router';
import { LinkButton } from '../ui/button/button.tsx';
import * as words from '../words/en/blog/cached.ts';
import type { CachedPost } from './cache/cached-posts.ts';
import ui from '../ui/ui.module.css';
import css from './blog.module.css';

/** What can be read here without a network; if nothing can, what can be done instead. */
export function CachedList({ posts }: { readonly posts: readonly CachedPost[] }) {
  if (posts.length === 0) return <LinkButton to="/games">{words.playMeanwhile}</LinkButton>;
  return (
    <section className={css['cached']} aria-labelledby="cached-posts">
      <h2 id="cached-posts" className={ui['larger']}>
        {words.readNow}
      </h2>
      <ul>
        {posts.map(({ name, title }) => (
          <li key={name}>
            <Link to="/blog/$post" params={{ post: name }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
