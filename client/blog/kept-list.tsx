import { Link } from '@tanstack/react-router';
import { LinkButton } from '../ui/button/button.tsx';
import type { KeptPost } from './kept/kept-posts.ts';
import css from './blog.module.css';

/** What can be read here without a network; if nothing can, what can be done instead. */
export function KeptList({ posts }: { readonly posts: readonly KeptPost[] }) {
  if (posts.length === 0) return <LinkButton to="/games">Play a game meanwhile</LinkButton>;
  return (
    <section className={css['kept']} aria-labelledby="kept-posts">
      <h2 id="kept-posts" className={css['newsletterTitle']}>
        You can read these now
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
