import type { CardValues } from '../../shared/site/post-values.ts';
import { SheetLink } from '../ui/sheet/sheet.tsx';
import * as words from '../words/en/blog/list.ts';
import { When } from './build-context.tsx';
import ui from '../ui/ui.module.css';
import css from './post-card.module.css';

interface PostCardProps {
  readonly post: CardValues;
}

/** A post in the list (spec 2 §2, Blog). Its picture stands over a drawing, which is seen if there is none. */
export function PostCard({ post: { name, title, description, thumbnail, day, date } }: PostCardProps) {
  return (
    <li className={css['item']}>
      <SheetLink to="/blog/$post" params={{ post: name }} room="flush" className={css['card']}>
        <span className={css['cover']}>
          <Jumps />
          <When name="thumbnail" is={thumbnail !== ''}>
            <img className={css['picture']} src={thumbnail} alt="" loading="lazy" decoding="async" />
          </When>
        </span>
        <span className={css['words']}>
          <h2 className={css['title']}>{title}</h2>
          <When name="description" is={description !== ''}>
            <span className={ui['soft']}>{description}</span>
          </When>
          <span className={css['origin']}>
            <time dateTime={day}>{date}</time>
            <span className={css['label']}>{words.adminPost}</span>
          </span>
        </span>
      </SheetLink>
    </li>
  );
}

/** Two jumps on a number line, as one draws them while adding in one's head. */
function Jumps() {
  return (
    <svg className={css['drawing']} viewBox="0 0 160 90" aria-hidden="true">
      <path className={css['line']} d="M16 64H144M32 59v10M48 61v6M64 61v6M80 59v10M96 61v6M112 61v6M128 59v10" />
      <path d="M32 58C42 24 102 24 112 58M112 58C115 46 125 46 128 58" />
      <path d="M105 53l7 5 4-8" />
    </svg>
  );
}
