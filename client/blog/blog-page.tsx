import { use } from 'react';
import { useLocation } from '@tanstack/react-router';
import { withoutClosingSlash } from '../../shared/addresses.ts';
import { cardOf } from '../../shared/site/post-values.ts';
import { BlogFrame, PostList } from './blog-view.tsx';
import { BuildContext } from './build-context.tsx';
import { CachedList } from './cached-list.tsx';
import { usePosts } from './use-posts.ts';
import * as words from '../words/en/blog/list.ts';
import ui from '../ui/ui.module.css';
import css from './blog.module.css';

/** /blog: all posts (spec 2 §2, Blog). */
export default function BlogPage() {
  const isTemplate = use(BuildContext) !== undefined;
  return <BlogFrame>{isTemplate ? <PostList posts={[]} /> : <ReadPosts />}</BlogFrame>;
}

function ReadPosts() {
  const path = useLocation({ select: ({ pathname }) => withoutClosingSlash(pathname) });
  const found = usePosts(path);
  if (found === undefined)
    return (
      <div className={css['none']} aria-busy="true">
        <output>{words.loading}</output>
      </div>
    );
  if (found.state === 'here') return <PostList posts={found.posts.map(cardOf)} />;
  return (
    <div className={css['none']}>
      <p className={css['soon']}>{words.notHereYet}</p>
      <p className={ui['soft']}>{words.needsNetwork}</p>
      <CachedList posts={found.instead} />
    </div>
  );
}
