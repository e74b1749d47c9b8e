import { Link } from '@tanstack/react-router';
import { HEADING_NAMES, type PostValues } from '../../shared/site/post-values.ts';
import { LinkButton } from '../ui/button/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Each, When } from './build-context.tsx';
import * as words from '../words/en/blog/post.ts';
import type { SafeHtml } from './safe-html.ts';
import text from './post-text.module.css';
import css from './post.module.css';

interface PostViewProps {
  readonly post: PostValues;
  /** Its content with the ids of its headings. */
  readonly content: SafeHtml;
}

/** A post (spec 2 §2, Blog post). */
export function PostView({ post: { title, description, day, date, contents }, content }: PostViewProps) {
  return (
    <article className={css['post']}>
      <BackToBlog />
      <header className={css['head']}>
        <h1 className={css['title']}>{title}</h1>
        <When name="description" is={description !== ''}>
          <p className={css['lead']}>{description}</p>
        </When>
        <p className={css['origin']}>
          <span className={css['author']}>{words.author}</span>
          <time dateTime={day}>{date}</time>
        </p>
      </header>
      <div className={css['sheet']}>
        <When name="has-contents" is={contents.length > 0}>
          <details className={css['contents']} open>
            <summary className={css['summary']}>
              {words.contents}
              <Icon name="down" size="small" />
            </summary>
            <nav aria-label={words.contentsOfPost}>
              <ol className={css['entries']}>
                <Each name="headings" items={contents.map(({ id, text, level }) => ({ id, text, level }))} names={HEADING_NAMES} by="id">
                  {(heading) => (
                    <li>
                      <a className={css['entry']} data-level={heading.level} href={`#${heading.id}`}>
                        {heading.text}
                      </a>
                    </li>
                  )}
                </Each>
              </ol>
            </nav>
          </details>
        </When>
        <div className={classes(text['text'], css['text'])} data-post-content dangerouslySetInnerHTML={{ __html: content }} />
      </div>
      <nav className={css['next']} aria-label={words.whereToGoOn}>
        <LinkButton to="/games" variant="primary" size="large">
          {words.tryInGame} <Icon name="arrow-right" />
        </LinkButton>
        <LinkButton to="/blog" size="large">
          {words.allPosts}
        </LinkButton>
      </nav>
    </article>
  );
}

/** The way back from a post, or from one that is not there. */
export function BackToBlog() {
  return (
    <Link to="/blog" className={css['back']}>
      <Icon name="arrow-left" size="small" />
      {words.backToBlog}
    </Link>
  );
}
